import { setTimeout as pause } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import { buildProduct, type BuildProduct, type BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { ensureTerms } from '#modules/catalogue/attributes/index.server.ts'
import { couponJobs } from '#jobs/coupon-jobs.ts'
import { importJobs } from '#jobs/import-jobs.ts'
import { offerJobs } from '#jobs/offer-jobs.ts'
import { writeCounts } from '#modules/daily-counts/index.server.ts'
import { NO_LIMITS, startWithLimits } from '#flows/approvals/limits.builders.ts'
import { handleWebhook } from '#flows/money/provider-webhooks.ts'
import { readBank } from '#flows/money/read-bank.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { type Database, openDatabase, type Tx } from '#platform/database.server.ts'
import { BANK_WEBHOOK_PATH, registerBankWebhook } from '#http/bank-webhook.server.ts'
import { registerPaymentWebhooks, webhookPath } from '#http/payment-webhooks.server.ts'
import { callbackAddress, registerProviderReturns } from '#http/provider-returns.server.ts'
import type { RenderPage } from '#http/pages/page-routes.server.ts'
import { refusals } from '#refusals.ts'
import { createLog, type Log } from '#platform/log.server.ts'
import { createMetrics } from '#platform/metrics.server.ts'
import type { BankFeed } from '#platform/bank/bank-feed.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import { registerStandIns } from '#sandbox/practice-providers.server.ts'
import { StandInFaults } from '#sandbox/stand-in/stand-in-faults.server.ts'
import { registerSandboxBank } from '#sandbox/bank/sandbox-bank.server.ts'
import { registerPracticeProviders } from '#sandbox/sign-in/practice-routes.server.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { readSettings, type Settings } from '#platform/settings.server.ts'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import { createTestDatabase, PATIENCE_MS } from '#platform/test-database.server.ts'
import { type Jobs, startWorkers } from '#platform/jobs/job-queue.server.ts'
import { BASE_PATH, type CallPath, type Envelope } from '#platform/wire/call-path.ts'
import { visitorLogin } from '#modules/members/members.paths.ts'
import { hashToken, newId } from '#platform/ids.server.ts'
import { allCalls, eventJobs } from './subjects.server.ts'
import { createServer } from './server.ts'
import { servicesOf } from './services.ts'

/** `from`: the sender's address, believed where `TRUSTED_PROXIES` names this machine. */
type Asked = { token?: string; key?: string; language?: 'en_US' | 'cht_CN'; from?: string; browser?: Browser }
/** The cookies one keeps. */
export type Browser = Map<string, string>

/** A shop on a database of its own, met over HTTP as a browser meets it; its screens are left out. */
export type TestShop = {
  url: string
  database: Database
  /** Where its files lie. */
  dataDir: string
  payments: PaymentProviders
  bank: BankFeed | undefined
  settings: ReadSettings
  /** Bad days of the payment providers. */
  faults: StandInFaults
  /** Has effects of events and says what is to be said outside, until it is stopped. */
  work: (publicUrl?: () => string) => Promise<{ stop: () => Promise<void> }>
  /** Has once what is due. */
  workOff: () => Promise<void>
  /** One more process on the same database, with connections of its own. */
  another: () => Promise<Pick<TestShop, 'ask' | 'stop'>>
  ask: <Input, Output>(path: CallPath<Input, Output>, input: Input, asked?: Asked) => Promise<Envelope<Output>>
  visitor: () => Promise<string>
  operator: (roles?: string[]) => Promise<string>
  /** One more administrator, the same each time: what others ask for is agreed to by them. */
  colleague: () => Promise<string>
  product: (wanted?: BuildProduct) => Promise<BuiltProduct>
  stop: () => Promise<void>
}

const noScreens: RenderPage = async () => ({ status: 404, headers: new Headers(), body: Buffer.alloc(0), tags: new Set() })

/** A busy machine may be silent for a while; what is said then is the subject of database-away.test.ts. */
const patient = { silenceMs: () => PATIENCE_MS, connectMs: PATIENCE_MS }

/** What one operator may decide in a day is the subject of tests of its own; all others would run into it with their first orders. */
async function begin(tx: Tx): Promise<void> {
  // What another file's shop in this process has counted and not written is not this one's.
  await writeCounts(() => Promise.resolve())
  await ensureTerms(tx)
  await startWithLimits(tx, NO_LIMITS)
}

/** `environment` changes how the shop is set up; `render` stands for its screens; `patience`: how long it waits for a free connection. */
export async function startTestShop(
  environment: Record<string, string> = {},
  render = noScreens,
  log?: Log,
  patience: { connectMs?: number } = {},
): Promise<TestShop> {
  const testDatabase = await createTestDatabase()
  const database = openDatabase(testDatabase.url, { connections: 10, ...patient, ...patience })
  const faults = new StandInFaults()
  await database.inTransaction(begin)
  const { app, url, services, dataDir } = await serve(database, testDatabase.url, faults, environment, render, log)
  const ask: TestShop['ask'] = (path, input, asked = {}) => askOverHttp(url, path, input, asked)
  let colleague: Promise<string> | undefined
  const operator = (roles = ['administrator']) => database.inTransaction((tx) => letOperatorIn(tx, roles))
  const rateLimitScale = Number(environment.RATE_LIMIT_SCALE ?? Infinity)
  const host = { ...services, database, rateLimitScale, log: silent }
  return {
    url,
    database,
    dataDir,
    payments: services.payments,
    bank: services.bank,
    settings: services.settings,
    faults,
    work: (publicUrl = () => url) => {
      const events = { jobs: eventJobs({ ...host, publicUrl }), concurrency: 2 }
      const outside = { jobs: services.outside.jobs(host), concurrency: 2 }
      return startWorkers(testDatabase.url, silent, [events, outside], 50)
    },
    workOff: () =>
      workOff(testDatabase.url, {
        ...eventJobs({ ...host, publicUrl: () => url }),
        ...services.outside.jobs(host),
        ...couponJobs({ database }),
        ...offerJobs({ database }),
        ...importJobs({ database, storage: services.uploads.storage, rules: services.webhookRules }),
      }),
    another: async () => {
      const own = openDatabase(testDatabase.url, { connections: 5, ...patient })
      const beside = await serve(own, testDatabase.url, faults, environment, render, log)
      return {
        ask: (path, input, asked = {}) => askOverHttp(beside.url, path, input, asked),
        stop: async () => {
          await beside.app.close()
          await own.close()
        },
      }
    },
    ask,
    visitor: async () => (await ask(visitorLogin, { deviceType: 'web' })).data.token,
    operator,
    colleague: () => (colleague ??= database.inTransaction(letColleagueIn)),
    product: (wanted) => database.inTransaction((tx) => buildProduct(tx, wanted)),
    stop: async () => {
      await app.close()
      await database.close()
      await testDatabase.drop()
    },
  }
}

/** Past the door, which has tests of its own: a password takes a processor, once when it is kept and once when it is shown. */
async function letOperatorIn(tx: Tx, roles: string[]): Promise<string> {
  const operatorId = newId()
  await sql`insert into operators (operator_id, email, name, password_hash, roles, created_at)
    values (${operatorId}, ${`${operatorId}@praya.test`}, 'Ada', '', ${roles}, now())`.execute(tx)
  return startSession(tx, 'operator', operatorId, { device: 'Tests', network: '127.0.0.1' })
}

/** Whatever day it is. */
async function letColleagueIn(tx: Tx): Promise<string> {
  const token = await letOperatorIn(tx, ['administrator'])
  await sql`update sessions set expires_at = expires_at + interval '10 years' where token_hash = ${hashToken(token)}`.execute(tx)
  return token
}

const silent = createLog('silent')

async function workOff(connectionString: string, jobs: Jobs): Promise<void> {
  const taskList = Object.fromEntries(Object.entries(jobs).map(([task, work]) => [task, (payload: unknown) => work(payload)]))
  const pgPool = new pg.Pool({ connectionString })
  // An idle connection that ends is no failure; without a listener the queue says so at each start.
  pgPool.on('error', () => {})
  try {
    await runOnce({ pgPool, taskList, noHandleSignals: true, logger: new Logger(() => () => {}) })
  } finally {
    // The queue writes behind its own back that a job is done.
    await pgPool.end()
  }
}

async function serve(
  database: Database,
  directUrl: string,
  faults: StandInFaults,
  environment: Record<string, string>,
  render: RenderPage,
  toldLog?: Log,
): Promise<{ app: FastifyInstance; url: string; dataDir: string; services: ReturnType<typeof servicesOf> }> {
  const settings = testSettings(environment)
  const log = toldLog ?? createLog(settings.LOG_LEVEL)
  const metrics = createMetrics()
  let url = ''
  const publicUrl = () => settings.PUBLIC_URL ?? url
  const services = servicesOf(settings, publicUrl, () => url)
  const app = await createServer({
    settings,
    database,
    directUrl,
    storage: folderStorage(settings.DATA_DIR),
    calls: allCalls(services),
    doors: { read: services.settings, sealing: services.sealing },
    metrics,
    log,
    ready: () => true,
    outside: (server) => registerOutside(server, { settings, database, services, log, publicUrl, ownUrl: () => url, faults }),
    version: () => '',
    pages: {
      render,
      metrics,
      log,
      publicUrl,
      sharedSeconds: 0,
      cacheBytes: 2 ** 24,
      dev: true,
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return { app, url, dataDir: settings.DATA_DIR, services }
}

type Outside = {
  settings: Settings
  database: Database
  services: ReturnType<typeof servicesOf>
  log: Log
  publicUrl: () => string
  ownUrl: () => string
  faults: StandInFaults
}

/** What providers, the bank and their stand-ins call. */
async function registerOutside(server: FastifyInstance, outside: Outside): Promise<void> {
  const { settings, database, services, log, publicUrl, ownUrl, faults } = outside
  await registerPaymentWebhooks(
    server,
    services.payments,
    (provider, webhook) => handleWebhook({ database, provider }, webhook),
    log,
  )
  await registerBankWebhook(server, services.bank, log, async () => services.bank && readBank(database, services.bank, log))
  await registerProviderReturns(server, { settings, database, publicUrl, facebookSecret: services.facebookSecret })
  await registerPracticeProviders(server, { ownAddress: ownUrl, callbackPath: callbackAddress })
  await registerSandboxBank(server, { database, log, webhookUrl: () => ownUrl() + BANK_WEBHOOK_PATH, faults })
  await registerStandIns(server, { database, log, publicUrl, webhookUrl: (provider) => ownUrl() + webhookPath(provider), faults })
}

/** `OWN_SHOP: 'yes'` stands for a database that was opened empty. */
const testSettings = ({ OWN_SHOP, ...environment }: Record<string, string>): Settings => ({
  ...readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    RATE_LIMIT_SCALE: '1000000',
    // Tests share the process, and would be refused for their own work.
    SHED_ABOVE_MS: '0',
    OUTSIDE_TIMEOUT_MS: '8000',
    OUTSIDE_RETRY_MS: '50',
    DATA_DIR: `.cache/test-shop/${newId()}`,
    ...environment,
  }),
  ...(OWN_SHOP ? { own: true } : {}),
})

/** A shop under too much load says so, and so does a line; the caller comes again with the same key, as the browser does. */
async function askOverHttp<Input, Output>(
  url: string,
  path: CallPath<Input, Output>,
  input: Input,
  { key = newId(), ...asked }: Asked,
): Promise<Envelope<Output>> {
  const query = path.method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const response = await fetch(url + BASE_PATH + path.path + query, {
    method: path.method,
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': asked.language ?? 'en_US',
      ...(asked.from ? { 'X-Forwarded-For': asked.from } : {}),
      ...(asked.browser ? { Cookie: [...asked.browser].map((cookie) => cookie.join('=')).join('; ') } : {}),
      ...(asked.token ? { Authorization: `Bearer ${asked.token}` } : {}),
      ...(path.once ? { 'Idempotency-Key': key } : {}),
    },
    ...(path.method === 'POST' ? { body: JSON.stringify(input) } : {}),
  })
  for (const kept of response.headers.getSetCookie())
    asked.browser?.set(...(/^([^=]+)=([^;]*)/.exec(kept)!.slice(1) as [string, string]))
  const envelope = (await response.json()) as Envelope<Output>
  if (envelope.code !== refusals.BUSY.code && envelope.code !== refusals.IN_LINE.code) return envelope
  await pause(100)
  return askOverHttp(url, path, input, { key, ...asked })
}
