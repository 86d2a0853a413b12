import { z } from 'zod'
import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'

export type { PayType } from '#modules/orders/payments/pay-types.rules.ts'
/** What a campaign can ask to be paid with: something that brings money. */
export const payTypes = ['fps', 'bank', 'card', 'paypal'] as const satisfies readonly PayType[]

const MOST_CENTS = 100_000_000
const cents = z.int('whole-number').min(1, 'amount').max(MOST_CENTS, 'too-large')
const basisPoints = z.int('whole-number').min(1, 'amount').max(10_000, 'too-large')
const pieces = z.int('whole-number').min(1, 'whole-number').max(20, 'too-large')

/** What a coupon gives. */
export const Benefit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), cents }),
  z.object({ kind: z.literal('percent'), basisPoints, capCents: cents.nullable() }),
  /** Delivery of the order costs nothing. */
  z.object({ kind: z.literal('delivery') }),
  /** Pays one appointment of the care service. */
  z.object({ kind: z.literal('care'), worthCents: cents }),
  /** Of so many pieces bought and so many more, the cheapest `get` cost less by this share. */
  z.object({ kind: z.literal('buy-get'), buy: pieces, get: pieces, basisPoints }),
])
export type Benefit = z.output<typeof Benefit>

/** Whom a campaign can be kept for, as the shop knows them. */
export const memberGroups = ['new', 'birthday', 'returning', 'top'] as const
export type MemberGroup = (typeof memberGroups)[number]
export const sides = ['women', 'men'] as const

const codes = z.array(z.string().min(1)).max(500, 'too-large').default([])
/** An empty list asks for nothing. Of one list any will do; of several each must be met. */
export const Conditions = z.object({
  /** Paths; what is below them counts. */
  categories: codes,
  brands: codes,
  merchants: codes,
  products: codes,
  side: z.enum(sides).nullable().default(null),
  /** Of the pieces it fits, before anything is taken off. */
  minimumCents: z.int('whole-number').min(0, 'amount').max(MOST_CENTS, 'too-large').default(0),
  firstOrder: z.boolean().default(false),
  members: z.boolean().default(false),
  groups: z.array(z.enum(memberGroups)).default([]),
  payTypes: z.array(z.enum(payTypes)).default([]),
})
export type Conditions = z.output<typeof Conditions>

export const howHad = ['automatic', 'shared-code', 'single-codes', 'claimed', 'granted'] as const
export const occasions = ['new-member', 'bag-received', 'friend-invited'] as const
export type Occasion = (typeof occasions)[number]
export const campaignStates = ['draft', 'running', 'paused', 'ended'] as const
export type CampaignState = (typeof campaignStates)[number]
