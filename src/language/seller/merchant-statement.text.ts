import type { Texts } from '#language/texts.ts'

/** What has moved a merchant's balance; keys are the kinds of postings. */
const merchantEntryText = {
  'share-due': { en: 'Sale', zh: '銷售' },
  'share-lessened': { en: 'Adjusted after a refund', zh: '退款後調整' },
  'referral-due': { en: 'Earned by your links', zh: '推廣收益' },
  'referral-lessened': { en: 'Your links, adjusted after a refund', zh: '推廣收益（退款後調整）' },
  'deposit-kept': { en: 'Deposit of an item not paid for', zh: '未付餘款貨品的訂金' },
  appeal: { en: 'Appeal accepted', zh: '上訴獲接納' },
  'send-back': { en: 'Item sent back to you', zh: '退回貨品費用' },
  'late-cancelled': { en: 'Cancelled: not sent in time', zh: '逾期未寄取消費' },
  claim: { en: 'Claim upheld', zh: '申請成立' },
  'debt-paid': { en: 'Debt paid by transfer', zh: '轉賬繳付欠款' },
  'debt-written-off': { en: 'Debt written off', zh: '撇除欠款' },
  'withdrawal-asked': { en: 'Withdrawal', zh: '提款' },
  'withdrawal-returned': { en: 'Withdrawal returned', zh: '提款退回' },
} satisfies Texts

/** A kind that has no name of its own yet. */
const other = { en: 'Booking', zh: '入賬' }
export const merchantEntryWords = (kind: string): { en: string; zh: string } =>
  Object.hasOwn(merchantEntryText, kind) ? merchantEntryText[kind as keyof typeof merchantEntryText] : other

/** A month's statement of a merchant. */
export const merchantStatementText = {
  title: { en: 'Statement', zh: '結單' },
  period: {
    en: (first: string, last: string) => `${first} to ${last}`,
    zh: (first: string, last: string) => `${first}至${last}`,
  },
  fees: { en: 'Fees', zh: '費用' },
  day: { en: 'Date', zh: '日期' },
  what: { en: 'Description', zh: '項目' },
  order: { en: 'Order', zh: '訂單' },
  piece: { en: 'Item', zh: '貨品' },
  goods: { en: 'Price', zh: '貨價' },
  commission: { en: 'Commission', zh: '佣金' },
  card: { en: 'Card share', zh: '信用卡費用' },
  amount: { en: 'Amount', zh: '金額' },
  balance: { en: 'Balance', zh: '結餘' },
  opening: { en: 'Opening balance', zh: '期初結餘' },
  closing: { en: 'Closing balance', zh: '期末結餘' },
} satisfies Texts
