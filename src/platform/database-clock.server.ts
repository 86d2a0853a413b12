import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from './clock.ts'
import type { Database } from './database.server.ts'
import type { Log } from './log.server.ts'
import { readRows } from './read-rows.server.ts'

const AGAIN_MS = 30_000

/** From here on the time in this process is the database's; a machine whose clock is wrong, or is set, changes nothing. */
export async function followDatabaseClock(database: Database, log: Log): Promise<{ stop: () => Promise<void> }> {
  await ask(database)
  const timer = setInterval(() => {
    ask(database).catch((problem: unknown) => log.debug({ err: problem }, 'the database did not say what time it is'))
  }, AGAIN_MS)
  return { stop: async () => clearInterval(timer) }
}

async function ask({ pool }: Database): Promise<void> {
  const began = performance.now()
  const [now] = await readRows(
    pool,
    z.object({ ms: z.number() }),
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  )
  const underWay = performance.now() - began
  clock.follow((now?.ms ?? Date.now()) + underWay / 2)
}
