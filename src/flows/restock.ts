import { settlePieces } from '#modules/offers/index.server.ts'
import { listUntouched, lockOrder, settleShelf } from '#modules/orders/index.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { beforeCommit, type Tx } from '#platform/database.server.ts'

/**
 * Pieces of an order that were cancelled before they left their shelf are for sale again by themselves; what has been with us waits until
 * somebody has looked at it. At the end of this transaction, since stock is taken last.
 */
export const restockUntouched = (tx: Tx, orderId: string, by: Actor & { note?: string }): void =>
  beforeCommit(tx, `shelf of ${orderId}`, async () => {
    const unitIds = await listUntouched(tx, orderId)
    if (unitIds.length === 0) return
    const pieces = await settleShelf(tx, await lockOrder(tx, { orderId }), unitIds, 'on-sale')
    await settlePieces(tx, pieces, 'returned', { ...by, note: by.note || 'cancelled before dispatch' })
  })
