import { sql } from 'kysely'
import { z } from 'zod'
import { readBackupState } from '#platform/database/backup-state.server.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { JobsWire } from './jobs.contract.ts'

const MOST_LISTED = 200

/** Work that is the order desk's: mails and messages, and what makes them. */
export const DESK_KINDS = ['mail', 'sms', 'order-mail', 'stock-alerts']

/** Money that is to go back through its provider: once that is dead it is finance's, who ask for it anew from their own room. */
export const MONEY_KINDS = ['payment-refund', 'payment-return']
const isDeadHere = sql`c.state in ('failed', 'given-up') and c.dismissed_at is null and c.kind <> all(${MONEY_KINDS}::text[])`

const { list, timed, waiting, failing, dead } = JobsWire.shape
const Row = list.element.omit({ createTime: true, nextTime: true }).extend({ createdAt: z.date(), nextAt: z.date().nullable() })
const Counts = z.object({ waiting, failing, dead })
const TimedRow = timed.element.omit({ lastTime: true, nextTime: true }).extend({ lastAt: z.date().nullable(), nextAt: z.date() })

/** Without what only the settings and the books know. */
export type JobsOfPages = Omit<JobsWire, 'holidayAlarm' | 'ledgerAlarm'>

/** What could not be done yet, the dead first, then what waits longest; `kinds` limits it to those of a role. */
export async function listJobs(tx: Read, kinds?: readonly string[]): Promise<JobsOfPages> {
  const wanted = kinds ? [...kinds] : null
  const rows = await readRows(
    tx,
    Row,
    sql`select * from (${troubledCalls} union all ${troubledJobs}) work
      where ${wanted}::text[] is null or kind = any(${wanted}::text[])
      order by state, "createdAt" limit ${MOST_LISTED}`,
  )
  const counts = await countWork(tx, wanted)
  return {
    ...counts,
    list: rows.map(({ createdAt, nextAt, ...row }) => ({
      ...row,
      createTime: createdAt.toISOString(),
      nextTime: nextAt?.toISOString() ?? null,
    })),
    smsAlarm: await findSmsAlarm(tx),
    floodAlarms: await listFloodAlarms(tx),
    timed: kinds ? [] : await listTimed(tx),
    backups: kinds ? null : await showBackups(tx),
  }
}

async function showBackups(tx: Read): Promise<JobsWire['backups']> {
  const state = await readBackupState(tx)
  if (!state) return null
  const { keeps, isLate, baseTime, walTime, filesTime, problem } = state
  return {
    ...{ keeps, isLate, problem },
    baseTime: baseTime?.toISOString() ?? null,
    walTime: walTime.toISOString(),
    filesTime: filesTime?.toISOString() ?? null,
  }
}

const troubledCalls = sql`select 'outside' as source, c.call_id::text as id, c.kind,
    case when c.state in ('waiting', 'sent') then 'failing' else 'dead' end as state,
    coalesce(m.recipient, s.recipient, o.order_number, w.url, '') as subject, coalesce(o.order_number, '') as "orderNo", c.attempts,
    case when c.state = 'failed' then 'refused' else 'unanswered' end as why,
    coalesce(c.last_error, '') as problem, c.created_at as "createdAt",
    case when c.state in ('waiting', 'sent') then c.next_attempt_at end as "nextAt"
  from outside_calls c
    left join mails m on m.mail_id = case when c.kind = 'mail' then c.subject::uuid end
    left join sms_messages s on s.sms_id = case when c.kind = 'sms' then c.subject::uuid end
    left join webhook_addresses w on w.delivery_id = case when c.kind = 'webhook' then c.subject::uuid end
    left join refund_card r on r.refund_id = case when c.kind = 'payment-refund' then c.subject::uuid end
    left join payment_card p on p.payment_id = case when c.kind in ('payment-open', 'payment-end') then c.subject::uuid else r.payment_id end
    left join order_card o on o.order_id = p.order_id
  where (${isDeadHere}) or (c.state in ('waiting', 'sent') and c.last_error is not null)`

/** A job of an event names it in its key: subscriber and number. */
const troubledJobs = sql`select 'event', j.id::text, substr(j.task_identifier, 7),
    case when j.attempts >= j.max_attempts then 'dead' else 'failing' end,
    coalesce(o.order_number, ''), coalesce(o.order_number, ''), j.attempts::int, 'fault', coalesce(j.last_error, ''), j.created_at,
    case when j.attempts < j.max_attempts then j.run_at end
  from graphile_worker.jobs j
    left join outbox e on e.event_id = substring(j.key from ':([0-9]+)$')::bigint
    left join order_card o on o.order_id = (e.payload ->> 'orderId')::uuid
  where j.task_identifier like 'event:%' and j.last_error is not null`

async function countWork(tx: Read, kinds: string[] | null): Promise<z.output<typeof Counts>> {
  const [counts] = await readRows(
    tx,
    Counts,
    sql`select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failing') as failing,
      count(*) filter (where state = 'dead') as dead
    from (
      select kind, case when state in ('failed', 'given-up') then 'dead' when last_error is null then 'waiting' else 'failing' end as state
      from outside_calls c where state in ('waiting', 'sent') or (${isDeadHere})
      union all
      select substr(task_identifier, 7), case when attempts >= max_attempts then 'dead' when last_error is null then 'waiting'
        else 'failing' end
      from graphile_worker.jobs where task_identifier like 'event:%'
    ) work where ${kinds}::text[] is null or kind = any(${kinds}::text[])`,
  )
  return counts!
}

const Alarm = z.object({ raisedAt: z.date(), sent: z.number(), most: z.number() })

async function findSmsAlarm(tx: Read): Promise<JobsWire['smsAlarm']> {
  const [alarm] = await readRows(
    tx,
    Alarm,
    sql`select raised_at as "raisedAt", sent, most from sms_alarm_card where raised_at > now() - interval '1 day'
      order by raised_at desc limit 1`,
  )
  return alarm ? { raisedTime: alarm.raisedAt.toISOString(), sent: alarm.sent, most: alarm.most } : null
}

const FloodAlarm = JobsWire.shape.floodAlarms.element.omit({ raisedTime: true }).extend({ raisedAt: z.date() })

async function listFloodAlarms(tx: Read): Promise<JobsWire['floodAlarms']> {
  const alarms = await readRows(
    tx,
    FloodAlarm,
    sql`select distinct on (kind) kind, counted, raised_at as "raisedAt" from flood_alarm_card
      where raised_at > now() - interval '1 day' order by kind, raised_at desc`,
  )
  return alarms.map(({ raisedAt, ...alarm }) => ({ ...alarm, raisedTime: raisedAt.toISOString() }))
}

async function listTimed(tx: Read): Promise<JobsWire['timed']> {
  const rows = await readRows(
    tx,
    TimedRow,
    sql`select task, finished_at as "lastAt", next_due as "nextAt", coalesce(last_error, '') as problem, failures
    from timed_tasks order by failures desc, every_seconds, task`,
  )
  return rows.map(({ lastAt, nextAt, ...row }) => ({
    ...row,
    lastTime: lastAt?.toISOString() ?? null,
    nextTime: nextAt.toISOString(),
  }))
}
