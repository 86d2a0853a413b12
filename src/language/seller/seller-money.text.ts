import type { Texts } from '#language/texts.ts'

/** The balance of a merchant. */
export const sellerMoneyText = {
  title: { en: 'Balance', zh: '結餘' },
  now: { en: 'Yours now', zh: '可提取結餘' },
  negative: {
    en: 'More was refunded than was left. Your next sales make up for it before you can withdraw.',
    zh: '退款超出餘額，將由其後的銷售抵銷，之後才可提款。',
  },
  pending: { en: 'Sold, not due yet', zh: '已售出，待結算' },
  onTheWay: { en: 'On its way to your bank', zh: '提取中' },
  withdraw: { en: 'Withdraw', zh: '提款' },
  byStatement: {
    en: (days: number) =>
      `You are paid by statement: each is paid to your bank account within ${days} working days of its approval.`,
    zh: (days: number) => `按結單付款，款項於結單獲批後${days}個工作天內轉賬至銀行戶口。`,
  },
  limits: {
    en: (most: string, days: number) => `Up to ${most} at a time, paid within ${days} working days.`,
    zh: (most: string, days: number) => `每次最多${most}，於${days}個工作天內付款。`,
  },
  account: { en: 'Bank account', zh: '銀行戶口' },
  noAccount: { en: 'No bank account yet.', zh: '尚未提供銀行戶口。' },
  askOwner: { en: 'An owner of this shop can name it.', zh: '可由負責人提供。' },
  nameAccount: { en: 'Add an account', zh: '新增戶口' },
  changeAccount: { en: 'Change the account', zh: '更改戶口' },
  rests: {
    en: (time: string) => `The account is new. You can withdraw from ${time}.`,
    zh: (time: string) => `戶口剛更改，由${time}起可提款。`,
  },
  card: { en: (number: string) => `Card ${number}`, zh: (number: string) => `銀行卡${number}` },
  inReview: {
    en: (time: string) => `Sent ${time}. We are reviewing this account. You can withdraw once it is accepted.`,
    zh: (time: string) => `${time}提交。戶口正在審核，通過後即可提款。`,
  },
  inReviewRests: {
    en: (time: string, rests: string) =>
      `Sent ${time}. We are reviewing this account. You can withdraw once it is accepted, from ${rests} at the earliest.`,
    zh: (time: string, rests: string) => `${time}提交。戶口正在審核，通過後方可提款，最早為${rests}。`,
  },
  refused: {
    en: (account: string) => `The account ${account} was not accepted. Name another one.`,
    zh: (account: string) => `戶口${account}未能通過審核，請提供另一戶口。`,
  },
  stays: { en: 'The account above stays in use.', zh: '將沿用上述戶口。' },
  reason: { en: (reason: string) => `Reason: ${reason}`, zh: (reason: string) => `原因：${reason}` },
  withdrawals: { en: 'Withdrawals', zh: '提款紀錄' },
  noWithdrawals: { en: 'No withdrawals yet.', zh: '暫無提款紀錄。' },
  asked: { en: (time: string) => `Requested ${time}`, zh: (time: string) => `${time}申請` },
  dueBy: { en: (day: string) => `paid by ${day}`, zh: (day: string) => `於${day}或之前付款` },
  cancel: { en: 'Cancel', zh: '取消' },
  cancelNamed: { en: (amount: string) => `Cancel the withdrawal of ${amount}`, zh: (amount: string) => `取消提取${amount}` },
  cancelled: { en: 'Cancelled. The money is in your balance again.', zh: '已取消，款項已退回結餘。' },
  coming: { en: 'What comes when', zh: '待結算的貨品' },
  comingWords: {
    en: (amount: string, num: number) =>
      `${amount} for ${num} ${num === 1 ? 'item' : 'items'}, by the terms each was sold under.`,
    zh: (amount: string, num: number) => `${num}件貨品，按售出時的條款合共實收${amount}。`,
  },
  noComing: { en: 'Nothing is sold and unsettled.', zh: '暫無待結算的貨品。' },
  comingTable: { en: 'Sold items, what is due first first', zh: '已售出的貨品，最先結算者先' },
  item: { en: 'Item', zh: '貨品' },
  order: { en: 'Order', zh: '訂單' },
  state: { en: 'State', zh: '狀態' },
  due: { en: 'Due from', zh: '結算日期' },
  receives: { en: 'You receive', zh: '實收' },
  statement: { en: 'Bookings by month', zh: '每月紀錄' },
  month: { en: 'Month', zh: '月份' },
  nothing: { en: 'Nothing was booked in this month.', zh: '此月份沒有紀錄。' },
  statementTable: { en: 'Bookings of the month, newest first', zh: '當月紀錄，由新至舊' },
  made: { en: 'Statements', zh: '結單' },
  madeTable: { en: 'Statements, newest first', zh: '結單，由新至舊' },
  noneMade: {
    en: 'The first statement is made when a month or week with a sale is over.',
    zh: '有銷售的月份或星期完結後，即會發出首份結單。',
  },
  period: { en: 'Period', zh: '期間' },
  number: { en: 'Number', zh: '編號' },
  files: { en: 'Files', zh: '檔案' },
  download: { en: 'Download (CSV)', zh: '下載（CSV）' },
  notFetched: { en: 'The statement could not be downloaded. Please try again.', zh: '未能下載月結單，請重試。' },
} satisfies Texts

/** Where a sold piece stands on its way to being due. */
export const comingStageText = {
  'to-deliver': { en: 'To be sent by you', zh: '待您寄出' },
  'with-us': { en: 'With us', zh: '已送抵平台' },
  'on-the-way': { en: 'On its way to the buyer', zh: '派送中' },
  'in-days': { en: 'Received', zh: '顧客已收貨' },
  over: { en: 'Being settled', zh: '結算中' },
} satisfies Texts

export const merchantWithdrawalText = {
  waiting: { en: 'Requested', zh: '已申請' },
  taken: { en: 'Being paid', zh: '處理中' },
  sent: { en: 'Sent to your bank', zh: '已轉賬' },
  unknown: { en: 'Being checked with the bank', zh: '正向銀行查證' },
  paid: { en: 'Paid', zh: '已入賬' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
  returned: { en: 'Came back', zh: '已退回' },
} satisfies Texts

/** What a withdrawal and a new account ask for. */
export const merchantWithdrawText = {
  title: { en: 'Withdraw', zh: '提款' },
  amount: { en: 'Amount in HK$', zh: '金額（港元）' },
  room: {
    en: (most: string, today: string) => `Up to ${most}; ${today} left today.`,
    zh: (most: string, today: string) => `最多${most}，今日尚可提取${today}。`,
  },
  to: { en: (account: string) => `To ${account}`, zh: (account: string) => `轉賬至${account}` },
  password: { en: 'Your password', zh: '您的密碼' },
  confirmed: { en: 'You are confirmed.', zh: '已確認身份。' },
  send: { en: 'Withdraw', zh: '確認提款' },
  sent: { en: 'Withdrawal requested.', zh: '已申請提款。' },
  accountTitle: { en: 'Bank account of your shop', zh: '賣家銀行戶口' },
  bank: { en: 'Bank', zh: '銀行' },
  chooseBank: { en: 'Choose a bank', zh: '請選擇銀行' },
  number: { en: 'Branch and account number', zh: '分行及戶口號碼' },
  sure: { en: 'The number is right', zh: '號碼無誤' },
  holder: { en: 'Name of the account', zh: '戶口名稱' },
  holderHint: {
    en: (name: string) => `In the name that was accepted: ${name}.`,
    zh: (name: string) => `須與獲批的名稱相同：${name}。`,
  },
  cardNumber: { en: 'Card number', zh: '銀行卡號碼' },
  cardHint: { en: 'Only if your bank asks for it', zh: '如銀行要求方須填寫' },
  reviewed: {
    en: 'We review the account before anything is paid to it. All owners get an e-mail.',
    zh: '戶口須先通過審核方可收款，所有負責人會收到電郵。',
  },
  restsFor: {
    en: (hours: number) => `Nothing can be withdrawn until we accept it, and for ${hours} hours after the change.`,
    zh: (hours: number) => `更改後${hours}小時內及通過審核前不可提款。`,
  },
  save: { en: 'Save account', zh: '儲存戶口' },
  saved: { en: 'Account sent for review.', zh: '已提交戶口，待審核。' },
} satisfies Texts

/** How a debt is paid sooner. */
export const sellerDebtText = {
  title: { en: 'Pay by bank transfer', zh: '以銀行轉賬繳付' },
  amount: { en: 'Amount', zh: '金額' },
  payee: { en: 'Payee', zh: '收款人' },
  account: { en: 'Bank account', zh: '收款戶口' },
  fps: { en: 'FPS ID', zh: '轉數快識別碼' },
  reference: { en: 'Reference', zh: '附言' },
  words: {
    en: 'Write the reference beside your transfer. We book it to your balance once we have checked it, and tell you.',
    zh: '轉賬時請填寫附言。我們核對後會將款項計入結餘，並通知您。',
  },
} satisfies Texts
