import type { Texts } from '#language/texts.ts'

/** What an order page is headed by: where the order is. Keys are states of an order, and of its items where all are alike. */
export const orderHeadingText = {
  'payment-pending': { en: 'Waiting for your payment', zh: '等候您付款' },
  held: { en: (time: string) => `Held for you for ${time} more`, zh: (time: string) => `為您保留，尚餘${time}` },
  timeOver: { en: 'The time to pay has ended', zh: '付款時限已過' },
  closed: { en: 'This order was cancelled', zh: '此訂單已取消' },
  successful: { en: 'Received, and complete', zh: '已收貨，交易完成' },
  'refund-pending': { en: 'Your refund is on its way', zh: '正在安排退款' },
  refunded: { en: 'Your payment has been refunded', zh: '款項已退還' },
  failed: { en: 'This order could not be completed', zh: '此訂單未能完成' },
  own: { en: 'Paid, and being prepared', zh: '已付款，準備中' },
  awaited: { en: 'Paid, and on its way to authentication', zh: '已付款，正送交鑑定' },
  'with-us': { en: 'Being authenticated', zh: '正在鑑定' },
  passed: { en: 'Authenticated, and being packed', zh: '已通過鑑定，包裝中' },
  sent: { en: 'On its way to you', zh: '正在派送' },
  collect: { en: 'Ready to collect', zh: '可供取貨' },
  received: { en: 'Received', zh: '已收貨' },
  rejected: { en: 'It did not pass authentication', zh: '未能通過鑑定' },
  returned: { en: 'Returned', zh: '已退貨' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
} satisfies Texts

type Counted = (count: string, one: boolean) => string
const parcels =
  (words: string): Counted =>
  (count, one) =>
    `${count} ${one ? 'parcel' : 'parcels'} ${words}`
const items =
  (words: string): Counted =>
  (count, one) =>
    `${count} ${one ? 'item' : 'items'} ${words}`
const zhParcels =
  (words: string): Counted =>
  (count) =>
    `${count}個包裹${words}`
const zhItems =
  (words: string): Counted =>
  (count) =>
    `${count}件貨品${words}`

/** Parts of an order that are at different places: parcels once they have left, items before that. */
export const orderPartsText = {
  received: { en: parcels('received'), zh: zhParcels('已收貨') },
  collect: { en: parcels('ready to collect'), zh: zhParcels('可供取貨') },
  sent: { en: parcels('on the way'), zh: zhParcels('派送中') },
  own: { en: items('being prepared'), zh: zhItems('準備中') },
  awaited: { en: items('with the seller'), zh: zhItems('待賣家送交') },
  'with-us': { en: items('being authenticated'), zh: zhItems('鑑定中') },
  passed: { en: items('being packed'), zh: zhItems('包裝中') },
  rejected: { en: items('not authenticated'), zh: zhItems('未能通過鑑定') },
  returned: { en: items('returned'), zh: zhItems('已退貨') },
  cancelled: { en: items('cancelled'), zh: zhItems('已取消') },
} satisfies Texts

/** Small numbers as words; larger ones as figures. */
export const countWords = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  zh: ['零', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十'],
} as const
