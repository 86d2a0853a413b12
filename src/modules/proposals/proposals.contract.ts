import { z } from 'zod'
import { actorKinds } from '#platform/actor.ts'
import { DISPATCH_DAYS_MOST, MOST_PIECES, USUAL_DISPATCH_DAYS } from '#modules/offers/selling/selling.rules.ts'
import {
  MOST_PROPOSAL_REASON,
  MOST_PROPOSED_COLOURS,
  MOST_PROPOSED_SIZES,
  partStates,
  proposalActs,
  proposalParts,
  proposalQueues,
  proposalStates,
  reviewActs,
} from './proposals.rules.ts'

const words = (most: number) => z.string().trim().max(most, 'too-long')
/** One language is enough: a reviewer sees to the other. */
const inOne = (most: number) =>
  z
    .object({ en: words(most), zh: words(most) })
    .refine(({ en, zh }) => en !== '' || zh !== '', { path: ['en'], error: 'required' })
const price = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/, 'amount')
/** As typed; an empty field is no nought. */
const whole = (least: number, most: number, problem: string) =>
  z
    .union([z.number(problem), z.string().trim().min(1, problem)])
    .pipe(z.coerce.number<number | string>(problem).int(problem).min(least, problem).max(most, problem))

const ProposedPicture = z.object({
  hash: z.string().regex(/^[0-9a-f]{32}$/, 'picture'),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type ProposedPicture = z.output<typeof ProposedPicture>
const ProposedSize = z.object({
  itemNumber: words(40)
    .min(1, 'required')
    .regex(/^[\w./#+ -]*$/, 'code'),
  size: words(20).min(1, 'required'),
  sizeSystem: words(12).default('none'),
  price,
  stock: whole(0, MOST_PIECES, 'stock-pieces'),
})
const ProposedColour = z.object({
  colourId: words(40).min(1, 'choose-one'),
  pictures: z.array(ProposedPicture).min(1, 'no-pictures').max(10, 'too-many'),
  variants: z.array(ProposedSize).min(1, 'no-variants').max(MOST_PROPOSED_SIZES, 'too-many'),
})
/** Everything new: of another condition nothing is listed. */
export const ProposalContent = z.object({
  name: inOne(120),
  description: inOne(4_000),
  articleNumber: words(40)
    .min(1, 'required')
    .regex(/^[\w./#+ -]*$/, 'code'),
  brandCode: words(80).min(1, 'choose-one'),
  gender: z.enum(['women', 'men', 'unisex']),
  category: words(160).min(1, 'choose-one'),
  dispatchDays: whole(1, DISPATCH_DAYS_MOST, 'dispatch-days').default(USUAL_DISPATCH_DAYS),
  colours: z.array(ProposedColour).min(1, 'no-colours').max(MOST_PROPOSED_COLOURS, 'too-many'),
})
export type ProposalContent = z.output<typeof ProposalContent>

const proposalNo = z.string().trim().min(1).max(20)
export const ProposalInput = z.object({ proposalNo })
/** Without a number: a new one. `version`: of the one that was read. */
export const SendProposalInput = z.object({
  proposalNo: z.string().trim().max(20).default(''),
  version: z.int32().default(0),
  content: ProposalContent,
})
export type SendProposalInput = z.input<typeof SendProposalInput>
export const WithdrawProposalInput = z.object({ proposalNo, version: z.int32() })

const Row = z.object({
  proposalNo: z.string(),
  state: z.enum(proposalStates),
  name: z.string(),
  brandName: z.string(),
  submittedTime: z.string(),
  /** By when it is decided. */
  dueTime: z.string(),
})
const Reason = z.object({ en: z.string(), zh: z.string() })
const Part = z.object({ part: z.enum(proposalParts), state: z.enum(partStates), reason: z.string() })
const pageNum = z.coerce.number().int().min(1).max(10_000).default(1)
export const ProposalsInput = z.object({ pageNum })
export const ProposalsWire = z.object({ total: z.int(), pageNum: z.int(), pageSize: z.int(), list: z.array(Row) })
export type ProposalsWire = z.output<typeof ProposalsWire>

export const ProposalWire = Row.extend({
  version: z.int(),
  content: ProposalContent,
  parts: z.array(Part),
  reason: z.string(),
  /** Whether shoppers can buy it. */
  isOffered: z.boolean(),
})
export type ProposalWire = z.output<typeof ProposalWire>

export const ProposalChoicesWire = z.object({
  brands: z.array(z.object({ id: z.string(), name: z.string() })),
  /** `scales`: in which the sizes of this kind may be given, as EU or IT; none where it has no table of sizes. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), scales: z.array(z.string()), precious: z.boolean() })),
  colours: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ProposalChoicesWire = z.output<typeof ProposalChoicesWire>

/** Back office. */
export const AdminProposalsInput = z.object({ queue: z.enum(proposalQueues).default('waiting'), pageNum })
const AdminRow = Row.extend({ merchant: z.string(), isLate: z.boolean() })
export type AdminProposalRow = z.output<typeof AdminRow>
export const AdminProposalsWire = z.object({
  total: z.int(),
  pageNum: z.int(),
  pageSize: z.int(),
  queues: z.array(z.object({ queue: z.enum(proposalQueues), num: z.int() })),
  list: z.array(AdminRow),
})
export type AdminProposalsWire = z.output<typeof AdminProposalsWire>
export const AdminProposalWire = ProposalWire.extend({
  merchant: z.string(),
  merchantKind: z.string(),
  /** With the way down to it. */
  categoryName: z.string(),
  colourNames: z.record(z.string(), z.string()),
  acts: z.array(z.enum(reviewActs)),
  productId: z.string(),
  steps: z.array(
    z.object({
      act: z.enum(proposalActs),
      words: z.string(),
      actor: z.string(),
      actorKind: z.enum(actorKinds),
      date: z.string(),
    }),
  ),
})
export type AdminProposalWire = z.output<typeof AdminProposalWire>

const reason = z.object({
  en: words(MOST_PROPOSAL_REASON).min(1, 'required'),
  zh: words(MOST_PROPOSAL_REASON).min(1, 'required'),
})
export const DecideProposalInput = z
  .object({
    proposalNo,
    version: z.int32(),
    act: z.enum(reviewActs),
    /** Of what is accepted: it goes live at once, or waits as a draft. */
    publish: z.boolean().default(false),
    /** Of what is returned: which parts are asked for again, and why. */
    refused: z
      .array(z.object({ part: z.enum(proposalParts), reason }))
      .max(proposalParts.length)
      .default([]),
    /** Of what is declined. */
    reason: reason.optional(),
  })
  .refine(({ act, refused }) => act !== 'return' || refused.length > 0, { path: ['refused'], error: 'choose-one' })
  .refine(({ act, reason: why }) => act !== 'decline' || why !== undefined, { path: ['reason.en'], error: 'required' })
export type DecideProposalInput = z.input<typeof DecideProposalInput>
export type Decision = z.output<typeof DecideProposalInput>
export type BothReasons = z.output<typeof Reason>
