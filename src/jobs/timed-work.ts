import { closeExpiredOrders } from '#flows/close-order.ts'
import { receiveArrivedOrders } from '#flows/receive-order.ts'
import { deleteDueAccounts } from '#flows/members/leave.ts'
import { reconcileCardPayments } from '#flows/money/card-reports.ts'
import { TOLD_AT_ONCE, sendStockAlerts } from '#flows/send-stock-alerts.ts'
import { purgeCodes } from '#modules/codes/index.server.ts'
import { purgeAnswers, purgeChallenges, purgeDetails, purgeTries, purgeVisits } from '#modules/members/index.server.ts'
import { measureBoughtTogether, measurePopularity } from '#modules/popularity/index.server.ts'
import { purgeSearches } from '#modules/popular-searches/index.server.ts'
import { purgeFactorTries } from '#modules/second-factor/index.server.ts'
import { sweepUploads } from '#modules/uploads/index.server.ts'
import { purgeAlerts } from '#modules/stock-alerts/index.server.ts'
import type { CardGateway } from '#platform/card-gateway.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import { purgeIdempotencyKeys } from '#platform/idempotency.server.ts'
import type { Log } from '#platform/log.server.ts'
import { queueOverdueCalls } from '#platform/outside/outside-calls.server.ts'
import { purgeEvents } from '#platform/outbox/outbox.server.ts'
import { purgeSessions } from '#platform/access/sessions.server.ts'
import { MOST_SWEPT, sweepUnusedVisitors } from '#platform/access/unused-visitors.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { purgeEffects } from '#platform/work/event-effects.server.ts'
import { freeAbandonedJobs } from '#platform/work/job-queue.server.ts'
import { startTimedTasks, type TimedTask } from '#platform/work/timed-tasks.server.ts'

export type TimedHost = { database: Database; gateway: CardGateway; storage: Storage; log: Log; publicUrl: () => string }

const BATCH = 50
const HOUR_SECONDS = 3_600
/** The way out in a mail must work for a month. */
const ALERT_KEPT = 60 * DAY

/** Everything the clock sets off. One process at a time does each; a crash leaves the work for the next turn. */
export function startTimedWork(host: TimedHost): Promise<{ stop: () => Promise<void> }> {
  return startTimedTasks(host, [...urgentTasks(host), ...restfulTasks(host)])
}

const urgentTasks = ({ database, gateway, log, publicUrl }: TimedHost): TimedTask[] => [
  {
    task: 'take-up-what-was-left',
    everySeconds: 15,
    run: async () => {
      await database.inTransaction(freeAbandonedJobs)
      await database.inTransaction(queueOverdueCalls)
    },
  },
  {
    task: 'close-unpaid-orders',
    everySeconds: 60,
    run: () => untilDone(() => database.inTransaction((tx) => closeExpiredOrders(tx, BATCH))),
  },
  { task: 'reconcile-card-payments', everySeconds: 60, run: () => reconcileCardPayments(database, gateway, log) },
  {
    // Whoever asked in the very moment the stock came back, or stood behind the first hundred.
    task: 'send-stock-alerts',
    everySeconds: 60,
    run: () => untilDone(() => database.inTransaction((tx) => sendStockAlerts(tx, publicUrl())), TOLD_AT_ONCE),
  },
]

const restfulTasks = ({ database, storage }: TimedHost): TimedTask[] => [
  { task: 'measure-popularity', everySeconds: 600, run: () => database.inTransaction(measurePopularity) },
  { task: 'measure-bought-together', everySeconds: HOUR_SECONDS, run: () => database.inTransaction(measureBoughtTogether) },
  {
    task: 'receive-arrived-orders',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => receiveArrivedOrders(tx, BATCH))),
  },
  { task: 'sweep-uploads', everySeconds: HOUR_SECONDS, run: () => sweepUploads(database, storage) },
  {
    task: 'delete-accounts',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => deleteDueAccounts(tx, BATCH))),
  },
  { task: 'sweep-out', everySeconds: HOUR_SECONDS, run: () => sweepOut(database) },
]

/** One at a time: what one of them waits for holds up none of the others. */
async function sweepOut(database: Database): Promise<void> {
  const since = (age: number): Date => new Date(clock.now().getTime() - age)
  await database.inTransaction(purgeSessions)
  await untilDone(() => database.inTransaction(sweepUnusedVisitors), MOST_SWEPT)
  await database.inTransaction(purgeDetails)
  await database.inTransaction(purgeIdempotencyKeys)
  await database.inTransaction(purgeCodes)
  await database.inTransaction(purgeTries)
  await database.inTransaction(purgeFactorTries)
  await database.inTransaction(purgeChallenges)
  await database.inTransaction(purgeVisits)
  await database.inTransaction(purgeAnswers)
  await database.inTransaction((tx) => purgeAlerts(tx, since(ALERT_KEPT)))
  await database.inTransaction(purgeSearches)
  await database.inTransaction((tx) => purgeEvents(tx, since(7 * DAY)))
  await database.inTransaction(purgeEffects)
}

/** Batches until one comes back short. */
async function untilDone(batch: () => Promise<number>, full = BATCH): Promise<void> {
  while ((await batch()) >= full) continue
}
