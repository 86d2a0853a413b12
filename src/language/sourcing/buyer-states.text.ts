import type { Texts } from '#language/texts.ts'

/** How a request stands, to the global buyer whose quote was accepted. Keys are the states. */
export const buyerStateText = {
  waiting: { en: 'Being checked', zh: '審核中' },
  open: { en: 'Taking quotes', zh: '接受報價中' },
  chosen: { en: 'Accepted, the deposit is to pay. Do not buy yet', zh: '已獲接受，待付訂金，請暫勿購買' },
  searching: { en: 'The deposit is paid: please buy it', zh: '訂金已付，請購買貨品' },
  bought: { en: 'Bought: please send it to us', zh: '已購得，請寄往本店' },
  sent: { en: 'On its way to us, to be examined', zh: '寄往本店鑑定' },
  passed: { en: 'Passed, the rest is to pay', zh: '已通過鑑定，待付餘款' },
  done: { en: 'Sold', zh: '已售出' },
  kept: { en: 'The rest was not paid: the deposit is yours', zh: '逾期未付餘款，訂金歸您' },
  closed: { en: 'Closed by the member', zh: '會員已結束要求' },
  lapsed: { en: 'Ended', zh: '已結束' },
  refused: { en: 'Not shown any more', zh: '不再顯示' },
  'not-found': { en: 'Not here in time', zh: '未能如期購得或送抵' },
  'not-passed': { en: 'Did not pass our examination', zh: '未能通過鑑定' },
  cancelled: { en: 'Cancelled: please do not buy', zh: '已取消，請勿購買' },
} satisfies Texts
