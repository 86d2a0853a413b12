import type { Texts } from '#language/texts.ts'

/** The room where money that fits nothing is looked after, and what is paid out. */
export const adminMoneyText = {
  lead: {
    en: 'Payments that match no order, and refunds that were not completed. A case leaves this list once its postings balance.',
    zh: '未能配對的收款，以及未完成的退款。賬目一經核對，個案即自動移除。',
  },
  cases: { en: 'Cases', zh: '個案' },
  inQuestion: { en: 'Amount in question', zh: '涉及金額' },
  oldest: { en: 'Oldest', zh: '最早個案' },
  all: { en: 'All', zh: '全部' },
  kinds: { en: 'Kinds of cases', zh: '個案類別' },
  table: { en: 'Cases, oldest first', zh: '個案，由最早開始' },
  what: { en: 'Problem', zh: '問題' },
  about: { en: 'Order or reference', zh: '訂單或附言' },
  way: { en: 'Way', zh: '付款方式' },
  asked: { en: 'Due', zh: '應收' },
  came: { en: 'Received', zh: '實收' },
  difference: { en: 'Difference', zh: '差額' },
  amount: { en: 'Amount', zh: '金額' },
  since: { en: 'Since', zh: '開始時間' },
  noneTitle: { en: 'No payments to review', zh: '沒有須處理的款項' },
  none: { en: 'All payments are booked, and all refunds are completed.', zh: '收款均已入賬，退款均已完成。' },
  noneOfKind: { en: 'No cases of this kind.', zh: '沒有此類個案。' },
  payer: { en: 'Sent by', zh: '付款人' },
  postings: { en: 'Postings', zh: '賬目' },
  noPostings: { en: 'Nothing posted yet: no money has moved.', zh: '尚無賬目，款項未有變動。' },
  entry: { en: 'Entry', zh: '分錄' },
  account: { en: 'Account', zh: '帳戶' },
  debit: { en: 'Debit', zh: '借' },
  credit: { en: 'Credit', zh: '貸' },
  sum: { en: 'Sum', zh: '合計' },
  willPost: { en: 'Will post', zh: '將會入賬' },
  repairs: { en: 'Actions', zh: '處理方法' },
  atOrder: {
    en: 'Finance confirms or rejects this payment on the order, once the statement is clear.',
    zh: '請核對銀行結單後，於訂單頁確認或不予確認此付款。',
  },
  nameAtOrder: { en: 'Say at the order what it was for.', zh: '請於訂單頁註明退款原因。' },
  openOrder: { en: 'Open the order', zh: '查看訂單' },
  orderNo: { en: 'Order number', zh: '訂單編號' },
  sellerCode: { en: 'Code of the seller', zh: '賣家編號' },
  reason: { en: 'Reason, for the audit trail', zh: '原因（記入操作紀錄）' },
  once: {
    en: 'Runs once: a second click, or a colleague’s, changes nothing.',
    zh: '只會執行一次：再按一次，或由同事同時按下，均不會重複。',
  },
  done: { en: 'Done. It is shown below with your name and reason.', zh: '已完成，並連同您的姓名及原因記錄於下方。' },
  record: { en: 'Record a payment received', zh: '記錄收款' },
  recordWords: {
    en: 'A line of the bank’s statement. With an order number as its reference it pays that order; without one it is held here.',
    zh: '按銀行結單輸入。附言如為訂單編號，款項即用於該訂單；否則會保留於此處。',
  },
  reference: { en: 'Reference on the statement', zh: '結單上的附言' },
  payerOnStatement: { en: 'Sender on the statement', zh: '結單上的付款人' },
  again: { en: 'The statement really shows this line twice', zh: '結單上確有兩筆' },
  recorded: { en: 'Recorded.', zh: '已記錄。' },
  repairedTitle: { en: 'Recently resolved', zh: '最近處理' },
  repairedBy: { en: (name: string, time: string) => `${name}, ${time}`, zh: (name: string, time: string) => `${name}，${time}` },
} satisfies Texts

/** What is wrong, by its kind. */
export const moneyKindText = {
  unmatched: { en: 'Unmatched transfer', zh: '未能配對的轉賬' },
  'no-order': { en: 'Paid without order', zh: '無對應訂單的付款' },
  'too-little': { en: 'Too little received', zh: '款項不足' },
  'too-much': { en: 'Too much received', zh: '多收款項' },
  late: { en: 'Paid after cancellation', zh: '取消後收款' },
  twice: { en: 'Paid twice', zh: '重複付款' },
  'refund-failed': { en: 'Refund failed', zh: '退款未能完成' },
  'refund-waiting': { en: 'Refund waiting for approval', zh: '退款待批核' },
  'no-payment': { en: 'Order without payment', zh: '訂單未見款項' },
  'refund-outside': { en: 'Refunded outside the shop', zh: '於本店以外退款' },
  'dispute-opened': { en: 'Dispute opened', zh: '新的拒付爭議' },
  'report-unfit': { en: 'Report that does not match', zh: '不符的紀錄' },
  'payout-paid': { en: 'Paid although marked as failed', zh: '標示未能付款但銀行已付' },
} satisfies Texts

export const moneyWordsText = {
  unmatched: {
    en: 'This payment matches no order. It is held until it is booked to one or returned.',
    zh: '未知此款項屬於哪張訂單，現暫時保留，待入賬至訂單或退回。',
  },
  'no-order': {
    en: 'The card provider took this money, but no payment of the shop requested it.',
    zh: '信用卡服務商已收取此款項，但本店並無對應的付款紀錄。',
  },
  'too-little': {
    en: 'Less was received than the order costs. The shopper has been notified. The order is paid once the rest arrives, or you accept the difference.',
    zh: '實收金額低於訂單總額，系統已通知顧客尚欠款額。收到餘額，或由您接受差額後，訂單即完成付款。',
  },
  'too-much': {
    en: 'More was received than the order costs. The order is paid and continues; the rest is owed to the shopper.',
    zh: '實收金額高於訂單總額。訂單已完成付款並繼續處理，餘額須退還顧客。',
  },
  late: {
    en: 'The money arrived after the order was cancelled and its items were back on sale. All of it is owed to the shopper.',
    zh: '款項於訂單取消、貨品重新上架後才收到，須全數退還顧客。',
  },
  twice: {
    en: 'The order had already been paid. All of this payment is owed to the shopper.',
    zh: '訂單此前已完成付款，此筆款項須全數退還顧客。',
  },
  'refund-failed': {
    en: 'The provider has rejected this refund, or has not responded for days. The money is still with us.',
    zh: '服務商拒絕此退款，或多日未有回覆，款項仍在本店。',
  },
  'refund-waiting': {
    en: 'Requested more than a day ago and not yet approved.',
    zh: '退款申請已逾1日，尚未批核。',
  },
  'no-payment': {
    en: 'The shopper has uploaded a receipt, but the money has not arrived.',
    zh: '顧客已上載收據，但仍未見款項入賬。',
  },
  'refund-outside': {
    en: 'The money was refunded at the provider and not requested here. It is booked to the order, which is not dispatched until a colleague says there what it was for.',
    zh: '款項已於服務商退還，並非由本店提出，現已入賬至訂單。請於訂單頁註明退款原因，訂單方可寄出。',
  },
  'dispute-opened': {
    en: 'A card issuer, or PayPal, disputes this payment and holds the money. The order is not dispatched until that is decided, or until you choose at the order to send it anyway.',
    zh: '發卡機構或PayPal正追討並暫扣此款項。裁決前，或您於訂單頁註明照常寄出前，訂單不會寄出。',
  },
  'report-unfit': {
    en: 'The provider reports money in another currency, for another account, or under a reference the shop does not know. Nothing is booked. Check it at the provider.',
    zh: '服務商紀錄的貨幣、收款戶口或參考編號與本店不符，尚未入賬，請向服務商核對。',
  },
  'payout-paid': {
    en: 'The bank has paid a transfer that was marked as failed here. Nothing is booked, and the money may be paid again: stop a new payout or withdrawal of it, and ask the payee or the bank for it.',
    zh: '此項轉賬於本店已標示為未能付款，但銀行表示已付款。系統尚未入賬，款項可能會重複支付：請先停止新的付款或提款，並向收款人或銀行追回。',
  },
} satisfies Texts

/** In the list of what was set right. */
export const moneyRepairedText = {
  record: { en: 'Recorded', zh: '已記錄收款' },
  book: { en: 'Booked', zh: '已入賬' },
  debt: { en: 'Booked to a seller’s debt', zh: '已計入賣家欠款' },
  return: { en: 'Refund arranged', zh: '已安排退還' },
  accept: { en: 'Difference accepted', zh: '已接受差額' },
  retry: { en: 'Requested again', zh: '已再次要求退款' },
  'pay-out': { en: 'Paid out instead', zh: '已改為轉賬付款' },
  note: { en: 'Noted', zh: '已註明' },
} satisfies Texts

export const moneyRepairText = {
  book: { en: 'Book to an order', zh: '入賬至訂單' },
  debt: { en: 'Book to a seller’s debt', zh: '計入賣家欠款' },
  return: { en: 'Refund it', zh: '退還款項' },
  accept: { en: 'Accept the difference', zh: '接受差額' },
  retry: { en: 'Ask the provider again', zh: '再次要求服務商退款' },
  'pay-out': { en: 'Pay it out', zh: '改為轉賬付款' },
  note: { en: 'Mark as checked', zh: '標示為已核對' },
} satisfies Texts

export const moneyRepairWordsText = {
  book: {
    en: 'As if it had arrived with the right reference: it pays the order, up to its amount.',
    zh: '視作附有正確附言的款項，用於支付該訂單。',
  },
  debt: {
    en: 'A seller has paid what it owes by transfer. A colleague approves it.',
    zh: '賣家以轉賬繳付欠款，須由另一位同事批核。',
  },
  return: {
    en: 'Card payments are refunded by the provider; all others become a payout below.',
    zh: '信用卡款項經服務商退回；其他款項將列於下方待付款項。',
  },
  accept: { en: 'The shop bears the difference, and the order is paid.', zh: '由本店承擔差額，訂單完成付款。' },
  retry: { en: 'With a new key, so it cannot be paid twice.', zh: '以新的識別碼提出，不會重複退款。' },
  'pay-out': {
    en: 'For refunds the provider cannot make: paid from the shop’s bank account to one the shopper provides.',
    zh: '適用於服務商確定不會退回的款項：系統會請顧客提供戶口，款項由本店銀行戶口付出。',
  },
  note: {
    en: 'No money moves. The case leaves this list, with your name and reason.',
    zh: '款項不變，個案連同您的姓名及原因記錄後移除。',
  },
} satisfies Texts

/** Accounts and postings of the ledger, by their names in it. */
export const ledgerText = {
  'clearing-bank': { en: 'Bank transfers, clearing', zh: '銀行轉賬結算' },
  'clearing-fps': { en: 'FPS, clearing', zh: '轉數快結算' },
  'clearing-card': { en: 'Cards, clearing', zh: '信用卡結算' },
  'clearing-paypal': { en: 'PayPal, clearing', zh: 'PayPal結算' },
  surplus: { en: 'Money without an order', zh: '未有對應訂單的款項' },
  customers: { en: 'Customers', zh: '顧客' },
  'payment-fees': { en: 'Payment fees', zh: '信用卡手續費' },
  differences: { en: 'Differences borne by the shop', zh: '本店承擔的差額' },
  payouts: { en: 'Additional payments', zh: '額外支出' },
  goodwill: { en: 'Goodwill', zh: '心意補償' },
  compensation: { en: 'Compensation', zh: '賠償' },
  'merchant-paid': { en: 'Withdrawn by sellers', zh: '賣家已提款項' },
  'merchant-debts': { en: 'Owed by sellers', zh: '賣家欠款' },
  'merchant-sales': { en: 'Sellers, not due yet', zh: '賣家款項（未到期）' },
  'merchant-due': { en: 'Due to sellers', zh: '應付賣家款項' },
  commission: { en: 'Commission', zh: '佣金' },
  appeals: { en: 'Borne after appeals of sellers', zh: '賣家上訴後承擔的款項' },
  'charge-late': { en: 'Fees of late cancellations', zh: '逾期取消費' },
  'charge-send-back': { en: 'Items sent back to sellers', zh: '退回賣家貨品費用' },
  'card-share': { en: 'Card costs borne by sellers', zh: '賣家承擔的信用卡費用' },
  'clearing-disputed': { en: 'Held in disputes', zh: '爭議暫扣款項' },
  'dispute-fees': { en: 'Fees of disputes', zh: '爭議手續費' },
  'dispute-losses': { en: 'Lost in disputes', zh: '爭議損失' },
  claim: { en: 'Claim accepted', zh: '接納申請' },
  'difference-undone': { en: 'Difference reversed', zh: '差額沖回' },
  held: { en: 'Received', zh: '收款' },
  'held-booked': { en: 'Booked to an order', zh: '入賬至訂單' },
  'held-returned': { en: 'Returned', zh: '已退回' },
  'held-back': { en: 'Return came back', zh: '退款退回本店' },
  'held-again': { en: 'Returned again', zh: '再次退回' },
  payment: { en: 'Payment', zh: '付款' },
  refund: { en: 'Refund', zh: '退款' },
  'refund-back': { en: 'Refund came back', zh: '退款退回本店' },
  'refund-again': { en: 'Refunded again', zh: '再次退款' },
  'refund-named': { en: 'Refund moved to other items', zh: '退款改列其他貨品' },
  'refunds-owed': { en: 'Refunds that came back', zh: '退回本店的退款' },
  'refunded-twice': { en: 'Refunded beyond the payment', zh: '超額退款' },
  'refunded-twice-back': { en: 'Refund beyond the payment, back', zh: '收回超額退款' },
  'dispute-withheld': { en: 'Held in a dispute', zh: '爭議暫扣' },
  'dispute-ended': { en: 'Dispute decided', zh: '爭議裁決' },
  'dispute-loss': { en: 'Lost beyond the order', zh: '超出訂單餘額的損失' },
  'dispute-fee': { en: 'Fee of a dispute', zh: '爭議手續費' },
  'dispute-fee-back': { en: 'Dispute fee returned', zh: '退回爭議手續費' },
  appeal: { en: 'Appeal accepted', zh: '上訴獲接納' },
  'late-cancelled': { en: 'Charged for a late cancellation', zh: '收取逾期取消費' },
  'send-back': { en: 'Item sent back to the seller', zh: '貨品退回賣家' },
  'share-due': { en: 'Settled with the seller', zh: '與賣家結算' },
  'referral-due': { en: 'Earned by an influencer', zh: 'KOL推廣收益' },
  'referral-lessened': { en: 'Earnings of an influencer adjusted', zh: '調整KOL推廣收益' },
  'share-lessened': { en: 'Settlement adjusted', zh: '調整賣家結算' },
} satisfies Texts
