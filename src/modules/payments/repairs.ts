import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { PayType } from './payments.contract.ts'
import { paymentTables, type RepairRow } from './payments.tables.ts'

type Repair = {
  subjectId: string
  kind: RepairRow['kind']
  method: PayType
  amountCents: number
  reference: string
  reason: string
}

/** Somebody has set right money that did not fit: what, whose, when and why, for the room and for the audit trail. */
export async function recordRepair(tx: Tx, operator: Operator, repair: Repair): Promise<void> {
  const { subjectId, kind, method, amountCents, reference, reason } = repair
  await paymentTables(tx)
    .insertInto('money_repairs')
    .values({
      repair_id: newId(),
      subject_id: subjectId,
      kind,
      method,
      amount_cents: amountCents,
      reference,
      reason,
      repaired_by: operator.actorId,
      repaired_at: clock.now(),
    })
    .execute()
  await recordAudit(tx, {
    ...operator,
    action: `money-${kind}`,
    subject: 'money',
    subjectId,
    after: { method, amountCents, reference, reason },
  })
}
