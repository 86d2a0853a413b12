import type { OrderState } from '../orders.rules.ts'
import type { ConsignmentState } from './unit.rules.ts'

/** All that an order's state depends on. */
export type OrderFacts = {
  /** Money has come that pays it. */
  isPaid: boolean
  /** Somebody has said that nothing more is open. */
  isCompleted: boolean
  /** Of every payment: what came, what of it was asked back, and what is back. */
  receivedCents: number
  askedCents: number
  backCents: number
  /** How much of what was asked back has not gone yet; of what coupons paid whole no money tells. */
  openRefunds: number
  /** A piece that a coupon has paid whole is the shopper's, or on its way there, and nobody has asked for it back. */
  keepsFree: boolean
  /** Every piece is back or did not go, and its price was asked back: of what came, only fees stay with the shop. */
  isAllAsked: boolean
  consignments: readonly ConsignmentState[]
}

const none = ({ consignments }: OrderFacts): boolean => consignments.every((state) => state === 'cancelled')
const some =
  (state: ConsignmentState) =>
  ({ consignments }: OrderFacts): boolean =>
    consignments.includes(state)
/** Of what costs nothing, nothing comes back; and while a free piece is kept, an order whose money is back is not over. */
const goesBack = (facts: OrderFacts): boolean => !facts.keepsFree && (facts.receivedCents > 0 || (facts.isPaid && none(facts)))

/** Nothing of what came is left with the shop, no fee either. */
const isWhollyBack = ({ backCents, receivedCents }: Pick<OrderFacts, 'backCents' | 'receivedCents'>): boolean =>
  backCents >= receivedCents

/** The first that holds is the order's state. */
const precedence: readonly [OrderState, (facts: OrderFacts) => boolean][] = [
  ['payment-pending', (facts) => !facts.isPaid && !none(facts)],
  ['refunded', (facts) => facts.openRefunds === 0 && goesBack(facts) && (facts.isAllAsked || isWhollyBack(facts))],
  ['refund-pending', (facts) => goesBack(facts) && (facts.isAllAsked || facts.askedCents >= facts.receivedCents)],
  ['closed', ({ isPaid }) => !isPaid],
  ['failed', none],
  ['pending-seller-delivery', some('awaited')],
  ['pending-platform-delivery', some('with-us')],
  ['to-be-received', some('sent')],
  ['successful', ({ isCompleted }) => isCompleted],
  ['received', () => true],
]

/** A deposit has no items: it waits as one would, to be used or to go back. */
export const depositStanding = (facts: { isPaid: boolean; isCompleted: boolean; isClosed: boolean }): ConsignmentState => {
  if (!facts.isPaid) return facts.isClosed ? 'cancelled' : 'awaited'
  return facts.isCompleted ? 'received' : 'awaited'
}

/** Where an order stands, by its payment, its consignments and what goes back. */
export const orderState = (facts: OrderFacts): OrderState => precedence.find(([, holds]) => holds(facts))?.[0] ?? 'received'
