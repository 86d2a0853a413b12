import type { HandedOverWire } from '#modules/orders/pieces/dispatch.contract.ts'
import { findWaitingParcel, listLines, listUnits, lockOrder, moveOrder } from '#modules/orders/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'

/** Somebody fetches a parcel with its code: what is in it counts as received. Of two desks that hand over the same one, the first does. */
export async function handOver(tx: Tx, operator: Operator, code: string, language: Language): Promise<HandedOverWire> {
  const { orderId } = (await findWaitingParcel(tx, code)) ?? wrongCode()
  const order = await lockOrder(tx, { orderId })
  // Asked again: another desk may have been first.
  const { unitIds } = (await findWaitingParcel(tx, code)) ?? wrongCode()
  await moveOrder(tx, order, 'receive', operator, { unitIds })
  await recordAudit(tx, {
    by: operator,
    action: 'order-handed-over',
    subject: 'order',
    subjectId: order.order_number,
    after: { unitIds },
  })
  const inside = (await listUnits(tx, orderId)).filter(({ unit_id }) => unitIds.includes(unit_id))
  const names = (await listLines(tx, orderId)).flatMap(({ line_id, snapshot }) =>
    inside
      .filter((unit) => unit.line_id === line_id)
      .map(() => pieceName(snapshot.brandName, language === 'zh' ? snapshot.titleZh : snapshot.titleEn)),
  )
  return { orderNo: order.order_number, pieces: names }
}

const wrongCode = (): never => refuse('BAD_INPUT', { field: 'code', fields: { code: 'pick-up-code' } })
