import type { Texts } from '#language/texts.ts'

export const consentsText = {
  title: { en: 'Consents and privacy', zh: '通知及私隱' },
  lead: {
    en: 'Each holds from the moment you change it. When you said so is kept.',
    zh: '更改即時生效，我們會記錄您更改的時間。',
  },
  news: { en: 'News of the shop', zh: '本店消息' },
  orders: { en: 'About your orders', zh: '訂單通知' },
  ordersWords: {
    en: 'Your messages here tell of every order in any case.',
    zh: '不論如何設定，訂單進展均會於站內訊息通知您。',
  },
  privacy: { en: 'What others see', zh: '公開範圍' },
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
  'hide-followers': { en: 'Hide who follows me', zh: '隱藏我的追隨者' },
  'hide-fans': { en: 'Hide my fans', zh: '隱藏我的粉絲' },
  'hide-friends': { en: 'Hide my friends', zh: '隱藏我的好友' },
} satisfies Texts
