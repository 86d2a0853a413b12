import fc from 'fast-check'
import { refundableParts, requestedKinds } from '../../src/modules/orders/refunds/refund.rules.ts'
import { unitActs } from '../../src/modules/orders/pieces/unit.rules.ts'
import { operatorMoves } from '../../src/modules/orders/orders.rules.ts'
import { payTypes } from '../../src/modules/orders/payments/pay-types.rules.ts'
import { rewardActs, spending } from './driven-rewards.ts'

// What may happen to a shop. An order is named by when it was placed; a number beyond the last names one of those there are.

const order = fc.nat({ max: 5 })
const way = fc.constantFrom(...payTypes)

const acts = {
  order: fc.record({ act: fc.constant('order' as const), way, pieces: fc.integer({ min: 1, max: 3 }), spending }),
  open: fc.record({ act: fc.constant('open' as const), order, way }),
  /** On the provider's page, of any try that was ever opened. */
  card: fc.record({
    act: fc.constant('card' as const),
    order,
    attempt: fc.nat({ max: 2 }),
    press: fc.constantFrom('succeed', 'succeed', 'decline', 'late', 'abandon'),
  }),
  transfer: fc.record({ act: fc.constant('transfer' as const), order, attempt: fc.nat({ max: 2 }) }),
  return: fc.record({ act: fc.constant('return' as const), order }),
  /** The provider tells again what it told before, whenever that was. */
  webhook: fc.record({ act: fc.constant('webhook' as const), order, attempt: fc.nat({ max: 2 }) }),
  cancel: fc.record({ act: fc.constant('cancel' as const), order }),
  window: fc.record({ act: fc.constant('window' as const) }),
  desk: fc.record({
    act: fc.constant('desk' as const),
    order,
    move: fc.constantFrom(...operatorMoves),
    piece: fc.option(fc.nat({ max: 2 })),
  }),
  /** Money back: of one piece, of a part of the price, or all that is left; or something on top. */
  refund: fc.record({
    act: fc.constant('refund' as const),
    order,
    kind: fc.constantFrom(...requestedKinds),
    of: fc.constantFrom('piece' as const, 'part' as const, 'all' as const),
    piece: fc.nat({ max: 2 }),
    part: fc.constantFrom(...refundableParts),
    cents: fc.integer({ min: 1, max: 1_500_000 }),
    /** Into the member's balance, where a member has bought. */
    toBalance: fc.boolean(),
  }),
  /** As it was asked for, or as finance says. */
  approve: fc.record({ act: fc.constant('approve' as const), order, toBalance: fc.option(fc.boolean()) }),
  piece: fc.record({ act: fc.constant('piece' as const), order, piece: fc.nat({ max: 2 }), does: fc.constantFrom(...unitActs) }),
  receive: fc.record({ act: fc.constant('receive' as const), order }),
  /** The card's holder, or the buyer at PayPal, asks for the money; and how that is decided. */
  dispute: fc.record({ act: fc.constant('dispute' as const), order, attempt: fc.nat({ max: 2 }), isInquiry: fc.boolean() }),
  verdict: fc.record({
    act: fc.constant('verdict' as const),
    order,
    ends: fc.constantFrom('win', 'lose', 'part', 'drop', 'escalate'),
  }),
  /** At the provider's own desk, by somebody of the shop's or by the provider itself; and what somebody here says of it. */
  there: fc.record({
    act: fc.constant('there' as const),
    order,
    attempt: fc.nat({ max: 2 }),
    does: fc.constantFrom('give-back', 'give-half', 'fail-refund', 'reverse'),
  }),
  name: fc.record({ act: fc.constant('name' as const), order, piece: fc.option(fc.nat({ max: 2 })) }),
  fault: fc.record({
    act: fc.constant('fault' as const),
    path: fc.constantFrom('/', '/sessions', '/orders', '/refund', '/expire', '/capture'),
    fault: fc.constantFrom('error' as const, 'lost' as const),
    times: fc.integer({ min: 1, max: 4 }),
  }),
  ...rewardActs,
  well: fc.record({ act: fc.constant('well' as const) }),
  work: fc.record({ act: fc.constant('work' as const) }),
  reconcile: fc.record({ act: fc.constant('reconcile' as const) }),
}

/** The ordinary happens more often than the rest, so that histories get somewhere. */
export const history = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: acts.order },
    { weight: 4, arbitrary: acts.open },
    { weight: 5, arbitrary: acts.card },
    { weight: 3, arbitrary: acts.transfer },
    { weight: 4, arbitrary: acts.desk },
    { weight: 3, arbitrary: acts.refund },
    { weight: 3, arbitrary: acts.approve },
    { weight: 2, arbitrary: acts.piece },
    { weight: 2, arbitrary: acts.cancel },
    { weight: 2, arbitrary: acts.dispute },
    { weight: 2, arbitrary: acts.verdict },
    { weight: 2, arbitrary: acts.there },
    { weight: 2, arbitrary: acts.name },
    { weight: 2, arbitrary: acts.work },
    { weight: 2, arbitrary: acts.fault },
    { weight: 2, arbitrary: acts.payout },
    ...[acts.gift, acts.withdraw, acts.return, acts.webhook, acts.window, acts.receive, acts.well, acts.reconcile].map(
      (arbitrary) => ({
        weight: 1,
        arbitrary,
      }),
    ),
  ),
  { minLength: 12, maxLength: 50, size: 'max' },
)

export type Act = ReturnType<(typeof history)['generate']>['value'][number]
