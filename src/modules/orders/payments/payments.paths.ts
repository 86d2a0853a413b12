import { getCall, postCall } from '#platform/wire/call-path.ts'
import { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { OrderWire } from '#modules/orders/orders.contract.ts'
import { DisputesWire } from './disputes.contract.ts'
import {
  ApproveRefundInput,
  CaptureInput,
  ConfirmInput,
  NameRefundInput,
  PaymentInput,
  PaymentStateWire,
  PaymentWire,
  ReceiptInput,
  RefundInput,
  RejectInput,
  StartInput,
} from './payments.contract.ts'
import { GiveAccountInput } from '#modules/treasury/payouts/payout-account.contract.ts'

export const startPayment = postCall('/pay/payment/create', {
  access: 'shopper',
  once: true,
  // Shows a person before its transaction, and sees to its key itself.
  reads: true,
  perMinute: 60,
  input: StartInput,
  output: PaymentWire,
})
export const uploadReceipt = postCall('/order/bill/upload', { access: 'shopper', input: ReceiptInput, output: PaymentStateWire })
/** After the provider's page: looks the payment up at the provider and records what it says. */
export const capturePayment = postCall('/pay/payment/untoken/captureOrder', {
  access: 'shopper',
  reads: true,
  perMinute: 120,
  input: CaptureInput,
  output: PaymentStateWire,
})
export const getPaymentState = getCall('/pay/payment/state', { access: 'shopper', input: CaptureInput, output: PaymentStateWire })

/** Where what no provider can return is to go. Given again, it is the same account: nothing is kept of the call by which the number could be guessed. */
export const givePayoutAccount = postCall('/pay/payout/account', {
  access: 'shopper',
  perMinute: 30,
  input: GiveAccountInput,
  output: OrderWire,
})

export const confirmPayment = postCall('/admin/payment/confirm', {
  access: 'handle-money',
  once: true,
  input: ConfirmInput,
  output: AdminOrderWire,
})
export const rejectPayment = postCall('/admin/payment/reject', {
  access: 'handle-money',
  once: true,
  input: RejectInput,
  output: AdminOrderWire,
})
/** The money of a payment that must go back has gone back. */
export const refundPayment = postCall('/admin/payment/refund', {
  access: 'handle-money',
  once: true,
  input: PaymentInput,
  output: AdminOrderWire,
})
/** Asks for money to go back, or to go out on top; finance approves it. */
export const requestRefund = postCall('/admin/refund/request', {
  access: 'ask-refunds',
  once: true,
  input: RefundInput,
  output: AdminOrderWire,
})
/** Says what a refund was for that was made at the provider itself. */
export const nameRefund = postCall('/admin/refund/name', {
  access: 'ask-refunds',
  once: true,
  input: NameRefundInput,
  output: AdminOrderWire,
})
export const approveRefund = postCall('/admin/refund/approve', {
  access: 'handle-money',
  once: true,
  input: ApproveRefundInput,
  output: AdminOrderWire,
})
/** What card issuers ask back. */
export const listDisputes = getCall('/admin/money/disputes', { access: 'handle-money', output: DisputesWire })
