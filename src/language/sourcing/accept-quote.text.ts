import type { Texts } from '#language/texts.ts'

/** What accepting a quote means; said before it is done. */
export const acceptText = {
  open: { en: 'Accept this quote', zh: '接受此報價' },
  now: {
    en: (deposit: string) => `You pay a deposit of ${deposit} now, within 30 minutes.`,
    zh: (deposit: string) => `現付訂金${deposit}，須於30分鐘內完成。`,
  },
  later: {
    en: (rest: string, hours: number) => `You pay ${rest} once the item has passed our authentication, within ${hours} hours.`,
    zh: (rest: string, hours: number) => `貨品通過本店鑑定後，您須於${hours}小時內支付餘款${rest}。`,
  },
  back: {
    en: (days: number) => `If it is not bought within ${days} days, or does not pass, the deposit is refunded to you.`,
    zh: (days: number) => `如未能於${days}日內購得，或未能通過鑑定，訂金將退回給您。`,
  },
  kept: {
    en: 'If you do not pay the rest in time, the deposit goes to the global buyer, who keeps the item.',
    zh: '如您逾期未付餘款，訂金歸環球買手，貨品由買手保留。',
  },
  address: { en: 'Deliver to', zh: '送貨地址' },
  addAddress: { en: 'Please add a delivery address first', zh: '請先加入送貨地址' },
  accept: { en: (deposit: string) => `Accept and pay ${deposit}`, zh: (deposit: string) => `接受並支付${deposit}` },
} satisfies Texts

/** Where the money of a request stands, and what is to pay. */
export const requestMoneyText = {
  title: { en: 'Payments', zh: '付款' },
  deposit: { en: 'Deposit', zh: '訂金' },
  due: { en: (moment: string) => `to pay until ${moment}`, zh: (moment: string) => `須於${moment}前支付` },
  'with-us': { en: 'paid, and kept apart by us', zh: '已付，由本店另行保管' },
  'going-back': { en: 'being refunded to you', zh: '正退回給您' },
  back: { en: 'is back with you', zh: '已退回給您' },
  used: { en: 'counts towards the price', zh: '已抵付貨價' },
  payDeposit: { en: 'Pay the deposit', zh: '支付訂金' },
  rest: { en: 'Rest', zh: '餘款' },
  paid: { en: 'paid', zh: '已付' },
  payRest: { en: 'Pay the rest', zh: '支付餘款' },
  toOrder: { en: 'To the order', zh: '查看訂單' },
  receipt: { en: 'Receipt and item, as the buyer sent them', zh: '買手提供的單據及貨品照片' },
  item: { en: 'As we have it', zh: '本店鑑定照片' },
  tracking: { en: 'On its way to us', zh: '寄往本店' },
  stepDeposit: { en: 'Deposit', zh: '訂金' },
  stepSearch: { en: 'Looking', zh: '代尋' },
  stepExam: { en: 'Authentication', zh: '鑑定' },
  stepRest: { en: 'Rest and delivery', zh: '餘款及送貨' },
} satisfies Texts

/** The thanks for a deposit. */
export const paidDepositText = {
  title: { en: 'Thank you, your deposit is paid', zh: '多謝，訂金已付' },
  now: {
    en: 'Your deposit is kept apart by us. The global buyer now looks for your item.',
    zh: '訂金由本店另行保管，環球買手現正代尋您的貨品。',
  },
  toRequests: { en: 'To your requests', zh: '查看尋貨要求' },
} satisfies Texts
