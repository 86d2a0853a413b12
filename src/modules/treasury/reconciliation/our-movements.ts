import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { Movement, ReconciledMethod } from './reconciliation.rules.ts'

type Between = { method: ReconciledMethod; from: Date; to: Date }
const Row = z.object({ day: z.string(), key: z.string(), cents: z.number() })

/**
 * What our books say came and went: the entries of an account at the bank or a provider, by the payment's own name there, or by the
 * order's number where people write that. What a provider charges for itself is none of it.
 */
export const listOurMovements = (tx: Read, { method, from, to }: Between): Promise<Movement[]> =>
  readRows(
    tx,
    Row,
    sql`select to_char(e.posted_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD') as day, sum(e.amount)::bigint as cents,
        ${method === 'bank' || method === 'fps' ? ORDER_KEY : PROVIDER_KEY} as key
      from ledger_lines e
        left join refund_return_card t on t.return_id = e.subject_id
        left join refund_card r on r.refund_id = coalesce(t.refund_id, e.subject_id)
        left join provider_report_card w on w.report_id = e.subject_id
        left join dispute_card d on d.dispute_id = e.subject_id
        left join money_repairs m on m.repair_id = e.subject_id
        left join unallocated_receipts h on h.held_id = coalesce(m.subject_id, e.subject_id)
        left join payment_card y on y.payment_id = coalesce(r.payment_id, d.payment_id, h.payment_id, w.payment_id, e.subject_id)
        left join order_card o on o.order_id = y.order_id
        left join statement_lines l on l.held_id = h.held_id
      where e.purpose = ${`clearing-${method}`} and e.posted_at >= ${from} and e.posted_at < ${to}
        and e.kind not in ('dispute-fee', 'dispute-fee-back')
      group by 1, 3`,
  )

const PROVIDER_KEY = sql`coalesce(y.reference, h.reference, e.subject_id::text)`
const ORDER_KEY = sql`coalesce(o.order_number, l.order_number, h.reference, e.subject_id::text)`

/** What statements say came; what went is there without a name of ours. Nothing at all: no statement tells of these days. */
export const listStatementMovements = (
  tx: Read,
  { method, from, to }: { method: ReconciledMethod; from: string; to: string },
): Promise<Movement[]> =>
  readRows(
    tx,
    Row,
    sql`select l.booked_on as day, l.amount_cents as cents, coalesce(l.order_number, h.reference, l.reference) as key
      from statement_lines l left join unallocated_receipts h using (held_id)
      where l.method = ${method} and l.booked_on >= ${from} and l.booked_on <= ${to} and l.state <> 'same'`,
  )

/** To which orders these payments belong, by the names their provider knows. */
export async function ordersOfKeys(tx: Read, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await readRows(
    tx,
    z.object({ key: z.string(), orderNo: z.string() }),
    sql`select y.reference as key, o.order_number as "orderNo" from payment_card y join order_card o using (order_id)
        where y.reference = any(${[...keys]})
      union select order_number, order_number from order_card where order_number = any(${[...keys]})`,
  )
  return new Map(rows.map(({ key, orderNo }) => [key, orderNo]))
}
