import { z } from 'zod'
import { MOST_SENT_PHOTOS, unitStates } from './unit.rules.ts'

export const CONSIGNMENTS_A_PAGE = 48

/** Where what a merchant delivers stands: to be sent, on its way to us, with us, over, or turned down by the bench. */
export const consignmentTabs = ['to-send', 'sent', 'bench', 'done', 'rejected'] as const
export type ConsignmentTab = (typeof consignmentTabs)[number]

const orderNo = z.string().trim().max(20, 'order-number')
export const ConsignmentsInput = z.object({
  tab: z.enum(consignmentTabs).default('to-send'),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ConsignmentsInput = z.input<typeof ConsignmentsInput>
export const ConsignmentInput = z.object({ orderNo })
export type ConsignmentInput = z.input<typeof ConsignmentInput>

const PieceWire = z.object({
  unitId: z.string(),
  /** As its label has it. */
  unitCode: z.string(),
  state: z.enum(unitStates),
  /** Sent, and not arrived. */
  isComing: z.boolean(),
  /** So many photographs go with it, before it is sent. */
  photosNeeded: z.int(),
  /** Why the bench has turned it down, on the page of its order. */
  reason: z.string(),
  brandName: z.string(),
  title: z.string(),
  colour: z.string(),
  size: z.string(),
  itemNumber: z.string(),
  productImg: z.object({ hash: z.string(), width: z.number(), height: z.number(), alt: z.string() }),
  /** What was paid for it, what is kept of that by the rule it was sold under, and what its merchant receives. */
  goods: z.string(),
  commission: z.string(),
  card: z.string(),
  fees: z.string(),
  receives: z.string(),
  /** What is charged when it is cancelled after its time. */
  lateFee: z.string(),
})
export type ConsignmentPieceWire = z.output<typeof PieceWire>
/** It has not left its merchant, and is still wanted. */
export const isUnsent = ({ state, isComing }: Pick<ConsignmentPieceWire, 'state' | 'isComing'>): boolean =>
  state === 'awaited' && !isComing
const ConsignmentHead = z.object({
  orderNo: z.string(),
  tab: z.enum(consignmentTabs),
  paidTime: z.string(),
  /** By when it is to be sent; empty for older orders. */
  dueTime: z.string(),
  isLate: z.boolean(),
  /** The last day on which it may still be sent before it is cancelled by itself; empty where nothing is. */
  cancelDay: z.string(),
  /** What is charged then, by the rules it was sold under. */
  lateFee: z.string(),
  goods: z.string(),
  commission: z.string(),
  card: z.string(),
  fees: z.string(),
  receives: z.string(),
  pieces: z.array(PieceWire),
})
export type ConsignmentHead = z.output<typeof ConsignmentHead>
export const ConsignmentsWire = z.object({
  counts: z.record(z.enum(consignmentTabs), z.number()),
  /** Of those to send, how many are late. */
  late: z.number(),
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(ConsignmentHead),
})
export type ConsignmentsWire = z.output<typeof ConsignmentsWire>

export const ConsignmentWire = ConsignmentHead.extend({
  /** What has gone to us, the oldest first. */
  parcels: z.array(
    z.object({
      courier: z.string(),
      trackingNumber: z.string(),
      sentTime: z.string(),
      arriveTime: z.string(),
      unitIds: z.array(z.string()),
    }),
  ),
})
export type ConsignmentWire = z.output<typeof ConsignmentWire>

export const SendConsignmentInput = z.object({
  orderNo,
  unitIds: z.array(z.uuid()).min(1, 'choose-one').max(500),
  courier: z.string().trim().min(1, 'choose-one').max(60, 'too-long'),
  trackingNumber: z.string().trim().max(60, 'too-long').default(''),
  photos: z
    .array(z.object({ unitId: z.uuid(), uploadIds: z.array(z.uuid()).max(MOST_SENT_PHOTOS, 'too-many') }))
    .max(500)
    .default([]),
})
export type SendConsignmentInput = z.input<typeof SendConsignmentInput>

/** Why a merchant cannot send something. */
export const unableReasons = ['gone', 'damaged', 'mistaken', 'other'] as const
export const CannotSendInput = z.object({
  orderNo,
  unitIds: z.array(z.uuid()).min(1, 'choose-one').max(500),
  reason: z.literal('').or(z.enum(unableReasons)).pipe(z.enum(unableReasons, 'choose-one')),
  /** To the desk alone. */
  words: z.string().trim().max(200, 'too-long').default(''),
  /** What is charged, as it was shown. */
  fee: z
    .string()
    .regex(/^\d{1,9}\.\d{2}$/)
    .default('0.00'),
})
export type CannotSendInput = z.input<typeof CannotSendInput>
export type CannotSend = z.output<typeof CannotSendInput>
export const ConsignmentPapersInput = ConsignmentInput.extend({ language: z.enum(['en', 'zh']).default('en') })

/** What waits: a parcel to send, a lower price to answer to, a piece that did not pass, and what a buyer says of one. */
const waitingKinds = ['send', 'difference', 'rejected', 'return', 'claim'] as const
const WaitingRow = z.object({
  kind: z.enum(waitingKinds),
  /** Of the order, or of what a buyer says of a piece. */
  number: z.string(),
  brandName: z.string(),
  title: z.string(),
  /** How many others are with it. */
  more: z.number(),
  dueTime: z.string(),
  isLate: z.boolean(),
  /** Of a parcel: the last day before it is cancelled; or empty. */
  cancelDay: z.string(),
  /** What it brings, or what nothing said costs; or empty. */
  amount: z.string(),
  /** Of a parcel: what is charged when it is cancelled. */
  lateFee: z.string(),
})
export type WaitingRow = z.output<typeof WaitingRow>
export const WaitingWire = z.object({ list: z.array(WaitingRow) })
export type WaitingWire = z.output<typeof WaitingWire>
