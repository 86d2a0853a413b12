import type { Texts } from '#language/texts.ts'

/** The house rules, each as an author reads it. */
export const houseRuleText = {
  harassment: { en: 'Insults or harasses someone', zh: '侮辱或騷擾他人' },
  hate: { en: 'Attacks people for what they are', zh: '仇恨或歧視言論' },
  nudity: { en: 'Shows or offers sexual content', zh: '色情內容或招攬' },
  defamation: { en: 'Accuses a person or firm of something unproven', zh: '對個人或公司作未經證實的指控' },
  impersonation: { en: 'Passes itself off as someone else', zh: '冒充他人或本店' },
  rights: { en: 'Uses the pictures or words of others', zh: '擅用他人的圖片或文字' },
  personal: { en: 'Shows personal data, such as a telephone number', zh: '公開個人資料，例如電話號碼' },
  dealing: { en: 'Asks for money or a deal outside the shop', zh: '要求私下付款或交易' },
  counterfeit: { en: 'Offers or praises counterfeits', zh: '兜售或推介冒牌貨' },
  spam: { en: 'Is advertising, or the same again and again', zh: '廣告或重複內容' },
  paid: { en: 'Does not say that it was paid for', zh: '未有表明收取報酬' },
} satisfies Texts

export const subjectKindText = {
  review: { en: 'Review', zh: '評價' },
  nickname: { en: 'Nickname', zh: '暱稱' },
  signature: { en: 'Signature', zh: '個人簡介' },
  picture: { en: 'Picture', zh: '圖片' },
  profile: { en: 'Profile', zh: '個人檔案' },
  post: { en: 'Post', zh: '帖文' },
  comment: { en: 'Comment', zh: '留言' },
  conversation: { en: 'Conversation', zh: '對話' },
  answer: { en: 'Answer to a review', zh: '對評價的回覆' },
} satisfies Texts
