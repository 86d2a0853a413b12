import type { Texts } from '#language/texts.ts'

/** How far the pieces of an order are. Of each step: once it is done, while it lasts, and before. */
export const orderTrackText = {
  title: { en: 'Progress', zh: '進度' },
  paid: { en: 'Paid', zh: '已付款' },
  parcel: { en: (num: number) => `Parcel ${num}`, zh: (num: number) => `包裹${num}` },
  gone: { en: 'Returned or not sent', zh: '已退回或不會寄出' },
  since: { en: (day: string) => `since ${day}`, zh: (day: string) => `${day}起` },
  by: { en: (day: string) => `by ${day}`, zh: (day: string) => `${day}或之前` },
  away: {
    en: (seller: string, day: string) => `${seller} is on holiday and sends again from ${day}.`,
    zh: (seller: string, day: string) => `${seller}休假中，${day}起恢復送交貨品。`,
  },
  pieces: { en: (count: number) => (count === 1 ? 'one item' : `${count} items`), zh: (count: number) => `${count}件` },
  'seller-done': { en: 'Sent by the seller', zh: '賣家已送交' },
  'seller-now': { en: 'With the seller', zh: '待賣家送交' },
  'seller-todo': { en: 'Sent by the seller', zh: '賣家送交' },
  'own-done': { en: 'Brought to authentication', zh: '已送交鑑定' },
  'own-now': { en: 'Being prepared', zh: '準備中' },
  'own-todo': { en: 'Brought to authentication', zh: '送交鑑定' },
  'bench-done': { en: 'Authenticated', zh: '已通過鑑定' },
  'bench-now': { en: 'Being authenticated', zh: '鑑定中' },
  'bench-todo': { en: 'Authenticated', zh: '鑑定' },
  'away-done': { en: 'On its way', zh: '已寄出' },
  'away-now': { en: 'Being packed', zh: '包裝中' },
  'away-todo': { en: 'On its way', zh: '寄出' },
  'ready-done': { en: 'Ready to collect', zh: '可供取貨' },
  'ready-now': { en: 'On its way to the store', zh: '正送往取貨點' },
  'ready-todo': { en: 'Ready to collect', zh: '可供取貨' },
  'here-done': { en: 'Received', zh: '已收貨' },
  'here-now': { en: 'To be received', zh: '待收貨' },
  'here-todo': { en: 'Received', zh: '收貨' },
} satisfies Texts
