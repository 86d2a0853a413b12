import { Redis } from 'ioredis'
import type { Log } from '#platform/log.server.ts'
import { readRedisAddress } from './redis-address.ts'

/** Who waits for Redis has a page or a call before them. */
const SILENCE_MS = 500
const MOST_PAUSE_MS = 1_000

const soon = (tries: number): number => Math.min(tries * 100, MOST_PAUSE_MS)

/**
 * A connection to Redis, which is asked at once or not at all: while it is away, or silent, every question fails in a moment. With sentinels
 * it goes to the server that they name as soon as they name another.
 */
export function openRedis(address: string, log: Log): Redis {
  const place = readRedisAddress(address)
  if (!place) throw new Error('REDIS_URL has no form that is known')
  const redis = new Redis({
    ...place.options,
    connectTimeout: 1_000,
    // A server that takes connections and says nothing is left, and is no answer's delay any more.
    socketTimeout: SILENCE_MS,
    // None is kept for the next connection: to a frozen server there is one, and it would be waited for.
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    failoverDetector: true,
    retryStrategy: soon,
    sentinelRetryStrategy: soon,
    sentinelReconnectStrategy: soon,
  })
  let isAway = false
  redis.on('ready', () => {
    if (isAway) log.info('Redis answers again')
    isAway = false
  })
  redis.on('error', (problem: unknown) => {
    if (!isAway) log.warn({ err: problem }, 'Redis does not answer: limits are not counted until it does')
    isAway = true
  })
  return redis
}
