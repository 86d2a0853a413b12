import { sql } from 'kysely'
import { z } from 'zod'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { ReconciliationsWire } from './reconciliation.contract.ts'
import type { Difference, ReconciledMethod, Sums } from './reconciliation.rules.ts'
import { treasuryTables } from '../treasury.tables.ts'

type Made = { day: string; method: ReconciledMethod; ours: Sums; theirs: Sums | undefined; differences: Difference[] }

/** Keeps what was found of a day; found again, it takes its place, unless somebody has seen to it. */
export async function keepReconciliation(tx: Tx, { day, method, ours, theirs, differences }: Made): Promise<void> {
  const found = {
    ours_in_cents: ours.inCents,
    ours_out_cents: ours.outCents,
    theirs_in_cents: theirs?.inCents ?? null,
    theirs_out_cents: theirs?.outCents ?? null,
    differences: JSON.stringify(differences),
    made_at: clock.now(),
  }
  await treasuryTables(tx)
    .insertInto('reconciliations')
    .values({ day, method, ...found })
    .onConflict((conflict) =>
      conflict.columns(['day', 'method']).doUpdateSet(found).where('reconciliations.noted_by', 'is', null),
    )
    .execute()
}

/** Of these days, the reports that nothing is left to ask about: those that agree, and those somebody has seen to. */
export async function listSettledReports(tx: Read, days: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await treasuryTables(tx)
    .selectFrom('reconciliations')
    .select(['day', 'method'])
    .where('day', 'in', [...days])
    .where(({ or, and, eb }) =>
      or([
        eb('noted_by', 'is not', null),
        and([eb('theirs_in_cents', 'is not', null), eb(sql<number>`jsonb_array_length(differences)`, '=', 0)]),
      ]),
    )
    .execute()
  return new Set(rows.map(({ day, method }) => `${day} ${method}`))
}

/** Somebody has seen to the differences of a day, and says how. */
export async function noteReconciliation(
  tx: Tx,
  { id }: Operator,
  { day, method, note }: { day: string; method: ReconciledMethod; note: string },
): Promise<void> {
  const noted = await treasuryTables(tx)
    .updateTable('reconciliations')
    .set({ noted_by: id, noted_at: clock.now(), note })
    .where('day', '=', day)
    .where('method', '=', method)
    .where('noted_by', 'is', null)
    .executeTakeFirst()
  if (noted.numUpdatedRows !== 1n) refuse('MONEY_IS_SETTLED')
}

const { element } = ReconciliationsWire.shape.list
const Row = element
  .omit({ oursIn: true, oursOut: true, theirsIn: true, theirsOut: true, differences: true, notedAt: true })
  .extend({
    oursIn: z.number(),
    oursOut: z.number(),
    theirsIn: z.number().nullable(),
    theirsOut: z.number().nullable(),
    notedAt: z.date().nullable(),
    differences: z.array(z.object({ key: z.string(), orderNo: z.string(), oursCents: z.number(), theirsCents: z.number() })),
  })
const MOST_LISTED = 200

/** The reports of the last days on which anything moved, the latest first. */
export async function listReconciliations(tx: Read): Promise<ReconciliationsWire> {
  const rows = await readRows(
    tx,
    Row,
    sql`select r.day, r.method, r.ours_in_cents as "oursIn", r.ours_out_cents as "oursOut", r.theirs_in_cents as "theirsIn",
      r.theirs_out_cents as "theirsOut", r.differences, r.note, coalesce(w.name, '') as "notedBy", r.noted_at as "notedAt"
    from reconciliations r left join operator_card w on w.operator_id = r.noted_by
    where r.ours_in_cents + r.ours_out_cents + coalesce(r.theirs_in_cents + r.theirs_out_cents, 0) > 0 or r.differences <> '[]'
    order by r.day desc, r.method limit ${MOST_LISTED}`,
  )
  const shown = (cents: number | null): string => (cents === null ? '' : toWire(cents))
  return {
    list: rows.map(({ oursIn, oursOut, theirsIn, theirsOut, differences, notedAt, ...row }) => ({
      ...row,
      oursIn: toWire(oursIn),
      oursOut: toWire(oursOut),
      theirsIn: shown(theirsIn),
      theirsOut: shown(theirsOut),
      notedAt: notedAt?.toISOString() ?? '',
      differences: differences.map(({ key, orderNo, oursCents, theirsCents }) => ({
        key,
        orderNo,
        ours: toWire(oursCents),
        theirs: toWire(theirsCents),
      })),
    })),
  }
}
