import { getBenchCase, moveBenchCase, postSendBack } from '#modules/bench-cases/index.server.ts'
import type { CaseSettling } from '#modules/bench-cases/bench-cases.contract.ts'
import { settlePieces } from '#modules/offers/index.server.ts'
import { listUnits, lockOrder, requireCarried, settleShelf } from '#modules/orders/index.server.ts'
import { awaitsShelf } from '#modules/orders/pieces/unit.rules.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * A piece that nobody will have leaves: it was handed over to its merchant, or is on its way there, which its merchant pays for. It is
 * for sale no more.
 */
export async function settleCase(tx: Tx, operator: Operator, settling: CaseSettling): Promise<void> {
  const { caseNo, act, words } = settling
  const isSent = act === 'send-back'
  if (isSent && settling.courier === '') refuse('BAD_INPUT', { field: 'courier', fields: { courier: 'choose-one' } })
  if (!isSent && words === '') refuse('BAD_INPUT', { field: 'words', fields: { words: 'required' } })
  const parcel = isSent ? requireCarried(settling) : undefined
  const order = await lockOrder(tx, { orderId: (await getBenchCase(tx, caseNo)).order_id })
  const row = await getBenchCase(tx, caseNo)
  await moveBenchCase(tx, order, row, act, { ...operator, words }, { dueAt: null, ...(parcel ? { parcel } : {}) })
  const { case_id: caseId, merchant_id: merchantId, cost_cents: cents, unit_id: unitId } = row
  if (isSent) await postSendBack(tx, { caseId, orderId: order.order_id, merchantId, cents })
  await recordAudit(tx, {
    by: operator,
    action: `bench-case-${act}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { caseNo, unitIds: [unitId], note: words, ...parcel },
  })
  const waits = (await listUnits(tx, order.order_id)).some((unit) => unit.unit_id === unitId && awaitsShelf(unit))
  if (!waits) return
  const by = { ...operator, note: row.case_number }
  await settlePieces(tx, await settleShelf(tx, order, [unitId], 'written-off'), 'damaged', by)
}
