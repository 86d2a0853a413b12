import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { PayType } from './money.contract.ts'
import { type RepairRow, treasuryTables } from './treasury.tables.ts'

type Repair = {
  subjectId: string
  kind: RepairRow['kind']
  method: PayType
  amountCents: number
  reference: string
  reason: string
}

/** Longer than a statement covers. */
const SAME_LINE_DAYS = 31

type Line = { method: PayType; amountCents: number; references: string[]; payer: string }

/** Whether a line of the bank's statement like this has been typed lately: two people have the same paper before them. */
export async function isTypedAlready(tx: Read, line: Line): Promise<boolean> {
  const found = await treasuryTables(tx)
    .selectFrom('money_repairs')
    .select('repair_id')
    .where('kind', '=', 'record')
    .where('method', '=', line.method)
    .where('amount_cents', '=', line.amountCents)
    .where('reference', 'in', line.references)
    .where('reason', '=', line.payer)
    .where('repaired_at', '>', new Date(clock.now().getTime() - SAME_LINE_DAYS * DAY))
    .executeTakeFirst()
  return found !== undefined
}

/** Lines like this that were typed without an order's number since then: each with what it calls itself. */
export const listTypedWithoutOrder = (
  tx: Read,
  { amountCents, since }: { amountCents: number; since: Date },
): Promise<Pick<RepairRow, 'repair_id' | 'reference'>[]> =>
  treasuryTables(tx)
    .selectFrom('money_repairs')
    .innerJoin('unallocated_receipts', 'unallocated_receipts.held_id', 'money_repairs.subject_id')
    .select(['money_repairs.repair_id', 'money_repairs.reference'])
    .where('money_repairs.kind', '=', 'record')
    .where('money_repairs.amount_cents', '=', amountCents)
    .where('money_repairs.repaired_at', '>', since)
    .execute()

/** The times that somebody has returned this money, each by its own ID, the first one first. */
export async function listReturnsOf(tx: Read, heldId: string): Promise<string[]> {
  const rows = await treasuryTables(tx)
    .selectFrom('money_repairs')
    .select('repair_id')
    .where('subject_id', '=', heldId)
    .where('kind', '=', 'return')
    .orderBy('repaired_at')
    .orderBy('repair_id')
    .execute()
  return rows.map(({ repair_id }) => repair_id)
}

/** Somebody has set right money that did not fit: what, whose, when and why, for the room and for the audit trail. */
export async function recordRepair(tx: Tx, operator: Operator, repair: Repair): Promise<void> {
  const { subjectId, kind, method, amountCents, reference, reason } = repair
  await treasuryTables(tx)
    .insertInto('money_repairs')
    .values({
      repair_id: newId(),
      subject_id: subjectId,
      kind,
      method,
      amount_cents: amountCents,
      reference,
      reason,
      repaired_by: operator.id,
      repaired_at: clock.now(),
    })
    .execute()
  await recordAudit(tx, {
    by: operator,
    action: `money-${kind}`,
    subject: 'money',
    subjectId,
    after: { method, amountCents, reference, reason },
  })
}
