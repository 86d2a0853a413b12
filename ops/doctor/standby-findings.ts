import type pg from 'pg'
import { z } from 'zod'
import { addressesOf, PrimaryClient } from '../../src/platform/database/primary-client.server.ts'
import type { Settings } from '../../src/platform/settings.server.ts'
import { type Finding, fine, mend, watch } from './findings.ts'

const Follower = z.object({ name: z.string(), isSynchronous: z.boolean() })
const Copy = z.object({ isCopy: z.boolean(), behind: z.number() })
const RUNBOOK = 'docs/OPERATING.md, “The primary is lost”'

/** Where the settings name more than one machine: whether another follows the primary, and has what is acknowledged. */
export async function findStandbys(primary: pg.Client, settings: Settings): Promise<Finding[]> {
  const expected = settings.DATABASE_URL !== undefined && addressesOf(settings.DATABASE_URL).length > 1
  return [...(expected ? [await findFollowers(primary)] : []), ...(await findCopy(settings))]
}

async function findFollowers(primary: pg.Client): Promise<Finding> {
  const { rows } = await primary.query(
    `select application_name as name, coalesce(sync_state in ('sync', 'quorum'), false) as "isSynchronous" from pg_stat_replication
      where state = 'streaming'`,
  )
  const followers = z.array(Follower).parse(rows)
  if (followers.length === 0) return mend('standby', 'no machine follows the primary', `Make one: ${RUNBOOK}`)
  const words = followers.map(({ name, isSynchronous }) => `${name} follows${isSynchronous ? ' and confirms' : ''}`).join(', ')
  return followers.some(({ isSynchronous }) => isSynchronous)
    ? fine('standby', words)
    : watch('standby', `${words}, and none confirms`, `Set synchronous_standby_names: ${RUNBOOK}`)
}

async function findCopy({ DATABASE_READ_URL: url, DATABASE_READ_LAG_SECONDS: most }: Settings): Promise<Finding[]> {
  if (url === undefined) return []
  const client = new PrimaryClient({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select pg_is_in_recovery() as "isCopy", extract(epoch from clock_timestamp() - beat_at)::float8 as behind from database_beat`,
    )
    const { isCopy, behind } = Copy.parse(rows[0])
    if (!isCopy) return [mend('copy', 'DATABASE_READ_URL names a server that follows no other', 'Name a standby, or none')]
    const words = `the copy is ${behind.toFixed(1)} s behind`
    return [
      behind > most + 1
        ? watch('copy', words, 'Is a process of the shop running, and does the copy follow?')
        : fine('copy', words),
    ]
  } catch (problem) {
    return [mend('copy', `it cannot be asked: ${String(problem)}`, 'Look whether it runs, and at DATABASE_READ_URL')]
  } finally {
    await client.end().catch(() => {})
  }
}
