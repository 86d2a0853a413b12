import { feeText } from '#language/buying/fee.text.ts'
import type { Texts } from '#language/texts.ts'
import { ledgerText } from '../admin-money.text.ts'

export const adminLedgerText = {
  title: { en: 'Ledger', zh: '總賬' },
  lead: {
    en: 'Every movement of money is a posting whose entries add up to zero. Nothing can be changed; errors are reversed by another posting.',
    zh: '每項款項變動均為一筆借貸相等的分錄，紀錄不可更改；如有錯誤，以相反分錄沖正。',
  },
  trial: { en: 'Trial balance', zh: '試算表' },
  asOf: { en: 'At the end of', zh: '截至當日完結' },
  now: { en: 'Now', zh: '現時' },
  at: { en: (moment: string) => `As of ${moment}`, zh: (moment: string) => `截至${moment}` },
  account: { en: 'Account', zh: '科目' },
  accounts: { en: 'Accounts', zh: '數目' },
  accountsOf: {
    en: (num: number, name: string) => `${num} ${name} accounts`,
    zh: (num: number, name: string) => `${num}個帳戶：${name}`,
  },
  debit: { en: 'Debit', zh: '借方' },
  credit: { en: 'Credit', zh: '貸方' },
  sum: { en: 'Sum', zh: '合計' },
  sumPoints: { en: 'Sum of points', zh: '積分合計' },
  points: { en: 'points', zh: '積分' },
  balanced: { en: 'The books balance.', zh: '賬目平衡。' },
  unbalanced: { en: 'The books do not balance.', zh: '賬目不平衡。' },
  checked: { en: (moment: string) => `Last checked by night: ${moment}.`, zh: (moment: string) => `上次夜間核對：${moment}。` },
  empty: { en: 'No postings yet.', zh: '暫無分錄。' },
  entries: { en: 'Postings', zh: '分錄' },
  entriesLead: { en: 'Newest first, each with all its entries.', zh: '由新至舊，列出每筆分錄的所有項目。' },
  all: { en: 'All postings', zh: '全部分錄' },
  word: { en: 'Order, posting or owner', zh: '訂單、分錄或持有人編號' },
  anyAccount: { en: 'All accounts', zh: '全部科目' },
  from: { en: 'From', zh: '由' },
  to: { en: 'To', zh: '至' },
  search: { en: 'Search', zh: '搜尋' },
  clear: { en: 'Clear', zh: '清除' },
  file: { en: 'Export (CSV)', zh: '匯出（CSV）' },
  notFetched: { en: 'The file could not be downloaded. Please try again.', zh: '未能下載檔案，請重試。' },
  nothing: { en: 'No postings found', zh: '找不到分錄' },
  nothingWords: { en: 'Try other days or fewer filters.', zh: '請嘗試其他日期，或減少搜尋條件。' },
  older: { en: 'Show older postings', zh: '顯示較早分錄' },
  end: { en: 'This is the start of the ledger.', zh: '已顯示全部分錄。' },
  ofOrder: { en: (number: string) => `Order ${number}`, zh: (number: string) => `訂單${number}` },
  shop: { en: 'the shop', zh: '本店' },
  owner: { en: 'Owner', zh: '持有人' },
  balance: { en: 'Balance', zh: '結餘' },
  num: { en: 'Entries', zh: '項目' },
  count: { en: (num: number) => `${num} ${num === 1 ? 'account' : 'accounts'}`, zh: (num: number) => `${num}個帳戶` },
  back: { en: 'Trial balance', zh: '返回試算表' },
} satisfies Texts

/** What the nightly look at the books has found. */
export const ledgerProblemText = {
  units: { en: 'The total of all entries is not zero.', zh: '全部項目的總和不等於零。' },
  postings: { en: 'There are postings whose entries do not add up to zero.', zh: '有分錄的借貸總和不等於零。' },
  members: { en: 'There are members with a negative balance or points.', zh: '有會員的結餘或積分為負數。' },
  withdrawals: {
    en: 'The amount held for withdrawals differs from the open withdrawals.',
    zh: '提款暫記款項與未完成的提款不符。',
  },
  unread: { en: 'The nightly check could not be made.', zh: '夜間核對未能完成。' },
} satisfies Texts

export const ledgerAlarmText = {
  alarm: {
    en: 'The books are wrong. Tell finance and the system administrator at once.',
    zh: '賬目有誤，請即通知財務及系統管理人員。',
  },
  look: { en: 'To the ledger', zh: '查看總賬' },
} satisfies Texts

/** Accounts and postings by their names in the ledger; one that has none here stands as it is called there. */
export const ledgerNames: Record<string, { en: string; zh: string }> = {
  ...ledgerText,
  ...Object.fromEntries(Object.entries(feeText).map(([kind, name]) => [`charge-${kind}`, name])),
  ...Object.fromEntries(
    Object.entries(feeText).map(([kind, { en, zh }]) => [
      `fee-${kind}`,
      { en: `${en}, borne by sellers`, zh: `賣家承擔的${zh}` },
    ]),
  ),
  'charge-delivery': { en: 'Delivery', zh: '運費' },
  sale: { en: 'Sale', zh: '銷售' },
  balance: { en: 'Member balances', zh: '會員結餘' },
  'balance-held': { en: 'Balance held by unpaid orders', zh: '待付款訂單暫用的結餘' },
  'sourcing-deposits': { en: 'Deposits for requests', zh: '尋貨訂金' },
  deposit: { en: 'Deposit', zh: '收取訂金' },
  'deposit-used': { en: 'Deposit used for the price', zh: '訂金抵付貨價' },
  'deposit-kept': { en: 'Deposit left to the seller', zh: '訂金歸賣家' },
  'withdrawals-held': { en: 'Withdrawals in progress', zh: '處理中的提款' },
  points: { en: 'Member points', zh: '會員積分' },
  'points-debt': { en: 'Points owed by members', zh: '會員欠積分' },
  'points-issued': { en: 'Points issued', zh: '已發積分' },
  'points-spent': { en: 'Points spent', zh: '已用積分' },
  'points-expired': { en: 'Points expired', zh: '已到期積分' },
  'points-earned': { en: 'Points earned', zh: '獲得積分' },
  'points-taken-back': { en: 'Points deducted', zh: '收回積分' },
  'points-returned': { en: 'Points returned', zh: '退回積分' },
  'points-correction': { en: 'Points corrected', zh: '調整積分' },
  'points-gift': { en: 'Points given to a friend', zh: '轉贈積分' },
  'points-cost': { en: 'Reductions by points', zh: '積分折扣成本' },
  'coupon-cost': { en: 'Reductions by coupons', zh: '優惠券折扣成本' },
  'referral-cost': { en: 'Cost of influencers', zh: 'KOL推廣成本' },
  'invitation-cost': { en: 'Cost of invitations', zh: '邀請獎賞成本' },
  'goodwill-balance': { en: 'Goodwill to a balance', zh: '存入心意補償' },
  'invitation-inviter': { en: 'Invitation reward', zh: '發放邀請獎賞' },
  'invitation-friend': { en: 'Reward to an invited friend', zh: '發放受邀獎賞' },
  'invitation-inviter-back': { en: 'Reward withdrawn from an inviter', zh: '收回邀請獎賞' },
  'invitation-friend-back': { en: 'Reward withdrawn from an invited friend', zh: '收回受邀獎賞' },
  'debts-written-off': { en: 'Seller debts written off', zh: '已撇除的賣家欠款' },
  'debt-written-off': { en: 'Seller debt written off', zh: '撇除賣家欠款' },
  'withdrawal-asked': { en: 'Withdrawal requested', zh: '申請提款' },
  'withdrawal-paid': { en: 'Withdrawal paid', zh: '提款已付款' },
  'withdrawal-returned': { en: 'Withdrawal returned', zh: '提款退回' },
  'rewards-held': { en: 'Points and balance used for an order', zh: '訂單使用積分及結餘' },
  'rewards-returned': { en: 'Points and balance returned', zh: '退回積分及結餘' },
}
