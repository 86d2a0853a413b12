import { type Cents, share } from '#platform/money.ts'

export type PricedLine = { unitCents: Cents; quantity: number }
export type Price = { goodsCents: Cents; deliveryCents: Cents; paymentFeeCents: Cents; totalCents: Cents }

/** Shown to the buyer of a card payment before the order is placed: 1.95 % (readings: "card fee"). */
export const CARD_FEE_BASIS_POINTS = 195
/** Delivery is free in Hong Kong and Macau, the only places we deliver to. */
const DELIVERY_CENTS = 0

/** What an order costs, from prices the server looked up itself. The fee is of what the card would be charged for. */
export function priceOrder(lines: readonly PricedLine[], payType: string): Price {
  const goodsCents = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
  if (!Number.isSafeInteger(goodsCents)) throw new RangeError('an order beyond 2^53 cents')
  const paymentFeeCents = payType === 'card' ? share(goodsCents + DELIVERY_CENTS, CARD_FEE_BASIS_POINTS) : 0
  return { goodsCents, deliveryCents: DELIVERY_CENTS, paymentFeeCents, totalCents: goodsCents + DELIVERY_CENTS + paymentFeeCents }
}
