import { Logger, parseCronItems, run, type Runner } from 'graphile-worker'
import { closeExpiredOrders } from '#flows/close-order.ts'
import { receiveArrivedOrders } from '#flows/operate-order.ts'
import { reconcileCardPayments } from '#flows/settle-payment.ts'
import { TOLD_AT_ONCE, sendStockAlerts } from '#flows/send-stock-alerts.ts'
import { purgeDetails } from '#modules/members/index.server.ts'
import { measureBoughtTogether, measurePopularity } from '#modules/popularity/index.server.ts'
import { purgeSearches } from '#modules/popular-searches/index.server.ts'
import { purgeAlerts } from '#modules/stock-alerts/index.server.ts'
import type { CardGateway } from '#platform/card-gateway.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import { purgeIdempotencyKeys } from '#platform/idempotency.server.ts'
import type { Log } from '#platform/log.server.ts'
import { purgeEvents } from '#platform/outbox.server.ts'
import { purgeSessions } from '#platform/sessions.server.ts'

export type JobHost = { database: Database; gateway: CardGateway; log: Log; publicUrl: () => string }

const BATCH = 50
/** The way out in a mail must work for a month. */
const ALERT_KEPT = 60 * DAY

/** Everything the clock sets off. One process at a time does each; a crash leaves the work for the next minute. */
const tasks = (host: JobHost): Record<string, () => Promise<void>> => ({
  'close-unpaid-orders': () => untilDone(() => host.database.inTransaction((tx) => closeExpiredOrders(tx, BATCH))),
  'receive-arrived-orders': () => untilDone(() => host.database.inTransaction((tx) => receiveArrivedOrders(tx, BATCH))),
  // Whoever asked in the very moment the stock came back, or stood behind the first hundred.
  'send-stock-alerts': () =>
    untilDone(() => host.database.inTransaction((tx) => sendStockAlerts(tx, host.publicUrl())), TOLD_AT_ONCE),
  'reconcile-card-payments': () => reconcileCardPayments(host.database, host.gateway),
  'measure-popularity': async () => void (await host.database.inTransaction(measurePopularity)),
  'measure-bought-together': async () => void (await host.database.inTransaction(measureBoughtTogether)),
  'sweep-out': async () => {
    const since = (age: number): Date => new Date(clock.now().getTime() - age)
    // One at a time: what one of them waits for holds up none of the others.
    await host.database.inTransaction(purgeSessions)
    await host.database.inTransaction(purgeDetails)
    await host.database.inTransaction(purgeIdempotencyKeys)
    await host.database.inTransaction((tx) => purgeAlerts(tx, since(ALERT_KEPT)))
    await host.database.inTransaction(purgeSearches)
    await host.database.inTransaction((tx) => purgeEvents(tx, since(7 * DAY)))
  },
})

const timetable = [
  { task: 'close-unpaid-orders', match: '* * * * *' },
  { task: 'reconcile-card-payments', match: '* * * * *' },
  { task: 'send-stock-alerts', match: '* * * * *' },
  { task: 'measure-popularity', match: '*/10 * * * *' },
  { task: 'measure-bought-together', match: '29 * * * *' },
  { task: 'receive-arrived-orders', match: '17 * * * *' },
  { task: 'sweep-out', match: '43 * * * *' },
]

export async function startTimedWork(host: JobHost, directUrl: string): Promise<Runner> {
  return run({
    connectionString: directUrl,
    concurrency: 2,
    maxPoolSize: 3,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(
      timetable.map((item) => ({ ...item, identifier: item.task, options: { backfillPeriod: 0, maxAttempts: 3 } })),
    ),
    taskList: tasks(host),
    logger: new Logger((scope) => (level, message) => {
      if (level === 'error' || level === 'warning') host.log.warn({ job: scope.taskIdentifier, message }, 'timed work')
    }),
  })
}

/** Batches until one comes back short. */
async function untilDone(batch: () => Promise<number>, full = BATCH): Promise<void> {
  while ((await batch()) >= full) continue
}
