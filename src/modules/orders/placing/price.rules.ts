import { allocate, type Cents, fromWire, share, toWire } from '#platform/money.ts'

/**
 * What a price is made of. Coupons (borne by the shop, or by the merchant), points and balance are negative: they reduce (decision 69).
 */
export const partKinds = [
  'goods',
  'delivery',
  'service',
  'technical',
  'operating',
  'packaging',
  'coupon',
  'merchantCoupon',
  'points',
  'balance',
] as const
type PartKind = (typeof partKinds)[number]
/** Cents of each part; what is not there is nothing. A deposit is the one part of its order, and of no other. */
export type PriceParts = Partial<Record<PartKind | 'deposit', Cents>>
/** What the shop may charge beside the pieces and their delivery, in the sequence in which it is shown. */
export const feeKinds = ['service', 'technical', 'operating', 'packaging'] as const
export type FeeKind = (typeof feeKinds)[number]
export const chargeKinds = ['delivery', ...feeKinds] as const
export type PricedLine = { unitCents: Cents; quantity: number }

/** What a coupon takes off each line, and how much of that its merchant bears. */
export type CouponCut = { lineCents: readonly Cents[]; merchantLineCents: readonly Cents[] }
/** In this order, after the price of the pieces; delivery and fees come before the balance. */
export type Rewards = {
  coupons?: readonly CouponCut[]
  /** Points spent on each line. */
  points?: readonly number[]
  /** At most so much of the buyer's own money. */
  balanceCents?: Cents
}

/** An order's price, fixed when it is placed. `lines`: each line's share of every part, and that of each of its pieces. */
export type Price = { parts: PriceParts; totalCents: Cents; lines: { parts: PriceParts; units: PriceParts[] }[] }

/** Shown to the buyer of a card payment before the order is placed: 1.95 % (readings: "card fee"). */
export const CARD_FEE_BASIS_POINTS = 195

type Unit = { line: number; goods: Cents; parts: PriceParts }
/** What a point is worth. */
export const POINT_CENTS = 100

/**
 * What an order costs, from prices the server looked up itself. Every part is allocated to whole pieces, by what is left of each, so that
 * none is ever below nothing; lines and the order are their sums. `charges`: delivery and fees. Throws a RangeError when a reduction is
 * more than what it reduces, or a sum beyond 2^53.
 */
export function priceOrder(
  lines: readonly PricedLine[],
  charges: Omit<PriceParts, 'goods'> = {},
  { coupons = [], points = [], balanceCents = 0 }: Rewards = {},
): Price {
  const units = unitsAfter(lines, coupons)
  for (const [line, spent] of points.entries()) spend(ofLine(units, line), spent)
  for (const kind of chargeKinds) charge(units, kind, charges[kind] ?? 0)
  const left = units.map(({ parts }) => sumOfParts(parts))
  allocate(Math.min(balanceCents, sum(left)), left).forEach((cents, at) => addTo(units[at]?.parts, 'balance', 0 - cents))
  return sumUp(lines, units)
}

/** How many points each line has room for, once coupons have reduced it: of each piece whole ones. */
export function pointRoom(lines: readonly PricedLine[], coupons: readonly CouponCut[]): number[] {
  const units = unitsAfter(lines, coupons)
  return lines.map((_, line) => sum(roomOf(ofLine(units, line))))
}

/** The pieces, with what coupons take off each. */
function unitsAfter(lines: readonly PricedLine[], coupons: readonly CouponCut[]): Unit[] {
  const units = lines.flatMap(({ unitCents, quantity }, line): Unit[] =>
    Array.from({ length: quantity }, () => ({ line, goods: unitCents, parts: { goods: unitCents } })),
  )
  for (const { lineCents, merchantLineCents } of coupons)
    for (const [line, cents] of lineCents.entries()) cut(ofLine(units, line), cents, merchantLineCents[line] ?? 0)
  return units
}

const ofLine = (units: readonly Unit[], line: number): Unit[] => units.filter((unit) => unit.line === line)

function sumUp(lines: readonly PricedLine[], units: readonly Unit[]): Price {
  const parts = addParts(units.map((unit) => unit.parts))
  // Of what costs nothing it still stands that it does.
  parts.goods ??= 0
  const totalCents = sumOfParts(parts)
  if (!Number.isSafeInteger(parts.goods) || units.some((unit) => sumOfParts(unit.parts) < 0))
    throw new RangeError(`not a price: ${totalCents}`)
  return {
    parts,
    totalCents,
    lines: lines.map((_, line) => {
      const own = ofLine(units, line).map((unit) => unit.parts)
      return { parts: { goods: 0, ...addParts(own) }, units: own }
    }),
  }
}

/** Who bears a coupon is said piece by piece. */
function cut(units: readonly Unit[], cents: Cents, merchantCents: Cents): void {
  const left = units.map(({ parts }) => sumOfParts(parts))
  if (cents > sum(left)) throw new RangeError(`${cents} off what costs less`)
  const shares = allocate(cents, left)
  const borne = allocate(merchantCents, shares)
  for (const [at, { parts }] of units.entries()) {
    const own = shares[at] ?? 0
    const merchants = borne[at] ?? 0
    addTo(parts, 'merchantCoupon', 0 - merchants)
    addTo(parts, 'coupon', merchants - own)
  }
}

/** A point is never divided. */
const roomOf = (units: readonly Unit[]): number[] => units.map(({ parts }) => Math.floor(sumOfParts(parts) / POINT_CENTS))

function spend(units: readonly Unit[], points: number): void {
  const room = roomOf(units)
  if (points > sum(room)) throw new RangeError(`${points} points for what costs less`)
  allocate(points, room).forEach((own, at) => addTo(units[at]?.parts, 'points', 0 - own * POINT_CENTS))
}

function charge(units: readonly Unit[], kind: PartKind, cents: Cents): void {
  const goods = units.map((unit) => unit.goods)
  allocate(cents, goods).forEach((own, at) => addTo(units[at]?.parts, kind, own))
}

function addTo(parts: PriceParts | undefined, kind: PartKind, cents: Cents): void {
  if (parts && cents !== 0) parts[kind] = (parts[kind] ?? 0) + cents
}

/** What coupons take off, whoever bears them; not negative. */
export const couponCents = ({ coupon = 0, merchantCoupon = 0 }: PriceParts): Cents => 0 - coupon - merchantCoupon
/** Of pieces, what is paid in money or with the balance: all but what coupons and points reduce. */
export const merchandiseCents = (parts: PriceParts): Cents => (parts.goods ?? 0) - couponCents(parts) + (parts.points ?? 0)
/** What a piece cost its buyer: money, balance and points, after coupons. */
export const costOf = (parts: PriceParts): Cents => (parts.goods ?? 0) - couponCents(parts)
export const pointsOf = ({ points = 0 }: PriceParts): number => (0 - points) / POINT_CENTS

/** What is charged of these amounts in HK$; what is nothing is no part. */
export function feesOf(amounts: Record<FeeKind, string>): Partial<Record<FeeKind, Cents>> {
  const fees: Partial<Record<FeeKind, Cents>> = {}
  for (const kind of feeKinds) if (fromWire(amounts[kind]) > 0) fees[kind] = fromWire(amounts[kind])
  return fees
}

/** The same on the wire. */
export const presentFees = (parts: PriceParts): { kind: FeeKind; amount: string }[] =>
  feeKinds.flatMap((kind) => (parts[kind] ? [{ kind, amount: toWire(parts[kind]) }] : []))

/** The parts of several shares together. */
export function addParts(shares: readonly PriceParts[]): PriceParts {
  const whole: PriceParts = {}
  for (const share of shares) for (const kind of partKinds) addTo(whole, kind, share[kind] ?? 0)
  return whole
}

export const sumOfParts = (parts: PriceParts): Cents => sum(Object.values(parts))

/** The fee of a way of paying for an amount due. It is known only when a payment is made, and is no part of the order's price. */
export const paymentFee = (payType: string, dueCents: Cents): Cents =>
  payType === 'card' ? share(dueCents, CARD_FEE_BASIS_POINTS) : 0

export { allocate } from '#platform/money.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
