import pg from 'pg'
import { z } from 'zod'
import type { Settings } from '../../src/platform/settings.server.ts'
import { Refusal } from '../claims.ts'

/** Beside the pool of a process that serves: hints of changes, live messages, and signs of life. */
const BESIDE_WEB = 3
/** What one process takes for work in the background: timed tasks, lists of jobs and their listeners. */
const WORKER = 18

/** How many connections all processes take together at most. */
export function connectionsNeeded({ DATABASE_POOL, ROLE }: Pick<Settings, 'DATABASE_POOL' | 'ROLE'>, webs: number): number {
  const served = webs * (DATABASE_POOL + BESIDE_WEB)
  return ROLE === 'web' ? served : served + WORKER + (webs === 0 ? BESIDE_WEB : 0)
}

const Room = z.object({ most: z.number(), reserved: z.number() })

/**
 * Refuses to begin where the database would turn its own processes away, which shows only in a rush; and says so where a roll-out, with
 * the old and the new release side by side, would. Behind a pooler it is the pooler that counts.
 */
export async function requireConnections(
  url: string,
  settings: Settings,
  webs: number,
  say: (line: string) => void,
): Promise<void> {
  if (settings.DATABASE_DIRECT_URL && settings.DATABASE_DIRECT_URL !== settings.DATABASE_URL) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select current_setting('max_connections')::int as most, current_setting('superuser_reserved_connections')::int as reserved`,
    )
    const { most, reserved } = Room.parse(rows[0])
    const [needed, room] = [connectionsNeeded(settings, webs), most - reserved]
    if (needed > room)
      throw new Refusal(
        `${webs} processes take up to ${needed} connections, and the database allows ${room}. Raise max_connections, or lower PROCESSES or DATABASE_POOL.`,
      )
    if (settings.DATABASE_URL && 2 * needed > room)
      say(`In a roll-out two releases take up to ${2 * needed} connections, and the database allows ${room}.`)
  } finally {
    await client.end()
  }
}
