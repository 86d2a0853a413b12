import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'

export type Jobs = Record<string, (payload: unknown) => Promise<void>>

/** Nothing a job does takes so long: whoever holds it longer has died. Jobs are safe to do twice. */
const ABANDONED = '30 seconds'

/**
 * Works off jobs on connections of its own, `concurrency` at a time for each list, so that what is slow in one list never holds
 * up another. Needs the direct address, since a pooler has no LISTEN.
 */
export async function startWorkers(
  directUrl: string,
  log: Log,
  lists: readonly { jobs: Jobs; concurrency: number }[],
  /** What is to be tried again, or comes due, is looked for so often; what is new is heard of at once. */
  pollInterval = 5_000,
): Promise<{ stop: () => Promise<void> }> {
  const connections = lists.reduce((sum, { concurrency }) => sum + Math.ceil(concurrency / 2), 0) + lists.length
  const pgPool = new pg.Pool({ connectionString: directUrl, max: connections, application_name: 'praya jobs' })
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  const runners: Runner[] = []
  for (const { jobs, concurrency } of lists)
    runners.push(
      await run({
        pgPool,
        concurrency,
        noHandleSignals: true,
        pollInterval,
        taskList: asTasks(jobs),
        logger: quiet(log),
      }),
    )
  return {
    stop: async () => {
      // A runner that has just started refuses to stop.
      for (const runner of runners) await runner.stop().catch(() => pause(100).then(() => runner.stop().catch(() => {})))
      await pgPool.end()
    },
  }
}

const asTasks = (jobs: Jobs): TaskList =>
  Object.fromEntries(Object.entries(jobs).map(([task, work]) => [task, (payload: unknown) => work(payload)]))

const quiet = (log: Log): Logger =>
  new Logger((scope) => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ job: scope.taskIdentifier, message }, 'background work')
  })

/** Jobs of processes that died are taken up by others. */
export async function freeAbandonedJobs(tx: Tx): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_at < now() - ${ABANDONED}::interval having count(*) > 0`.execute(tx)
}
