/** What an author is told whose writing a moderator reads before others do. Both languages are kept with the message. */
export const waitingText = {
  title: { en: 'What you wrote waits for a moderator', zh: '您發表的內容正待審核' },
  words: {
    en: 'Others see it once it has been read, mostly within a day. You find it under “Content decisions”.',
    zh: '審核後其他會員便可看到，一般需時一天以內。您可於「內容審核」查閱進度。',
  },
  /** What a picture of it looks like was refused before. */
  picture: {
    en: 'A picture looks like one that was refused before. Others see it once a moderator has read it. You find it under “Content decisions”.',
    zh: '有圖片與曾被拒的圖片相似，審核後其他會員便可看到。您可於「內容審核」查閱進度。',
  },
  /** Beside the post itself. */
  reason: 'Waiting for a moderator / 待審核',
  pictureReason: 'Waiting for a moderator: a picture looks like one that was refused before / 待審核：有圖片與曾被拒的圖片相似',
} as const

/** What an author is told whose text named a telephone number, an account or an e-mail address. */
export const leftOutText = {
  title: { en: 'Contact details were left out of what you wrote', zh: '您發表的內容已隱去聯絡資料' },
  text: {
    en: 'Telephone and account numbers and e-mail addresses are not published: others see ••• in their place. Members can reach sellers by a conversation in the shop.',
    zh: '電話號碼、帳戶號碼及電郵地址不會公開，其他會員只會看到「•••」。如需聯絡賣家，請使用本店對話。',
  },
} as const
