/** What is told about a review, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const reviewMessages = {
  hide: {
    en: { title: 'Your review of {piece} is not shown', text: 'Our reason: {words}' },
    zh: { title: '您對{piece}的評價未能顯示', text: '原因：{words}' },
  },
  reply: {
    en: { title: 'We have answered your review of {piece}', text: '“{words}”' },
    zh: { title: '我們已回覆您對{piece}的評價', text: '「{words}」' },
  },
} as const
