import { callbackify } from 'node:util'
import pg from 'pg'
import { z } from 'zod'

/** `postgres://user:password@one:5432,two:5432/praya`: machines of which one at a time takes writes, each as an address of its own. */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  const list = hosts.split(',')
  return list.length < 2 ? [url] : list.map((host) => `${before}${host}${after}`)
}

/** Who does not answer in this time is passed over: a machine that is gone says nothing. */
const LOOK_MS = 1_000
const AS_READ_ONLY = '25006'

/** None of the servers takes writes; as PostgreSQL says it of itself. */
class NoPrimary extends Error {
  readonly code = AS_READ_ONLY
}

const Found = z.object({ timeline: z.string().nullable() })

/** Of several servers the one that takes writes. One that was left behind takes them, too: the later timeline counts. */
export async function findPrimary(url: string): Promise<string> {
  const addresses = addressesOf(url)
  if (addresses.length === 1) return url
  const asked = await Promise.allSettled(addresses.map(timelineOf))
  const found = asked.flatMap((one, at) => (one.status === 'fulfilled' && one.value ? [{ at, timeline: one.value }] : []))
  const [latest] = found.toSorted((one, other) => (one.timeline < other.timeline ? 1 : -1))
  const address = latest && addresses[latest.at]
  if (address) return address
  throw asked.find((one) => one.status === 'rejected')?.reason ?? new NoPrimary('no server takes writes')
}

/** Null where it only follows another. */
async function timelineOf(address: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: LOOK_MS, query_timeout: LOOK_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      'select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline',
    )
    return Found.parse(rows[0]).timeline
  } finally {
    void client.end().catch(() => {})
  }
}

type Connected = (problem: Error | null) => void

/** A connection to whichever of the servers takes writes at that moment. */
export class PrimaryClient extends pg.Client {
  readonly #url: string

  constructor(options: pg.ClientConfig = {}) {
    const url = options.connectionString ?? ''
    super({ ...options, connectionString: addressesOf(url)[0] })
    this.#url = url
  }

  // pg has two overloads of it.
  override connect = ((callback?: Connected) => {
    if (addressesOf(this.#url).length === 1) return callback ? super.connect(callback) : super.connect()
    const connected = findPrimary(this.#url).then((address) => {
      const { hostname, port } = new URL(address)
      Object.assign(this, { host: hostname, port: Number(port || 5432) })
      return super.connect()
    })
    if (!callback) return connected
    callbackify(() => connected)(callback)
  }) as pg.Client['connect']
}
