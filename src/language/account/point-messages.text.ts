/** What is told about a member's points, in the inbox and by mail. Plain text; both languages are written, not translated. */
export const pointMessages = {
  received: {
    en: {
      title: '{friend} has given you {points} points',
      text: 'You can spend them at checkout, where a point is worth HK$1. {message}',
    },
    zh: { title: '{friend}送了{points}積分給您', text: '積分已存入您的帳戶，結帳時每1積分可抵HK$1。{message}' },
  },
  given: {
    en: {
      title: 'You have given {points} points',
      text: '{friend} has received them. This gift cannot be undone.',
    },
    zh: { title: '您已送出{points}積分', text: '積分已轉贈予{friend}，對方亦已收到通知。送出的積分不能收回。' },
  },
  ending: {
    en: {
      title: '{points} points expire on {day}',
      text: 'Use them by then: a point is worth HK$1 at checkout. You can also give them to a friend.',
    },
    zh: { title: '您有{points}積分將於{day}到期', text: '到期前於結帳時使用，每1積分可抵HK$1；亦可轉贈朋友。' },
  },
  added: {
    en: { title: 'We have given you {points} points', text: 'Reason: {message}' },
    zh: { title: '您獲發{points}積分', text: '原因：{message}' },
  },
  taken: {
    en: {
      title: 'We have deducted {points} points',
      text: 'If you have a question, please contact us.\nReason: {message}',
    },
    zh: { title: '已扣除您的{points}積分', text: '如有疑問，請聯絡我們。\n原因：{message}' },
  },
} as const

/** Who gives, where they have not said what they are called; and what they have written, in the inbox alone: mails carry no stranger's words. */
export const giverWords = {
  nameless: { en: 'A friend', zh: '一位朋友' },
  /** A friend known by a wish list without a title. */
  listed: { en: 'Your friend', zh: '您的朋友' },
  message: { en: 'Their message: {message}', zh: '留言：{message}' },
  read: { en: 'Their message is in your account, under Messages.', zh: '對方的留言可於帳戶的訊息內查閱。' },
} as const
