import { z } from 'zod'
import { challengeFields } from '#modules/members/challenges.contract.ts'
import { isOfPrice, refundableParts, requestedKinds } from '../refunds/refund.rules.ts'
import { orderStates, shownPaymentStates } from '../orders.rules.ts'
import { payTypes } from './pay-types.rules.ts'

export { CAME_BACK, isOnTop } from '../refunds/refund.rules.ts'
export type { ShownPaymentState } from '../orders.rules.ts'
export type { PayType } from './pay-types.rules.ts'

const orderNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z]{8,16}$/, 'order-number')
export const StartInput = z.object({ orderNo, payType: z.enum(payTypes, 'choose-one'), ...challengeFields })
export type StartInput = z.input<typeof StartInput>
export const PaymentWire = z.object({
  paymentId: z.string(),
  orderNo: z.string(),
  payType: z.enum(payTypes),
  state: z.enum(shownPaymentStates),
  /** What this way of paying costs in all: the card fee is added for cards only. */
  amount: z.string(),
  reference: z.string(),
  expiresAt: z.string(),
  serverTime: z.string(),
  receiptUploaded: z.boolean(),
  rejectReason: z.string(),
  bank: z.object({ payee: z.string(), bankName: z.string(), bankCode: z.string(), account: z.string() }).nullable(),
  /** The EMVCo payload for the exact amount, and the same as an SVG picture. */
  fps: z.object({ payload: z.string(), qrSvg: z.string(), fpsId: z.string(), payee: z.string() }).nullable(),
  /** The provider's page, where the shopper pays. */
  providerUrl: z.string().nullable(),
})
export type PaymentWire = z.output<typeof PaymentWire>

export const ReceiptInput = z.object({ orderNo, uploadId: z.uuid() })
export type ReceiptInput = z.input<typeof ReceiptInput>
export const CaptureInput = z.object({ orderNo })
export type CaptureInput = z.input<typeof CaptureInput>
/** What a waiting screen asks again and again; the state is the server's, never the provider page's word. */
export const PaymentStateWire = z.object({
  orderNo: z.string(),
  orderState: z.enum(orderStates),
  paymentState: z.enum(['', ...shownPaymentStates]),
  payType: z.string(),
  /** What the newest try at paying asks for. */
  amount: z.string(),
  expiresAt: z.string(),
  serverTime: z.string(),
  rejectReason: z.string(),
  /** What has come so far of a transfer that was too little. */ came: z.string(),
  /** The provider has not decided yet. */ processing: z.boolean(),
  /** The card that was declined last was declined so often today that another is better tried. */ cardRests: z.boolean(),
  /** The ways in which the order can be paid. */ ways: z.array(z.enum(payTypes)),
})
export type PaymentStateWire = z.output<typeof PaymentStateWire>

/** Back office. */
export const RefundInput = z
  .object({
    orderNo,
    kind: z.enum(requestedKinds),
    /** Pieces whose price goes back whole; or a part of the order's price, and how much of it; or, with neither, all that is left. */
    unitIds: z.array(z.uuid()).max(500).default([]),
    part: z.enum(refundableParts).optional(),
    amount: z
      .string()
      .trim()
      .regex(/^(\d{1,9}(\.\d{1,2})?)?$/, { error: 'amount', abort: true })
      .refine((typed) => typed === '' || /[1-9]/.test(typed), 'above-zero')
      .default(''),
    reason: z.string().trim().min(1, 'required').max(200, 'note-length'),
    /** Of members: at once to their balance, instead of the way they paid. */
    toBalance: z.boolean().default(false),
    /** The same was given a few minutes ago, and is meant to be given again. */
    again: z.boolean().default(false),
  })
  .refine(({ kind, part, amount }) => amount !== '' || (!part && isOfPrice(kind)), {
    path: ['amount'],
    message: 'amount',
  })
  // An amount is one of a part: it is never passed over for all that is left.
  .refine(({ kind, part, amount }) => amount === '' || part !== undefined || !isOfPrice(kind), {
    path: ['part'],
    message: 'choose-one',
  })
export type RefundInput = z.input<typeof RefundInput>
/** What a refund was for that was made at the provider itself; no pieces: it was an amount off the price. */
export const NameRefundInput = z.object({
  orderNo,
  reportId: z.uuid(),
  unitIds: z.array(z.uuid()).max(500).default([]),
  reason: z.string().trim().min(1, 'required').max(200, 'note-length'),
})
export type NameRefundInput = z.input<typeof NameRefundInput>
/** `toBalance`: otherwise than was asked for. */
export const ApproveRefundInput = z.object({ refundId: z.uuid(), toBalance: z.boolean().optional() })
export type ApproveRefundInput = z.input<typeof ApproveRefundInput>
const amount = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/, 'amount')
export const PaymentInput = z.object({ paymentId: z.uuid() })
export type PaymentInput = z.input<typeof PaymentInput>
/** `amount`: what stands on the statement; all that is missing when left out. */
export const ConfirmInput = PaymentInput.extend({
  amount: z.union([z.literal(''), amount]).default(''),
  /** What the operator knows to have come of it before. */
  before: z.union([z.literal(''), amount]).default(''),
})
export type ConfirmInput = z.input<typeof ConfirmInput>
export const RejectInput = z.object({ paymentId: z.uuid(), reason: z.string().trim().min(1, 'required').max(200, 'note-length') })
export type RejectInput = z.input<typeof RejectInput>
