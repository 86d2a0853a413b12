import type { Texts } from '#language/texts.ts'

export const consentsText = {
  title: { en: 'Consents and privacy', zh: '通知及私隱' },
  lead: {
    en: 'Changes take effect at once. We record when you made them.',
    zh: '更改即時生效，我們會記錄您更改的時間。',
  },
  news: { en: 'News from the shop', zh: '本店消息' },
  orders: { en: 'About your orders', zh: '訂單通知' },
  ordersWords: {
    en: 'Messages about every order always appear here.',
    zh: '不論如何設定，訂單進展均會於站內訊息通知您。',
  },
  privacy: { en: 'What others can see', zh: '公開範圍' },
  since: { en: (when: string) => `Changed ${when}`, zh: (when: string) => `更改時間：${when}` },
  save: { en: 'Save', zh: '儲存' },
  saved: { en: 'Saved.', zh: '已儲存。' },
  failed: { en: 'Your consents could not be loaded. Please try again.', zh: '未能載入設定，請重試。' },
} satisfies Texts

/** Keys are the kinds themselves. */
export const consentKindText = {
  'news-email': { en: 'News by e-mail', zh: '以電郵接收本店消息' },
  'news-sms': { en: 'News by SMS', zh: '以短訊接收本店消息' },
  'orders-email': { en: 'Order messages by e-mail', zh: '以電郵接收訂單通知' },
  'orders-sms': { en: 'Order messages by SMS', zh: '以短訊接收訂單通知' },
  'hide-followers': { en: 'Hide whom I follow', zh: '隱藏我關注的人' },
  'hide-fans': { en: 'Hide my fans', zh: '隱藏我的粉絲' },
  'hide-friends': { en: 'Hide my friends', zh: '隱藏我的好友' },
} satisfies Texts
