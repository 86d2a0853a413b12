import { withNames } from '#language/house.ts'
import type { Language } from '#language/languages.ts'

/** How a mail to a shopper begins, by their name where it is known, and how it ends. */
export const greeting = {
  en: (name: string): string => (name ? `Dear ${name},` : 'Hello,'),
  zh: (name: string): string => (name ? `${name}您好：` : '您好：'),
}

const CLOSING = { en: '{shop} customer service', zh: '{店名}客戶服務' }
export const closing = (language: Language): string => withNames(CLOSING[language])

/** One fact on a line. */
export const factLine = {
  en: (name: string, value: string): string => `${name}: ${value}`,
  zh: (name: string, value: string): string => `${name}：${value}`,
}

const MOST_NAMED = 3

/** Names in a sentence; of many the first few, and how many more. */
export const nameList = {
  en: (names: readonly string[]): string => {
    if (names.length > MOST_NAMED) return `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
    return [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter(Boolean).join(' and ')
  },
  zh: (names: readonly string[]): string =>
    names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join('、')}等${names.length}款貨品` : names.join('、'),
}

/** How many of what is told of, as the beginning of a sentence about it. */
export const itemsHave = {
  en: (count: number): string => (count === 1 ? '1 item has' : `${count} items have`),
  zh: (count: number): string => `${count}件貨品`,
}

/** What the one link of a mail says, by where it leads. */
const LEADS: readonly [RegExp, Record<Language, string>][] = [
  [/\/order\//, { en: 'View your order', zh: '查看訂單' }],
  [/\/orders\/orderDetail/, { en: 'View your order', zh: '查看訂單' }],
  [/\/orders\/review/, { en: 'View your review', zh: '查看評價' }],
  [/\/returns/, { en: 'View your return', zh: '查看退貨' }],
  [/\/claims/, { en: 'View your claim', zh: '查看申請' }],
  [/\/care/, { en: 'View your appointment', zh: '查看預約' }],
  [/\/points/, { en: 'View your points', zh: '查看積分' }],
  [/\/balance/, { en: 'View your balance', zh: '查看結餘' }],
  [/\/coupons/, { en: 'View your coupons', zh: '查看優惠券' }],
  [/\/devices/, { en: 'Sign-in and devices', zh: '登入與裝置' }],
  [/\/product\//, { en: 'View the item', zh: '查看貨品' }],
]
export const leadWords = (page: string, language: Language): string =>
  (LEADS.find(([where]) => where.test(page))?.[1] ?? { en: 'View your account', zh: '查看帳戶' })[language]
