export {
  attachReceipt,
  findNewestPayment,
  findPaymentAtProvider,
  getPayment,
  isNewWebhook,
  listPayments,
  nameAtProvider,
  openPayment,
  settlePayment,
  takeQuietCardPayments,
} from './payments.ts'
export { presentPayment } from './payments.present.ts'
export type { PaymentRow } from './payments.tables.ts'
