import { onChanged } from '#platform/cache/page-tags.server.ts'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startDailyCounting } from '#jobs/daily-counting.ts'
import { startMenuRefresh } from '#jobs/menu-refresh.ts'
import { startShelfWindows } from '#jobs/shelf-windows.ts'
import { couponJobs } from '#jobs/coupon-jobs.ts'
import { importJobs } from '#jobs/import-jobs.ts'
import { offerJobs } from '#jobs/offer-jobs.ts'
import { startSearchClusterFeed } from '#jobs/search/search-cluster-feed.ts'
import { startSearchCounting } from '#jobs/search/search-counting.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { startTimedTasks } from '#platform/jobs/timed-tasks.server.ts'
import { handleWebhook } from '#flows/money/provider-webhooks.ts'
import { readBank } from '#flows/money/read-bank.ts'
import { informationVersion } from '#flows/information/show-information.ts'
import { ensureCategories } from '#modules/catalogue/index.server.ts'
import { contentVersion } from '#modules/content/index.server.ts'
import { settingsVersion } from '#modules/shop-settings/index.server.ts'
import { closePublishedMembers } from '#modules/members/index.server.ts'
import { closePublishedAccounts } from '#modules/operators/index.server.ts'
import { catalogueVersion, openSearchCluster } from '#modules/search/index.server.ts'
import { openUploads } from '#modules/uploads/index.server.ts'
import { webhookCall } from '#modules/webhooks/index.server.ts'
import { followDatabaseClock } from '#platform/database-clock.server.ts'
import { type Database, isDatabaseAway, openDatabase, patiently } from '#platform/database.server.ts'
import { keepBeating } from '#platform/database/last-writes.server.ts'
import { SHOPPERS_LOCK_MS, SHOPPERS_SILENCE_MS } from '#platform/database/database-pulse.server.ts'
import type { FastifyInstance } from 'fastify'
import { createHealthServer } from '#http/health-routes.server.ts'
import { inProcessCalls } from '#http/in-process-calls.server.ts'
import { BANK_WEBHOOK_PATH, registerBankWebhook } from '#http/bank-webhook.server.ts'
import { registerPaymentWebhooks, webhookPath } from '#http/payment-webhooks.server.ts'
import { callbackAddress, registerProviderReturns } from '#http/provider-returns.server.ts'
import { createLog, type Log } from '#platform/log.server.ts'
import { createMetrics, type Metrics } from '#platform/metrics.server.ts'
import { workForOthers } from '#platform/processes/work-of-one.server.ts'
import { registerSandboxBank } from '#sandbox/bank/sandbox-bank.server.ts'
import { registerPracticeProviders } from '#sandbox/sign-in/practice-routes.server.ts'
import { registerStandIns } from '#sandbox/practice-providers.server.ts'
import { gatherFor } from '#events/events.server.ts'
import { readSettings, type Settings } from '#platform/settings.server.ts'
import { renewSettings, settingsNow } from '#platform/access/renewed-settings.server.ts'
import { openMediaStore } from '#platform/media/media.server.ts'
import { openStorage } from '#platform/storage/open-storage.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { startTracing } from '#platform/tracing/tracing.server.ts'
import { taskOf } from '#platform/outside/outside-calls.server.ts'
import { LOOK_EVERY_MS, startWorkers } from '#platform/jobs/job-queue.server.ts'
import { allCalls, eventJobs, timedTasks } from './subjects.server.ts'
import { builtRenderer } from './http/pages/page-renderer.ts'
import { createServer, type ServerParts } from './server.ts'
import { servicesOf } from './services.ts'

export type StartOptions = {
  databaseUrl: string
  directUrl: string
  settings?: Settings
  storage?: Storage
  dev?: boolean
  /** A browser under test shares the machine: what is only late is waited for, and nobody is told to come again. */
  patient?: boolean
  /** Where the shop is met, for a process that is not met itself. */
  address?: string
  /** Done right before the port is opened: for who answers there until then. */
  beforeListening?: () => Promise<void>
  /** Gives up waiting for the database. */
  signal?: AbortSignal
}
const UNDER_TEST_MS = 30_000

export type Praya = {
  address: string
  ready: Promise<void>
  /** Takes over what may change while it runs, and says what did. */
  renew: (read: Settings) => ReturnType<typeof renewSettings>
  stop: () => Promise<void>
}

/** What every part of the process is built from. `address` is known once the port is open. */
type Process = {
  settings: Settings
  database: Database
  services: ReturnType<typeof servicesOf>
  storage: Storage
  metrics: Metrics
  log: Log
  address: string
  publicUrl: () => string
  /** Its port is open. */
  met: boolean
  open: boolean
  dev: boolean
}

/**
 * Starts the program over a migrated database: calls and screens over HTTP, timed work, event delivery and the search
 * index. Any number of such processes may share one database. `stop` finishes what is in flight first.
 */
export async function startPraya(options: StartOptions): Promise<Praya> {
  const praya = await assemble(options)
  const traces = await startTracing(praya.settings)
  const { settings, database, log } = praya
  await untilAnswered(database, log, options.signal)
  const time = await followDatabaseClock(database, log)
  const beat = database.copy && keepBeating(database, log)
  await database.inTransaction(ensureCategories)
  if (settings.own) {
    await database.inTransaction(closePublishedAccounts)
    await database.inTransaction(closePublishedMembers)
  }
  const feed = await startSearch(praya, options.directUrl)
  const app = await (settings.ROLE === 'worker' ? healthOf(praya) : createServer(await serverParts(praya, options.directUrl)))
  await options.beforeListening?.()
  await app.listen({ host: settings.HOST, port: settings.PORT, backlog: MOST_AT_THE_DOOR })
  praya.met = true
  praya.address = options.address ?? `http://localhost:${(app.server.address() as AddressInfo).port}`
  const background = settings.ROLE === 'web' ? undefined : await startBackground(praya, options)
  const forOthers = workForOthers(database)
  const counting = startSearchCounting(database, log)
  const counts = startDailyCounting(database, log)
  const menu = startMenuRefresh()
  const windows = startShelfWindows()
  // Mails, papers and messages speak of the shop as the settings do, whether or not somebody opens a page.
  const unfollow = onChanged(() => void praya.services.settings(database.pool).catch(() => undefined))
  const collecting = setTimeout(letGoOfStart, STARTED_MS).unref()
  praya.open = true
  return {
    address: praya.address,
    ready: Promise.resolve(),
    renew: (read) => renewSettings(settings, read),
    stop: async () => {
      // Balancers see it first; what is already here is answered before anything closes.
      praya.open = false
      clearTimeout(collecting)
      if (!praya.dev) await pause(settings.DRAIN_MS)
      unfollow()
      await app.close()
      for (const part of [background, forOthers, feed, counting, counts, menu, windows, beat, time]) await part?.stop()
      await database.close()
      await traces.stop()
      if (praya.dev) await (await import('./develop.ts')).closeVite()
    },
  }
}

/** By then all that comes once after a start has been done. */
const STARTED_MS = 60_000

/** What the start alone needed is let go of, once: V8 would keep it until memory is short, and a shop at rest takes a third less without it. */
function letGoOfStart(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void
  // In any other way V8 keeps the pages it has emptied, for minutes or for ever.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** A database that is not there, or full, is waited for: what is not ready is asked again, and what has ended is not. */
async function untilAnswered(database: Database, log: Log, signal: AbortSignal | undefined): Promise<void> {
  for (let first = true; ; first = false) {
    try {
      return await database.ping()
    } catch (problem) {
      signal?.throwIfAborted()
      if (!isDatabaseAway(problem)) throw problem
      if (first) log.warn({ err: problem }, 'the database gives no connection yet; it is asked again each second')
      await pause(AGAIN_MS)
    }
  }
}
const AGAIN_MS = 1_000

async function healthOf(praya: Process): Promise<FastifyInstance> {
  const { settings, services, database, metrics } = praya
  await services.settings(database.pool)
  return createHealthServer({
    database,
    metrics,
    metricsToken: () => settingsNow(settings).METRICS_TOKEN,
    ready: () => praya.open,
  })
}

const copyOf = ({ DATABASE_READ_URL: url, DATABASE_READ_LAG_SECONDS: mostLagSeconds }: Settings) =>
  url === undefined ? undefined : { url, mostLagSeconds }

/** Lists are answered by this process, or by a cluster when the settings name one. */
function startSearch(
  { settings, database, metrics, log }: Process,
  directUrl: string,
): Promise<Omit<SearchFeed, 'writeSnapshot'>> {
  const onRead = (): void => metrics.searchRead.setToCurrentTime()
  if (settings.SEARCH_URL) return startSearchClusterFeed(database, openSearchCluster(settings.SEARCH_URL), log, onRead)
  return startSearchFeed(database, log, { directUrl, dataDir: settings.DATA_DIR, onRead })
}

/** Pages an address may have drawn that were not drawn before. */
const DRAWN_PER_MINUTE = 300

/** Connections the system holds until they are taken; one that finds no place there tries again after seconds. */
const MOST_AT_THE_DOOR = 4_096

/**
 * Connections for work that no shopper waits for, so that it never takes those of shoppers; and how long a statement may take there. One that is not
 * needed is closed soon: the tasks leave 7 MB of plans and catalogue in each, and at rest take turns on one.
 */
const BACKGROUND = { connections: 4, statementMs: 60_000, idleMs: 20_000 }

/** What happens without a shopper: what is due, what events set off, and what is said to the outside. */
async function startBackground(
  praya: Process,
  { databaseUrl, directUrl, signal }: StartOptions,
): Promise<{ stop: () => Promise<void> }> {
  const { log, storage, publicUrl, services } = praya
  const { payments, bank } = services
  let begun = false
  const database = openDatabase(databaseUrl, {
    ...BACKGROUND,
    named: praya.settings.DATABASE_NAMED_STATEMENTS === 'on',
    waits: () => !begun && !signal?.aborted,
  })
  const tasks = timedTasks({
    database,
    payments,
    bank,
    storage,
    media: openMediaStore(storage, praya.settings.DATA_DIR),
    log,
    publicUrl,
    signing: services.signing,
    sealing: services.sealing,
    settings: services.settings,
    sms: services.sms,
  })
  const timed = await startTimedTasks({ database, log }, tasks)
  const events = {
    jobs: eventJobs({
      ...{ database, publicUrl, rateLimitScale: praya.settings.RATE_LIMIT_SCALE, log },
      ...{ sms: services.sms, settings: services.settings },
    }),
    concurrency: 2,
  }
  const { [taskOf(webhookCall.name)]: tell, ...others } = services.outside.jobs({ database, log })
  const outside = { jobs: others, concurrency: 4 }
  // Receivers are strangers: however slow they are, mails and refunds go out.
  const webhooks = { jobs: tell ? { [taskOf(webhookCall.name)]: tell } : {}, concurrency: 4 }
  const imports = {
    jobs: {
      ...importJobs({ database, storage, rules: services.webhookRules }),
      ...couponJobs({ database }),
      ...offerJobs({ database }),
    },
    concurrency: 1,
  }
  const workers = await startWorkers(
    directUrl,
    log,
    [events, outside, webhooks, imports],
    Math.min(LOOK_EVERY_MS, praya.settings.OUTSIDE_RETRY_MS),
  )
  begun = true
  return {
    stop: async () => {
      for (const part of [workers, timed, database]) await ('stop' in part ? part.stop() : part.close())
    },
  }
}

async function assemble(options: StartOptions): Promise<Process> {
  const settings = options.settings ?? readSettings()
  gatherFor(settings.GATHER_SECONDS)
  const log = createLog(settings.LOG_LEVEL)
  const storage = options.storage ?? (await openStorage(settings, log))
  const publicUrl = (): string => settings.PUBLIC_URL?.replace(/\/$/, '') ?? praya.address
  const metrics = createMetrics()
  const praya: Process = {
    settings,
    database: openDatabase(options.databaseUrl, {
      connections: settings.DATABASE_POOL,
      named: settings.DATABASE_NAMED_STATEMENTS === 'on',
      copy: copyOf(settings),
      // What a start needs is waited for. Shoppers are told.
      waits: () => !praya.met && !options.signal?.aborted,
      ...(options.patient ? { connectMs: UNDER_TEST_MS } : { lockMs: SHOPPERS_LOCK_MS }),
      // Nobody waits for a program that only begins: it begins on a busy machine, too.
      silenceMs: () => (praya.open && !options.patient ? SHOPPERS_SILENCE_MS : patiently()),
    }),
    services: servicesOf(
      settings,
      publicUrl,
      () => praya.address,
      openUploads(storage, () => metrics.decodedPictures.inc()),
    ),
    storage,
    metrics,
    log,
    address: `http://localhost:${settings.PORT}`,
    publicUrl,
    met: false,
    open: false,
    dev: options.dev ?? false,
  }
  return praya
}

async function serverParts(praya: Process, directUrl: string): Promise<ServerParts> {
  const { settings, database, services, metrics, log, publicUrl, dev } = praya
  const words = informationVersion()
  // A row that this program cannot read stops it here, and not at the first shopper's page.
  await services.settings(database.pool)
  const calls = allCalls({ ...services, dev })
  const screens = {
    callsIn: inProcessCalls(calls, { database, log }),
    publicUrl,
    log,
  }
  const render = await (dev ? (await import('./develop.ts')).developRenderer(screens) : builtRenderer(screens))
  return {
    settings,
    database,
    directUrl,
    calls,
    doors: { read: services.settings, sealing: services.sealing },
    storage: praya.storage,
    metrics,
    log,
    ready: () => praya.open,
    outside: async (app) => {
      if (dev) await (await import('./develop.ts')).serveSources(app)
      await registerPaymentWebhooks(
        app,
        services.payments,
        (provider, webhook) => handleWebhook({ database, provider }, webhook),
        log,
      )
      await registerBankWebhook(app, services.bank, log, async () => services.bank && readBank(database, services.bank, log))
      await registerProviderReturns(app, { settings, database, publicUrl, facebookSecret: services.facebookSecret })
      if (!settings.demo) return
      await registerSandboxBank(app, { database, log, webhookUrl: () => praya.address + BANK_WEBHOOK_PATH })
      await registerStandIns(app, { database, log, publicUrl, webhookUrl: (provider) => praya.address + webhookPath(provider) })
      await registerPracticeProviders(app, { ownAddress: () => praya.address, callbackPath: callbackAddress })
    },
    version: () => `${catalogueVersion()}.${contentVersion()}.${settingsVersion()}.${words}`,
    pages: {
      render,
      metrics,
      log,
      publicUrl,
      sharedSeconds: settings.CDN_SECONDS,
      drawnPerMinute: Math.ceil(DRAWN_PER_MINUTE * settings.RATE_LIMIT_SCALE),
      cacheBytes: dev ? 0 : settings.PAGE_CACHE_MB * 2 ** 20,
      dev,
    },
  }
}
