import type { Texts } from '#language/texts.ts'

/** Parcels that wait in a store. */
export const adminWaitingText = {
  title: {
    en: (num: number) => `${num} ${num === 1 ? 'parcel waits' : 'parcels wait'} to be collected`,
    zh: (num: number) => `${num}個包裹等候取貨`,
  },
  waiting: { en: 'Waiting', zh: '等候取貨' },
  overdue: { en: 'Not collected in time', zh: '逾期未取' },
  until: { en: (time: string) => `Kept until ${time}`, zh: (time: string) => `保留至${time}` },
  keptUntil: { en: (time: string) => `Was kept until ${time}`, zh: (time: string) => `保留期限：${time}` },
  keep: { en: 'Keep it longer', zh: '延長保留' },
  keepWords: { en: 'From today on. The shopper is told the new day.', zh: '由今日起計，系統會通知顧客新期限。' },
  days: { en: 'Days', zh: '日數' },
  giveBack: { en: 'Back to stock, with a refund', zh: '重新上架並退款' },
  giveBackWords: {
    en: 'The pieces are for sale again at once, and all that was paid for them is asked back, as of a cancellation. The shopper is told. This cannot be undone.',
    zh: '貨品即時重新發售，並按取消訂單的安排申請退還全部款項，系統會通知顧客。此操作不能復原。',
  },
  kept: { en: (orderNo: string) => `Order ${orderNo} is kept longer.`, zh: (orderNo: string) => `訂單${orderNo}已延長保留。` },
  givenBack: {
    en: (orderNo: string) => `Order ${orderNo}: back to stock, and the refund is asked for.`,
    zh: (orderNo: string) => `訂單${orderNo}：貨品已重新上架，並已申請退款。`,
  },
} satisfies Texts
