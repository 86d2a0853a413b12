import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { requireInvariants, requireStockAccounted } from '../../src/flows/invariants.builders.ts'
import { checkLedger } from '../../src/modules/ledger/index.server.ts'
import { type Database, isDatabaseAway, type Tx } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'

/** Each question finds what must not be there once nothing is under way any more. */
const questions = {
  'amount received is the total: what each provider holds for us of an order is what the books say it holds': sql`
    with moved (provider_id, cents) as (
        select session_id, amount_cents from sandbox_stripe_sessions where status = 'succeeded'
        union all select session_id, -amount_cents from sandbox_stripe_refunds where failed_at is null
        union all select session_id, -amount_cents from sandbox_stripe_disputes where status = 'lost'
        union all select order_id, amount_cents from sandbox_paypal_orders where capture_status = 'COMPLETED'
        union all select order_id, -amount_cents from sandbox_paypal_refunds where failed_at is null
        union all select order_id, -taken_cents from sandbox_paypal_disputes),
      there as (select p.order_id, sum(m.cents) as cents from moved m left join payments p using (provider_id) group by 1),
      disputed as (select order_id, sum(fee_cents) as fees, sum(withheld_cents) as withheld from disputes group by 1),
      here as (select coalesce(e.order_id, d.order_id, y.order_id) as order_id, sum(e.amount) as cents
        from ledger_entries e join ledger_accounts a using (ledger_account_id) join ledger_postings p using (posting_id)
        left join disputes d on d.dispute_id = p.subject_id left join provider_reports w on w.report_id = p.subject_id
        left join payments y on y.payment_id = w.payment_id where a.purpose in ('clearing-card', 'clearing-paypal') group by 1)
    select order_number as order, there.cents as provider, fees, here.cents + coalesce(withheld, 0) as books
      from there full join here using (order_id) left join disputed using (order_id) left join orders using (order_id)
      where coalesce(there.cents, 0) - coalesce(fees, 0) <> coalesce(here.cents, 0) + coalesce(withheld, 0)`,
  'no order waits for money that has come': sql`select order_number from orders o where state = 'payment-pending'
    and exists (select from payments p where p.order_id = o.order_id and p.state = 'succeeded')`,
  'nobody can pay any more for an order that is closed': sql`select o.order_number, i.session_id from orders o join payments p using (order_id)
    join sandbox_stripe_sessions i on i.session_id = p.provider_id where o.state = 'closed' and i.status in ('open', 'declined', 'processing')`,
  'nothing that was said to the outside is without an end': sql`select kind, state, last_error from outside_calls
    where state in ('waiting', 'sent')`,
  // Of what is said to the outside the row is what counts: its job may have died with its process.
  'no work is given up': sql`select task_identifier, last_error from graphile_worker.jobs
    where attempts >= max_attempts and task_identifier not like 'outside:%'`,
}

/** Everything that must hold after a history, once all has come to rest; the first rule that does not is named. */
export async function requireBooks(database: Database, began: ReadonlyMap<string, number>): Promise<void> {
  await requireInvariants(database)
  // The sum of everything in it, as the shop itself looks every night.
  await checkLedger(database.pool)
  await requireStockAccounted(database, began)
  for (const [rule, question] of Object.entries(questions)) {
    const found = await readRows(database.pool, z.unknown(), question)
    if (found.length > 0) throw new Error(`${rule}: ${JSON.stringify(found.slice(0, 5))}`)
  }
}

/** What is still under way: jobs that are due sooner or later, what is to be said outside, and money it has that we do not know of. */
export const listUnderWay = (database: Database): Promise<string[]> =>
  readRows(
    database.pool,
    z.object({ what: z.string() }),
    sql`select 'job ' || task_identifier || ', tried ' || attempts || coalesce(': ' || last_error, '') as what
        from graphile_worker.jobs where attempts < max_attempts
      union all select 'order to be closed' from orders where state = 'payment-pending' and expires_at <= now()
      union all select kind || ' ' || state || ', tried ' || attempts || coalesce(': ' || last_error, '')
        from outside_calls where state in ('waiting', 'sent')
      union all select 'payment ' || p.state || ' of ' || i.session_id from payments p
        join sandbox_stripe_sessions i on i.session_id = p.provider_id where i.status = 'succeeded' and p.state in ('started', 'under-review')
      union all select 'payment ' || p.state || ' of ' || t.order_id from payments p
        join sandbox_paypal_orders t on t.order_id = p.provider_id
        where t.capture_status is not null and p.state in ('started', 'under-review')
      union all select 'dispute ' || t.status || ' of ' || t.dispute_id || ', here ' || coalesce(d.state, 'unknown') from
          (select 'stripe' as provider, dispute_id, case status when 'won' then 'won' when 'lost' then 'lost'
            when 'warning_closed' then 'closed' else 'open' end as status from sandbox_stripe_disputes
          union all select 'paypal', dispute_id, case when outcome is null then 'open' when taken_cents > 0 then 'lost'
            when outcome = 'RESOLVED_BUYER_FAVOUR' then 'closed' else 'won' end from sandbox_paypal_disputes) t
        left join lateral (select state from disputes where provider = t.provider and provider_id = t.dispute_id order by round desc limit 1) d on true
        where d.state is distinct from t.status
      union all select 'refund ' || t.id || ' of ' || t.about || ' at its provider' from
          (select 'stripe' as provider, refund_id as id, session_id as about, metadata ->> 'key' as key, failed_at is not null as is_back
            from sandbox_stripe_refunds
          union all select 'paypal', refund_id, order_id, nullif(custom_id, ''), failed_at is not null from sandbox_paypal_refunds) t
        where case when t.key like 'refund-%' then t.is_back and exists (select from refunds f
              where f.state = 'confirmed' and t.key = 'refund-' || f.refund_id || '-' || f.approvals)
            when t.key is not null then false
            else not exists (select from provider_reports r where r.provider = t.provider and r.provider_id = t.id
              and r.state = any(case when t.is_back then '{came-back,declined,unfit}' else '{booked,declined,unfit}' end::text[])) end`,
  ).then((found) => found.map(({ what }) => what))

/**
 * What would be looked at only after a while is looked at now: the job of a call whose end is known already, which would come to see
 * after the time it had, and work that failed and waits for its next try. Calls to the outside keep their own times.
 */
export async function hasten(tx: Tx): Promise<void> {
  await sql`select id from graphile_worker.reschedule_jobs(array(select j.id from graphile_worker.jobs j
    where j.locked_at is null and j.run_at > now() and not exists (select from outside_calls c
      where j.key = 'outside:' || c.call_id and c.state in ('waiting', 'sent'))), run_at := now())`.execute(tx)
}

const MOST_TRIES = 20

/** Questions of the simulation itself, which a busy machine may leave without an answer for a moment. */
export async function oncePresent<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = MOST_TRIES; ; left -= 1) {
    try {
      return await ask()
    } catch (problem) {
      if (left <= 1 || !isDatabaseAway(problem)) throw problem
      await pause(1_000)
    }
  }
}
