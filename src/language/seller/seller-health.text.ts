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
  described: { en: 'Not as described', zh: '與描述不符' },
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
  follows: { en: 'What follows', zh: '超出上限時' },
  followsSoon: {
    en: 'Over a limit in the last 30 days: all owners get a message.',
    zh: '最近30日超出上限：所有負責人會收到通知。',
  },
  followsLong: {
    en: 'Over a limit in the last 90 days: a colleague of ours reviews the shop. They may warn you, hold payouts, or suspend the shop, with a reason you read. Nothing is suspended by itself.',
    zh: '最近90日超出上限：由本店職員審視，並可發出警告、暫停付款或暫停賣家，原因會一併說明。系統不會自動暫停。',
  },
  inReview: { en: 'We are reviewing your shop.', zh: '本店正審視您的表現。' },
  inReviewOf: {
    en: (figures: string) => `Over the limit in 90 days: ${figures}.`,
    zh: (figures: string) => `90日超出上限：${figures}。`,
  },
  reviewed: { en: (time: string) => `Last reviewed ${time}`, zh: (time: string) => `上次審視：${time}` },
  warning: { en: (words: string) => `Warning: ${words}`, zh: (words: string) => `警告：${words}` },
  behind: { en: 'Orders behind it', zh: '相關訂單' },
  look: { en: 'Health', zh: '表現' },
  lookAt: { en: (name: string) => `Health of ${name}`, zh: (name: string) => `${name}的表現` },
} satisfies Texts

/** What owners are told of their health. Plain text; both languages are written, not translated. */
export const healthMessages = {
  over: {
    en: {
      title: '{seller} is over a limit',
      text: 'In the last 30 days you are over the limit in: {figures}. “Health” in the seller centre lists the orders behind it. If you are over a limit in 90 days, we review your shop.',
    },
    zh: {
      title: '{seller}的表現超出上限',
      text: '最近30日超出上限的項目：{figures}。相關訂單列於賣家中心的「表現」。如90日超出上限，本店會作審視。',
    },
  },
  warned: {
    en: {
      title: 'A warning about the orders of {seller}',
      text: 'We have reviewed how your shop delivers. Please see “Health” in the seller centre.\nReason: {reason}',
    },
    zh: { title: '有關{seller}表現的警告', text: '本店已審視您的表現，詳情見賣家中心的「表現」。\n原因：{reason}' },
  },
} as const
