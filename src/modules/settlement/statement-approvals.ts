import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Cents } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { RuledSale } from './rule-versions.rules.ts'
import { settlementTables } from './settlement.tables.ts'
import type { StatementQueue } from './merchant-statements.contract.ts'

const PAGE_SIZE = 50

const Row = z.object({
  statementId: z.string(),
  number: z.string(),
  merchantId: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  openingCents: z.number(),
  movedCents: z.number(),
  closingCents: z.number(),
  paidCents: z.number(),
  approvedBy: z.string(),
  approvedAt: z.date().nullable(),
  payoutState: z.string(),
  total: z.coerce.number(),
})
export type PaidStatementRow = z.output<typeof Row>

/** Its last approval, and how the payout of that is. */
const lastApproval = sql`left join lateral (select a.amount_cents, a.approved_by, a.approved_at, y.state
    from statement_approvals a left join merchant_payouts y using (payout_id)
    where a.statement_id = s.statement_id order by a.approved_at desc limit 1) last on true`
const waits = sql`(last.approved_at is null or last.state is not distinct from 'returned')`

type Wanted = { queue: StatementQueue; kinds: readonly string[]; pageNum: number }

/** Statements of merchants of these kinds: those that wait to be approved, the oldest first, or that are, the newest first. */
export async function listPaidStatements(tx: Read, { queue, kinds, pageNum }: Wanted) {
  const list = await readRows(
    tx,
    Row,
    sql`select s.statement_id as "statementId", s.statement_number as number, s.merchant_id as "merchantId", m.name_en as "nameEn",
        m.name_zh as "nameZh", s.first_day as "firstDay", s.last_day as "lastDay", s.opening_cents as "openingCents",
        s.moved_cents as "movedCents", s.closing_cents as "closingCents", coalesce(last.amount_cents, 0)::bigint as "paidCents",
        coalesce(o.name, '') as "approvedBy", last.approved_at as "approvedAt", coalesce(last.state, '') as "payoutState",
        count(*) over () as total
      from merchant_statements s join merchant_card m using (merchant_id) ${lastApproval}
        left join operator_card o on o.operator_id = last.approved_by
      where ${queue === 'waiting' ? sql`${waits} and m.kind = any(${[...kinds]}::text[])` : sql`not ${waits}`}
      order by ${queue === 'waiting' ? sql`s.last_day` : sql`last.approved_at desc`}, s.statement_id
      limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`,
  )
  return { list, total: list[0]?.total ?? 0, pageSize: PAGE_SIZE }
}

const Head = z.object({
  merchantId: z.string(),
  kind: z.string(),
  number: z.string(),
  lastDay: z.string(),
  closingCents: z.number(),
  waits: z.boolean(),
})

/** Whose statement this is, when it ends and what it closes with, and whether it waits to be approved. Refuses NOT_FOUND. */
export async function getPaidStatement(tx: Read, statementId: string): Promise<z.output<typeof Head>> {
  const [found] = await readRows(
    tx,
    Head,
    sql`select s.merchant_id as "merchantId", m.kind, s.statement_number as number, s.last_day as "lastDay", s.closing_cents as "closingCents",
        ${waits} as waits
      from merchant_statements s join merchant_card m using (merchant_id) ${lastApproval} where s.statement_id = ${statementId}`,
  )
  return found ?? refuse('NOT_FOUND')
}

type Approval = { statementId: string; amountCents: Cents; payoutId: string | null; approvedBy: string }

export async function addStatementApproval(tx: Tx, { statementId, amountCents, payoutId, approvedBy }: Approval): Promise<void> {
  await settlementTables(tx)
    .insertInto('statement_approvals')
    .values({
      approval_id: newId(),
      statement_id: statementId,
      amount_cents: amountCents,
      payout_id: payoutId,
      approved_by: approvedBy,
      approved_at: clock.now(),
    })
    .execute()
}

/** By which statement a payout is made. */
export async function findStatementOfPayout(tx: Read, payoutId: string): Promise<string | undefined> {
  const found = await settlementTables(tx)
    .selectFrom('statement_approvals')
    .select('statement_id')
    .where('payout_id', '=', payoutId)
    .executeTakeFirst()
  return found?.statement_id
}

/**
 * When what a statement pays was sold, and by which rule: its terms were frozen then. It closes with what earlier ones bring, too, as long as
 * they were not approved before it. What a refund of another piece has added is of a sale of its order.
 */
export const listRuledSales = (tx: Read, statementId: string): Promise<RuledSale[]> =>
  readRows(
    tx,
    z.object({ at: z.date(), rule: z.string().nullable() }),
    sql`with asked as (select s.merchant_id, s.last_day, case when not ${waits} then last.approved_at end as approved_at
        from merchant_statements s ${lastApproval} where s.statement_id = ${statementId})
      select distinct o.placed_at as at, u.commission -> 'rule' ->> 'en' as rule
      from asked join merchant_statements s using (merchant_id) ${lastApproval}, jsonb_array_elements(s.lines) entry
        join ledger_lines l on l.posting_id = (entry ->> 'lineId')::uuid join order_card o on o.order_id = l.order_id
        join order_pieces u on u.order_id = o.order_id
      where s.last_day <= asked.last_day and (s.statement_id = ${statementId} or ${waits} or last.approved_at > asked.approved_at)
        and u.merchant_id = asked.merchant_id and (entry ->> 'kind' = 'share-due' and u.unit_id = l.subject_id
          or entry ->> 'kind' = 'share-lessened' and (entry ->> 'cents')::bigint > 0) order by 1, 2`,
  )
