export {
  addPayment,
  attachReceipt,
  failPayment,
  findPaymentAtProvider,
  findPaymentByReference,
  getPayment,
  giveUpOpenPayments,
  isNewWebhook,
  listPayments,
  takeQuietCardPayments,
  nameAtProvider,
  findOpen,
  openPayment,
  succeedPayment,
} from './payments.ts'
export {
  getRefund,
  listCovered,
  listRefundDetails,
  listRefunds,
  mainPayment,
  moveRefund,
  presentedState,
  requestOfPrice,
  requestRefund,
} from './refunds.ts'
export { getHeld, holdMoney, listHeld, listHeldOfOrder, lockHeld, moveHeld, sumHeld } from './held-money.ts'
export { lockPayout, movePayout, requestPayout } from './payouts.ts'
export { isTypedAlready, recordRepair } from './repairs.ts'
export { presentPayment } from './payments.present.ts'
export type { HeldRow, PaymentRow, RefundRow } from './payments.tables.ts'
