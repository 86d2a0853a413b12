import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { z } from 'zod'
import { isDatabaseAway, type Read, type Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { traced } from '#platform/tracing/tracing.server.ts'
import { openPatientPool } from './patient-pool.server.ts'

export type Jobs = Record<string, (payload: unknown) => Promise<void>>

/** Nothing a job does takes so long: anyone who holds it longer has died. Jobs are safe to do twice. */
const ABANDONED = '30 seconds'

/** How long an ending process waits for its jobs: another process takes what is left. */
const PATIENCE_MS = 15_000
const AGAIN_MS = 5_000

/** Each fetch takes so many jobs for each worker; those not started in time are returned. */
const FETCHED_FOR_EACH = 4
const HELD_MS = 5_000
/** A list that found nothing waits at least this long before it looks again, no matter how much the others receive. */
const REST_MS = 100
/**
 * What is to be tried again, or comes due, is looked for so often. What is new is heard of at once, but not by a list at rest: the queue
 * forgets that it was told, and finds it only then. A code that somebody waits for must not be late.
 */
export const LOOK_EVERY_MS = 1_000

const fetching = (concurrency: number, pollInterval: number) => ({
  size: concurrency * FETCHED_FOR_EACH,
  ttl: HELD_MS,
  refetchDelay: { durationMs: Math.min(REST_MS, pollInterval) },
})

type JobList = { jobs: Jobs; concurrency: number }

/**
 * Works off jobs on connections of its own, `concurrency` at a time for each list, so that what is slow in one list never holds
 * up another. Needs the direct address, since a pooler has no LISTEN.
 */
export async function startWorkers(
  directUrl: string,
  log: Log,
  lists: readonly JobList[],
  pollInterval: number,
): Promise<{ stop: () => Promise<void> }> {
  const connections = lists.reduce((sum, { concurrency }) => sum + Math.ceil(concurrency / 2), 0) + lists.length
  const pgPool = openPatientPool(directUrl, connections)
  const begin = ({ jobs, concurrency }: JobList): Promise<Runner> =>
    run({
      ...{ pgPool, concurrency, noHandleSignals: true, pollInterval, taskList: asTasks(jobs), logger: quiet(log) },
      preset: { worker: { localQueue: fetching(concurrency, pollInterval) } },
    })
  const kept = await Promise.all(lists.map((list) => keepRunning(() => begin(list), log)))
  return {
    stop: async () => {
      await Promise.race([Promise.all(kept.map(({ stop }) => stop())), pause(PATIENCE_MS, undefined, { ref: false })])
      await Promise.race([pgPool.end(), pause(PATIENCE_MS, undefined, { ref: false })])
    },
  }
}

/** A queue that gives up begins again, and so does one that finds no connection when it begins. */
async function keepRunning(begin: () => Promise<Runner>, log: Log): Promise<{ stop: () => Promise<void> }> {
  let stopping = false
  let runner: Runner | undefined
  const beginAgain = async (): Promise<void> => {
    while (!stopping) {
      await pause(AGAIN_MS, undefined, { ref: false })
      if (stopping) return
      try {
        runner = await begin()
        return await watch(runner)
      } catch (problem) {
        log.warn({ err: problem }, 'background work could not begin')
      }
    }
  }
  const watch = async (running: Runner): Promise<void> => {
    await running.promise.catch((problem: unknown) => log.error({ err: problem }, 'background work has ended'))
    await beginAgain()
  }
  runner = await begin().catch((problem: unknown) => {
    if (!isDatabaseAway(problem)) throw problem
    log.warn({ err: problem }, 'background work waits for a connection')
    return undefined
  })
  void (runner ? watch(runner) : beginAgain())
  return {
    stop: async () => {
      stopping = true
      // One that has just begun refuses to stop.
      await runner?.stop().catch(() => pause(100).then(() => runner?.stop().catch(() => {})))
    },
  }
}

const asTasks = (jobs: Jobs): TaskList =>
  Object.fromEntries(
    Object.entries(jobs).map(([task, work]) => [
      task,
      (payload: unknown) => traced(`job ${task}`, 'CONSUMER', () => work(payload)),
    ]),
  )

const quiet = (log: Log): Logger =>
  new Logger((scope) => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ job: scope.taskIdentifier, message }, 'background work')
  })

/** Jobs of processes that died are taken up by others. */
export async function freeAbandonedJobs(tx: Tx): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_at < now() - ${ABANDONED}::interval having count(*) > 0`.execute(tx)
}

/** Which task an idle job is of. */
export async function findTask(tx: Read, jobId: string): Promise<string | undefined> {
  const [job] = await readRows(
    tx,
    z.object({ task: z.string() }),
    sql`select task_identifier as task from graphile_worker.jobs where id = ${jobId}::bigint and locked_at is null`,
  )
  return job?.task.replace(/^event:/, '')
}

/** Tries a job again at once, and as often as at first; false when there is none, or it is being done. */
export async function retryQueuedJob(tx: Tx, jobId: string): Promise<boolean> {
  const { rows } =
    await sql`select id from graphile_worker.reschedule_jobs(array[${jobId}]::bigint[], run_at := now(), attempts := 0)`.execute(
      tx,
    )
  return rows.length > 0
}

/** The job is never done. */
export async function dropJob(tx: Tx, jobId: string): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.complete_jobs(array[${jobId}]::bigint[])`.execute(tx)
  return rows.length > 0
}
