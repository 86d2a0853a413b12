import { getOrderById } from '#modules/orders/index.server.ts'
import { allocate, merchandiseCents } from '#modules/orders/placing/price.rules.ts'
import { creditPieces, listPieces, listUnderWay } from '#modules/points/index.server.ts'
import { pointsFor } from '#modules/points/earning.rules.ts'
import type { PointRules } from '#modules/points/points.rules.ts'
import type { OrderPointsWire } from '#modules/points/points.contract.ts'
import { findPointRules } from '#modules/shop-settings/index.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'

/** Pieces of an order have come to the buyer: a member has their points from now on, each piece's once. */
export async function creditReceived(tx: Tx, orderId: string): Promise<void> {
  const { owner_id: ownerId } = await getOrderById(tx, orderId)
  const rules = await findPointRules(tx)
  const points = shareOut(await listPieces(tx, [orderId]), rules)
  await creditPieces(tx, { orderId, ownerId, rules }, points)
}

/** What an order earns as a whole, shared among all its pieces: an amount that is full only together counts, too. */
function shareOut(pieces: readonly { unitId: string; parts: Record<string, number> }[], rules: PointRules): Map<string, number> {
  const paid = pieces.map(({ parts }) => merchandiseCents(parts))
  const merchandise = paid.reduce((sum, cents) => sum + cents, 0)
  const shares = allocate(pointsFor(merchandise, rules), paid)
  return new Map(pieces.map(({ unitId }, at) => [unitId, shares[at] ?? 0]))
}

/** Where a piece is still on its way to the buyer. */
const UNDER_WAY = new Set(['awaited', 'with-us', 'passed', 'sent'])

/** What an order has earned, and what it will earn when the pieces that are under way have been received. */
export const sumEarned = async (tx: Read, orderId: string): Promise<OrderPointsWire> =>
  earnedOf(await listPieces(tx, [orderId]), await findPointRules(tx))

type Pieces = Awaited<ReturnType<typeof listPieces>>

function earnedOf(pieces: Pieces, rules: PointRules): OrderPointsWire {
  const points = shareOut(pieces, rules)
  return {
    earned: pieces.reduce((sum, { kept }) => sum + kept, 0),
    pending: pieces.reduce((sum, { unitId, state }) => (UNDER_WAY.has(state) ? sum + (points.get(unitId) ?? 0) : sum), 0),
  }
}

/** What a member will have when the pieces that are under way have been received. */
export async function sumPending(tx: Read, ownerId: string): Promise<number> {
  const rules = await findPointRules(tx)
  const orders = Map.groupBy(await listPieces(tx, await listUnderWay(tx, ownerId)), ({ orderId }) => orderId)
  return [...orders.values()].reduce((sum, pieces) => sum + earnedOf(pieces, rules).pending, 0)
}
