import { balanceEntry } from '#modules/balance/index.server.ts'
import { addLot } from '#modules/points/lots.ts'
import { entryOf, ISSUED, otherSide } from '#modules/points/lots.rules.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import type { TestShop } from '../../test-shop.builders.ts'

/** Somebody has so many points more, in a lot of their own that ends in so many days. */
export const givePoints = (shop: Pick<TestShop, 'database'>, ownerId: string, points: number, days = 100): Promise<string> =>
  shop.database.inTransaction(async (tx) => {
    const subjectId = newId()
    const expiresAt = new Date(clock.now().getTime() + days * DAY)
    const lot = await addLot(tx, { ownerId, expiresAt, source: 'correction', sourceId: subjectId })
    await post(tx, { kind: 'points-correction', subjectId, entries: [entryOf(ownerId, lot, points), otherSide(ISSUED, -points)] })
    return lot
  })

/** Somebody has so much more on their balance. */
export const giveBalance = (shop: Pick<TestShop, 'database'>, ownerId: string, cents: number): Promise<boolean> =>
  shop.database.inTransaction((tx) =>
    post(tx, {
      kind: 'goodwill-balance',
      subjectId: newId(),
      entries: [balanceEntry(ownerId, cents), { purpose: 'goodwill', amount: cents }],
    }),
  )
