import { settlePieces } from '#modules/catalogue/index.server.ts'
import { lockOrder, moveOrder, settleShelf } from '#modules/orders/index.server.ts'
import { isShelfAct, needsReason, type UnitAct } from '#modules/orders/unit.rules.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

export type SaidOfPieces = { orderNo: string; act: UnitAct; unitIds: readonly string[]; note: string }

/**
 * The order desk says what became of single pieces: authenticated, rejected, come back; and of those that nobody will have, whether they
 * are for sale again. Nothing else puts a piece that was paid for on sale again.
 */
export async function handlePieces(tx: Tx, operator: Operator, { orderNo, act, unitIds, note }: SaidOfPieces): Promise<void> {
  if (needsReason(act) && note === '') refuse('BAD_INPUT', { field: 'note', fields: { note: 'required' } })
  const order = await lockOrder(tx, { orderNumber: orderNo })
  const by = { ...operator, note }
  const pieces = isShelfAct(act)
    ? await settleShelf(tx, order, unitIds, act === 'on-sale' ? 'on-sale' : 'written-off')
    : undefined
  if (!isShelfAct(act)) await moveOrder(tx, order, act, by, { unitIds })
  await recordAudit(tx, {
    ...operator,
    action: `pieces-${act}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { unitIds, note },
  })
  if (pieces) await settlePieces(tx, pieces, act === 'on-sale' ? 'returned' : 'damaged', by)
}
