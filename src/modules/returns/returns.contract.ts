import { actorKinds } from '#platform/actor.ts'
import { z } from 'zod'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { orderNo } from '#modules/orders/orders.contract.ts'
import {
  deskActs,
  inspectionResults,
  MOST_RETURN_PICTURES,
  MOST_RETURN_WORDS,
  returnActs,
  returnKinds,
  returnLimits,
  returnQueues,
  returnReasons,
  returnStates,
  shopperActs,
} from './returns.rules.ts'

const words = z.string().trim().max(MOST_RETURN_WORDS, 'too-long')
const returnNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^R[0-9A-Z]{6,15}$/, 'order-number')
const kind = z.enum(returnKinds)
const pictures = z.array(z.uuid()).max(MOST_RETURN_PICTURES, 'too-many').default([])

export const ReturnChoicesInput = z.object({ orderNo, kind })
export type ReturnChoicesInput = z.input<typeof ReturnChoicesInput>
const PieceWire = z.object({
  unitId: z.string(),
  brandName: z.string(),
  title: z.string(),
  /** Colour and size. */
  variant: z.string(),
  productImg: PictureWire,
  price: z.string(),
})
export const ReturnChoiceWire = PieceWire.extend({
  /** For what it may go back; empty: not now. */
  reasons: z.array(z.enum(returnReasons)),
  limit: z.enum(returnLimits),
  /** Until which day of Hong Kong somebody may think better of it; empty before it is there. */
  lastDay: z.string(),
  /** Cancelled at once, or when the desk agrees. */
  cancel: z.enum(['', 'at-once', 'ask']),
  /** What goes back for it, with the payment fee and without. */
  whole: z.string(),
  withoutFee: z.string(),
})
export type ReturnChoiceWire = z.output<typeof ReturnChoiceWire>
export const ReturnChoicesWire = z.object({
  orderNo: z.string(),
  pieces: z.array(ReturnChoiceWire),
  /** A member's: what goes back may go to the balance. */
  mayTakeBalance: z.boolean(),
})
export type ReturnChoicesWire = z.output<typeof ReturnChoicesWire>

export const AskReturnInput = z.object({
  orderNo,
  kind,
  units: z
    .array(z.object({ unitId: z.uuid(), reason: z.enum(returnReasons, 'choose-one').default('changed-mind') }))
    .min(1, 'choose-one')
    .max(100),
  note: words.default(''),
  pictures,
  /** What goes back is put to the balance at once, instead of the way it was paid. */
  toBalance: z.boolean().default(false),
})
export type AskReturnInput = z.input<typeof AskReturnInput>
export type AskedReturn = z.output<typeof AskReturnInput>
/** What would be had back, before it is asked for. */
export const ReturnPreviewInput = AskReturnInput.pick({ orderNo: true, kind: true, units: true, toBalance: true })
export type ReturnPreviewInput = z.output<typeof ReturnPreviewInput>
export const ReturnPreviewWire = z.object({
  refund: z.string(),
  /** Of it, the way it was paid and to the balance; and points to their owner. */
  money: z.string(),
  balance: z.string(),
  points: z.number(),
  /** Points the pieces have earned, which go with them. */
  takenPoints: z.number(),
  /** Fees that are kept with a change of mind. */
  kept: z.string(),
  /** What coupons had taken off what remains and no longer do, and their names. */
  less: z.string(),
  ended: z.array(z.string()),
})
export type ReturnPreviewWire = z.output<typeof ReturnPreviewWire>

export const AskedWire = z.object({
  /** Of what the desk has to decide; empty when all was cancelled at once. */
  returnNo: z.string(),
  cancelled: z.number(),
})
export type AskedWire = z.output<typeof AskedWire>

export const ReturnWire = z.object({
  returnNo: z.string(),
  kind,
  state: z.enum(returnStates),
  orderNo: z.string(),
  pieces: z.array(
    PieceWire.extend({
      reason: z.enum(returnReasons),
      result: z.enum(['', ...inspectionResults]),
      finding: z.string(),
      refund: z.string(),
    }),
  ),
  note: z.string(),
  /** What goes back is put to the balance. */
  toBalance: z.boolean(),
  /** How many pictures the shopper has sent. */
  pictures: z.number(),
  sendBy: z.string(),
  courier: z.string(),
  trackingNumber: z.string(),
  backCourier: z.string(),
  backTrackingNumber: z.string(),
  askedTime: z.string(),
  /** Only colleagues learn the name of who it was. `title`: of the piece it is about. */
  steps: z.array(
    z.object({
      act: z.enum(returnActs),
      words: z.string(),
      title: z.string(),
      date: z.string(),
      actorKind: z.enum(actorKinds),
      actor: z.string(),
    }),
  ),
  acts: z.array(z.enum(shopperActs)),
  /** Where it goes: the shop's own address. */
  address: z.string(),
})
export type ReturnWire = z.output<typeof ReturnWire>
export const ReturnsWire = z.object({ list: z.array(ReturnWire) })
export type ReturnsWire = z.output<typeof ReturnsWire>

const courier = z.string().trim().max(40, 'too-long')
const trackingNumber = z.string().trim().max(40, 'too-long')
export const ReturnInput = z.object({ returnNo })
export type ReturnInput = z.input<typeof ReturnInput>
export const SendReturnInput = z.object({
  returnNo,
  courier: courier.min(1, 'required'),
  trackingNumber: trackingNumber.default(''),
})
export type SendReturnInput = z.input<typeof SendReturnInput>
export const LabelInput = z.object({ returnNo, language: z.enum(['en', 'zh']).default('en') })
export type LabelInput = z.input<typeof LabelInput>

/** Back office. */
export const AdminReturnsInput = z.object({
  queue: z.enum(returnQueues).default('asked'),
  pageNum: z.number().int().min(1).max(10_000).default(1),
  /** The beginning of its number or of its order's. */
  word: z.string().trim().max(40).default(''),
})
export type AdminReturnsInput = z.input<typeof AdminReturnsInput>
export const AdminReturnRow = z.object({
  returnNo: z.string(),
  kind,
  state: z.enum(returnStates),
  orderNo: z.string(),
  pieces: z.number(),
  askedTime: z.string(),
  sendBy: z.string(),
})
export type AdminReturnRow = z.output<typeof AdminReturnRow>
export const AdminReturnsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  queues: z.array(z.object({ queue: z.enum(returnQueues), num: z.number() })),
  list: z.array(AdminReturnRow),
})
export type AdminReturnsWire = z.output<typeof AdminReturnsWire>

export const AdminReturnWire = ReturnWire.omit({ acts: true, pictures: true }).extend({
  acts: z.array(z.enum(deskActs)),
  shopper: z.string(),
  contact: z.string(),
  language: z.enum(['en', 'zh']),
  /** Empty `unitId`: the shopper's. */
  pictures: z.array(z.object({ uploadId: z.string(), unitId: z.string() })),
  /** What would go back for each piece, as it is asked for. */
  refunds: z.array(z.object({ unitId: z.string(), amount: z.string() })),
})
export type AdminReturnWire = z.output<typeof AdminReturnWire>

export const DecideReturnInput = z.object({
  returnNo,
  act: z.enum(['agree', 'decline', 'arrive', 'send-back']),
  reason: words.default(''),
  courier: courier.default(''),
  trackingNumber: trackingNumber.default(''),
})
export type DecideReturnInput = z.input<typeof DecideReturnInput>
export type ReturnDecision = z.output<typeof DecideReturnInput>
export const InspectInput = z.object({
  returnNo,
  unitId: z.uuid(),
  result: z.enum(inspectionResults, 'choose-one'),
  reason: words.default(''),
  pictures,
})
export type InspectInput = z.input<typeof InspectInput>
export type Inspection = z.output<typeof InspectInput>
