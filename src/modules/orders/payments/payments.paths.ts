import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { AdminOrderWire } from '../admin-orders.contract.ts'
import type { OrderWire } from '../orders.contract.ts'
import type { GiveAccountInput } from '#modules/treasury/payouts/payout-account.contract.ts'
import type { DisputesWire } from './disputes.contract.ts'
import type {
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

export const startPayment = postCall<StartInput, PaymentWire>('/pay/payment/create', { once: true })
export const uploadReceipt = postCall<ReceiptInput, PaymentStateWire>('/order/bill/upload')
/** After the provider's page: looks the payment up at the provider and records what it says. */
export const capturePayment = postCall<CaptureInput, PaymentStateWire>('/pay/payment/untoken/captureOrder')
export const getPaymentState = getCall<CaptureInput, PaymentStateWire>('/pay/payment/state')

/** Where what no provider can return is to go. Given again, it is the same account: nothing is kept of the call by which the number could be guessed. */
export const givePayoutAccount = postCall<GiveAccountInput, OrderWire>('/pay/payout/account')

export const confirmPayment = postCall<ConfirmInput, AdminOrderWire>('/admin/payment/confirm', { once: true })
export const rejectPayment = postCall<RejectInput, AdminOrderWire>('/admin/payment/reject', { once: true })
/** The money of a payment that must go back has gone back. */
export const refundPayment = postCall<PaymentInput, AdminOrderWire>('/admin/payment/refund', { once: true })
/** Asks for money to go back, or to go out on top; finance approves it. */
export const requestRefund = postCall<RefundInput, AdminOrderWire>('/admin/refund/request', { once: true })
/** Says what a refund was for that was made at the provider itself. */
export const nameRefund = postCall<NameRefundInput, AdminOrderWire>('/admin/refund/name', { once: true })
export const approveRefund = postCall<ApproveRefundInput, AdminOrderWire>('/admin/refund/approve', { once: true })
/** What card issuers ask back. */
export const listDisputes = getCall<Record<string, never>, DisputesWire>('/admin/money/disputes')
