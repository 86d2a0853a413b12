export const shopNewsRefusals = {
  NEWS_SENT: {
    code: 3000470,
    en: 'This message has been scheduled or sent. It can no longer be changed.',
    zh: '此訊息已排期或發出，不能再更改。',
  },
}
