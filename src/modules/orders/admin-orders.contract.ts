import { z } from 'zod'
import { orderNo, OrderWire } from './orders.contract.ts'
import { operatorMoves, orderStates, shownPaymentStates } from './orders.rules.ts'
import { payTypes } from './payments/pay-types.rules.ts'
import { refundableParts, refundKinds, refundStates, reportKinds, reportStates } from './refunds/refund.rules.ts'
import { consignmentStates, shelves, unitActs, unitStates } from './pieces/unit.rules.ts'

/** Orders with pieces about which somebody is to say whether they are for sale again. */
export const TO_PUT_AWAY = 'to-put-away'

const text = (most: number) => z.string().max(most).default('')

export const AdminOrdersInput = z.object({
  word: z.string().trim().max(80).default(''),
  state: z.enum(['', ...orderStates, TO_PUT_AWAY]).default(''),
  pageNum: z.number().int().min(1).max(10_000).default(1),
})
export type AdminOrdersInput = z.input<typeof AdminOrdersInput>
export const AdminOrdersWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  /** How many orders stand in each state, for the tabs. */
  states: z.array(z.object({ state: z.enum([...orderStates, TO_PUT_AWAY]), num: z.number() })),
  list: z.array(
    z.object({
      orderNo: z.string(),
      state: z.enum(orderStates),
      createTime: z.string(),
      total: z.string(),
      pieces: z.number(),
      receiver: z.string(),
      contact: z.string(),
      payType: z.enum(payTypes),
      paymentState: z.enum(['', ...shownPaymentStates]),
      receiptUploaded: z.boolean(),
    }),
  ),
})
export type AdminOrdersWire = z.output<typeof AdminOrdersWire>
export const AdminOrderWire = OrderWire.extend({
  /** What of it waits for a second person. */
  waiting: z.number(),
  moves: z.array(z.enum(operatorMoves)),
  payments: z.array(
    z.object({
      paymentId: z.string(),
      payType: z.enum(payTypes),
      state: z.enum(shownPaymentStates),
      amount: z.string(),
      /** What has come of it while that is too little; 0.00 otherwise. */
      came: z.string(),
      reference: z.string(),
      createTime: z.string(),
      receiptUploadId: z.string().nullable(),
      rejectReason: z.string(),
      provider: z.string(),
    }),
  ),
  consignments: z.array(
    z.object({
      merchantName: z.string(),
      amount: z.string(),
      state: z.enum(consignmentStates),
      /** By when its seller sends it; empty once it is sent. */
      dueTime: z.string(),
    }),
  ),
  /** Every physical piece, line by line. `line`: which of the product items it is. */
  units: z.array(
    z.object({
      unitId: z.string(),
      line: z.number(),
      state: z.enum(unitStates),
      shelf: z.enum(shelves),
      /** It has arrived here, and not left again. */
      isWithUs: z.boolean(),
      /** Its seller has sent it, and it has not arrived. */
      isComing: z.boolean(),
      /** What of its price can still go back. */
      left: z.string(),
      acts: z.array(z.enum(unitActs)),
    }),
  ),
  /** What has gone back or out, or is to, the oldest first. */
  refunds: z.array(
    z.object({
      refundId: z.string(),
      kind: z.enum(refundKinds),
      state: z.enum(refundStates),
      amount: z.string(),
      /** What of the price the balance and points had paid, and what goes back there beside the amount. */
      balancePrice: z.string(),
      memberPoints: z.number(),
      reason: z.string(),
      failure: z.string(),
      requestedBy: z.string(),
      /** At once to the member's balance. */
      toBalance: z.boolean(),
      date: z.string(),
    }),
  ),
  /** What its providers, or the bank, report of it that nobody here has asked for. `isOpen`: nothing leaves until somebody has looked at it. */
  reports: z.array(
    z.object({
      reportId: z.string(),
      provider: z.string(),
      kind: z.enum(reportKinds),
      state: z.enum(reportStates),
      amount: z.string(),
      currency: z.string(),
      date: z.string(),
      isOpen: z.boolean(),
    }),
  ),
  /** A member's: what goes back may go to the balance. */
  mayTakeBalance: z.boolean(),
  /** How much of each part of the price can still go back. */
  refundable: z.array(z.object({ part: z.enum(refundableParts), amount: z.string() })),
})
export type AdminOrderWire = z.output<typeof AdminOrderWire>
export const MoveInput = z.object({
  orderNo,
  move: z.enum(operatorMoves),
  note: z.string().max(200, 'note-length').default(''),
  courier: text(60),
  trackingNumber: text(60),
  /** Of arriving and dispatching: which pieces; without it all that can. */
  unitIds: z.array(z.uuid()).min(1).max(500).optional(),
})
export type MoveInput = z.input<typeof MoveInput>
/** What became of single pieces. */
export const PiecesInput = z.object({
  orderNo,
  act: z.enum(unitActs),
  unitIds: z.array(z.uuid()).min(1).max(500),
  note: z.string().trim().max(200, 'note-length').default(''),
})
export type PiecesInput = z.input<typeof PiecesInput>
