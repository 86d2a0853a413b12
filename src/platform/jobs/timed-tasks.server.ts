import { sql } from 'kysely'
import { z } from 'zod'
import { traced } from '#platform/tracing/tracing.server.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'

/**
 * What the shop does by itself: each subject adds its timed tasks in `src/subjects`, and the list of events those who have effects.
 * @public
 */
export interface WorkKinds {}

/** `fast`: moments, by the minute or more often; `outside`: waits for providers and banks; `pictures`: encodes; `slow`: everything else. */
type Lane = 'fast' | 'outside' | 'pictures' | 'slow'
export type TimedTask = { task: string; lane: Lane; everySeconds: number; run: () => Promise<unknown> }

/** A task of another process, or one that was made due by hand, is noticed after so long. */
const LOOK_AGAIN_MS = 10_000
/** While the database is away. */
const RETRY_MS = 2_000

/**
 * Does what is due by the database's clock, whichever process sees it first; each turn is one process's. The clock of a process
 * counts for nothing, and a process that dies leaves its task to the next turn.
 */
export async function startTimedTasks(
  { database, log }: { database: Database; log: Log },
  tasks: readonly TimedTask[],
): Promise<{ stop: () => Promise<void> }> {
  await database.inTransaction((tx) => announce(tx, tasks))
  const lanes = [...Map.groupBy(tasks, ({ lane }) => lane).values()].map((own) => startLane({ database, log }, own))
  return {
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}

/** One after the other, and beside those of other lanes: what is quick never waits for what takes long. */
function startLane(
  { database, log }: { database: Database; log: Log },
  tasks: readonly TimedTask[],
): { stop: () => Promise<void> } {
  const names = tasks.map(({ task }) => task)
  let stopping = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async (): Promise<number> => {
    for (let due = await takeDue(database, names); due && !stopping; due = await takeDue(database, names)) {
      const { task } = due
      const found = tasks.find((one) => one.task === task)
      const problem = await traced(`task ${task}`, 'CONSUMER', async () => found?.run()).then(
        () => undefined,
        (caught: unknown) => caught,
      )
      if (problem !== undefined) log.warn({ err: problem, task }, 'timed work failed; it is tried again the next time')
      await database.inTransaction((tx) => recordTurn(tx, task, problem))
    }
    return untilNext(database.pool, names)
  }
  const next = (): void => {
    running = look()
      .catch((problem: unknown) => {
        log.warn({ err: problem }, 'timed work could not be looked for')
        return RETRY_MS
      })
      .then((ms) => {
        if (!stopping) timer = setTimeout(next, Math.min(ms, LOOK_AGAIN_MS))
      })
  }
  let running: Promise<void> = Promise.resolve()
  next()
  return {
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
  }
}

/** New tasks begin at once; how often a known one comes is as this program says. */
async function announce(tx: Tx, tasks: readonly TimedTask[]): Promise<void> {
  const inOrder = tasks.toSorted((one, other) => (one.task < other.task ? -1 : 1))
  await platformTables(tx)
    .insertInto('timed_tasks')
    .values(inOrder.map(({ task, everySeconds }) => ({ task, every_seconds: everySeconds })))
    .onConflict((conflict) =>
      conflict.column('task').doUpdateSet(({ ref }) => ({ every_seconds: ref('excluded.every_seconds') })),
    )
    .execute()
}

/** The turn is over as soon as it is taken: the next one is due a whole interval from now. */
function takeDue(database: Database, names: readonly string[]): Promise<{ task: string } | undefined> {
  return database.inTransaction(async (tx) => {
    const [due] = await changeRows(
      tx,
      z.object({ task: z.string() }),
      sql`update timed_tasks
        set next_due = now() + every_seconds * interval '1 second', started_at = now(), finished_at = null
        where task = (select task from timed_tasks where next_due <= now() and task = any(${names}) order by next_due limit 1
          for update skip locked)
        returning task`,
    )
    return due
  })
}

async function recordTurn(tx: Tx, task: string, problem: unknown): Promise<void> {
  const error = problem === undefined ? null : (problem instanceof Error ? problem.message : 'unknown').slice(0, 500)
  await platformTables(tx)
    .updateTable('timed_tasks')
    .set((column) => ({
      finished_at: sql<Date>`now()`,
      last_error: error,
      failures: error === null ? 0 : column('failures', '+', 1),
    }))
    .where('task', '=', task)
    .execute()
}

async function untilNext(pool: Read, names: readonly string[]): Promise<number> {
  const [next] = await readRows(
    pool,
    z.object({ seconds: z.number().nullable() }),
    sql`select extract(epoch from min(next_due) - now())::float8 as seconds from timed_tasks where task = any(${names})`,
  )
  return Math.max(50, (next?.seconds ?? 0) * 1_000)
}

/** Done as soon as a process looks. */
export async function makeDue(tx: Tx, task: string): Promise<boolean> {
  const done = await platformTables(tx)
    .updateTable('timed_tasks')
    .set({ next_due: sql<Date>`now()` })
    .where('task', '=', task)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
