import { z } from 'zod'
import { fromWire } from '#platform/money.ts'
import { campaignStates, howHad, memberGroups, occasions, payTypes, sides } from '../campaigns.contract.ts'

export { type CampaignState, campaignStates, howHad, memberGroups, occasions, payTypes, sides } from '../campaigns.contract.ts'

const MOST_NAMED = 500
const MOST_CENTS = 100_000_000
const words = (most: number) => z.string().trim().max(most, 'too-long')
const both = (most: number) => z.object({ en: words(most), zh: words(most) })
const needed = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')
/** As it is typed; empty: there is none. */
const amount = z
  .string()
  .trim()
  .regex(/^(|\d{1,7}(\.\d{1,2})?)$/, { error: 'amount', abort: true })
  .refine((typed) => typed === '' || (fromWire(typed) > 0 && fromWire(typed) <= MOST_CENTS), 'amount')
const percent = z
  .string()
  .trim()
  .regex(/^(|\d{1,3}(\.\d{1,2})?)$/, { error: 'percent', abort: true })
  .refine((typed) => typed === '' || (fromWire(typed) > 0 && fromWire(typed) <= 10_000), 'percent')
const whole = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^(|[1-9]\d{0,8})$/, 'whole-number')
    .refine((typed) => Number(typed) <= most, 'too-large')
const Minute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'minute')
const picked = z.array(z.string().max(200)).max(MOST_NAMED, 'too-many')

export const benefitKinds = ['amount', 'percent', 'delivery', 'care', 'buy-get'] as const
type BenefitKind = (typeof benefitKinds)[number]

/** A campaign as it is edited: what was typed. What its kind does not ask for is passed over. */
const Fields = z.object({
  campaignId: z.union([z.literal(''), z.uuid()]),
  version: z.int32(),
  name: z.object({ en: needed(80), zh: needed(80) }),
  terms: both(2_000),
  kind: z.enum(benefitKinds),
  amount,
  percent,
  cap: amount,
  buy: whole(20),
  get: whole(20),
  had: z.enum(howHad),
  sharedCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(|[A-Z0-9]{4,20})$/, 'coupon-code'),
  occasion: z.union([z.literal(''), z.enum(occasions)]),
  categories: picked,
  brands: picked,
  merchants: z.array(z.uuid()).max(MOST_NAMED, 'too-many'),
  /** By their codes. */
  products: picked,
  side: z.union([z.literal(''), z.enum(sides)]),
  minimum: amount,
  firstOrder: z.boolean(),
  members: z.boolean(),
  groups: z.array(z.enum(memberGroups)),
  payTypes: z.array(z.enum(payTypes)),
  from: Minute,
  until: z.union([z.literal(''), Minute], 'minute'),
  holdsDays: whole(3_650),
  budget: amount,
  uses: whole(100_000_000),
  perMember: whole(1_000),
  merchantPercent: percent,
  exclusiveGroup: words(40),
  withOthers: z.boolean(),
  priority: whole(10_000),
})
type Fields = z.output<typeof Fields>

/** What each kind cannot do without. */
const NEEDS: Record<BenefitKind, readonly (keyof Fields)[]> = {
  amount: ['amount'],
  percent: ['percent'],
  delivery: [],
  care: ['amount'],
  'buy-get': ['buy', 'get', 'percent'],
}

export const CampaignDocument = Fields.superRefine((typed, context) => {
  const missing = NEEDS[typed.kind].filter((field) => typed[field] === '')
  if ((typed.had === 'shared-code' || typed.had === 'claimed') && typed.sharedCode === '') missing.push('sharedCode')
  for (const field of missing) context.addIssue({ code: 'custom', message: 'required', path: [field] })
  if (typed.until !== '' && typed.until <= typed.from)
    context.addIssue({ code: 'custom', message: 'until-after', path: ['until'] })
})
export type CampaignDocument = z.output<typeof CampaignDocument>

const Spent = z.object({
  /** By orders that wait to be paid, and by those that are. */
  held: z.number(),
  used: z.number(),
  /** Put by and not used. */
  waiting: z.number(),
  cost: z.string(),
  merchantCost: z.string(),
  /** Orders paid with it, and what they came to. */
  orders: z.number(),
  brought: z.string(),
})
const CampaignRowWire = z.object({
  campaignId: z.string(),
  name: z.string(),
  gives: z.string(),
  had: z.enum(howHad),
  state: z.enum(campaignStates),
  from: z.string(),
  until: z.string().nullable(),
  uses: z.number(),
  cost: z.string(),
})
export type CampaignRowWire = z.output<typeof CampaignRowWire>

export const CampaignsInput = z.object({
  state: z.union([z.enum(campaignStates), z.literal('')]).default(''),
  pageNum: z.coerce.number().int().min(1).max(1_000).default(1),
})
export type CampaignsInput = z.input<typeof CampaignsInput>
export const CampaignsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(CampaignRowWire),
})
export type CampaignsWire = z.output<typeof CampaignsWire>

export const CampaignIdInput = z.object({ campaignId: z.uuid() })
export type CampaignIdInput = z.output<typeof CampaignIdInput>
const Batch = z.object({
  batchId: z.string(),
  wanted: z.number(),
  made: z.number(),
  createTime: z.string(),
  createdBy: z.string(),
})
export const CampaignWire = z.object({
  document: CampaignDocument,
  state: z.enum(campaignStates),
  gives: z.string(),
  spent: Spent,
  batches: z.array(Batch),
})
export type CampaignWire = z.output<typeof CampaignWire>

const campaignMoves = ['start', 'pause', 'end'] as const
export type CampaignMove = (typeof campaignMoves)[number]
export const MoveCampaignInput = CampaignIdInput.extend({ move: z.enum(campaignMoves) })
export type MoveCampaignInput = z.output<typeof MoveCampaignInput>

const MOST_CODES = 1_000_000
export const MakeCodesInput = CampaignIdInput.extend({
  count: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,6}$/, 'whole-number')
    .refine((typed) => Number(typed) <= MOST_CODES, 'too-large'),
})
export type MakeCodesInput = z.input<typeof MakeCodesInput>

export const CampaignChoicesWire = z.object({ merchants: z.array(z.object({ id: z.string(), name: z.string() })) })
export type CampaignChoicesWire = z.output<typeof CampaignChoicesWire>

/** A bag to look at: that of an order, or pieces by their codes, a line each, with “x 2” behind it where there are more. */
export const PreviewCampaignInput = z.object({
  document: CampaignDocument,
  orderNo: words(20),
  pieces: words(2_000),
  payType: z.union([z.literal(''), z.enum(payTypes)]),
})
export type PreviewCampaignInput = z.input<typeof PreviewCampaignInput>
export const CampaignPreviewWire = z.object({
  lines: z.array(z.object({ title: z.string(), quantity: z.number(), amount: z.string(), off: z.string() })),
  amount: z.string(),
  off: z.string(),
  merchantCost: z.string(),
  deliveryFree: z.boolean(),
  /** Why it does nothing; empty when it fits. */
  why: z.string(),
  /** What runs beside it and would be used with it, or not, and why. */
  others: z.array(z.object({ name: z.string(), off: z.string(), why: z.string() })),
})
export type CampaignPreviewWire = z.output<typeof CampaignPreviewWire>
