import type { Texts } from '#language/texts.ts'

export const inboxText = {
  title: { en: 'Messages', zh: '訊息' },
  lead: { en: 'Your newest 500 messages are kept.', zh: '保留最新500則訊息。' },
  kinds: { en: 'Kinds of messages', zh: '訊息類別' },
  readAll: { en: 'Mark all as read', zh: '全部標示為已讀' },
  allRead: { en: 'All messages are marked as read.', zh: '已全部標示為已讀。' },
  unread: { en: (n: number) => `${n} unread`, zh: (n: number) => `${n}則未讀` },
  noneUnread: { en: 'No unread messages', zh: '沒有未讀訊息' },
  isUnread: { en: 'Unread: ', zh: '未讀：' },
  ways: { en: 'Choose what reaches you, and how', zh: '選擇接收哪些通知及方式' },
  more: { en: 'Show more', zh: '顯示更多' },
  empty: { en: 'No messages yet', zh: '暫時沒有訊息' },
  emptyWords: {
    en: 'Updates on your orders appear here, from payment to delivery.',
    zh: '由付款到送貨，訂單的每項進展均會即時於此通知您。',
  },
  failed: { en: 'Your messages could not be loaded. Please try again.', zh: '未能載入訊息，請重試。' },
} satisfies Texts

/** Keys are the kinds themselves; the empty one is all of them. */
export const messageKindText = {
  '': { en: 'All', zh: '全部' },
  order: { en: 'Orders', zh: '訂單' },
  platform: { en: 'The shop', zh: '平台' },
  logistics: { en: 'Deliveries', zh: '物流' },
  interactions: { en: 'Interactions', zh: '互動' },
  offers: { en: 'Offers', zh: '優惠' },
  receipts: { en: 'Receipts', zh: '收款及退款' },
} satisfies Texts
