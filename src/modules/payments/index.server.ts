export {
  attachReceipt,
  findNewestPayment,
  findPaymentAtProvider,
  getPayment,
  isNewWebhook,
  listPayments,
  listQuietCardPayments,
  nameAtProvider,
  openPayment,
  settlePayment,
} from './payments.ts'
export { presentPayment } from './payments.present.ts'
export type { PaymentRow } from './payments.tables.ts'
