import type { Texts } from '#language/texts.ts'

export const reviewFormText = {
  title: { en: 'Review an item', zh: '評價貨品' },
  lead: {
    en: 'How do you like it? We read every review before it is shown.',
    zh: '收到貨品後感覺如何？所有評價經審閱後方會顯示。',
  },
  none: { en: 'No item of this order can be reviewed yet', zh: '此訂單暫無可評價的貨品' },
  noneWords: { en: 'You can write a review once you have received the item.', zh: '收到貨品後即可評價。' },
  toOrder: { en: 'Back to the order', zh: '返回訂單' },
  write: { en: 'Write a review', zh: '撰寫評價' },
  stars: { en: 'Stars', zh: '評分' },
  starsOf: { en: (num: number) => `${num} ${num === 1 ? 'star' : 'stars'}`, zh: (num: number) => `${num}星` },
  text: { en: 'Your review', zh: '您的評價' },
  textHint: { en: 'Up to 120 letters or 60 Chinese characters.', zh: '最多120個英文字母或60個中文字。' },
  name: { en: 'Name shown', zh: '顯示名稱' },
  nameHint: {
    en: (masked: string) => `If left empty, you are shown as ${masked}.`,
    zh: (masked: string) => `如留空，將顯示為${masked}。`,
  },
  optional: { en: 'optional', zh: '選填' },
  pictures: { en: 'Pictures', zh: '照片' },
  picturesHint: { en: 'Up to three, JPG or PNG. Everyone can see them.', zh: '最多三張，JPG或PNG格式，將公開顯示。' },
  send: { en: 'Send review', zh: '提交評價' },
  sending: { en: 'Sending…', zh: '提交中……' },
  sent: { en: 'Thank you. We read every review before it is shown.', zh: '多謝您的評價，審閱後將會顯示。' },
  reply: { en: 'Our reply', zh: '我們的回覆' },
  chooseStars: { en: 'Choose one to five stars.', zh: '請選擇1至5星。' },
} satisfies Texts

export const reviewStateText = {
  waiting: { en: 'Being read', zh: '審閱中' },
  approved: { en: 'Shown', zh: '已顯示' },
  hidden: { en: 'Not shown', zh: '未能顯示' },
} satisfies Texts

export const reviewReportText = {
  title: { en: 'Report a review', zh: '舉報評價' },
  lead: {
    en: 'Tell us what is wrong: untrue, offensive, or showing personal details. We review it within one working day.',
    zh: '請說明問題所在，例如內容失實、令人反感或洩露個人資料。我們會於一個工作天內處理。',
  },
  words: { en: 'What is wrong', zh: '問題說明' },
  send: { en: 'Report review', zh: '提交舉報' },
  sent: { en: 'Thank you. We will review it.', zh: '多謝通知，我們會盡快處理。' },
  sentWords: { en: 'Reviews that break our rules are removed.', zh: '違反守則的評價將被移除。' },
  toShop: { en: 'Back to the shop', zh: '返回主頁' },
} satisfies Texts
