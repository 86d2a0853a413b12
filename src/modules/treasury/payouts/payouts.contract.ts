import { z } from 'zod'
import { payTypes } from '#modules/orders/payments/pay-types.rules.ts'
import { accountProblem, payoutFailures, payoutMoves, payoutStages, payoutStates } from './payout.rules.ts'

export const PayoutWire = z.object({
  payoutId: z.string(),
  state: z.enum(payoutStates),
  orderNo: z.string(),
  reference: z.string(),
  payType: z.enum(payTypes),
  amount: z.string(),
  payee: z.string(),
  bankCode: z.string(),
  account: z.string(),
  bankReference: z.string(),
  failure: z.string(),
  failureCode: z.enum(['', ...payoutFailures]),
  /** Who approved it first and second, by name. */
  approvedBy: z.string(),
  secondBy: z.string(),
  since: z.string(),
  /** Of a withdrawal: whose it is, by which day of Hong Kong it is to be paid, and that this day is over. */
  memberId: z.string(),
  merchantId: z.string(),
  merchant: z.object({ en: z.string(), zh: z.string() }),
  dueDay: z.string(),
  isLate: z.boolean(),
  /** Its merchant is held: it is in no file, and its account is not shown. What the bank has paid already is written down. */
  isOnHold: z.boolean(),
  moves: z.array(z.enum(payoutMoves)),
  stage: z.enum(payoutStages),
})
export type PayoutWire = z.output<typeof PayoutWire>
/** Of one stage, of all that is open, or of everything: what is open first, and what has ended after it. */
export const PayoutsInput = z.object({
  stage: z.enum(['open', ...payoutStages]).optional(),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type PayoutsInput = z.input<typeof PayoutsInput>
export const PayoutsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  /** How many there are, no matter which are listed. */
  stages: z.array(z.object({ stage: z.enum(payoutStages), num: z.number() })),
  payouts: z.array(PayoutWire),
  /** What the next file would hold, and when the last of it was approved: empty without any. */
  ready: z.object({ num: z.number(), lastTime: z.string() }),
  files: z.array(
    z.object({
      fileId: z.string(),
      messageId: z.string(),
      num: z.number(),
      amount: z.string(),
      by: z.string(),
      time: z.string(),
      /** Of its transfers, how many the bank has paid, has sent back, and has said nothing final about. */
      confirmed: z.number(),
      failed: z.number(),
      waiting: z.number(),
    }),
  ),
})
export type PayoutsWire = z.output<typeof PayoutsWire>
export const PayoutResultWire = PayoutsWire.extend({
  confirmed: z.number(),
  failed: z.number(),
  accepted: z.number(),
  /** Paid although they had failed here. */
  late: z.number(),
  known: z.number(),
})
export type PayoutResultWire = z.output<typeof PayoutResultWire>
export const PayoutFileInput = z.object({ fileId: z.uuid() })
export const PayoutSeenWire = z.object({ payee: z.string(), bankCode: z.string(), account: z.string() })
export type PayoutSeenWire = z.output<typeof PayoutSeenWire>

const optional = (most: number) => z.string().trim().max(most, 'too-long').default('')
const PayoutFields = z.object({
  payoutId: z.uuid(),
  move: z.enum(payoutMoves),
  payee: optional(70),
  bankCode: optional(3),
  account: optional(34),
  /** The bank's reference when it is sent, the reason when it has failed. */
  note: optional(140),
  /** Why it has failed, as the shopper is told. */
  failure: z.enum(payoutFailures).default('other'),
})
export const MovePayoutInput = PayoutFields.superRefine(({ move, payee, bankCode, account, note }, context) => {
  const wrong = move === 'approve' && account + payee !== '' ? accountProblem({ bankCode, account, payee }, true) : undefined
  if (wrong) context.addIssue({ code: 'custom', path: [wrong.field], message: wrong.problem })
  if ((move === 'send' || move === 'fail') && note === '')
    context.addIssue({ code: 'custom', path: ['note'], message: 'required' })
})
export type MovePayoutInput = z.input<typeof MovePayoutInput>
