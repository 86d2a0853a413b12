import type { Texts } from '#language/texts.ts'

export const adminTodayText = {
  title: { en: 'Today', zh: '今日概況' },
  sales: { en: 'Today so far', zh: '今日至今' },
  beside: {
    en: (day: string) => `Below each figure: ${day} until the same time, and that whole day.`,
    zh: (day: string) => `每項數字下方為${day}截至同一時間，以及該日全日的數字。`,
  },
  placed: { en: 'Orders placed', zh: '提交訂單' },
  paid: { en: 'Orders paid', zh: '訂單付款' },
  money: { en: 'Sales', zh: '銷售額' },
  back: { en: 'Refunded', zh: '退款' },
  until: { en: (figure: string) => `${figure} by this time`, zh: (figure: string) => `同一時間${figure}` },
  whole: { en: (figure: string) => `${figure} that day`, zh: (figure: string) => `全日${figure}` },
  reports: { en: 'All reports', zh: '所有報表' },
  waiting: { en: 'Waiting for you', zh: '待您處理' },
  nothing: { en: 'Nothing is waiting for you.', zh: '現時沒有待處理事項。' },
  num: {
    en: (num: number) => (num === 0 ? 'nothing' : `${num} waiting`),
    zh: (num: number) => (num === 0 ? '沒有' : `${num}項待處理`),
  },
  orders: { en: 'Newest orders', zh: '最新訂單' },
  allOrders: { en: 'All orders', zh: '所有訂單' },
  noOrdersTitle: { en: 'No orders yet', zh: '暫無訂單' },
  noOrders: { en: 'New orders appear here.', zh: '顧客提交訂單後，即會在此顯示。' },
} satisfies Texts

/** What waits, as a task for whoever reads it. */
export const waitingText = {
  receipts: { en: 'Transfer receipts to confirm', zh: '待確認的轉賬收據' },
  dispatch: { en: 'Orders to ship', zh: '待寄出訂單' },
  bench: { en: 'Items to authenticate', zh: '待鑑定貨品' },
  returns: { en: 'Returns to answer or inspect', zh: '待回覆或檢查的退貨' },
  'put-away': { en: 'Cancelled or returned items to put away', zh: '取消或退回後待處理的貨品' },
  claims: { en: 'Claims to decide', zh: '待決定的申請' },
  sourcing: { en: 'Sourcing requests to check', zh: '待審核的尋貨要求' },
  money: { en: 'Payments to review', zh: '待處理款項' },
  ledger: { en: 'Ledger out of balance', zh: '賬目不平衡' },
  payouts: { en: 'Payouts to check or send', zh: '待核對或發出的付款' },
  'late-withdrawals': { en: 'Withdrawals that are late', zh: '逾期未付的提款' },
  applications: { en: 'Seller applications to review', zh: '待審核的賣家申請' },
  'merchant-accounts': { en: 'Bank accounts of sellers to review', zh: '待審核的賣家銀行戶口' },
  'merchant-health': { en: 'Sellers above a limit', zh: '超出表現上限的賣家' },
  listings: { en: 'Proposed listings to review', zh: '待審核的上架申請' },
  appeals: { en: 'Appeals of sellers to decide', zh: '待決定的賣家上訴' },
  'send-backs': { en: 'Items to send back to sellers', zh: '待退回賣家的貨品' },
  approvals: { en: 'Approvals to give', zh: '待批核項目' },
  moderation: { en: 'Content to review', zh: '待審核內容' },
  'price-changes': { en: 'Price approvals', zh: '待批核的價格' },
  drafts: { en: 'Drafts to check or publish', zh: '待核對或發布的草稿' },
  work: { en: 'Failed jobs', zh: '未能完成的系統工作' },
  backups: { en: 'Backups to look into', zh: '須跟進的備份' },
} satisfies Texts
