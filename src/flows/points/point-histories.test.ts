import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDetails } from '#modules/members/members.paths.ts'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { expireLots } from '#modules/points/index.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { creditReceived } from './earn.ts'
import { givePoints } from './give-points.ts'
import { type Bought, buy, giveBack, lotsOf, newMember, owedBy, send, spend, takeBack } from './points.builders.ts'

let shop: TestShop
let operator: string
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
})
afterAll(async () => {
  clock.reset()
  await shop.stop()
})

const PIECES = 3
/** HK$1,000 a piece. */
const EARNED = 50

/** What somebody should have, counted without lots: what ends is all that was earned until then. */
type Expected = { held: number; owed: number; outside: number; hasEnded: boolean; kept: Set<number>; gone: Set<number> }
type Holder = { accountId: string; code: string; order: Bought; expected: Expected }

async function holder(): Promise<Holder> {
  const { accountId, token } = await newMember(shop)
  const order = await buy(shop, operator, token, EARNED * 2_000, PIECES)
  const code = (await shop.ask(getDetails, {}, { token })).data.inviteCode
  return { accountId, code, order, expected: { held: 0, owed: 0, outside: 0, hasEnded: false, kept: new Set(), gone: new Set() } }
}

type Act = { act: 'receive' | 'take-back' | 'spend' | 'give-back' | 'give' | 'year'; who: number; piece: number; points: number }
const acts = fc.record<Act>({
  act: fc.constantFrom('receive', 'receive', 'take-back', 'spend', 'give-back', 'give', 'year'),
  who: fc.nat(1),
  piece: fc.nat(PIECES - 1),
  points: fc.integer({ min: 1, max: 90 }),
})

/** Whatever brings points settles what is owed first. */
function credit(expected: Expected, points: number): void {
  const settled = Math.min(expected.owed, points)
  expected.owed -= settled
  expected.held += points - settled
}

async function perform({ act, piece, points }: Act, own: Holder, friend: Holder): Promise<void> {
  const { accountId, order, expected } = own
  const unitId = order.unitIds[piece] ?? ''
  if (act === 'receive') {
    if (!expected.kept.has(piece)) await bring(order, unitId)
    await shop.database.inTransaction((tx) => creditReceived(tx, order.orderId))
    if (expected.kept.has(piece)) return
    expected.kept.add(piece)
    credit(expected, EARNED)
  } else if (act === 'take-back') {
    await takeBack(shop, order.orderId, [unitId])
    if (!expected.kept.has(piece) || expected.gone.has(piece)) return
    expected.gone.add(piece)
    const taken = Math.min(expected.held, EARNED)
    expected.held -= taken
    expected.owed += EARNED - taken
  } else if (act === 'spend') {
    const isSpent = await spend(shop, accountId, order.orderId, points).catch((problem) => {
      if (problem instanceof RangeError && points > expected.held) return false
      throw problem
    })
    if (!isSpent) return
    expected.held -= points
    expected.outside = points
    expected.hasEnded = false
  } else if (act === 'give-back') {
    // With no days more: what has ended can settle what is owed, and is gone.
    await giveBack(shop, order.orderId, points, -1)
    const back = Math.min(points, expected.outside)
    expected.outside -= back
    const before = expected.held
    credit(expected, back)
    if (expected.hasEnded) expected.held = before
  } else {
    const given = await givePoints(
      shop.database,
      { accountId, key: newId() },
      { to: friend.code, wishCode: '', member: '', points, message: '' },
    ).catch((problem) => {
      if (problem instanceof Refusal) return { points: 0 }
      throw problem
    })
    // Beyond what is held a gift is a fault, and the sums below would show it.
    expected.held -= given.points
    credit(friend.expected, given.points)
  }
}

/** Done today, whatever year it is to the points: nobody stays signed in for a year. */
async function bring(order: Bought, unitId: string): Promise<void> {
  const passed = clock.now().getTime()
  clock.reset()
  await send(shop, operator, order, [unitId])
  await shop.ask(moveOrder, { orderNo: order.orderNo, move: 'receive', unitIds: [unitId] }, { token: operator })
  clock.advance(passed - clock.now().getTime())
}

/** All that was earned so far ends, also what an order has used of it and gives back later. */
async function passYear(holders: readonly Holder[]): Promise<void> {
  clock.advance(500 * DAY)
  while ((await shop.database.inTransaction((tx) => expireLots(tx, 50))) > 0) continue
  for (const { expected } of holders) Object.assign(expected, { held: 0, hasEnded: true })
}

test('whatever is earned, spent, given back, taken back, given away or ends, in whatever sequence: points are the sum of lots, none is below nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 10, maxLength: 40 }), async (sequence) => {
      clock.reset()
      const holders = [await holder(), await holder()]
      for (const wanted of sequence) {
        const [own, friend] = wanted.who === 0 ? holders : holders.toReversed()
        if (!own || !friend) throw new Error('there are two')
        if (wanted.act === 'year') await passYear(holders)
        else await perform(wanted, own, friend)
        for (const { accountId, expected } of holders) {
          const lots = await lotsOf(shop, accountId)
          expect(lots.every((left) => left > 0)).toBe(true)
          const held = lots.reduce((sum, left) => sum + left, 0)
          expect({ ...wanted, held, owed: await owedBy(shop, accountId) }).toEqual({
            ...wanted,
            held: expected.held,
            owed: expected.owed,
          })
        }
      }
      await requireInvariants(shop.database)
    }),
    { numRuns: 8, seed: 20_261_126 },
  )
})
