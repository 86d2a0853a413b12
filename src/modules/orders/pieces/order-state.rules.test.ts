import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OrderFacts, orderState } from './order-state.rules.ts'
import { type OrderMove, orderMoves, orderStates, unitsReached } from '../orders.rules.ts'
import { consignmentState, consignmentStates, type UnitState, unitMoves, unitStates } from './unit.rules.ts'

const unpaid: OrderFacts = {
  isPaid: false,
  isCompleted: false,
  receivedCents: 0,
  askedCents: 0,
  backCents: 0,
  openRefunds: 0,
  keepsFree: false,
  isAllAsked: false,
  consignments: ['awaited'],
}
const paid: OrderFacts = { ...unpaid, isPaid: true, receivedCents: 100 }
const allBack: OrderFacts = { ...paid, isAllAsked: true, askedCents: 98, consignments: ['returned'] }
const late: OrderFacts = { ...unpaid, receivedCents: 100, consignments: ['cancelled'] }

test.each([
  ['an order that waits for its money', unpaid, 'payment-pending'],
  ['too little money for an open order', { ...unpaid, receivedCents: 60, askedCents: 60, backCents: 60 }, 'payment-pending'],
  ['one given up unpaid', { ...unpaid, consignments: ['cancelled'] }, 'closed'],
  ['money for one that was given up', { ...late, askedCents: 100 }, 'refund-pending'],
  ['the same when it is back', { ...late, askedCents: 100, backCents: 100 }, 'refunded'],
  ['a paid one', paid, 'pending-seller-delivery'],
  ['one consignment here and one not', { ...paid, consignments: ['with-us', 'awaited'] }, 'pending-seller-delivery'],
  ['one consignment gone and one here', { ...paid, consignments: ['sent', 'with-us'] }, 'pending-platform-delivery'],
  ['one arrived and one on its way', { ...paid, consignments: ['received', 'sent'] }, 'to-be-received'],
  ['one that never comes does not hold up the other', { ...paid, consignments: ['cancelled', 'received'] }, 'received'],
  ['all that came is back on its way to us', { ...paid, consignments: ['returned'] }, 'received'],
  ['all of it was returned, and finance has not looked yet', { ...allBack, openRefunds: 1 }, 'refund-pending'],
  ['all of it was returned and is paid back, but for a fee that is kept', { ...allBack, backCents: 98 }, 'refunded'],
  ['nothing open', { ...paid, isCompleted: true, consignments: ['received'] }, 'successful'],
  ['none of it can be had', { ...paid, consignments: ['cancelled', 'cancelled'] }, 'failed'],
  ['a part of the price goes back', { ...paid, askedCents: 99, consignments: ['sent'] }, 'to-be-received'],
  ['the last part of it goes back', { ...paid, askedCents: 100, backCents: 99, consignments: ['sent'] }, 'refund-pending'],
  ['all of it is back', { ...paid, askedCents: 100, backCents: 100, consignments: ['sent'] }, 'refunded'],
  ['paid twice, one of them back', { ...paid, receivedCents: 200, askedCents: 100, backCents: 100 }, 'pending-seller-delivery'],
  ['nothing to pay, and nothing to be had', { ...paid, receivedCents: 0, consignments: ['cancelled'] }, 'refunded'],
  [
    'nothing to pay, and finance has not looked yet',
    { ...paid, receivedCents: 0, openRefunds: 1, consignments: ['cancelled'] },
    'refund-pending',
  ],
  [
    'the money is back, and a free piece still comes',
    { ...paid, askedCents: 100, backCents: 100, keepsFree: true, consignments: ['sent'] },
    'to-be-received',
  ],
  ['nothing to pay', { ...paid, receivedCents: 0 }, 'pending-seller-delivery'],
] as const)('%s', (_, facts, state) => {
  expect(orderState(facts)).toBe(state)
})

const facts: fc.Arbitrary<OrderFacts> = fc
  .record({
    isPaid: fc.boolean(),
    isCompleted: fc.boolean(),
    received: fc.nat(1_000),
    asked: fc.nat(100),
    back: fc.nat(100),
    openRefunds: fc.nat(1),
    keepsFree: fc.boolean(),
    isAllAsked: fc.boolean(),
    consignments: fc.array(fc.constantFrom(...consignmentStates), { minLength: 1, maxLength: 5 }),
  })
  .map(({ received, asked, back, ...rest }) => {
    const askedCents = Math.floor((received * asked) / 100)
    return { ...rest, receivedCents: received, askedCents, backCents: Math.floor((askedCents * back) / 100) }
  })

test('an order is refunded only when all that came is back, or all but a fee that is kept, and the order of its consignments tells nothing', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const state = orderState(given)
      expect(orderStates).toContain(state)
      expect(state !== 'refunded' || given.backCents === given.receivedCents || given.isAllAsked).toBe(true)
      expect(given.keepsFree && state === 'refunded').toBe(false)
      const isOver = state === 'received' || state === 'successful'
      expect(isOver && given.consignments.includes('sent')).toBe(false)
      expect(orderState({ ...given, consignments: given.consignments.toReversed() })).toBe(state)
    }),
  )
})

test('a consignment never stands further than its least advanced piece that still goes', () => {
  const units = fc.array(fc.constantFrom(...unitStates), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(units, (states) => {
      const state = consignmentState(states)
      expect(state === 'awaited').toBe(states.includes('awaited'))
      expect(state === 'cancelled').toBe(states.every((unit) => unit === 'cancelled' || unit === 'rejected'))
      expect(consignmentState([...states, 'cancelled'])).toBe(state)
    }),
  )
})

test('no move brings a piece back to where it was but that of a parcel which could not be brought: all else comes to an end', () => {
  const { 'come-back': _, ...onward } = unitMoves
  const visited = (state: UnitState, seen: readonly UnitState[]): void => {
    expect(seen).not.toContain(state)
    for (const { from, to } of Object.values(onward)) if (from.includes(state)) visited(to, [...seen, state])
  }
  for (const state of unitStates) visited(state, [])
})

test('a move that is about pieces needs one it can reach', () => {
  for (const move of Object.keys(orderMoves) as OrderMove[]) {
    const { from, needsUnits } = orderMoves[move]
    for (const state of orderStates) expect(unitsReached(state, move, []) !== undefined).toBe(from.includes(state) && !needsUnits)
  }
})
