/** What is told about a review, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const reviewMessages = {
  hide: {
    en: { title: 'Your review of {pieces} is not shown', text: 'Reason: {words}' },
    zh: { title: '您對{pieces}的評價未能顯示', text: '原因：{words}' },
  },
  reply: {
    en: { title: 'We have answered your review of {pieces}', text: '“{words}”' },
    zh: { title: '我們已回覆您對{pieces}的評價', text: '「{words}」' },
  },
  answer: {
    en: { title: '{merchant} has answered your review of {pieces}', text: '“{words}”' },
    zh: { title: '{merchant}已回覆您對{pieces}的評價', text: '「{words}」' },
  },
} as const
