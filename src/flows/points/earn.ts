import { getOrderById } from '#modules/orders/index.server.ts'
import { allocate } from '#modules/orders/price.rules.ts'
import { creditPieces, listPieces, listUnderWay } from '#modules/points/index.server.ts'
import { merchandiseOf, type PointRules, pointsFor } from '#modules/points/points.rules.ts'
import { findPointRules } from '#modules/shop-settings/index.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'

/** Pieces of an order have come to whoever bought it: a member has their points from now on, each piece's once. */
export async function creditReceived(tx: Tx, orderId: string): Promise<void> {
  const { owner_id: ownerId } = await getOrderById(tx, orderId)
  const rules = await findPointRules(tx)
  const points = shareOut(await listPieces(tx, [orderId]), rules)
  await creditPieces(tx, { orderId, ownerId, rules }, points)
}

/** What an order earns as a whole, shared among all its pieces: an amount that is full only together counts, too. */
function shareOut(pieces: readonly { unitId: string; parts: Record<string, number> }[], rules: PointRules): Map<string, number> {
  const paid = pieces.map(({ parts }) => merchandiseOf(parts))
  const merchandise = paid.reduce((sum, cents) => sum + cents, 0)
  const shares = allocate(pointsFor(merchandise, rules), paid)
  return new Map(pieces.map(({ unitId }, at) => [unitId, shares[at] ?? 0]))
}

/** Where a piece is still on its way to whoever bought it. */
const UNDER_WAY = new Set(['awaited', 'with-us', 'passed', 'sent'])

/** What a member will have when the pieces that are under way have been received. */
export async function sumPending(tx: Read, ownerId: string): Promise<number> {
  const rules = await findPointRules(tx)
  const pieces = await listPieces(tx, await listUnderWay(tx, ownerId))
  let pending = 0
  for (const own of Map.groupBy(pieces, ({ orderId }) => orderId).values()) {
    const points = shareOut(own, rules)
    for (const { unitId, state } of own) if (UNDER_WAY.has(state)) pending += points.get(unitId) ?? 0
  }
  return pending
}
