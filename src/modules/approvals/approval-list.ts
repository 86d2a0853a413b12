import { sql } from 'kysely'
import { z } from 'zod'
import type { Key, Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { ApprovalKind } from './approval.rules.ts'
import { ApprovalsWire } from './approvals.contract.ts'

const PAGE_SIZE = 50

const Row = ApprovalsWire.shape.list.element.omit({ amount: true }).extend({ amountCents: z.number(), total: z.coerce.number() })

type Wanted = { decided: boolean; about: string; pageNum: number; kinds: readonly ApprovalKind[]; own: string }

const isoOf = (column: string) => sql.raw(`coalesce(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')`)

/** What waits for a second person, the oldest first, or was decided, the newest first. `own`: who looks. */
export async function listApprovals(tx: Read, { decided, about, pageNum, kinds, own }: Wanted): Promise<ApprovalsWire> {
  const rows = await readRows(
    tx,
    Row,
    sql`select a.approval_id as "approvalId", a.kind, a.subject_id as "subjectId", coalesce(o.order_number, '') as "orderNo",
        case when m.account_id is null then '' else a.payee_id::text end as "memberId",
        coalesce(d.name, k.value, '') as member, a.amount_cents as "amountCents",
        a.reason, a.state, coalesce(asker.name, '') as "askedBy", coalesce(f.name, '') as "firstBy", coalesce(s.name, '') as "secondBy",
        coalesce(n.name, '') as "declinedBy", a.answer, ${isoOf('a.asked_at')} as "askTime", ${isoOf('a.due_at')} as "dueTime",
        ${isoOf('a.decided_at')} as "decideTime", coalesce(${own} in (a.asked_by, a.first_by), false) as "isOwn", count(*) over () as total
      from approvals a left join order_card o using (order_id) left join member_card m on m.account_id = a.payee_id
        left join account_names d on d.account_id = a.payee_id
        left join lateral (select value from account_contacts where account_id = a.payee_id order by kind limit 1) k on true
        left join operator_card asker on asker.operator_id = a.asked_by left join operator_card f on f.operator_id = a.first_by
        left join operator_card s on s.operator_id = a.second_by left join operator_card n on n.operator_id = a.declined_by
      where ${decided ? sql`a.state <> 'waiting'` : sql`a.state = 'waiting'`} and a.kind = any(${[...kinds]}::text[]) and not a.is_free
        and (${about} = '' or o.order_number = ${about} or a.subject_id = ${about} or a.payee_id::text = ${about})
      order by ${decided ? sql`a.decided_at desc` : sql`a.asked_at`}, a.approval_id limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`,
  )
  const list = rows.map(({ amountCents, total: _, ...row }) => ({ ...row, amount: toWire(amountCents) }))
  return { total: rows[0]?.total ?? 0, pageNum, pageSize: PAGE_SIZE, list }
}

/** How many wait that somebody who may decide on these kinds has not spoken of yet. */
export async function countApprovals(tx: Read, kinds: readonly ApprovalKind[], own: string): Promise<number> {
  const [row] = await readRows(
    tx,
    z.object({ num: z.coerce.number() }),
    sql`select count(*) as num from approvals where state = 'waiting' and kind = any(${[...kinds]}::text[])
      and (due_at is not null or coalesce(asked_by <> ${own}, true) and coalesce(first_by <> ${own}, true))`,
  )
  return row?.num ?? 0
}

/** How much of an order waits for a second person. */
export async function countWaitingOf(tx: Read, orderId: Key): Promise<number> {
  const [row] = await readRows(
    tx,
    z.object({ num: z.coerce.number() }),
    sql`select count(*) as num from approvals where state = 'waiting' and order_id = ${orderId}`,
  )
  return row?.num ?? 0
}

const Sum = z.object({ subjectId: z.string(), cents: z.number() })

/** What of one kind waits, by its subject. */
export async function sumWaiting(tx: Read, kind: ApprovalKind): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(
    tx,
    Sum,
    sql`select subject_id as "subjectId", amount_cents as cents from approvals where state = 'waiting' and kind = ${kind}`,
  )
  return new Map(rows.map(({ subjectId, cents }) => [subjectId, cents]))
}
