import type { Texts } from '#language/texts.ts'

/** The page of a deposit, which is paid as an order is and has no items. */
export const depositOrderText = {
  title: { en: 'Your deposit', zh: '您的訂金' },
  number: {
    en: (orderNo: string, day: string) => `Deposit ${orderNo}, ${day}`,
    zh: (orderNo: string, day: string) => `訂金${orderNo}，${day}`,
  },
  due: {
    en: (moment: string) => `Please pay it until ${moment}. After that, all quotes can be accepted again.`,
    zh: (moment: string) => `請於${moment}前支付；逾時未付，可重新選擇報價。`,
  },
  pay: { en: 'Pay the deposit', zh: '支付訂金' },
  'with-us': {
    en: 'It is paid and kept apart by us until the search is over.',
    zh: '已收到訂金，由本店另行保管，直至尋貨結束。',
  },
  used: { en: 'It counts towards the price of the item that was found.', zh: '已用作抵付所尋貨品的貨價。' },
  'going-back': { en: 'It is being refunded to you, in full.', zh: '正全數退還給您。' },
  back: { en: 'It was refunded to you.', zh: '已退還給您。' },
  closed: { en: 'It was not paid in time. You have not been charged.', zh: '逾時未付，並未扣款。' },
  deposit: { en: 'Deposit', zh: '訂金' },
  fee: { en: 'Payment fee', zh: '信用卡手續費' },
  total: { en: 'Total', zh: '總額' },
  toRequests: { en: 'To your requests', zh: '查看尋貨要求' },
} satisfies Texts

/** An order of what a global buyer has found: its deposit is lost with it. */
export const foundOrderText = {
  heldUntil: {
    en: (moment: string) =>
      `The item is kept for you until ${moment}. Unpaid by then, the deposit goes to the global buyer, who keeps the item.`,
    zh: (moment: string) => `貨品為您保留至${moment}；逾時未付餘款，訂金歸環球買手，貨品由買手保留。`,
  },
  cancelSure: {
    en: 'Cancel this order? The deposit goes to the global buyer, who keeps the item.',
    zh: '確定取消此訂單？訂金將歸環球買手，貨品由買手保留。',
  },
  closed: {
    en: 'This order was closed without payment of the rest. What became of the deposit is shown with your request.',
    zh: '此訂單的餘款未付，現已取消；訂金的安排載於尋貨要求。',
  },
} satisfies Texts
