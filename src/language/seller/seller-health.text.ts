import type { Texts } from '#language/texts.ts'

/** How a seller delivers, for its own people and for the shop. */
export const sellerHealthText = {
  title: { en: 'Health', zh: '表現' },
  lead: {
    en: 'We see the very same figures. Each shows the orders behind it.',
    zh: '平台所見的數字相同，各項均列出相關訂單。',
  },
  days: { en: 'Period', zh: '期間' },
  lastDays: { en: (days: number) => `Last ${days} days`, zh: (days: number) => `最近${days}日` },
  late: { en: 'Sent late', zh: '逾期寄出' },
  cancelled: { en: 'Cancelled as not sent', zh: '未寄出而取消' },
  rejected: { en: 'Not authenticated', zh: '鑑定不通過' },
  unanswered: { en: 'Not answered within a day', zh: '未於一日內回覆' },
  ofQuestions: {
    en: (num: number, of: number) => `${num} of ${of} questions`,
    zh: (num: number, of: number) => `${of}項查詢中的${num}項`,
  },
  aboutItem: { en: 'About an item', zh: '有關貨品' },
  ofOrders: {
    en: (num: number, of: number) => `${num} of ${of} orders`,
    zh: (num: number, of: number) => `${of}張訂單中的${num}張`,
  },
  ofItems: {
    en: (num: number, of: number) => `${num} of ${of} items`,
    zh: (num: number, of: number) => `${of}件貨品中的${num}件`,
  },
  limit: { en: (limit: string) => `limit ${limit}%`, zh: (limit: string) => `上限${limit}%` },
  few: {
    en: (fewest: number) => `Nothing follows below ${fewest}.`,
    zh: (fewest: number) => `不足${fewest}項時不作跟進。`,
  },
  good: { en: 'Within the limit.', zh: '在上限之內。' },
  near: { en: 'One more goes over the limit.', zh: '再多一項即超出上限。' },
  over: {
    en: 'Over the limit. It gets better as older orders leave the period and new ones arrive in time.',
    zh: '已超出上限。較早的訂單離開期間、新訂單如期寄出後，數字便會改善。',
  },
  behind: { en: 'Orders behind it', zh: '相關訂單' },
  look: { en: 'Health', zh: '表現' },
  lookAt: { en: (name: string) => `Health of ${name}`, zh: (name: string) => `${name}的表現` },
} satisfies Texts
