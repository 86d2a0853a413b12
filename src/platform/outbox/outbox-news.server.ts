import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { startOutboxHints, type OutboxHints } from './outbox-hints.server.ts'
import { type OutboxEvent, type OutboxPosition, presentPosition, readEvents } from './outbox.server.ts'

/** Where hints do not come through. */
const LOOK_AGAIN_MS = 5_000
const BATCH = 500

export type OutboxNews = { begin: () => Promise<void>; rest: () => void; stop: () => Promise<void> }

/** Tells this process of events as they come, from `begin` on until it may `rest`; what came meanwhile is not made up for. */
export function followOutbox(
  { database, directUrl, log }: { database: Database; directUrl: string; log: Log },
  onEvent: (event: OutboxEvent) => void,
): OutboxNews {
  let position: OutboxPosition | undefined
  let hints: OutboxHints | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let looking: Promise<void> | undefined
  let isHinted = false
  const look = async (): Promise<void> => {
    while (position) {
      isHinted = false
      const events = await readEvents(database.pool, position, BATCH)
      for (const event of events) onEvent(event)
      const last = events.at(-1)
      if (last && position) position = { xid: last.xid, eventId: last.eventId }
      if (events.length < BATCH && !isHinted) return
    }
  }
  const hurry = (): void => {
    isHinted = true
    looking ??= look()
      .catch((problem: unknown) => log.debug({ err: problem }, 'no news for the moment; they are looked for again'))
      .finally(() => {
        looking = undefined
      })
  }
  const rest = (): void => {
    position = undefined
    clearInterval(timer)
    timer = undefined
  }
  return {
    begin: async () => {
      position ??= await presentPosition(database.pool)
      hints ??= startOutboxHints(directUrl, log, hurry)
      timer ??= setInterval(hurry, LOOK_AGAIN_MS)
    },
    rest,
    stop: async () => {
      rest()
      await hints?.stop()
      await looking
    },
  }
}
