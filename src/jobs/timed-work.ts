import { remindOfCare } from '#flows/aftercare/book-care.ts'
import { remindOfPickUps } from '#flows/aftercare/uncollected.ts'
import { lapseReturns } from '#flows/aftercare/notify-of-return.ts'
import { remindOfCoupons } from '#flows/coupons/remind-of-coupons.ts'
import { closeExpiredOrders } from '#flows/close-order.ts'
import { receiveArrivedOrders } from '#flows/receive-order.ts'
import { deleteDueAccounts } from '#flows/members/leave.ts'
import { carryOutDue } from '#flows/index.server.ts'
import { bookStatementLines } from '#flows/money/book-statement.ts'
import { resealAccounts } from '#flows/money/payout-account.ts'
import { resealFiles } from '#flows/money/payout-file.ts'
import { readBank } from '#flows/money/read-bank.ts'
import { reconcileDisputes } from '#flows/money/dispute.ts'
import { lookAtRefunds } from '#flows/money/outside/look-at-refunds.ts'
import { reconcileDays } from '#flows/money/reconcile-days.ts'
import { reconcilePayments } from '#flows/money/provider-reports.ts'
import { remindOfPoints } from '#flows/points/end-points.ts'
import { publishDueProducts } from '#flows/products/edit-product.ts'
import { settleReceivedPieces } from '#flows/settlement/complete-order.ts'
import { tellWebhooks } from '#flows/webhooks/tell-webhooks.ts'
import { TOLD_AT_ONCE, sendStockAlerts } from '#flows/send-stock-alerts.ts'
import type { workKindText } from '#language/admin/admin-work.text.ts'
import { catchUpProductFacts, FACTS_AT_ONCE } from '#modules/catalogue/admin-list/index.server.ts'
import { endExpiredOffers, turnDuePrices } from '#modules/offers/index.server.ts'
import { checkChain, withdrawOfPieces } from '#modules/certificates/index.server.ts'
import { purgeCounts } from '#modules/daily-counts/index.server.ts'
import { checkTrail, sealTrail } from '#modules/audit/index.server.ts'
import { checkLedger, LEDGER_CHECK } from '#modules/ledger/index.server.ts'
import { purgeCodes } from '#modules/codes/index.server.ts'
import { purgeFloods } from '#modules/floods/index.server.ts'
import {
  purgeAnswers,
  purgeChallenges,
  purgeDetails,
  purgeDeviceIds,
  purgeTries,
  purgeVisits,
} from '#modules/members/index.server.ts'
import { measureBoughtTogether, measurePopularity } from '#modules/popularity/index.server.ts'
import { expireLots, purgeMisses } from '#modules/points/index.server.ts'
import { purgeDeclines } from '#modules/orders/index.server.ts'
import { purgeFollowed } from '#modules/invitations/index.server.ts'
import { purgeSearches } from '#modules/popular-searches/index.server.ts'
import { rollDays } from '#modules/reports/index.server.ts'
import { purgeFactorTries } from '#modules/second-factor/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { sweepUploads } from '#modules/uploads/index.server.ts'
import { purgeAlerts } from '#modules/stock-alerts/index.server.ts'
import { purgeMessages } from '#modules/webhooks/index.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { BankFeed } from '#platform/bank/bank-feed.server.ts'
import type { Database } from '#platform/database.server.ts'
import { purgeIdempotencyKeys } from '#platform/idempotency.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import { queueOverdueCalls } from '#platform/outside/outside-calls.server.ts'
import { purgeEvents } from '#platform/outbox/outbox.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Signing } from '#platform/access/signing.server.ts'
import { purgeSessions } from '#platform/access/sessions.server.ts'
import { MOST_SWEPT, sweepUnusedVisitors } from '#platform/access/unused-visitors.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { purgeEffects } from '#platform/work/event-effects.server.ts'
import { freeAbandonedJobs } from '#platform/work/job-queue.server.ts'
import { startTimedTasks, type TimedTask } from '#platform/work/timed-tasks.server.ts'

export type TimedHost = {
  database: Database
  payments: PaymentProviders
  /** Missing where statements are brought in by hand. */
  bank: BankFeed | undefined
  storage: Storage
  log: Log
  publicUrl: () => string
  signing: Signing
  sealing: Sealing
  settings: ReadSettings
}

const BATCH = 50
/** So few that an order waits for them a moment only. */
const PRICES_AT_ONCE = 200
const TEN_MINUTES = 600
const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400
/** The way out in a mail must work for a month. */
const ALERT_KEPT = 60 * DAY

/** The back office knows what each is called. */
type NamedTask = TimedTask & { task: keyof typeof workKindText }

/** Everything the clock sets off. One process at a time does each; a crash leaves the work for the next turn. */
export function startTimedWork(host: TimedHost): Promise<{ stop: () => Promise<void> }> {
  return startTimedTasks(host, [...urgentTasks(host), ...restfulTasks(host), ...checks(host), ...rewardTasks(host)])
}

const urgentTasks = ({ database, payments, bank, log, publicUrl, sealing, settings }: TimedHost): NamedTask[] => [
  {
    task: 'carry-out-approvals',
    everySeconds: 60,
    run: () => untilDone(() => carryOutDue(database, { sealing, settings }, log, BATCH)),
  },
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
  {
    task: 'publish-due-products',
    everySeconds: 5,
    run: () => untilDone(() => publishDueProducts({ database, log }, BATCH)),
  },
  {
    task: 'turn-dated-prices',
    everySeconds: 5,
    run: async () => {
      await untilDone(() => database.inTransaction((tx) => turnDuePrices(tx, PRICES_AT_ONCE)), PRICES_AT_ONCE)
      await untilDone(() => database.inTransaction((tx) => endExpiredOffers(tx, PRICES_AT_ONCE)), PRICES_AT_ONCE)
    },
  },
  { task: 'book-statement-lines', everySeconds: 5, run: () => bookStatementLines(database, log) },
  ...(bank ? [{ task: 'read-bank' as const, everySeconds: 60, run: () => readBank(database, bank, log) }] : []),
  { task: 'reconcile-payments', everySeconds: 60, run: () => reconcilePayments(database, payments, log) },
  {
    task: 'tell-webhooks',
    everySeconds: 5,
    run: () => untilDone(() => database.inTransaction(tellWebhooks), EVENTS_AT_ONCE),
  },
  {
    // Whoever asked in the very moment the stock came back, or stood behind the first hundred.
    task: 'send-stock-alerts',
    everySeconds: 60,
    run: () => untilDone(() => database.inTransaction((tx) => sendStockAlerts(tx, publicUrl())), TOLD_AT_ONCE),
  },
]

/** Days that are worked out in one transaction. */
const DAYS_ROLLED = 7
/** As many events as are handed on at a time. */
const EVENTS_AT_ONCE = 100

const restfulTasks = ({ database, payments, storage, signing, sealing, settings, log, publicUrl }: TimedHost): NamedTask[] => [
  { task: 'measure-popularity', everySeconds: 600, run: () => database.inTransaction(measurePopularity) },
  { task: 'measure-bought-together', everySeconds: HOUR_SECONDS, run: () => database.inTransaction(measureBoughtTogether) },
  {
    task: 'receive-arrived-orders',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => receiveArrivedOrders(tx, BATCH))),
  },
  { task: 'settle-received-pieces', everySeconds: HOUR_SECONDS, run: () => settleReceivedPieces({ database, settings, log }) },
  { task: 'reconcile-days', everySeconds: HOUR_SECONDS, run: () => reconcileDays({ database, payments, log }) },
  { task: 'roll-days', everySeconds: HOUR_SECONDS, run: () => untilDone(() => database.inTransaction(rollDays), DAYS_ROLLED) },
  { task: 'look-at-refunds', everySeconds: TEN_MINUTES, run: () => lookAtRefunds({ database, payments, log }) },
  { task: 'look-up-disputes', everySeconds: TEN_MINUTES, run: () => reconcileDisputes({ database, payments, log }) },
  {
    task: 'remind-of-pick-ups',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => remindOfPickUps(tx, BATCH, publicUrl()))),
  },
  {
    task: 'lapse-returns',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => lapseReturns(tx, BATCH, publicUrl()))),
  },
  {
    task: 'withdraw-certificates',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => withdrawOfPieces(tx, signing, BATCH))),
  },
  { task: 'reseal-accounts', everySeconds: HOUR_SECONDS, run: () => reseal(database, sealing) },
  {
    task: 'remind-of-care',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => remindOfCare(tx, publicUrl(), BATCH))),
  },
  {
    task: 'catch-up-product-list',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction(catchUpProductFacts), FACTS_AT_ONCE),
  },
  { task: 'sweep-uploads', everySeconds: HOUR_SECONDS, run: () => sweepUploads(database, storage) },
  {
    task: 'delete-accounts',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => deleteDueAccounts(tx, BATCH))),
  },
  { task: 'sweep-out', everySeconds: HOUR_SECONDS, run: () => sweepOut(database) },
]

const checks = ({ database, signing, log }: TimedHost): NamedTask[] => [
  // A chain that is broken fails here, and stands among the work that failed until somebody has seen to it.
  { task: 'check-certificates', everySeconds: DAY_SECONDS, run: () => checkChain(database.pool, signing) },
  // So is the trail of what was done; how far it was whole is said in the log, which stands elsewhere.
  {
    task: 'seal-audit-trail',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => sealTrail(tx, signing))),
  },
  {
    task: 'check-audit-trail',
    everySeconds: DAY_SECONDS,
    run: async () => log.info(await checkTrail(database.pool, signing), 'the audit trail is whole'),
  },
  // So are books that do not balance.
  { task: LEDGER_CHECK, everySeconds: DAY_SECONDS, run: () => checkLedger(database.pool) },
]

const rewardTasks = ({ database, publicUrl }: TimedHost): NamedTask[] => [
  {
    task: 'expire-points',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => expireLots(tx, BATCH))),
  },
  {
    task: 'remind-of-points',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => remindOfPoints(tx, BATCH))),
  },
  {
    task: 'remind-of-coupons',
    everySeconds: HOUR_SECONDS,
    run: () => untilDone(() => database.inTransaction((tx) => remindOfCoupons(tx, publicUrl(), BATCH))),
  },
]

/** So that a key of yesterday can be forgotten an hour after another took its place. */
async function reseal(database: Database, sealing: Sealing): Promise<void> {
  await database.inTransaction((tx) => resealAccounts(tx, sealing))
  await database.inTransaction((tx) => resealFiles(tx, sealing))
}

/** One at a time: what one of them waits for holds up none of the others. */
async function sweepOut(database: Database): Promise<void> {
  const since = (age: number): Date => new Date(clock.now().getTime() - age)
  await database.inTransaction(purgeSessions)
  await untilDone(() => database.inTransaction(sweepUnusedVisitors), MOST_SWEPT)
  await database.inTransaction(purgeDetails)
  await database.inTransaction(purgeIdempotencyKeys)
  await database.inTransaction(purgeCodes)
  await database.inTransaction(purgeTries)
  await database.inTransaction(purgeFloods)
  await database.inTransaction(purgeDeclines)
  await database.inTransaction(purgeFactorTries)
  await database.inTransaction(purgeChallenges)
  await database.inTransaction(purgeVisits)
  await database.inTransaction(purgeAnswers)
  await database.inTransaction((tx) => purgeMisses(tx, since(2 * DAY)))
  await database.inTransaction((tx) => purgeDeviceIds(tx, since(365 * DAY)))
  await database.inTransaction((tx) => purgeFollowed(tx, since(30 * DAY)))
  await database.inTransaction((tx) => purgeAlerts(tx, since(ALERT_KEPT)))
  await database.inTransaction(purgeSearches)
  await database.inTransaction(purgeCounts)
  await database.inTransaction((tx) => purgeEvents(tx, since(7 * DAY)))
  await database.inTransaction(purgeEffects)
  await database.inTransaction(purgeMessages)
}

/** Batches until one comes back short. */
async function untilDone(batch: () => Promise<number>, full = BATCH): Promise<void> {
  while ((await batch()) >= full) continue
}
