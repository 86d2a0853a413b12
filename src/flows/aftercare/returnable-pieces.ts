import { isOpenMember } from '#modules/members/index.server.ts'
import {
  getOrder,
  isComing,
  listLines,
  listParcels,
  listUnits,
  type OrderRow,
  requireProven,
  sharesLeft,
} from '#modules/orders/index.server.ts'
import { type Covered, type UnitShares, wholeWithout, worthOf } from '#modules/orders/refunds/refund.rules.ts'
import { limitsOfUnits, listUnitReturns } from '#modules/returns/index.server.ts'
import type { ReturnChoicesWire } from '#modules/returns/returns.contract.ts'
import {
  cancelOf,
  lastDayOfReturn,
  type ReturnablePiece,
  type ReturnKind,
  type ReturnReason,
  reasonsFor,
} from '#modules/returns/returns.rules.ts'
import type { Viewer } from '#platform/call.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { presentPiece } from './claimed-pieces.ts'

export type Returnable = ReturnablePiece & {
  unitId: string
  reasons: ReturnReason[]
  cancel: ReturnType<typeof cancelOf>
}

/** How each piece of an order stands to being cancelled or sent back; ask with the order locked to act on it. */
export async function returnablePieces(tx: Read, order: OrderRow): Promise<Returnable[]> {
  const [units, parcels, asked, limits] = [
    await listUnits(tx, order.order_id),
    await listParcels(tx, order.order_id),
    await listUnitReturns(tx, order.order_id),
    await limitsOfUnits(tx, order.order_id),
  ]
  return units.map(({ unit_id: unitId, state }) => {
    const parcel = parcels.findLast(({ direction, unitIds }) => direction === 'to-shopper' && unitIds.includes(unitId))
    const piece: ReturnablePiece = {
      state,
      receivedAt: parcel?.received_at ?? null,
      limit: limits.get(unitId) ?? '',
      ...(asked.get(unitId) ?? { isOpen: false, earlier: 0 }),
    }
    const isPaid = order.paid_at !== null
    return {
      ...piece,
      unitId,
      reasons: reasonsFor(piece, clock.now()),
      cancel: cancelOf({ ...piece, isPaid, isComing: isComing(parcels, unitId) }),
    }
  })
}

/**
 * What goes back for a piece: all that is left of its price; what was spent on the way of paying and on bringing it abroad only when the
 * shop has to answer for it, or it never left.
 */
export const partsOf = (left: UnitShares, unitId: string, withFee: boolean): Covered[] =>
  wholeWithout(left, unitId, withFee ? [] : ['fee', 'delivery'])

/** What of an order may be cancelled or sent back. Read by anyone who may act on it. */
export async function showReturnChoices(
  tx: Read,
  viewer: Viewer,
  { orderNo, kind }: { orderNo: string; kind: ReturnKind },
): Promise<ReturnChoicesWire> {
  const order = await getOrder(tx, orderNo)
  await requireProven(tx, order, viewer.ownerId)
  const lines = await listLines(tx, order.order_id)
  const lineOf = new Map((await listUnits(tx, order.order_id)).map(({ unit_id, line_id }) => [unit_id, line_id]))
  const left = await sharesLeft(tx, order)
  const pieces = await returnablePieces(tx, order)
  return {
    orderNo: order.order_number,
    mayTakeBalance: await isOpenMember(tx, order.owner_id),
    pieces: pieces.map(({ unitId, reasons, limit, receivedAt, cancel }) => ({
      ...presentPiece(
        unitId,
        lines.find(({ line_id }) => line_id === lineOf.get(unitId)) ?? refuse('NOT_FOUND'),
        viewer.language,
      ),
      reasons: kind === 'return' ? reasons : [],
      limit,
      lastDay: receivedAt ? lastDayOfReturn(receivedAt) : '',
      cancel: kind === 'cancel' ? (cancel ?? '') : '',
      whole: toWire(worthOf(partsOf(left, unitId, true))),
      withoutFee: toWire(worthOf(partsOf(left, unitId, false))),
    })),
  }
}
