import { actorKinds } from '#platform/actor.ts'
import { z } from 'zod'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { orderNo } from '#modules/orders/orders.contract.ts'
import { unitStates } from '#modules/orders/pieces/unit.rules.ts'
import { claimActs, claimKinds, claimStates, deskActs, lookActs, MOST_CLAIM_PICTURES, MOST_CLAIM_WORDS } from './claims.rules.ts'

const words = z.string().trim().max(MOST_CLAIM_WORDS, 'too-long')
const amount = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'amount')

/** Of the pieces of an order, what may be claimed. */
export const ClaimChoicesInput = z.object({ orderNo })
export type ClaimChoicesInput = z.input<typeof ClaimChoicesInput>
const PieceWire = z.object({
  unitId: z.string(),
  brandName: z.string(),
  title: z.string(),
  /** Colour and size. */
  variant: z.string(),
  productImg: PictureWire,
  price: z.string(),
})
export const ClaimChoicesWire = z.object({
  orderNo: z.string(),
  /** Until which day of Hong Kong the difference may be asked for; empty as long as nothing is paid. */
  lastDay: z.string(),
  /** `paid`: what it cost after coupons, points included. `acts`: what may be claimed of it now. */
  pieces: z.array(PieceWire.extend({ paid: z.string(), acts: z.array(z.enum(claimKinds)) })),
})
export type ClaimChoicesWire = z.output<typeof ClaimChoicesWire>

export const AskClaimInput = z.object({
  orderNo,
  unitId: z.uuid('choose-one'),
  kind: z.enum(claimKinds),
  words: words.default(''),
  /** Of a lower price: how much, where, and the page that shows it. */
  price: z.union([z.literal(''), amount]).default(''),
  place: z.string().trim().max(80, 'too-long').default(''),
  link: z
    .union(
      [z.literal(''), z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'web-address' }).max(500, 'too-long')],
      'web-address',
    )
    .default(''),
  pictures: z.array(z.uuid()).max(MOST_CLAIM_PICTURES, 'too-many').default([]),
})
export type AskClaimInput = z.input<typeof AskClaimInput>
export type AskedClaim = z.output<typeof AskClaimInput>

export const ClaimWire = z.object({
  claimId: z.string(),
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  orderNo: z.string(),
  piece: PieceWire,
  words: z.string(),
  price: z.string(),
  place: z.string(),
  link: z.string(),
  pictures: z.number(),
  pieceWanted: z.boolean(),
  /** What was agreed to: of the price, and on top of it. */
  refund: z.string(),
  extra: z.string(),
  reason: z.string(),
  askedTime: z.string(),
  /** Only colleagues learn the name of who it was. */
  steps: z.array(
    z.object({ act: z.enum(claimActs), words: z.string(), date: z.string(), actorKind: z.enum(actorKinds), actor: z.string() }),
  ),
})
export type ClaimWire = z.output<typeof ClaimWire>
export const ClaimsWire = z.object({ list: z.array(ClaimWire) })
export type ClaimsWire = z.output<typeof ClaimsWire>

export const AnswerClaimInput = z.object({ claimId: z.uuid(), words: words.min(1, 'required') })
export type AnswerClaimInput = z.input<typeof AnswerClaimInput>
export const ClaimInput = z.object({ claimId: z.uuid() })
export type ClaimInput = z.input<typeof ClaimInput>

/** Back office. */
export const claimQueues = ['price', 'fake', 'done'] as const
export const AdminClaimsInput = z.object({
  queue: z.enum(claimQueues).default('price'),
  pageNum: z.number().int().min(1).max(10_000).default(1),
})
export type AdminClaimsInput = z.input<typeof AdminClaimsInput>
export const AdminClaimRow = z.object({
  claimId: z.string(),
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  orderNo: z.string(),
  brandName: z.string(),
  title: z.string(),
  askedTime: z.string(),
  paid: z.string(),
  price: z.string(),
})
export type AdminClaimRow = z.output<typeof AdminClaimRow>
export const AdminClaimsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  /** How many wait in each queue; of those that are over, all. */
  queues: z.object({ price: z.number(), fake: z.number(), done: z.number() }),
  list: z.array(AdminClaimRow),
})
export type AdminClaimsWire = z.output<typeof AdminClaimsWire>

export const AdminClaimWire = ClaimWire.extend({
  unitState: z.enum(unitStates),
  certificate: z.string(),
  merchantName: z.string(),
  shopper: z.string(),
  contact: z.string(),
  language: z.enum(['en', 'zh']),
  paidTime: z.string(),
  /** What was paid for the piece, and what of its price can still go back. */
  paid: z.string(),
  left: z.string(),
  /** What a fake would bring on top. */
  compensation: z.string(),
  pictureIds: z.array(z.string()),
  /** What the bench saw before the piece left; null when it never came by. */
  bench: z.object({ date: z.string(), actor: z.string(), pictures: z.array(PictureWire) }).nullable(),
  acts: z.array(z.enum(deskActs)),
  looks: z.array(z.enum(lookActs)),
})
export type AdminClaimWire = z.output<typeof AdminClaimWire>

const reason = z.string().trim().min(1, 'required').max(MOST_CLAIM_WORDS, 'too-long')
export const DecideClaimInput = z.object({
  claimId: z.uuid(),
  act: z.enum(deskActs),
  /** Of a difference: how much of the price goes back. */
  amount: z.union([z.literal(''), amount]).default(''),
  reason,
})
export type DecideClaimInput = z.input<typeof DecideClaimInput>
export type ClaimDecision = z.output<typeof DecideClaimInput>
export const LookInput = z.object({ claimId: z.uuid(), found: z.enum(lookActs), words: reason })
export type LookInput = z.input<typeof LookInput>
