import { askBack, lockOrder, moveOrder, type OrderRow, isHeldByReport, requireCarried } from '#modules/orders/index.server.ts'
import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

export type WantedMove = {
  orderNo: string
  /** Whether money goes back is finance's to say; that nothing is open any more has its own flow. */
  move: Exclude<OperatorMove, 'refund' | 'complete'>
  note: string
  courier: string
  trackingNumber: string
  unitIds?: readonly string[] | undefined
}

/** An operator moves an order on; pieces follow the move, and the trail says who did it. */
export async function operateOrder(tx: Tx, operator: Operator, wanted: WantedMove): Promise<OrderRow> {
  const order = await lockOrder(tx, { orderNumber: wanted.orderNo })
  if (order.purpose === 'deposit') refuse('ORDER_MOVED_ON', { state: order.state })
  if (wanted.move === 'dispatch' && (await isHeldByReport(tx, order.order_id))) refuse('ORDER_HELD_BACK')
  const parcel = wanted.move === 'dispatch' ? requireCarried(wanted) : undefined
  if (wanted.move === 'request-refund') await askBack(tx, order, 'all', { reason: wanted.note, requestedBy: operator.id })
  const moved = await moveOrder(
    tx,
    order,
    wanted.move,
    { ...operator, note: wanted.note },
    { unitIds: wanted.unitIds, ...(parcel ? { parcel } : {}) },
  )
  await recordAudit(tx, {
    by: operator,
    action: `order-${wanted.move}`,
    subject: 'order',
    subjectId: order.order_number,
    before: { state: order.state },
    after: { state: moved.state, note: wanted.note, ...parcel },
  })
  return moved
}
