export {
  attachReceipt,
  failPayment,
  findPaymentAtProvider,
  getPayment,
  giveUpOpenPayments,
  isNewWebhook,
  listPayments,
  takeQuietCardPayments,
  nameAtProvider,
  openPayment,
  succeedPayment,
} from './payments.ts'
export {
  getRefund,
  isExtra,
  listCovered,
  listRefundDetails,
  listRefunds,
  mainPayment,
  moveRefund,
  presentedState,
  requestRefund,
} from './refunds.ts'
export { presentPayment } from './payments.present.ts'
export type { PaymentRow, RefundRow } from './payments.tables.ts'
