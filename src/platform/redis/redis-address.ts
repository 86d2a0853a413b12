import type { RedisOptions } from 'ioredis'

type RedisPlace = { hosts: { host: string; port: number }[]; options: RedisOptions }

const SENTINELS = /^redis\+sentinel:\/\/(?:([^:@/]*):([^@/]*)@)?([^@/]+)\/([\w.-]+)$/
const HOST = /^([\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i
const SENTINEL_PORT = 26_379

/**
 * `redis://user:password@host:port`, with TLS as `rediss`; or `redis+sentinel://user:password@one:26379,two:26379/NAME`: sentinels that know
 * which server is the primary of that name. Nothing for what is neither.
 */
export function readRedisAddress(address: string): RedisPlace | undefined {
  const [, username, password, list, name] = SENTINELS.exec(address) ?? []
  if (!list || !name) return readServer(address)
  const found = list.split(',').map((one) => HOST.exec(one))
  const hosts = found.flatMap((one) => (one?.[1] ? [{ host: one[1], port: Number(one[2] ?? SENTINEL_PORT) }] : []))
  if (hosts.length < found.length) return undefined
  return { hosts, options: { sentinels: hosts, name, ...signIn(username, password) } }
}

function readServer(address: string): RedisPlace | undefined {
  if (!/^rediss?:\/\//.test(address) || !URL.canParse(address)) return undefined
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  const at = { host: hostname.replace(/^\[(.*)\]$/, '$1') || 'localhost', port: Number(port || 6_379) }
  const db = Number(pathname.slice(1))
  const options = {
    ...at,
    ...(db > 0 ? { db } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    ...signIn(username, password),
  }
  return { hosts: [at], options }
}

const signIn = (username: string | undefined, password: string | undefined): RedisOptions => ({
  ...(username ? { username: decodeURIComponent(username) } : {}),
  ...(password ? { password: decodeURIComponent(password) } : {}),
})
