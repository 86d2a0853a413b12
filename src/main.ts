import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startMenuRefresh } from '#jobs/menu-refresh.ts'
import { startEventDelivery } from '#jobs/event-delivery.ts'
import { startSearchClusterFeed } from '#jobs/search/search-cluster-feed.ts'
import { startSearchCounting } from '#jobs/search/search-counting.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { startTimedWork } from '#jobs/timed-work.ts'
import { handleCardWebhook } from '#flows/settle-payment.ts'
import { informationVersion } from '#flows/show-information.ts'
import { ensureCategories } from '#modules/catalogue/index.server.ts'
import { contentVersion } from '#modules/content/index.server.ts'
import { settingsVersion } from '#modules/shop-settings/index.server.ts'
import { catalogueVersion, openSearchCluster } from '#modules/search/index.server.ts'
import type { CardGateway } from '#platform/card-gateway.server.ts'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { inProcessCalls } from '#http/call-routes.server.ts'
import { CARD_WEBHOOK_PATH, registerCardWebhook } from '#http/card-webhook.server.ts'
import { createLog, type Log } from '#platform/log.server.ts'
import { createMetrics, type Metrics } from '#platform/metrics.server.ts'
import { registerSandboxCard } from '#platform/sandbox-card/sandbox-routes.server.ts'
import { readSettings, type Settings } from '#platform/settings.server.ts'
import { smtpTransport } from '#platform/smtp.server.ts'
import { allCalls } from './calls/index.server.ts'
import { builtRenderer } from './http/page-renderer.ts'
import { createServer, type ServerParts } from './server.ts'
import { cardGateway, servicesOf } from './services.ts'

export type StartOptions = { databaseUrl: string; directUrl: string; settings?: Settings; dev?: boolean }
export type Praya = { address: string; ready: Promise<void>; stop: () => Promise<void> }

/** What every part of the process is built from. `address` is known once the port is open. */
type Process = {
  settings: Settings
  database: Database
  gateway: CardGateway
  metrics: Metrics
  log: Log
  address: string
  publicUrl: () => string
  open: boolean
  dev: boolean
}

/**
 * Starts the program over a migrated database: calls and screens over HTTP, timed work, event delivery and the search
 * index. Any number of such processes may share one database. `stop` finishes what is in flight first.
 */
export async function startPraya(options: StartOptions): Promise<Praya> {
  const praya = assemble(options)
  const { settings, database, log, gateway, publicUrl } = praya
  await database.inTransaction(ensureCategories)
  const feed = await startSearch(praya, options.directUrl)
  const app = await createServer(await serverParts(praya))
  await app.listen({ host: settings.HOST, port: settings.PORT })
  praya.address = `http://localhost:${(app.server.address() as AddressInfo).port}`
  const timed = await startTimedWork({ database, gateway, log, publicUrl }, options.directUrl)
  const transport = settings.SMTP_URL ? smtpTransport(settings.SMTP_URL, settings.MAIL_FROM) : undefined
  const events = startEventDelivery({ database, log, publicUrl, transport })
  const counting = startSearchCounting(database, log)
  const menu = startMenuRefresh()
  praya.open = true
  return {
    address: praya.address,
    ready: Promise.resolve(),
    stop: async () => {
      // Balancers see it first; what is already here is answered before anything closes.
      praya.open = false
      if (!praya.dev) await pause(settings.DRAIN_MS)
      await app.close()
      for (const part of [events, feed, counting, menu, timed]) await part.stop()
      await database.close()
      if (praya.dev) await (await import('./develop.ts')).closeVite()
    },
  }
}

/** Lists are answered by this process, or by a cluster when the settings name one. */
function startSearch({ settings, database, log }: Process, directUrl: string): Promise<Omit<SearchFeed, 'writeSnapshot'>> {
  if (settings.SEARCH_URL) return startSearchClusterFeed(database, openSearchCluster(settings.SEARCH_URL), log)
  return startSearchFeed(database, log, { directUrl, dataDir: settings.DATA_DIR })
}

function assemble(options: StartOptions): Process {
  const settings = options.settings ?? readSettings()
  const praya: Process = {
    settings,
    database: openDatabase(options.databaseUrl, { connections: settings.DATABASE_POOL }),
    gateway: cardGateway(settings, () => praya.address),
    metrics: createMetrics(),
    log: createLog(settings.LOG_LEVEL),
    address: `http://localhost:${settings.PORT}`,
    publicUrl: () => settings.PUBLIC_URL?.replace(/\/$/, '') ?? praya.address,
    open: false,
    dev: options.dev ?? false,
  }
  return praya
}

async function serverParts(praya: Process): Promise<ServerParts> {
  const { settings, database, gateway, metrics, log, publicUrl, dev } = praya
  const words = informationVersion()
  const services = servicesOf(settings, publicUrl, gateway)
  // A row that this program cannot read stops it here, and not at the first shopper's page.
  await services.settings(database.pool)
  const calls = allCalls({ ...services, dev })
  const screens = {
    callsIn: inProcessCalls(calls, { database, metrics, log, rateLimitScale: settings.RATE_LIMIT_SCALE }),
    publicUrl,
    log,
  }
  const render = await (dev ? (await import('./develop.ts')).developRenderer(screens) : builtRenderer(screens))
  return {
    settings,
    database,
    calls,
    metrics,
    log,
    ready: () => praya.open,
    outside: async (app) => {
      if (dev) await (await import('./develop.ts')).serveSources(app)
      await registerCardWebhook(app, gateway, (webhook) => handleCardWebhook(database, gateway, webhook), log)
      if (settings.demo)
        await registerSandboxCard(app, { database, log, publicUrl, webhookUrl: () => praya.address + CARD_WEBHOOK_PATH })
    },
    version: () => `${catalogueVersion()}.${contentVersion()}.${settingsVersion()}.${words}`,
    pages: {
      render,
      metrics,
      log,
      publicUrl,
      sharedSeconds: settings.CDN_SECONDS,
      cacheBytes: dev ? 0 : settings.PAGE_CACHE_MB * 2 ** 20,
      dev,
    },
  }
}
