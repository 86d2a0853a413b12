import { sql } from 'kysely'
import { z } from 'zod'
import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { readBackupState } from './backup-state.server.ts'
import { ASK_STANDBYS, Standbys } from './standbys.server.ts'

const Waiting = z.object({
  jobs: z.number(),
  oldestJob: z.number(),
  failingJobs: z.number(),
  deadJobs: z.number(),
  calls: z.number(),
  oldestCall: z.number(),
  oldestMoney: z.number(),
  failedTasks: z.number(),
  latestTask: z.number(),
  lag: z.number(),
  lateWithdrawals: z.number(),
})
type Waiting = z.output<typeof Waiting>

/** Ages are of what could have been done already: what is due later does not wait. */
const waitingNow = sql`select jobs.*, calls.*, tasks.*, coalesce((select extract(epoch from now() - min(o.created_at)) from outbox o
      where (o.xid, o.event_id) > (select xid, event_id from outbox_consumers order by xid, event_id limit 1)), 0)::float8 as lag,
    (select count(*) from payouts where state not in ('confirmed', 'returned') and due_at < now()) as "lateWithdrawals"
  from (select count(*) filter (where attempts < max_attempts and run_at <= now()) as jobs,
      coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now())), 0)::float8 as "oldestJob",
      count(*) filter (where attempts between 1 and max_attempts - 1) as "failingJobs", count(*) filter (where attempts >= max_attempts) as "deadJobs"
    from graphile_worker.jobs) jobs,
    (select count(*) as calls, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestCall",
      coalesce(extract(epoch from now() - min(created_at) filter (where kind like 'payment-%')), 0)::float8 as "oldestMoney"
      from outside_calls where state in ('waiting', 'sent')) calls,
    (select count(*) filter (where failures > 0) as "failedTasks",
      greatest(coalesce(extract(epoch from now() - min(next_due)), 0), 0)::float8 as "latestTask" from timed_tasks) tasks`

const gauges: { name: string; help: string; of: (waiting: Waiting) => number }[] = [
  { name: 'praya_jobs_waiting', help: 'Jobs that are due and not done', of: ({ jobs }) => jobs },
  { name: 'praya_job_oldest_seconds', help: 'For how long the oldest due job has waited', of: ({ oldestJob }) => oldestJob },
  { name: 'praya_jobs_failing', help: 'Jobs that failed and are tried again', of: ({ failingJobs }) => failingJobs },
  { name: 'praya_jobs_dead', help: 'Jobs that are tried no more', of: ({ deadJobs }) => deadJobs },
  { name: 'praya_outside_calls_waiting', help: 'Calls to providers, mails and SMS not done yet', of: ({ calls }) => calls },
  {
    name: 'praya_outside_call_oldest_seconds',
    help: 'For how long the oldest call to the outside has waited',
    of: ({ oldestCall }) => oldestCall,
  },
  {
    name: 'praya_money_oldest_seconds',
    help: 'For how long the oldest payment or refund has waited for its provider',
    of: ({ oldestMoney }) => oldestMoney,
  },
  { name: 'praya_timed_tasks_failing', help: 'Timed tasks whose last turn failed', of: ({ failedTasks }) => failedTasks },
  { name: 'praya_timed_task_late_seconds', help: 'How late the latest timed task is', of: ({ latestTask }) => latestTask },
  { name: 'praya_outbox_lag_seconds', help: 'Age of the oldest event a consumer has not read', of: ({ lag }) => lag },
  {
    name: 'praya_withdrawals_late',
    help: 'Withdrawals of members and sellers that should have been paid by now',
    of: ({ lateWithdrawals }) => lateWithdrawals,
  },
]

/**
 * What waits in the database, asked each time before figures are read. While the database is away `praya_database_up` says so, and the
 * others are zero.
 */
export function databaseGauges(registry: Registry, database: Database): () => Promise<void> {
  const set = gauges.map(({ name, help, of }) => ({ gauge: new Gauge({ name, help, registers: [registry] }), of }))
  const backupAge = new Gauge({ name: 'praya_backup_age_seconds', help: 'Age of the last whole backup', registers: [registry] })
  const walAge = new Gauge({ name: 'praya_wal_age_seconds', help: 'Age of what last left for the backup', registers: [registry] })
  const late = new Gauge({ name: 'praya_backup_late', help: '1: older than it should be, or none', registers: [registry] })
  const filesAge = new Gauge({
    name: 'praya_backup_files_age_seconds',
    help: 'Age of the last pass that brought pictures and uploads to the backup',
    registers: [registry],
  })
  const filesLate = new Gauge({
    name: 'praya_backup_files_late',
    help: '1: pictures and uploads have not left for longer than they should',
    registers: [registry],
  })
  const ofBackups = [backupAge, walAge, late, filesAge, filesLate]
  const standbys = standbyGauges(registry)
  const read = async (): Promise<void> => {
    const [found] = await readRows(database.pool, Waiting, waitingNow)
    for (const { gauge, of } of set) if (found) gauge.set(of(found))
    const [machines] = await readRows(database.pool, Standbys, sql.raw(ASK_STANDBYS))
    standbys.wanted.set(machines?.wanted ?? 0)
    standbys.confirming.set(machines?.confirming ?? 0)
    const backups = await readBackupState(database.pool)
    late.set(backups?.databaseIsLate ? 1 : 0)
    filesLate.set(backups?.filesAreLate ? 1 : 0)
    if (backups?.baseAge) backupAge.set(backups.baseAge)
    if (backups?.keeps) walAge.set(backups.walAge)
    if (backups?.filesAge) filesAge.set(backups.filesAge)
  }
  const lag = new Gauge({
    name: 'praya_copy_lag_seconds',
    help: 'How far the copy of the database is behind; -1 while it is not read',
    registers: [registry],
  })
  const up = new Gauge({ name: 'praya_database_up', help: '1 while the database answers', registers: [registry] })
  return async () => {
    if (database.copy) lag.set((await database.copy.lagSeconds()) ?? -1)
    const isUp = await read().then(
      () => true,
      () => false,
    )
    if (!isUp) for (const gauge of [...set.map((one) => one.gauge), ...ofBackups, ...Object.values(standbys)]) gauge.reset()
    up.set(isUp ? 1 : 0)
  }
}

/** Of the pool that each process has for itself. */
export function poolFigures(registry: Registry, database: Database): void {
  const connections = new Gauge({
    name: 'praya_database_connections',
    help: 'Connections of the pool for shoppers: open, idle; and who waits for one',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(database.connections())) connections.set({ state }, count)
    },
  })
  const waits = new Histogram({
    name: 'praya_database_wait_seconds',
    help: 'How long each waited for a connection of the pool for shoppers',
    buckets: [0.0005, 0.001, 0.005, 0.02, 0.1, 0.25, 0.5, 1, 3],
    registers: [registry],
  })
  database.onConnected((seconds) => waits.observe(seconds))
}

const standbyGauges = (registry: Registry) => ({
  wanted: new Gauge({
    name: 'praya_standbys_wanted',
    help: 'How many machines synchronous_standby_names asks to confirm what moves money',
    registers: [registry],
  }),
  confirming: new Gauge({
    name: 'praya_standbys_confirming',
    help: 'How many machines confirm it',
    registers: [registry],
  }),
})
