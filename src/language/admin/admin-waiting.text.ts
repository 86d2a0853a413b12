import type { Texts } from '#language/texts.ts'

/** Parcels that wait in a store. */
export const adminWaitingText = {
  title: {
    en: (num: number) => `${num} ${num === 1 ? 'parcel' : 'parcels'} ready to collect`,
    zh: (num: number) => `${num}個包裹等候取貨`,
  },
  waiting: { en: 'Waiting', zh: '等候取貨' },
  overdue: { en: 'Not collected in time', zh: '逾期未取' },
  until: { en: (time: string) => `Kept until ${time}`, zh: (time: string) => `保留至${time}` },
  keptUntil: { en: (time: string) => `Was kept until ${time}`, zh: (time: string) => `保留期限：${time}` },
  keep: { en: 'Keep longer', zh: '延長保留' },
  keepWords: { en: 'From today. The shopper is notified of the new date.', zh: '由今日起計，系統會通知顧客新期限。' },
  days: { en: 'Days', zh: '日數' },
  giveBack: { en: 'Return to stock and refund', zh: '重新上架並退款' },
  giveBackWords: {
    en: 'The items are on sale again at once, and a full refund is requested, as for a cancellation. The shopper is notified. This cannot be undone.',
    zh: '貨品即時重新發售，並按取消訂單的安排申請退還全部款項，系統會通知顧客。此操作不能復原。',
  },
  kept: {
    en: (orderNo: string) => `Order ${orderNo} will be kept longer.`,
    zh: (orderNo: string) => `訂單${orderNo}已延長保留。`,
  },
  givenBack: {
    en: (orderNo: string) => `Order ${orderNo}: items returned to stock and refund requested.`,
    zh: (orderNo: string) => `訂單${orderNo}：貨品已重新上架，並已申請退款。`,
  },
} satisfies Texts
