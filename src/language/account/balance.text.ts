import type { Texts } from '#language/texts.ts'

/** What has come into a balance or gone out of it. Keys are the kinds of postings. */
export const balanceEntryText = {
  refund: { en: 'Refund', zh: '退款' },
  'goodwill-balance': { en: 'Goodwill from us', zh: '優待' },
  invitation: { en: 'Invitation', zh: '邀請獎賞' },
  'rewards-held': { en: 'Used for an order', zh: '用於訂單' },
  'rewards-returned': { en: 'Back from an order that was not paid', zh: '未付款訂單退回' },
  'withdrawal-asked': { en: 'Withdrawal to your bank', zh: '提取至銀行' },
  'withdrawal-returned': { en: 'Withdrawal returned', zh: '提取退回' },
} satisfies Texts

/** A kind that has no name of its own yet. */
const other = { en: 'Booking', zh: '入賬' }
export const entryWords = (kind: string): { en: string; zh: string } =>
  Object.hasOwn(balanceEntryText, kind) ? balanceEntryText[kind as keyof typeof balanceEntryText] : other

/** A month's statement, on paper and in a table. */
export const balanceStatementText = {
  title: { en: 'Statement of your balance', zh: '結餘月結單' },
  month: { en: 'Month', zh: '月份' },
  member: { en: 'Member', zh: '會員' },
  day: { en: 'Date', zh: '日期' },
  what: { en: 'What', zh: '項目' },
  order: { en: 'Order', zh: '訂單' },
  amount: { en: 'Amount', zh: '金額' },
  balance: { en: 'Balance', zh: '結餘' },
  opening: { en: 'At the beginning', zh: '期初結餘' },
  closing: { en: 'At the end', zh: '期末結餘' },
} satisfies Texts
