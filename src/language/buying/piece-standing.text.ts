import type { Texts } from '#language/texts.ts'

/** How one piece of an order stands, in a word or two. Keys are its states; `collect` is one that waits in a store. */
export const pieceStandingText = {
  unpaid: { en: 'Held for you', zh: '為您保留' },
  own: { en: 'Being prepared', zh: '準備中' },
  awaited: { en: 'With the seller', zh: '待賣家送交' },
  'with-us': { en: 'Being authenticated', zh: '鑑定中' },
  passed: { en: 'Authenticated, being packed', zh: '已通過鑑定，包裝中' },
  rejected: { en: 'Did not pass authentication', zh: '未能通過鑑定' },
  sent: { en: 'On its way to you', zh: '派送中' },
  collect: { en: 'Ready to collect', zh: '可供取貨' },
  received: { en: 'Received', zh: '已收貨' },
  returned: { en: 'Returned', zh: '已退貨' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
} satisfies Texts

export const pieceDeadlineText = {
  arrivesBy: { en: (day: string) => `arrives by ${day}`, zh: (day: string) => `預計${day}或之前送達` },
  readyBy: { en: (day: string) => `ready by ${day}`, zh: (day: string) => `預計${day}或之前可取` },
  sentOn: { en: (day: string) => `sent ${day}`, zh: (day: string) => `${day}寄出` },
  returnBy: { en: (day: string) => `return until ${day}`, zh: (day: string) => `退貨期至${day}` },
  refunded: { en: 'not sent, and refunded', zh: '不會寄出，並退還款項' },
  of: {
    en: (number: number, all: number) => `${number} of ${all}`,
    zh: (number: number, all: number) => `第${number}件，共${all}件`,
  },
  return: { en: (state: string) => `Return: ${state}`, zh: (state: string) => `退貨：${state}` },
  cancel: { en: (state: string) => `Cancellation: ${state}`, zh: (state: string) => `取消申請：${state}` },
  claim: { en: (kind: string, state: string) => `${kind}: ${state}`, zh: (kind: string, state: string) => `${kind}：${state}` },
  mixed: { en: 'The progress of each item is shown below.', zh: '各件貨品的最新情況列於下方。' },
} satisfies Texts

/** What happened to a piece or a parcel of an order, in its history. Keys are the moves. */
export const pieceMoveText = {
  dispatch: { en: 'A parcel has left us', zh: '已寄出包裹' },
  receive: { en: 'A parcel was received', zh: '已收到包裹' },
  reject: { en: 'An item did not pass authentication', zh: '有貨品未能通過鑑定' },
  return: { en: 'A returned item was accepted', zh: '已接納退貨' },
  lose: { en: 'A parcel was lost', zh: '包裹於派送途中遺失' },
  'come-back': { en: 'A parcel came back to us', zh: '包裹已退回本店' },
  'request-part': { en: 'A refund was requested', zh: '已申請退款' },
} satisfies Texts
