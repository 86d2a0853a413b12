import type { Texts } from '#language/texts.ts'

/** Statements by which sellers are paid. */
export const adminMerchantStatementsText = {
  title: { en: 'Seller statements', zh: '賣家結單' },
  lead: {
    en: 'Sellers paid by statement. One person approves a statement, another approves its payout, and large payouts need a third. No one approves sales made under a rule they changed.',
    zh: '按結單付款的賣家。結單與付款須由不同同事批核，大額付款須第三位同事批核。曾更改佣金規則的同事，不可批核適用該規則的結單。',
  },
  queues: { en: 'States', zh: '狀態' },
  waiting: { en: 'To approve', zh: '待批核' },
  approved: { en: 'Approved', zh: '已批核' },
  table: { en: 'Statements', zh: '結單' },
  number: { en: 'Statement', zh: '結單' },
  seller: { en: 'Seller', zh: '賣家' },
  period: { en: 'Period', zh: '期間' },
  range: { en: (first: string, last: string) => `${first} – ${last}`, zh: (first: string, last: string) => `${first}至${last}` },
  opening: { en: 'Opening', zh: '期初結餘' },
  moved: { en: 'Change', zh: '期內變動' },
  closing: { en: 'Closing', zh: '期末結餘' },
  pays: { en: 'To pay', zh: '應付' },
  paid: { en: 'Paid out', zh: '付款金額' },
  by: { en: 'Approved by', zh: '批核人' },
  state: { en: 'Payout', zh: '付款狀態' },
  nothingPaid: { en: 'Nothing to pay', zh: '毋須付款' },
  paper: { en: 'PDF', zh: 'PDF' },
  paperOf: { en: (number: string) => `Statement ${number} as PDF`, zh: (number: string) => `下載結單${number}（PDF）` },
  approve: { en: 'Approve', zh: '批核' },
  approveOf: { en: (number: string) => `Approve statement ${number}`, zh: (number: string) => `批核結單${number}` },
  barred: { en: 'For a colleague', zh: '由同事批核' },
  dialogTitle: { en: 'Approve this statement?', zh: '確定批核此結單？' },
  dialogPays: {
    en: (amount: string, seller: string) =>
      `${amount} is taken out of the balance of ${seller} now. A colleague approves the payout before it leaves.`,
    zh: (amount: string, seller: string) => `${amount}將即時從${seller}的結餘扣除，付款前須由另一位同事批核。`,
  },
  dialogNothing: {
    en: (seller: string) => `${seller} is owed nothing by this statement. It is approved without a payout.`,
    zh: (seller: string) => `此結單毋須向${seller}付款，批核後不會產生付款項目。`,
  },
  done: { en: 'Statement approved.', zh: '結單已批核。' },
  count: {
    en: (num: number) => `${num} ${num === 1 ? 'statement' : 'statements'}`,
    zh: (num: number) => `${num}張結單`,
  },
  noneTitle: { en: 'No statements to approve', zh: '沒有待批核的結單' },
  none: { en: 'They appear here when a month or a week is over.', zh: '每月或每星期完結後，結單會於此顯示。' },
  nothingTitle: { en: 'No statements approved yet', zh: '尚未批核結單' },
  nothing: { en: 'Those you approve appear here.', zh: '已批核的結單會於此顯示。' },
  clear: { en: 'Show those to approve', zh: '顯示待批核結單' },
} satisfies Texts

export const payoutStateText = {
  requested: { en: 'To approve', zh: '待批核' },
  checked: { en: 'Needs another approval', zh: '待再次批核' },
  approved: { en: 'Approved', zh: '已批核' },
  sent: { en: 'Sent to the bank', zh: '已交銀行' },
  unknown: { en: 'Unknown, check the bank', zh: '未明，請向銀行查核' },
  confirmed: { en: 'Paid', zh: '已付款' },
  failed: { en: 'Failed', zh: '付款失敗' },
  returned: { en: 'Came back', zh: '已退回' },
} satisfies Texts

/** What sellers owe, and what is done about it. */
export const adminDebtsText = {
  title: { en: 'Seller debts', zh: '賣家欠款' },
  lead: {
    en: 'Balances below zero: more was refunded or claimed than was left. The next sales make up for it first. A transfer with the seller’s code is booked under “Payments to review”. Giving up a debt needs two people and is booked as a loss.',
    zh: '結餘為負數的賣家：退款或賠償超出結餘，欠款會先從往後的銷售款項扣除。附有賣家編號的轉賬於「待處理款項」入賬。撇賬須由兩位同事批核，並列作損失。',
  },
  owedInAll: { en: 'Owed in all', zh: '欠款總額' },
  table: { en: 'Sellers who owe', zh: '有欠款的賣家' },
  seller: { en: 'Seller', zh: '賣家' },
  owed: { en: 'Owed', zh: '欠款' },
  since: { en: 'Since', zh: '欠款日期' },
  days: { en: (num: number) => `${num} ${num === 1 ? 'day' : 'days'}`, zh: (num: number) => `${num}日` },
  coming: { en: 'Sales to come', zh: '未到期銷售' },
  left: { en: 'Left after these', zh: '抵銷後尚欠' },
  reminded: { en: 'Last reminder', zh: '上次提醒' },
  never: { en: 'None', zh: '未曾提醒' },
  remind: { en: 'Remind', zh: '發出提醒' },
  remindOf: { en: (name: string) => `Remind ${name}`, zh: (name: string) => `提醒${name}` },
  remindDone: { en: 'Reminder sent.', zh: '已發出提醒。' },
  giveUp: { en: 'Write off', zh: '撇賬' },
  giveUpOf: { en: (name: string) => `Write off a debt of ${name}`, zh: (name: string) => `撇除${name}的欠款` },
  dialogTitle: { en: 'Write off this debt?', zh: '撇除此欠款？' },
  dialogWords: {
    en: (name: string, owed: string) =>
      `${name} owes ${owed}. What you give up is booked as a loss once a colleague approves it.`,
    zh: (name: string, owed: string) => `${name}尚欠${owed}。撇除的金額經同事批核後列作損失。`,
  },
  amount: { en: 'Amount, in HK$', zh: '金額（港元）' },
  reason: { en: 'Reason', zh: '原因' },
  waits: { en: (amount: string) => `${amount} waits for approval`, zh: (amount: string) => `${amount}待批核` },
  asked: { en: 'A colleague has to approve this.', zh: '須由同事批核。' },
  none: { en: 'No seller owes anything.', zh: '沒有賣家欠款。' },
} satisfies Texts
