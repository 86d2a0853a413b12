import { allocate, type Cents, share } from '#platform/money.ts'
import type { Benefit, Conditions, MemberGroup, PayType } from './campaigns.contract.ts'

/** One line of what is bought, as coupons see it. */
export type CouponLine = {
  offerId: string
  productId: string
  brandCode: string
  /** Paths of its categories, and of all above them. */
  categories: readonly string[]
  merchantId: string
  side: 'women' | 'men' | 'unisex'
  unitCents: Cents
  quantity: number
  /** Of the line, after coupons that came before. */
  leftCents: Cents
}

/** Where a piece of these categories stands: `a/b/c` is in `a` and in `a/b`, too; on both sides, or on neither, it is for both. */
export function standingOf(paths: readonly string[]): Pick<CouponLine, 'categories' | 'side'> {
  const steps = paths.map((path) => path.split('/'))
  const sides = new Set(steps.map(([side]) => side))
  return {
    categories: [...new Set(steps.flatMap((own) => own.map((_, at) => own.slice(0, at + 1).join('/'))))],
    side: sides.has('women') === sides.has('men') ? 'unisex' : sides.has('men') ? 'men' : 'women',
  }
}

export type CouponBuyer = {
  isMember: boolean
  isFirstOrder: boolean
  groups: readonly MemberGroup[]
  /** Undefined: not chosen yet, and any may be. */
  payType: PayType | undefined
  /** What delivery costs without coupons; undefined: nobody knows yet. */
  deliveryCents?: Cents | undefined
}

type Words = { en: string; zh: string }
type BuyGet = Extract<Benefit, { kind: 'buy-get' }>

/** What the rules know of a campaign, or of somebody's coupon of it. */
export type CouponOffer = {
  campaignId: string
  /** Somebody's own; none: of a campaign that is open to everybody. */
  couponId?: string | undefined
  code?: string | undefined
  name: Words
  terms: Words
  benefit: Benefit
  conditions: Conditions
  /** What its pieces are called, such as "bags"; empty when it fits all. */
  only: Words
  startsAt: Date
  endsAt: Date | null
  /** What is left of its budget when it was looked up; null: there is none. */
  leftCents: Cents | null
  leftUses: number | null
  merchantBasisPoints: number
  exclusiveGroup: string
  withOthers: boolean
  priority: number
  /** It cannot be used, whatever is bought: known from what has become of it. */
  problem?: 'unknown' | 'used' | 'limit' | 'not-new' | 'members' | undefined
}

const couponProblems = [
  'unknown',
  'not-yet',
  'ended',
  'used',
  'used-up',
  'limit',
  'not-new',
  'members',
  'group',
  'first-order',
  'pay-type',
  'pieces',
  'minimum',
  'too-few',
  'not-with',
  'nothing-left',
  'delivery-free',
  'for-care',
] as const
type CouponProblem = (typeof couponProblems)[number]

/** Why not, with what is needed to say it in words. */
export type Unfit = {
  fits: false
  reason: CouponProblem
  detail: {
    missingCents?: Cents
    missingPieces?: number
    only?: Words
    payTypes?: readonly PayType[]
    startsAt?: Date
    /** With which it does not combine. */
    other?: Words
  }
}
/** `lineCents`: what it takes off each line, at most what is left of it. */
export type Fit = { fits: true; lineCents: Cents[]; deliveryFree: boolean }

const not = (reason: CouponProblem, detail: Unfit['detail'] = {}): Unfit => ({ fits: false, reason, detail })
const none = (list: readonly string[]): boolean => list.length === 0

/** Whether a line is among the pieces a campaign is for. */
export const isFor = ({ categories, brands, merchants, products, side }: Conditions, line: CouponLine): boolean =>
  (none(brands) || brands.includes(line.brandCode)) &&
  (none(products) || products.includes(line.productId)) &&
  (none(merchants) || merchants.includes(line.merchantId)) &&
  (side === null || line.side === side || line.side === 'unisex') &&
  (none(categories) || line.categories.some((path) => categories.includes(path)))

/** What a coupon does for these lines and this buyer, or why it does nothing. */
export function tryCoupon(offer: CouponOffer, lines: readonly CouponLine[], buyer: CouponBuyer, now: Date): Fit | Unfit {
  const barred = problemOfOffer(offer, now) ?? problemOfBuyer(offer.conditions, buyer)
  if (barred) return barred
  const fitting = lines.map((line) => isFor(offer.conditions, line))
  const sum = lines.reduce((cents, line, at) => (fitting[at] ? cents + line.unitCents * line.quantity : cents), 0)
  if (sum === 0) return not('pieces', { only: offer.only })
  const missingCents = offer.conditions.minimumCents - sum
  if (missingCents > 0) return not('minimum', { missingCents, only: offer.only })
  const lineCents = lines.map(() => 0)
  if (offer.benefit.kind === 'delivery')
    return buyer.deliveryCents === 0
      ? not('delivery-free')
      : withinBudget(offer, { fits: true, lineCents, deliveryFree: true }, buyer)
  const left = lines.map((line, at) => (fitting[at] ? line.leftCents : 0))
  const off = amountOff(
    offer.benefit,
    lines.filter((_, at) => fitting[at]),
  )
  if (typeof off !== 'number') return off
  return off === 0
    ? not('nothing-left')
    : withinBudget(offer, { fits: true, lineCents: allocate(off, left), deliveryFree: false }, buyer)
}

/** A budget is never broken into: what is left of it pays the whole coupon, or nothing. */
function withinBudget(offer: CouponOffer, fit: Fit, buyer: CouponBuyer): Fit | Unfit {
  return offer.leftCents !== null && savedBy(fit, buyer) > offer.leftCents ? not('used-up') : fit
}

/** What a coupon that fits saves in all. */
export const savedBy = ({ lineCents, deliveryFree }: Fit, { deliveryCents = 0 }: CouponBuyer): Cents =>
  lineCents.reduce((total, cents) => total + cents, deliveryFree ? deliveryCents : 0)

function problemOfOffer(offer: CouponOffer, now: Date): Unfit | undefined {
  if (offer.problem) return not(offer.problem)
  if (offer.startsAt > now) return not('not-yet', { startsAt: offer.startsAt })
  if (offer.endsAt !== null && offer.endsAt <= now) return not('ended')
  if (offer.leftUses !== null && offer.leftUses <= 0) return not('used-up')
  if (offer.benefit.kind === 'care') return not('for-care')
  return undefined
}

/** Whether it matters to it who buys. */
export const asksWhoBuys = ({ conditions: { members, firstOrder, groups } }: Pick<CouponOffer, 'conditions'>): boolean =>
  members || firstOrder || groups.length > 0

function problemOfBuyer({ members, firstOrder, groups, payTypes }: Conditions, buyer: CouponBuyer): Unfit | undefined {
  if (members && !buyer.isMember) return not('members')
  if (groups.length > 0 && !groups.some((group) => buyer.groups.includes(group))) return not('group')
  if (firstOrder && !buyer.isFirstOrder) return not('first-order')
  if (payTypes.length > 0 && buyer.payType !== undefined && !payTypes.some((way) => way === buyer.payType))
    return not('pay-type', { payTypes })
  return undefined
}

/** What it takes off these pieces when its other conditions hold; nothing when they are too few for it. */
export function cutOf(benefit: Benefit, lines: readonly Pick<CouponLine, 'quantity' | 'leftCents'>[]): Cents {
  const off = amountOff(benefit, lines)
  return typeof off === 'number' ? off : 0
}

/** In whole cents, at most what is left of the pieces it is for. */
function amountOff(benefit: Benefit, lines: readonly Pick<CouponLine, 'quantity' | 'leftCents'>[]): Cents | Unfit {
  const whole = lines.reduce((total, { leftCents }) => total + leftCents, 0)
  if (benefit.kind === 'amount') return Math.min(benefit.cents, whole)
  if (benefit.kind === 'percent') return Math.min(share(whole, benefit.basisPoints), benefit.capCents ?? whole)
  if (benefit.kind === 'buy-get') return cheapestOff(benefit, lines)
  return 0
}

/** Of each full set of pieces the cheapest cost less: not those of one set after another, but the cheapest of all. */
function cheapestOff(
  { buy, get, basisPoints }: BuyGet,
  lines: readonly Pick<CouponLine, 'quantity' | 'leftCents'>[],
): Cents | Unfit {
  const pieces = lines.flatMap(({ quantity, leftCents }) => Array<Cents>(quantity).fill(Math.floor(leftCents / quantity)))
  const sets = Math.floor(pieces.length / (buy + get))
  if (sets === 0) return not('too-few', { missingPieces: buy + get - pieces.length })
  const cheapest = pieces.toSorted((one, other) => one - other).slice(0, sets * get)
  return cheapest.reduce((total, cents) => total + share(cents, basisPoints), 0)
}
