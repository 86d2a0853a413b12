import type { Cents } from '#platform/money.ts'
import { allocate, partKinds, type PriceParts, sumOfParts } from '../placing/price.rules.ts'

/** What can go back of what was paid: the parts of the price, and the fee of the way of paying. */
export const refundParts = [...partKinds, 'fee'] as const
export type RefundPart = (typeof refundParts)[number]
/** Parts that a shopper may be given back a piece of; coupons and points go with the goods they reduced, and balance with what it paid. */
export const refundableParts = ['goods', 'delivery', 'service', 'technical', 'operating', 'packaging', 'fee'] as const
export type RefundablePart = (typeof refundableParts)[number]

/** Why money goes to a shopper. Compensation and goodwill come on top of what was paid. */
export const refundKinds = ['refund', 'surplus', 'chargeback', 'compensation', 'goodwill'] as const
export type RefundKind = (typeof refundKinds)[number]
/** Of the price, by the parts of pieces it covers. */
export const isOfPrice = (kind: RefundKind): boolean => kind === 'refund' || kind === 'chargeback'
/** On top of what was paid, and never counted as paid back. */
export const isOnTop = (kind: RefundKind): boolean => kind === 'compensation' || kind === 'goodwill'
export const returningKinds = refundKinds.filter((kind) => !isOnTop(kind))
/** What the desk may ask for. Money that came twice is found by the shop itself; what an issuer takes back, its provider reports. */
export const requestedKinds = ['refund', 'compensation', 'goodwill'] as const
export const refundStates = ['requested', 'approved', 'confirmed', 'failed', 'declined'] as const

/** What a provider reports that nobody here has asked for, and what has become of it. */
export const reportKinds = ['payment', 'refund', 'reversal', 'dispute'] as const
export const reportStates = ['processing', 'booked', 'came-back', 'declined', 'unfit'] as const

/** Why a refund has failed that had gone before: its money is here again. */
export const CAME_BACK = 'came-back'

type Shares = Partial<Record<RefundPart, Cents>>
/** Of each piece, cents of each part. */
export type UnitShares = ReadonlyMap<string, Shares>
/** So much of a part of a piece. */
export type Covered = { unitId: string; part: RefundPart; cents: Cents }

/** What was paid for each piece: its share of the price, and of the fee by what it cost. */
export function paidShares(units: readonly { unitId: string; parts: PriceParts }[], feeCents: Cents): UnitShares {
  const fees = allocate(
    feeCents,
    units.map(({ parts }) => sumOfParts(parts)),
  )
  return new Map(units.map(({ unitId, parts }, at) => [unitId, { ...parts, ...(fees[at] ? { fee: fees[at] } : {}) }]))
}

/** What of it is left once so much is back or was asked back. */
export function leftOf(paid: UnitShares, covered: readonly Covered[]): UnitShares {
  const left = new Map<string, Shares>([...paid].map(([unitId, shares]) => [unitId, { ...shares }]))
  for (const { unitId, part, cents } of covered) {
    const shares = left.get(unitId)
    if (shares) shares[part] = (shares[part] ?? 0) - cents
  }
  return left
}

/** All that is left of some pieces, or of all. */
export function wholeOf(left: UnitShares, unitIds: readonly string[] = [...left.keys()]): Covered[] {
  return [...new Set(unitIds)].flatMap((unitId) =>
    refundParts.flatMap((part) => {
      const cents = left.get(unitId)?.[part] ?? 0
      return cents === 0 ? [] : [{ unitId, part, cents }]
    }),
  )
}

export const sumOf = (covered: readonly Covered[]): Cents => covered.reduce((sum, { cents }) => sum + cents, 0)
export const netOf = (left: UnitShares, unitId: string): Cents => sumOf(wholeOf(left, [unitId]))

/** What the buyer gave for a piece, in money and of their balance. */
const givenFor = (left: UnitShares, unitId: string): Cents => netOf(left, unitId) - (left.get(unitId)?.balance ?? 0)

/** Nobody gave anything for it: a coupon has paid it whole. */
export const isFree = ({ parts }: { parts: PriceParts }): boolean => sumOfParts(parts) === (parts.balance ?? 0)

/** How much of one part may go back of each piece: never more than its buyer gave for it and has not got back. */
const roomIn = (left: UnitShares, part: RefundablePart, unitIds: readonly string[]): Cents[] =>
  unitIds.map((unitId) => Math.max(0, Math.min(left.get(unitId)?.[part] ?? 0, givenFor(left, unitId))))

/** The same without what the balance has paid: an issuer takes back no more than money. */
export const moneyOf = (left: UnitShares): UnitShares =>
  new Map([...left].map(([unitId, shares]) => [unitId, withoutBalance(shares)]))

function withoutBalance({ balance = 0, ...shares }: Shares): Shares {
  let paid = 0 - balance
  for (const part of refundableParts) {
    const own = Math.min(paid, shares[part] ?? 0)
    if (own <= 0) continue
    shares[part] = (shares[part] ?? 0) - own
    paid -= own
  }
  return shares
}

/** All that is left of a piece but some parts; what the balance had paid of those stays with the shop, too. */
export function wholeWithout(left: UnitShares, unitId: string, kept: readonly RefundPart[]): Covered[] {
  const parts = wholeOf(left, [unitId]).filter(({ part }) => !kept.includes(part))
  const short = Math.max(0, 0 - sumOf(parts))
  return parts
    .map((one) => (one.part === 'balance' ? { ...one, cents: one.cents + short } : one))
    .filter(({ cents }) => cents !== 0)
}

/** What goes back to the buyer by it: money, and what their balance has paid. */
export const worthOf = (covered: readonly Covered[]): Cents =>
  covered.reduce((sum, { part, cents }) => (part === 'balance' ? sum : sum + cents), 0)

export const mostOf = (left: UnitShares, part: RefundablePart): Cents =>
  roomIn(left, part, [...left.keys()]).reduce((sum, cents) => sum + cents, 0)

/**
 * An amount of one part, shared among pieces by what is left of it; undefined when that is less. Money goes back as it came; only what
 * is more than the money that was paid for a piece goes back to the balance.
 */
export function amountOf(left: UnitShares, part: RefundablePart, amountCents: Cents): Covered[] | undefined {
  const unitIds = [...left.keys()]
  const room = roomIn(left, part, unitIds)
  if (amountCents <= 0 || amountCents > mostOf(left, part)) return undefined
  return allocate(amountCents, room).flatMap((cents, at): Covered[] => {
    const unitId = unitIds[at]
    if (cents === 0 || unitId === undefined) return []
    const ofBalance = Math.max(0, cents - netOf(left, unitId))
    return [{ unitId, part, cents }, ...(ofBalance > 0 ? [{ unitId, part: 'balance' as const, cents: 0 - ofBalance }] : [])]
  })
}
