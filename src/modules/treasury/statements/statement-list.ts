import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { StatementLinesWire, StatementsWire, StatementWire } from './statements.contract.ts'
import { lineStates } from './statements.contract.ts'
import { treasuryTables } from '../treasury.tables.ts'

const MOST_LISTED = 100

const Row = z.object({
  statementId: z.string(),
  importTime: z.date(),
  by: z.string(),
  from: z.string(),
  to: z.string(),
  inCents: z.number(),
  outCents: z.number(),
  counts: z.partialRecord(z.enum(lineStates), z.number().int()),
})

/** What was imported, the newest first, with what became of the lines. */
export const listStatements = async (tx: Read): Promise<StatementsWire> => ({ list: await readStatements(tx) })

/** One statement with all its lines, as they stand in it. */
export async function listStatementLines(tx: Read, statementId: string): Promise<StatementLinesWire> {
  const [statement] = await readStatements(tx, statementId)
  if (!statement) refuse('NOT_FOUND')
  const lines = await treasuryTables(tx)
    .selectFrom('statement_lines')
    .selectAll()
    .where('statement_id', '=', statementId)
    .orderBy('position')
    .execute()
  return {
    statement,
    lines: lines.map((line) => ({
      lineId: line.line_id,
      state: line.state,
      bookedOn: line.booked_on,
      amount: toWire(line.amount_cents),
      reference: line.reference,
      payer: line.payer,
      payType: line.method,
      orderNo: line.order_number ?? '',
    })),
  }
}

async function readStatements(tx: Read, statementId?: string): Promise<StatementWire[]> {
  const rows = await readRows(
    tx,
    Row,
    sql`select s.statement_id as "statementId", s.imported_at as "importTime", coalesce(w.name, '') as by, coalesce(l.from, '') as from,
        coalesce(l.to, '') as to, coalesce(l.came, 0)::float8 as "inCents", coalesce(l.went, 0)::float8 as "outCents",
        coalesce(l.counts, '{}') as counts
      from bank_statements s left join operator_card w on w.operator_id = s.imported_by
        left join lateral (select min(first) as from, max(last) as to, sum(came) as came, sum(went) as went,
            jsonb_object_agg(state, number) as counts
          from (select state, count(*) as number, min(booked_on) as first, max(booked_on) as last,
              sum(greatest(amount_cents, 0)) as came, sum(least(amount_cents, 0)) as went
            from statement_lines where statement_id = s.statement_id group by state) by_state) l on true
      where ${statementId ?? null}::uuid is null or s.statement_id = ${statementId ?? null}::uuid
      order by s.imported_at desc limit ${MOST_LISTED}`,
  )
  return rows.map(({ importTime, inCents, outCents, counts, ...row }) => ({
    ...row,
    importTime: importTime.toISOString(),
    in: toWire(inCents),
    out: toWire(outCents),
    counts: Object.fromEntries(lineStates.map((state) => [state, counts[state] ?? 0])) as StatementWire['counts'],
  }))
}
