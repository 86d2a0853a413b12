import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { endedStages, payoutMovesFrom, type PayoutStage, payoutStages } from './payout.rules.ts'
import { PayoutsWire, PayoutWire } from './payouts.contract.ts'

const PAGE = 50
const MOST_DONE = 20

const PayoutRow = PayoutWire.omit({ amount: true, moves: true }).extend({ amountCents: z.number(), since: z.date() })

type Wanted = { stage?: PayoutStage | 'open' | undefined; pageNum: number }
type Page = Pick<PayoutsWire, 'total' | 'pageNum' | 'pageSize' | 'stages' | 'payouts'>

/**
 * What goes to bank accounts. What is open comes first: late withdrawals, then the oldest, and last of all what waits for its shopper. What
 * has ended follows, the newest before the others.
 */
export async function listPayouts(tx: Read, { stage, pageNum }: Wanted): Promise<Page> {
  const stages = await countStages(tx)
  const sumOf = (some: readonly PayoutStage[]) => stages.reduce((sum, one) => (some.includes(one.stage) ? sum + one.num : sum), 0)
  const isWanted = (one: PayoutStage) => stage === undefined || one === stage || (stage === 'open' && !endedStages.includes(one))
  const [open, ended] = [openStages.filter(isWanted), endedStages.filter(isWanted)]
  const openNum = sumOf(open)
  const from = (pageNum - 1) * PAGE
  const rest = PAGE - Math.min(PAGE, Math.max(0, openNum - from))
  const rows = await readRows(
    tx,
    PayoutRow,
    sql`(select ${payoutColumns()} where y.state not in ('confirmed', 'returned') and ${stageOf} = any(${open}::text[])
        order by ${waitsForShopper}, y.due_at < ${clock.now()} desc nulls last, y.requested_at, y.payout_id limit ${PAGE - rest} offset ${from})
      union all (select ${payoutColumns()} where y.state in ('confirmed', 'returned') and ${stageOf} = any(${ended}::text[])
        order by y.changed_at desc, y.payout_id limit ${rest} offset ${Math.max(0, from - openNum)})`,
  )
  const payouts = rows.map(({ amountCents, since, ...row }) => ({
    ...row,
    amount: toWire(amountCents),
    since: since.toISOString(),
    moves: payoutMovesFrom(row.state, row.memberId !== '' || row.merchantId !== ''),
  }))
  return { total: openNum + sumOf(ended), pageNum, pageSize: PAGE, stages, payouts }
}

const openStages = payoutStages.filter((stage) => !endedStages.includes(stage))

/** Where a payout waits, by its state and by whether it has an account. */
const stageOf = sql`case y.state when 'requested' then case when y.account is null then 'account' else 'approve' end
  when 'checked' then 'second' when 'approved' then 'send' when 'confirmed' then 'done' else y.state end`

async function countStages(tx: Read): Promise<PayoutsWire['stages']> {
  const Counted = z.object({ stage: z.string(), num: z.number() })
  const counted = await readRows(tx, Counted, sql`select ${stageOf} as stage, count(*)::int as num from payouts y group by 1`)
  return payoutStages.map((stage) => ({ stage, num: counted.find((one) => one.stage === stage)?.num ?? 0 }))
}

const Open = z.object({ open: z.number(), waiting: z.number(), late: z.number() })

/** How many are open, how many of them wait for a colleague, and how many withdrawals are late. */
export async function countPayouts(tx: Read): Promise<z.output<typeof Open>> {
  const [counted] = await readRows(
    tx,
    Open,
    sql`select count(*)::int as open, count(*) filter (where state in ('requested', 'checked', 'approved', 'unknown'))::int as waiting,
      count(*) filter (where due_at < ${clock.now()})::int as late from payouts where state not in ('confirmed', 'returned')`,
  )
  return counted ?? { open: 0, waiting: 0, late: 0 }
}

/** They may never name an account. Money of nobody waits for none. */
const waitsForShopper = sql`(y.state in ('requested', 'failed') and y.account is null and o.order_id is not null)`

/** A day ends when the next one begins. */
const dueDay = sql`coalesce(to_char((y.due_at - interval '1 second') at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD'), '')`

const payoutColumns =
  () => sql`y.payout_id as "payoutId", y.state, ${stageOf} as stage, coalesce(o.order_number, '') as "orderNo",
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
