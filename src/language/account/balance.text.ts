import type { Texts } from '#language/texts.ts'

/** What has come into a balance or gone out of it. Keys are the kinds of postings. */
export const balanceEntryText = {
  refund: { en: 'Refund', zh: '退款' },
  'goodwill-balance': { en: 'Goodwill from us', zh: '心意補償' },
  'invitation-inviter': { en: 'Invitation of a friend', zh: '邀請獎賞' },
  'invitation-friend': { en: 'Invitation by a friend', zh: '受邀獎賞' },
  'invitation-inviter-back': { en: 'Invitation reward withdrawn', zh: '收回邀請獎賞' },
  'invitation-friend-back': { en: 'Invitation reward withdrawn', zh: '收回受邀獎賞' },
  'deposit-used': { en: 'Deposit for your request', zh: '尋貨訂金' },
  'deposit-kept': { en: 'Deposit left to the global buyer', zh: '訂金歸環球買手' },
  'rewards-held': { en: 'Used for an order', zh: '用於訂單' },
  'rewards-returned': { en: 'Returned from an unpaid order', zh: '未付款訂單退回' },
  'withdrawal-asked': { en: 'Withdrawal to your bank', zh: '提取至銀行' },
  'withdrawal-returned': { en: 'Withdrawal returned', zh: '提款退回' },
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
  what: { en: 'Description', zh: '項目' },
  order: { en: 'Order', zh: '訂單' },
  amount: { en: 'Amount', zh: '金額' },
  balance: { en: 'Balance', zh: '結餘' },
  opening: { en: 'Opening balance', zh: '期初結餘' },
  closing: { en: 'Closing balance', zh: '期末結餘' },
} satisfies Texts

/** A member's own page of it. */
export const balanceText = {
  title: { en: 'Balance', zh: '結餘' },
  lead: {
    en: 'Refunds you chose to keep, and credits from us. Use them at checkout, or withdraw them to your bank account.',
    zh: '您在本店的款項，包括選擇存入的退款及我們送上的心意補償。可於結帳時使用，或提取至銀行戶口。',
  },
  now: { en: 'Your balance', zh: '現有結餘' },
  inOrders: {
    en: (amount: string) => `${amount} is reserved for unpaid orders`,
    zh: (amount: string) => `待付款訂單暫用${amount}`,
  },
  inWithdrawals: { en: (amount: string) => `${amount} is on its way to your bank`, zh: (amount: string) => `提取中${amount}` },
  withdraw: { en: 'Withdraw', zh: '提款' },
  failed: { en: 'Your balance could not be loaded. Please try again.', zh: '未能載入結餘，請重試。' },
  withdrawals: { en: 'Withdrawals', zh: '提款紀錄' },
  due: { en: (day: string) => `To be paid by ${day}`, zh: (day: string) => `將於${day}或之前付款` },
  asked: { en: (day: string) => `Requested on ${day}`, zh: (day: string) => `${day}申請` },
  cancel: { en: 'Cancel', zh: '取消' },
  cancelNamed: { en: (amount: string) => `Cancel the withdrawal of ${amount}`, zh: (amount: string) => `取消提取${amount}` },
  cancelled: { en: 'Cancelled: the money is back in your balance.', zh: '已取消，款項已退回結餘。' },
  statement: { en: 'Statement', zh: '月結單' },
  month: { en: 'Month', zh: '月份' },
  nothing: { en: 'No activity this month.', zh: '此月份沒有紀錄。' },
  opening: { en: 'Opening balance', zh: '期初結餘' },
  closing: { en: 'Closing balance', zh: '期末結餘' },
  after: { en: (amount: string) => `balance ${amount}`, zh: (amount: string) => `結餘${amount}` },
  order: { en: (number: string) => `Order ${number}`, zh: (number: string) => `訂單${number}` },
  csv: { en: 'Download CSV', zh: '下載表格（CSV）' },
  pdf: { en: 'Download PDF', zh: '下載月結單（PDF）' },
  fileFailed: { en: 'The file could not be made. Please try again.', zh: '未能製作檔案，請重試。' },
} satisfies Texts

export const withdrawalStateText = {
  waiting: { en: 'Waiting for payment', zh: '待付款' },
  taken: { en: 'Being paid', zh: '付款處理中' },
  sent: { en: 'Sent to your bank', zh: '已轉賬至銀行' },
  paid: { en: 'Paid', zh: '已入賬' },
  cancelled: { en: 'Cancelled by you', zh: '您已取消' },
  failed: { en: 'Not paid; back in your balance', zh: '未能提取，已退回結餘' },
} satisfies Texts

export const withdrawText = {
  title: { en: 'Withdraw to your bank', zh: '提取至銀行戶口' },
  amount: { en: 'Amount in HK$', zh: '提款金額（港元）' },
  limits: {
    en: (most: string, leftToday: string) => `Up to ${most} now; ${leftToday} is left of today’s limit.`,
    zh: (most: string, leftToday: string) => `現時最多可提取${most}；今日尚餘限額${leftToday}。`,
  },
  days: {
    en: (days: number) => `We pay it within ${days} working days. You can cancel it until then.`,
    zh: (days: number) => `款項將於${days}個工作天內轉賬。付款處理前可隨時取消。`,
  },
  presentPassword: { en: 'Current password', zh: '現有密碼' },
  why: { en: 'To confirm that it is you.', zh: '以確認由您本人申請。' },
  confirmed: { en: 'Confirmed.', zh: '已確認由您本人申請。' },
  send: { en: 'Withdraw', zh: '確認提款' },
  sent: { en: 'We have received your withdrawal request.', zh: '已收到您的提款申請。' },
  amountProblem: { en: 'Please type an amount, such as 250 or 99.50.', zh: '請輸入金額，例如250或99.50。' },
} satisfies Texts
