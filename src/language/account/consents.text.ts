import type { Texts } from '#language/texts.ts'

export const consentsText = {
  title: { en: 'Consents and privacy', zh: '同意及私隱' },
  lead: {
    en: 'Changes take effect at once. We record when you made them.',
    zh: '更改即時生效，我們會記錄您更改的時間。',
  },
  news: { en: 'News from the shop', zh: '本店消息' },
  orders: { en: 'About your orders', zh: '訂單通知' },
  ordersWords: {
    en: 'Order confirmations and receipts always come by e-mail, and all of it appears in your messages.',
    zh: '訂單確認及收據必以電郵發送；所有進展亦會於站內訊息通知您。',
  },
  privacy: { en: 'What others can see', zh: '公開範圍' },
  since: { en: (when: string) => `Changed ${when}`, zh: (when: string) => `更改時間：${when}` },
  ways: { en: 'Choose what reaches you, and how', zh: '選擇接收哪些通知及方式' },
  save: { en: 'Save', zh: '儲存' },
  saved: { en: 'Saved.', zh: '已儲存。' },
  failed: { en: 'Your consents could not be loaded. Please try again.', zh: '未能載入設定，請重試。' },
} satisfies Texts

/** Keys are the kinds themselves. */
export const consentKindText = {
  'news-email': { en: 'News and offers by e-mail', zh: '以電郵接收本店消息及優惠' },
  'news-sms': { en: 'News and offers by SMS', zh: '以短訊接收本店消息及優惠' },
  'orders-email': { en: 'Delivery updates by e-mail', zh: '以電郵接收物流通知' },
  'orders-sms': { en: 'Order messages by SMS', zh: '以短訊接收訂單通知' },
  'hide-followers': { en: 'Hide whom I follow', zh: '隱藏我關注的人' },
  'hide-fans': { en: 'Hide my fans', zh: '隱藏我的粉絲' },
  'hide-friends': { en: 'Hide my friends', zh: '隱藏我的好友' },
} satisfies Texts
