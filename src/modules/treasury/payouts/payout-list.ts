import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { payoutMovesFrom, payoutStage, PayoutsWire, PayoutWire } from './payouts.contract.ts'

const MOST_LISTED = 200
const MOST_DONE = 20

const PayoutRow = PayoutWire.omit({ amount: true, moves: true, stage: true }).extend({ amountCents: z.number(), since: z.date() })

/**
 * What goes to bank accounts: what is open, withdrawals that are late before all else, the oldest first, and after all that can be paid what
 * waits for its shopper; and what has ended last.
 */
export async function listPayouts(tx: Read): Promise<PayoutWire[]> {
  const rows = await readRows(
    tx,
    PayoutRow,
    sql`(select ${payoutColumns()} where y.state not in ('confirmed', 'returned')
        order by ${waitsForShopper}, y.due_at < ${clock.now()} desc nulls last, y.requested_at limit ${MOST_LISTED})
      union all (select ${payoutColumns()} where y.state in ('confirmed', 'returned') order by y.changed_at desc limit ${MOST_DONE})`,
  )
  return rows.map(({ amountCents, since, ...row }) => ({
    ...row,
    amount: toWire(amountCents),
    since: since.toISOString(),
    moves: payoutMovesFrom(row.state, row.memberId !== '' || row.merchantId !== ''),
    stage: payoutStage(row.state, row.account !== ''),
  }))
}

/** They may never name an account. Money of nobody waits for none. */
const waitsForShopper = sql`(y.state in ('requested', 'failed') and y.account is null and o.order_id is not null)`

/** A day ends when the next one begins. */
const dueDay = sql`coalesce(to_char((y.due_at - interval '1 second') at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD'), '')`

const payoutColumns = () => sql`y.payout_id as "payoutId", y.state, coalesce(o.order_number, '') as "orderNo",
    coalesce(h.reference, o.order_number, '') as reference, y.method as "payType", y.amount_cents as "amountCents",
    coalesce(y.payee, h.payer, '') as payee, coalesce(y.bank_code, '') as "bankCode", coalesce(y.account, '') as account,
    coalesce(y.bank_reference, '') as "bankReference", coalesce(y.failure, '') as failure, coalesce(y.failure_code, '') as "failureCode",
    coalesce(a.name, '') as "approvedBy", coalesce(b.name, '') as "secondBy", y.requested_at as since,
    coalesce(y.member_id::text, '') as "memberId", coalesce(y.merchant_id::text, '') as "merchantId",
    jsonb_build_object('en', coalesce(m.name_en, ''), 'zh', coalesce(m.name_zh, '')) as merchant, ${dueDay} as "dueDay",
    coalesce(y.due_at < ${clock.now()} and y.state not in ('confirmed', 'returned'), false) as "isLate",
    exists (select from open_holds i where i.merchant_id = y.merchant_id and (i.ends_at is null or i.ends_at > ${clock.now()})) as "isOnHold"
  from payouts y left join refund_card r using (refund_id) left join unallocated_receipts h using (held_id)
    left join merchant_card m on m.merchant_id = y.merchant_id
    left join operator_card a on a.operator_id = y.approved_by left join operator_card b on b.operator_id = y.second_by
    left join payment_card p on p.payment_id = coalesce(r.payment_id, h.payment_id) left join order_card o on o.order_id = p.order_id`

const FileRow = PayoutsWire.shape.files.element
  .omit({ amount: true, time: true })
  .extend({ amountCents: z.number(), madeAt: z.date() })

/** What was given to the bank last, and what it has said. */
export async function listPayoutFiles(tx: Read): Promise<PayoutsWire['files']> {
  const rows = await readRows(
    tx,
    FileRow,
    sql`select f.file_id as "fileId", f.message_id as "messageId", f.num, f.amount_cents as "amountCents", coalesce(w.name, '') as by,
      f.made_at as "madeAt", count(*) filter (where l.outcome = 'confirmed')::int as confirmed,
      count(*) filter (where l.outcome = 'failed')::int as failed,
      count(*) filter (where l.outcome is null or l.outcome = 'accepted')::int as waiting
    from payout_files f join payout_file_lines l using (file_id) left join operator_card w on w.operator_id = f.made_by
    group by f.file_id, w.name order by f.made_at desc, f.file_id limit ${MOST_DONE}`,
  )
  return rows.map(({ amountCents, madeAt, ...row }) => ({ ...row, amount: toWire(amountCents), time: madeAt.toISOString() }))
}
