import { type EventFor, eventPayloads, gatheredBy, type Subscriber, subscriptions, type Topic } from '#events/events.server.ts'
import type { sendOrderSms } from '#flows/aftercare/send-order-mail.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { effectJobs, type QueuedEvent } from '#platform/jobs/event-effects.server.ts'
import type { Jobs } from '#platform/jobs/job-queue.server.ts'

export type Effects = {
  [S in Subscriber]: (tx: Tx, event: EventFor<S>, others: EventFor<S>[]) => Promise<unknown>
}

export type EventHost = {
  database: Database
  publicUrl: () => string
  rateLimitScale: number
  sms: Parameters<typeof sendOrderSms>[3]['limits']
  settings: ReadSettings
  log: Log
}

/** A job for each subscriber. An event that nobody would hear of is a fault of the program, found as it starts. */
export function effectsAsJobs(database: Database, effects: Partial<Effects>): Jobs {
  const unheard = Object.keys(subscriptions).filter((name) => !(name in effects))
  if (unheard.length > 0) throw new Error(`no subject has the effects of ${unheard.join(', ')}`)
  const read = (effect: (tx: Tx, event: never, others: never) => Promise<unknown>) => async (tx: Tx, events: QueuedEvent[]) => {
    const [first, ...others] = events.map((event) => ({
      ...event,
      payload: eventPayloads[event.topic as Topic].parse(event.payload),
    }))
    await effect(tx, first as never, others as never)
  }
  const jobs = Object.fromEntries(Object.entries(effects).map(([name, effect]) => [name, read(effect)]))
  return effectJobs(database, jobs, gatheredBy)
}
