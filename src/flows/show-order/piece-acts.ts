import { listBenchCasesOf } from '#modules/bench-cases/index.server.ts'
import { listBookableUnits } from '#modules/care/index.server.ts'
import { listClaimsOfOrder } from '#modules/claims/index.server.ts'
import { claimBar, claimKinds } from '#modules/claims/claims.rules.ts'
import {
  isComing,
  type LineRow,
  type OrderRow,
  type ParcelOfOrder,
  type PieceAbout,
  type UnitRow,
} from '#modules/orders/index.server.ts'
import type { PieceAct } from '#modules/orders/pieces/unit.rules.ts'
import { limitsOfUnits, listNewestReturns, listUnitReturns } from '#modules/returns/index.server.ts'
import { cancelOf, lastDayOfReturn, reasonsFor } from '#modules/returns/returns.rules.ts'
import { listReviewsOfOrder } from '#modules/reviews/index.server.ts'
import { clock } from '#platform/clock.ts'
import type { Key, Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'

type Pieces = { units: readonly UnitRow[]; lines: readonly LineRow[]; parcels: readonly ParcelOfOrder[] }
type OpenRequests = Awaited<ReturnType<typeof listAskedAbout>>

/** What was asked about the pieces of an order. */
export async function listAskedAbout(tx: Read, orderId: Key) {
  const [returns, limits, claims, bookable, reviews, newest, benchCases] = await Promise.all([
    listUnitReturns(tx, orderId),
    limitsOfUnits(tx, orderId),
    listClaimsOfOrder(tx, orderId),
    listBookableUnits(tx, orderId),
    listReviewsOfOrder(tx, orderId),
    listNewestReturns(tx, orderId),
    listBenchCasesOf(tx, orderId),
  ])
  return { returns, limits, claims, bookable, reviews, newest, benchCases }
}

/**
 * What may be asked about each piece of an order now, by the rules of its subjects; the pages it leads to ask again. A new subject adds its
 * name to `pieceActs`, its line here, and its link to the screens' `piece-acts.tsx`.
 */
export function presentPieceAbout(
  { paid_at: paidAt }: OrderRow,
  { units, lines, parcels }: Pieces,
  { returns, limits, claims, bookable, reviews, newest, benchCases }: OpenRequests,
): ReadonlyMap<string, PieceAbout> {
  if (paidAt === null) return new Map()
  const reviewed = new Set(reviews.map(({ product_id }) => product_id))
  const now = clock.now()
  return new Map(
    units.map(({ unit_id: unitId, line_id, state }) => {
      const parcel = parcels.findLast(({ direction, unitIds }) => direction === 'to-shopper' && unitIds.includes(unitId))
      const asked = returns.get(unitId) ?? { isOpen: false, earlier: 0 }
      const piece = { state, receivedAt: parcel?.received_at ?? null, limit: limits.get(unitId) ?? ('' as const), ...asked }
      const line = lines.find((one) => one.line_id === line_id)
      const isLowestPrice = line?.snapshot.lowestPrice ?? false
      const claimed = (kind: (typeof claimKinds)[number]) =>
        claims.filter((claim) => claim.unitId === unitId && claim.kind === kind).map((claim) => claim.state)
      const reasons = reasonsFor(piece, now)
      const acts: PieceAct[] = [
        ...(state === 'received' && line?.product_id && !reviewed.has(line.product_id) ? ['review' as const] : []),
        ...(bookable.has(unitId) ? ['care' as const] : []),
        ...(cancelOf({ ...piece, isPaid: true, isComing: isComing(parcels, unitId) }) ? ['cancel' as const] : []),
        ...(reasons.length > 0 ? ['return' as const] : []),
        ...claimKinds.filter((kind) => !claimBar(kind, { state, isLowestPrice, paidAt, earlier: claimed(kind) }, now)),
      ]
      const claim = claims.findLast((one) => one.unitId === unitId)
      return [
        unitId,
        {
          acts,
          lastReturnDay: reasons.includes('changed-mind') && piece.receivedAt ? lastDayOfReturn(piece.receivedAt) : '',
          returned: newest.get(unitId) ?? null,
          claimed: claim ? { kind: claim.kind, state: claim.state } : null,
          ...presentPrice(
            benchCases.filter((one) => one.unit_id === unitId),
            state,
          ),
        },
      ]
    }),
  )
}

/** Of a piece that differs: until when its shopper decides about the lower price, and which one they have accepted. */
function presentPrice(cases: OpenRequests['benchCases'], state: UnitRow['state']): Pick<PieceAbout, 'decideBy' | 'agreedPrice'> {
  const asked = cases.find((one) => one.state === 'buyer' && state === 'with-us')
  const agreed = cases.findLast((one) => one.state === 'agreed')
  return {
    decideBy: asked?.due_at?.toISOString() ?? '',
    agreedPrice: agreed?.reduced_cents ? toWire(agreed.reduced_cents) : '',
  }
}
