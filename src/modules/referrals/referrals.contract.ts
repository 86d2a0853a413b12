import { z } from 'zod'
import { signKinds } from './referrals.rules.ts'
import { CommissionTerms } from '#modules/settlement/commission.contract.ts'

/** What a unit was sold under, as merchants' units are. */
export const SaleTerms = CommissionTerms
export type SaleTerms = z.output<typeof SaleTerms>

export const linkKinds = ['item', 'list', 'page'] as const
export type LinkKind = (typeof linkKinds)[number]
/** By a link that was followed, or a code typed at the checkout. */
export const saleWays = ['link', 'code'] as const
/** Bought by the influencer, by one who is like one of their household, or sold by a merchant of theirs. */
export const refusedKinds = ['own', 'household', 'own-merchant'] as const
export type RefusedKind = (typeof refusedKinds)[number]

const figures = {
  visits: z.number(),
  orders: z.number(),
  /** Units sold, those kept, and those that still can come back. */
  sold: z.number(),
  kept: z.number(),
  waiting: z.number(),
  earned: z.string(),
  /** What would be earned if all that waits is kept. */
  coming: z.string(),
}

export const LinkWire = z.object({
  linkId: z.string(),
  /** Of an item as it is called now; empty for all else. */
  title: z.string(),
  code: z.string(),
  /** Without the shop's own host. */
  shortPath: z.string(),
  kind: z.enum(linkKinds),
  target: z.string(),
  name: z.string(),
  createTime: z.string(),
  isEnded: z.boolean(),
  ...figures,
})
export type LinkWire = z.output<typeof LinkWire>

export const LinksWire = z.object({
  /** Where short addresses begin. */
  publicUrl: z.string(),
  windowDays: z.number(),
  /** What the first rule for all items earns them now, in per cent; empty where there is none. */
  rate: z.string(),
  totals: z.object(figures),
  list: z.array(LinkWire),
})
export type LinksWire = z.output<typeof LinksWire>

export const AddLinkInput = z.object({
  /** An address of the shop: of an item, or of a list or search. */
  address: z.string().trim().min(1, 'required').max(600, 'too-long'),
  name: z.string().trim().max(60, 'too-long').default(''),
})
export type AddLinkInput = z.input<typeof AddLinkInput>
export const EndLinkInput = z.object({ linkId: z.uuid() })

const day = z.iso.date('date').or(z.literal('')).default('')
export const ResultsInput = z.object({ linkId: z.uuid().or(z.literal('')).default(''), from: day, until: day })
export type ResultsInput = z.input<typeof ResultsInput>
export const ResultsWire = z.object({
  from: z.string(),
  until: z.string(),
  /** Each day of Hong Kong on which there was something, the newest first. */
  list: z.array(
    z.object({
      day: z.string(),
      visits: z.number(),
      orders: z.number(),
      sold: z.number(),
      kept: z.number(),
      earned: z.string(),
    }),
  ),
})
export type ResultsWire = z.output<typeof ResultsWire>

/** Influencers as the shop sees them. */
export const ReferrersInput = z.object({
  word: z.string().trim().max(80).default(''),
  state: z.enum(['', 'flagged']).default(''),
  pageNum: z.coerce.number().int().min(1).max(1_000).default(1),
})
export type ReferrersInput = z.input<typeof ReferrersInput>
const referrer = {
  merchantId: z.string(),
  name: z.string(),
  state: z.string(),
  signs: z.array(z.enum(signKinds)),
  visits: z.number(),
  clicks: z.number(),
  orders: z.number(),
  sold: z.number(),
  kept: z.number(),
  refused: z.number(),
  /** What buyers paid for what they kept, and what the shop owes for it. */
  brought: z.string(),
  cost: z.string(),
}
export const ReferrersWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  all: z.number(),
  flagged: z.number(),
  list: z.array(z.object(referrer)),
})
export type ReferrersWire = z.output<typeof ReferrersWire>
export const ReferrerInput = z.object({ merchantId: z.uuid() })
export const ReferrerWire = z.object({
  ...referrer,
  /** Networks and browsers that brought many visitors on one day: how many visitors, how many clicks. */
  trails: z.array(z.object({ day: z.string(), code: z.string(), visitors: z.number(), clicks: z.number() })),
  links: z.array(LinkWire),
  rules: z.array(
    z.object({
      name: z.string(),
      rate: z.string(),
      isOwn: z.boolean(),
      category: z.string(),
      hasCampaign: z.boolean(),
      from: z.string(),
      until: z.string(),
    }),
  ),
  /** The last sales, the newest first. */
  sales: z.array(
    z.object({
      unitId: z.string(),
      orderNo: z.string(),
      piece: z.string(),
      code: z.string(),
      way: z.enum(saleWays),
      time: z.string(),
      rule: z.string(),
      rate: z.string(),
      state: z.enum(['unpaid', 'waiting', 'kept', 'back', 'refused']),
      refused: z.enum(['', ...refusedKinds]),
      likenesses: z.array(z.string()),
      goods: z.string(),
      commission: z.string(),
    }),
  ),
})
export type ReferrerWire = z.output<typeof ReferrerWire>
