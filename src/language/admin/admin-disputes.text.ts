import type { Texts } from '#language/texts.ts'

export const adminDisputesText = {
  title: { en: 'Disputes', zh: '拒付爭議' },
  lead: {
    en: 'A card holder can ask the issuer for a refund, and a PayPal customer can ask PayPal. The provider notifies us and may hold the amount. It accepts our evidence until the date shown. While a dispute is open, its order is not settled and nothing is paid out.',
    zh: '持卡人可向發卡機構要求退回款項，以PayPal付款的顧客則可向PayPal提出。服務商會通知本店，期間或會暫扣款項，並於期限前接受本店的證明。爭議未完結前，訂單不會與賣家結算，亦不會就該訂單付款。',
  },
  table: { en: 'Disputes, earliest deadline first', zh: '拒付爭議，最先到期的排於最前' },
  noneTitle: { en: 'No disputes', zh: '沒有拒付爭議' },
  none: { en: 'No card issuer has disputed a payment, and neither has PayPal.', zh: '發卡機構及PayPal均沒有要求退回款項。' },
  order: { en: 'Order', zh: '訂單' },
  state: { en: 'State', zh: '狀態' },
  due: { en: (time: string) => `Evidence by ${time}`, zh: (time: string) => `須於${time}前提交證明` },
  wonBack: {
    en: (amount: string) => `${amount} recovered: settle with the seller`,
    zh: (amount: string) => `已取回${amount}，請與賣家結算`,
  },
  reason: { en: 'Reason', zh: '原因' },
  amount: { en: 'Amount', zh: '金額' },
  fee: { en: 'Fee', zh: '手續費' },
  loss: { en: 'Beyond the order', zh: '超出訂單餘額' },
  evidence: { en: 'Evidence', zh: '證明' },
  open: { en: 'Open at the provider', zh: '於服務商頁面處理' },
  waiting: {
    en: (num: number) => `${num} ${num === 1 ? 'dispute is' : 'disputes are'} open`,
    zh: (num: number) => `${num}宗拒付爭議未完結`,
  },
} satisfies Texts

export const disputeStateText = {
  open: { en: 'Open', zh: '未完結' },
  won: { en: 'Won', zh: '勝訴' },
  lost: { en: 'Lost', zh: '敗訴' },
  closed: { en: 'Closed without a claim', zh: '已完結，未有追討' },
} satisfies Texts

/** As card schemes and PayPal sort them; keys are the providers'. */
export const disputeReasonText = {
  product_not_received: { en: 'Not received', zh: '未收到貨品' },
  product_unacceptable: { en: 'Not as described', zh: '貨品與描述不符' },
  fraudulent: { en: 'Not authorised by the holder', zh: '持卡人否認交易' },
  duplicate: { en: 'Charged twice', zh: '重複收費' },
  credit_not_processed: { en: 'Refund not seen', zh: '未收到退款' },
  subscription_canceled: { en: 'Cancelled before', zh: '已取消服務' },
  unrecognized: { en: 'Not recognised', zh: '不認識的交易' },
  general: { en: 'Other', zh: '其他' },
  merchandise_or_service_not_received: { en: 'Not received', zh: '未收到貨品' },
  merchandise_or_service_not_as_described: { en: 'Not as described', zh: '貨品與描述不符' },
  unauthorised: { en: 'Not authorised by the account’s holder', zh: '帳戶持有人否認交易' },
  duplicate_transaction: { en: 'Charged twice', zh: '重複收費' },
  incorrect_amount: { en: 'Wrong amount', zh: '金額不符' },
  payment_by_other_means: { en: 'Paid another way', zh: '已以其他方式付款' },
  canceled_recurring_billing: { en: 'Cancelled before', zh: '已取消服務' },
  problem_with_remittance: { en: 'The transfer went wrong', zh: '匯款出現問題' },
  other: { en: 'Other', zh: '其他' },
} satisfies Texts
