import { type Cents, fromWire, share, toWire } from '#platform/money.ts'

/** What a price is made of. Coupon and points are negative: they reduce. */
export const partKinds = ['goods', 'delivery', 'service', 'technical', 'operating', 'packaging', 'coupon', 'points'] as const
export type PartKind = (typeof partKinds)[number]
/** Cents of each part; what is not there is nothing. */
export type PriceParts = Partial<Record<PartKind, Cents>>
/** What the shop may charge beside the pieces and their delivery, in the sequence in which it is shown. */
export const feeKinds = ['service', 'technical', 'operating', 'packaging'] as const
export type FeeKind = (typeof feeKinds)[number]
export type PricedLine = { unitCents: Cents; quantity: number }

/** An order's price, fixed when it is placed. `lines`: each line's share of every part. */
export type Price = { parts: PriceParts; totalCents: Cents; lines: PriceParts[] }

/** Shown to the buyer of a card payment before the order is placed: 1.95 % (readings: "card fee"). */
export const CARD_FEE_BASIS_POINTS = 195

/**
 * What an order costs, from prices the server looked up itself. `charges`: all but the goods. Throws a RangeError when the sum is
 * beyond 2^53 or below nothing.
 */
export function priceOrder(lines: readonly PricedLine[], charges: Omit<PriceParts, 'goods'> = {}): Price {
  const goods = lines.map(({ unitCents, quantity }) => unitCents * quantity)
  const parts: PriceParts = { goods: sum(goods), ...charges }
  const totalCents = sumOfParts(parts)
  if (!Number.isSafeInteger(parts.goods) || totalCents < 0) throw new RangeError(`not a price: ${totalCents}`)
  return { parts, totalCents, lines: allocateParts(parts, goods) }
}

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
  for (const share of shares) for (const kind of partKinds) if (share[kind]) whole[kind] = (whole[kind] ?? 0) + share[kind]
  return whole
}

export const sumOfParts = (parts: PriceParts): Cents => sum(Object.values(parts))

/** The fee of a way of paying for an amount due. It is known only when a payment is made, and is no part of the order's price. */
export const paymentFee = (payType: string, dueCents: Cents): Cents =>
  payType === 'card' ? share(dueCents, CARD_FEE_BASIS_POINTS) : 0

/**
 * Every part, shared among goods of these prices to the cent: goods are what they cost, all else goes by price. What is quoted, placed
 * and given back comes from here, so that the shares of an order always add up to it.
 */
export function allocateParts(parts: PriceParts, goods: readonly Cents[]): PriceParts[] {
  const shares: PriceParts[] = goods.map((cents) => ({ goods: cents }))
  for (const kind of partKinds) {
    if (kind === 'goods' || !parts[kind]) continue
    allocate(parts[kind], goods).forEach((cents, index) => {
      const own = shares[index]
      if (cents !== 0 && own) own[kind] = cents
    })
  }
  return shares
}

/** An amount by weight, in whole cents that add up to it: who is cut off most gets the cent that is left, the earlier one first. */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = sum(weights)
  const by = whole > 0 ? weights : weights.map(() => 1)
  const total = BigInt(whole > 0 ? whole : weights.length)
  const size = BigInt(Math.abs(amount))
  const shares = by.map((weight) => ({ cents: Number((size * BigInt(weight)) / total), rest: (size * BigInt(weight)) % total }))
  const left = Math.abs(amount) - sum(shares.map(({ cents }) => cents))
  const ranked = shares.toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1))
  for (const share of ranked.slice(0, left)) share.cents += 1
  return shares.map(({ cents }) => (amount < 0 ? 0 - cents : cents))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
