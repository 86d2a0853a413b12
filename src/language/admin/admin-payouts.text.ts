import { counted } from '#language/counted.ts'
import type { Texts } from '#language/texts.ts'

export const adminPayoutText = {
  title: { en: 'Payouts and withdrawals', zh: '付款及提款' },
  lead: {
    en: 'Refunds that no card provider can make, and withdrawals of members and sellers, are paid to a bank account. The shopper provides it, colleagues approve, and the payment is confirmed once it is on the statement.',
    zh: '未能經信用卡服務商退回的款項，以及會員及賣家提取的結餘，會轉賬至銀行戶口：由顧客提供戶口，經批核後付款，待結單顯示後確認。',
  },
  stages: { en: 'Stages', zh: '處理階段' },
  open: { en: 'All open', zh: '全部未完成' },
  limit: {
    en: 'A colleague approves what you started or typed the account of. Large sums need two approvals.',
    zh: '由您提出或由您輸入戶口的付款，須由另一位同事批核；大額付款須經兩位同事批核。',
  },
  table: { en: 'Payouts, late withdrawals first, then oldest first', zh: '付款項目，逾期的提取排於最前，其後由舊至新' },
  to: { en: 'To', zh: '收款人' },
  nobody: { en: 'No account yet', zh: '尚未提供戶口' },
  state: { en: 'State', zh: '狀態' },
  actions: { en: 'Actions', zh: '操作' },
  count: {
    en: (num: number) => `${counted(num)} ${num === 1 ? 'payout' : 'payouts'}`,
    zh: (num: number) => `共${counted(num)}項付款`,
  },
  none: { en: 'Nothing to process.', zh: '沒有待處理的項目。' },
  payee: { en: 'Name of the account', zh: '戶口名稱' },
  bank: { en: 'Bank', zh: '銀行' },
  chooseBank: { en: 'Choose a bank', zh: '請選擇銀行' },
  account: { en: 'Account number', zh: '戶口號碼' },
  asGiven: { en: 'This is the account as provided.', zh: '以上為已提供的收款戶口。' },
  see: { en: 'Show the whole number', zh: '顯示完整號碼' },
  seeWords: { en: 'This is recorded in the audit trail.', zh: '查閱會記入操作紀錄。' },
  why: { en: 'Message to the shopper', zh: '向顧客說明' },
  bankReference: { en: 'The bank’s reference', zh: '銀行參考編號' },
  failure: { en: 'Reason', zh: '原因' },
  done: { en: 'Done.', zh: '已完成。' },
  files: { en: 'Files for the bank', zh: '銀行檔案' },
  filesLead: {
    en: 'One file contains all approved payouts; each payout is in one file only. Read the bank’s response here. Paid amounts leave the books; returned ones wait for another account.',
    zh: '每次將所有已批核的項目製成一個檔案，每項付款只會列入一個檔案。在此讀取銀行的回覆：已付款的列為支出，退回的待顧客另提供戶口。',
  },
  make: {
    en: (num: number) => `Make the file of ${num} ${num === 1 ? 'payout' : 'payouts'}`,
    zh: (num: number) => `製作付款檔案（${num}項）`,
  },
  made: { en: 'The file is ready. Download it below.', zh: '檔案已製作，請於下方下載。' },
  read: { en: 'Read the bank’s response', zh: '讀取銀行回覆' },
  reading: { en: 'Reading…', zh: '讀取中……' },
  told: {
    en: (paid: number, failed: number, accepted: number, known: number) =>
      `${paid} paid, ${failed} returned, ${accepted} accepted and on their way, ${known} already processed or not ours.`,
    zh: (paid: number, failed: number, accepted: number, known: number) =>
      `已付款${paid}項，退回${failed}項，已接納待付款${accepted}項，先前已處理或並非本店的${known}項。`,
  },
  toldLate: {
    en: (num: number) => `${num} paid although marked as failed here: please see Payments to review.`,
    zh: (num: number) => `另有${num}項已標示為未能付款，但銀行表示已付款，請查閱「待處理款項」。`,
  },
  download: { en: (name: string) => `Download ${name}`, zh: (name: string) => `下載${name}` },
  notFetched: { en: 'The file could not be downloaded. Please try again.', zh: '未能下載檔案，請重試。' },
  transfers: {
    en: (num: number) => `${num} ${num === 1 ? 'transfer' : 'transfers'}`,
    zh: (num: number) => `${num}項轉賬`,
  },
  said: {
    en: (paid: number, failed: number, waiting: number) => `${paid} paid, ${failed} returned, ${waiting} without a response`,
    zh: (paid: number, failed: number, waiting: number) => `已付款${paid}項，退回${failed}項，未有回覆${waiting}項`,
  },
  withdrawal: { en: 'Withdrawal', zh: '提款' },
  due: { en: (day: string) => `to be paid by ${day}`, zh: (day: string) => `須於${day}或之前付款` },
  heldWords: {
    en: 'Payouts of this seller are on hold. Only record a transfer that the bank has already made.',
    zh: '此賣家的付款現正暫停，只可記錄銀行已完成的轉賬。',
  },
  onHold: { en: 'The seller’s payouts are on hold', zh: '此賣家的付款現正暫停' },
  late: { en: (day: string) => `late: was due by ${day}`, zh: (day: string) => `逾期：應於${day}或之前付款` },
  keys: {
    en: 'J/K move, A approves, S marks as sent, C confirms, F marks as failed',
    zh: '按J、K上下移動，A批核，S已付款，C已入賬，F未能付款',
  },
  inRoom: {
    en: (num: number) => (num === 1 ? 'One payout is open' : `${num} payouts are open`),
    zh: (num: number) => `${num}項付款未完成`,
  },
} satisfies Texts

export const payoutStageText = {
  account: { en: 'Waiting for an account', zh: '待提供戶口' },
  approve: { en: 'To be approved', zh: '待批核' },
  second: { en: 'Second approval', zh: '待第二次批核' },
  send: { en: 'To be sent', zh: '待付款' },
  sent: { en: 'Sent', zh: '已付款' },
  unknown: { en: 'No word from the bank', zh: '銀行未有回覆' },
  failed: { en: 'Failed', zh: '未能完成' },
  done: { en: 'Arrived', zh: '已入賬' },
  returned: { en: 'Ended, not paid out', zh: '已完結，並未付款' },
} satisfies Texts

export const payoutMoveText = {
  approve: { en: 'Approve', zh: '批核' },
  second: { en: 'Second approval', zh: '第二次批核' },
  send: { en: 'Mark as sent', zh: '標示為已付款' },
  confirm: { en: 'Confirm arrival', zh: '確認入賬' },
  fail: { en: 'It failed', zh: '未能付款' },
} satisfies Texts

export const payoutMoveWordsText = {
  approve: {
    en: 'Enter the account the shopper has given you.',
    zh: '請按顧客提供的資料填寫收款戶口。',
  },
  second: {
    en: 'A colleague has approved this. Please check amount, order and account before you approve it, too.',
    zh: '此項已由另一位同事批核。批核前請核對金額、訂單及戶口。',
  },
  send: { en: 'The transfer has left our account.', zh: '款項已由本店戶口轉出。' },
  confirm: {
    en: 'It is on the statement. The books show it as paid, and the order’s refund is completed.',
    zh: '結單已顯示此筆付款。賬目將列為已支出，相關訂單的退款亦告完成。',
  },
  fail: {
    en: 'The money is with us, or with us again. The shopper is asked for an account again; the withdrawal of a member or seller is returned to the balance at once.',
    zh: '款項仍在本店，或已退回本店。系統會通知顧客，並請其重新提供戶口；會員或賣家提取的款項會即時退回結餘。',
  },
} satisfies Texts
