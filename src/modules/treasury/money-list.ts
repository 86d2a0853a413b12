import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { listPostings } from '#platform/ledger.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { MoneyWire } from './money.contract.ts'
import { repairsOf } from './money.rules.ts'
import { countPayouts } from './payouts/payout-list.ts'

const MOST_LISTED = 200
const MOST_DONE = 20

/** Every case about money, the oldest first; how many payouts are open; and what was set right last. */
export async function listMoney(tx: Read): Promise<MoneyWire> {
  return { cases: await listCases(tx), openPayouts: (await countPayouts(tx)).open, repaired: await listRepaired(tx) }
}

const { cases, repaired } = MoneyWire.shape
const CaseRow = cases.element
  .pick({ source: true, id: true, kind: true, orderNo: true, reference: true, payer: true, payType: true, note: true })
  .extend({
    askedCents: z.number().nullable(),
    cameCents: z.number().nullable(),
    amountCents: z.number(),
    since: z.date(),
    isAwaited: z.boolean(),
    isRefused: z.boolean(),
    subjects: z.array(z.string()),
  })

async function listCases(tx: Read): Promise<MoneyWire['cases']> {
  const rows = await readRows(
    tx,
    CaseRow,
    sql`select * from (${heldCases} union all ${refundCases} union all ${claimedCases} union all ${reportCases}) found order by since, id limit ${MOST_LISTED}`,
  )
  const postings = await listPostings(
    tx,
    rows.flatMap(({ subjects }) => subjects),
  )
  return rows.map(({ askedCents, cameCents, amountCents, since, isAwaited, isRefused, subjects, ...row }) => ({
    ...row,
    asked: askedCents === null ? '' : toWire(askedCents),
    came: cameCents === null ? '' : toWire(cameCents),
    amount: toWire(amountCents),
    since: since.toISOString(),
    repairs: repairsOf(row.kind, { isAwaited, isRefused }),
    postings: postings
      .filter(({ subjectId }) => subjects.includes(subjectId))
      .map(({ kind, postedAt, entries }) => ({
        kind,
        time: postedAt.toISOString(),
        entries: entries.map(({ purpose, amount }) => ({ account: purpose, amount: toWire(amount) })),
      })),
  }))
}

const heldCases = sql`select 'held' as source, h.held_id as id,
    case when h.payment_id is not null then 'too-little' when h.provider_id is not null then 'no-order' else 'unmatched' end as kind,
    coalesce(o.order_number, '') as "orderNo", h.reference, h.payer, h.method as "payType", '' as note,
    p.amount_cents as "askedCents", h.amount_cents as "cameCents", h.amount_cents as "amountCents", h.came_at as since,
    coalesce(o.state = 'payment-pending', false) as "isAwaited", false as "isRefused",
    -- Each return of it has its own name, under which stands that it came back.
    h.held_id::text || array(select m.repair_id::text from money_repairs m where m.subject_id = h.held_id and m.kind = 'return') as subjects
  from unallocated_receipts h left join payment_card p using (payment_id) left join order_card o using (order_id)
  where h.state = 'held'`

/** A refund nobody has approved for a day, one that was refused, and one that nobody is asked for any more. */
const refundCases = sql`select 'refund', r.refund_id,
    case when r.state <> 'requested' then 'refund-failed' when r.kind = 'surplus' then r.reason else 'refund-waiting' end,
    o.order_number, p.reference, '', p.method, coalesce(r.failure, case when r.kind = 'surplus' then '' else r.reason end),
    p.amount_cents, case when r.kind = 'surplus' then p.received_cents end, r.amount_cents, r.requested_at, false, r.state = 'failed',
    array[p.payment_id::text, r.refund_id::text]
  from refund_card r join payment_card p using (payment_id) join order_card o on o.order_id = r.order_id
  where r.state = 'failed'
    or (r.state = 'requested' and (r.kind = 'surplus' or r.requested_at < now() - interval '1 day'))
    or (r.state = 'approved' and exists (select from outside_calls c
      where c.kind = 'payment-refund' and c.subject = r.refund_id::text and c.state = 'given-up'))`

/** The shopper says that it was paid, and nobody has seen the money. */
const claimedCases = sql`select 'payment', p.payment_id, 'no-payment', o.order_number, o.order_number, '', p.method, '',
    p.amount_cents, null, p.amount_cents, p.created_at, true, false, array[p.payment_id::text]
  from payment_card p join order_card o using (order_id)
  where p.state = 'under-review' and p.provider_id is null and o.state = 'payment-pending' and p.created_at < now() - interval '1 hour'
    and not exists (select from unallocated_receipts h where h.payment_id = p.payment_id and h.state = 'held')`

/**
 * Done at a provider and not by the shop, or not as the shop has asked, or paid by the bank although it had failed here: until somebody has
 * looked at it.
 */
const reportCases = sql`select 'report', r.report_id, case when r.state = 'unfit' and r.provider = 'bank' then 'payout-paid'
      when r.state = 'unfit' then 'report-unfit' when r.kind = 'dispute' then 'dispute-opened' else 'refund-outside' end,
    coalesce(o.order_number, ''), r.reference, '', coalesce(p.method, case r.provider when 'paypal' then 'paypal' when 'bank' then 'bank' else 'card' end),
    case when r.currency <> 'hkd' then upper(r.currency) || ' ' || round(r.amount_cents / 100.0, 2) else '' end,
    null, null, case when r.currency = 'hkd' then r.amount_cents else 0 end, r.happened_at,
    coalesce(r.state = 'processing' or o.state not in ('refunded', 'refund-pending', 'closed'), false), false,
    array(select refund_id::text from refund_card f where f.report_id = r.report_id) || r.report_id::text
  from provider_report_card r left join payment_card p using (payment_id) left join order_card o using (order_id)
  where r.settled_at is null`

const RepairedRow = repaired.element.omit({ amount: true }).extend({ amountCents: z.number(), time: z.date() })

async function listRepaired(tx: Read): Promise<MoneyWire['repaired']> {
  const rows = await readRows(
    tx,
    RepairedRow,
    sql`select m.kind, m.reference, m.amount_cents as "amountCents", m.reason, w.name as by, m.repaired_at as time
      from money_repairs m join operator_card w on w.operator_id = m.repaired_by order by m.repaired_at desc limit ${MOST_DONE}`,
  )
  return rows.map(({ amountCents, time, ...row }) => ({ ...row, amount: toWire(amountCents), time: time.toISOString() }))
}
