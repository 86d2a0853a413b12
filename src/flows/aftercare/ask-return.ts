import { askBack, getOrderById, lockOrder, moveOrder, type OrderRow, requireProven } from '#modules/orders/index.server.ts'
import { isOpenMember } from '#modules/members/index.server.ts'
import { getReturn, moveReturn, openReturn } from '#modules/returns/index.server.ts'
import type { AskedReturn, AskedWire } from '#modules/returns/returns.contract.ts'
import { MOST_RETURN_NOTE } from '#modules/returns/returns.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import type { Viewer } from '#platform/call.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { textWidth } from '#platform/text/text-width.ts'
import { findCancelParts } from './cancel-parts.ts'
import { returnablePieces } from './returnable-pieces.ts'

/**
 * Anyone who may act on an order asks that pieces of it are not sent, or go back. A piece on which no work has begun is cancelled at once;
 * all else the desk decides.
 */
export async function askReturn(tx: Tx, viewer: Viewer, wanted: AskedReturn): Promise<AskedWire> {
  const order = await lockOrder(tx, { orderNumber: wanted.orderNo })
  await requireProven(tx, order, viewer.ownerId)
  if (wanted.toBalance && !(await isOpenMember(tx, order.owner_id))) refuse('BALANCE_NONE')
  if (textWidth(wanted.note) > MOST_RETURN_NOTE) refuse('BAD_INPUT', { field: 'note', fields: { note: 'return-note' } })
  const units = [...new Map(wanted.units.map((unit) => [unit.unitId, unit])).values()]
  const pieces = await returnablePieces(tx, order)
  const by = { kind: 'shopper', id: viewer.ownerId } as const
  const atOnce: string[] = []
  for (const { unitId, reason } of units) {
    const piece = pieces.find((one) => one.unitId === unitId) ?? refuse('NOT_FOUND')
    const isOpen = wanted.kind === 'cancel' ? piece.cancel !== undefined : piece.reasons.includes(reason)
    if (!isOpen) refuse('RETURN_BARRED')
    if (wanted.kind === 'cancel' && piece.cancel === 'at-once') atOnce.push(unitId)
  }
  const asked = units.filter(({ unitId }) => !atOnce.includes(unitId))
  const pictures = asked.length > 0 ? [...new Set(wanted.pictures)] : []
  for (const uploadId of pictures) await claimUpload(tx, { uploadId, ownerId: viewer.ownerId, purpose: 'return' })
  const returnNo =
    asked.length > 0
      ? await openReturn(
          tx,
          order,
          { kind: 'shopper' },
          {
            kind: wanted.kind,
            units: asked,
            note: wanted.note,
            pictures,
            toBalance: wanted.toBalance,
          },
        )
      : ''
  if (atOnce.length > 0) await cancelPieces(tx, order, by, { unitIds: atOnce, note: wanted.note, toBalance: wanted.toBalance })
  return { returnNo, cancelled: atOnce.length }
}

type Cancelled = { unitIds: readonly string[]; note: string; toBalance: boolean }

/** Pieces do not go out, and what was paid for them is asked back, less what remains loses of coupons by it. Answers how much. */
export async function cancelPieces(
  tx: Tx,
  order: Locked<OrderRow>,
  by: Actor & { id: string },
  { unitIds, note, toBalance }: Cancelled,
): Promise<number> {
  const { parts } = await findCancelParts(tx, order, unitIds)
  const reason = note || 'cancelled before dispatch'
  const asked = await askBack(tx, order, () => parts, { reason, requestedBy: by.id, isOwed: true, toBalance })
  await moveOrder(tx, order, 'request-part', { ...by, note: reason }, { unitIds: asked.isLast ? undefined : unitIds })
  return asked.worthCents
}

type Changed = { returnNo: string; act: 'send' | 'withdraw'; courier?: string; trackingNumber?: string }

/** The shopper has sent the parcel, or thinks better of it. */
export async function changeReturn(
  tx: Tx,
  viewer: Viewer,
  { returnNo, act, courier = '', trackingNumber = '' }: Changed,
): Promise<void> {
  const { order_id: orderId } = await getReturn(tx, returnNo)
  await requireProven(tx, await getOrderById(tx, orderId), viewer.ownerId)
  const order = await lockOrder(tx, { orderId })
  const parcel = act === 'send' ? { courier, tracking_number: trackingNumber } : {}
  await moveReturn(tx, order, await getReturn(tx, returnNo), act, { kind: 'shopper' }, parcel)
}
