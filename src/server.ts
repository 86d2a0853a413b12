import { keepDoors } from '#http/storefront-gate.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Call } from '#platform/call.server.ts'
import type { Database } from '#platform/database.server.ts'
import { registerAssets } from '#http/files/asset-routes.server.ts'
import { BUILT } from '#http/files/kept-builds.server.ts'
import { languageOf, registerCalls } from '#http/call-routes.server.ts'
import { inProcessCalls } from '#http/in-process-calls.server.ts'
import { registerInvitationPictures } from '#http/invitation-pictures.server.ts'
import { registerCertificateKeys } from '#http/certificate-keys.server.ts'
import { registerHealth } from '#http/health-routes.server.ts'
import { registerLiveMessages } from '#http/live-messages.server.ts'
import { describeCalls } from '#http/openapi.server.ts'
import { readableUrl } from '#http/pages/page-address.server.ts'
import { busyPage, type PageHost, registerPages } from '#http/pages/page-routes.server.ts'
import { registerReferralLinks } from '#http/referral-links.server.ts'
import { registerPolicyReports, reportingEndpoints } from '#http/policy-reports.server.ts'
import { bareSecurityPolicy, permissionsPolicy } from '#http/security-policy.server.ts'
import { Admission, comeAgain } from '#http/admission.server.ts'
import { arrivalLimits, createTurnServer, cutOffSlowClients } from '#http/slow-clients.server.ts'
import { answerBrokenRequest, answerUnreadable, refuseTwiceNamed } from '#http/unreadable-requests.server.ts'
import { newId } from '#platform/ids.server.ts'
import { renewed, settingsNow } from '#platform/access/renewed-settings.server.ts'
import { signingWith } from '#platform/access/signing.server.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { Log } from '#platform/log.server.ts'
import { openMediaStore } from '#platform/media/media.server.ts'
import type { Metrics } from '#platform/metrics.server.ts'
import { openRedis } from '#platform/redis/redis.server.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { traceRequests } from '#platform/tracing/tracing.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { registerMachines } from './seo/machine-routes.server.ts'
import { registerMedia } from './http/files/media-routes.server.ts'
import { audienceOfPictures } from './http/files/member-pictures.server.ts'
import { membersHere } from './http/members-here.server.ts'
import { registerNewsletterForms } from './http/forms/newsletter-forms.server.ts'
import { registerOwnForms } from './http/forms/own-forms.server.ts'
import { deviceCookie, sessionCookies } from './http/session-cookie.server.ts'

export type ServerParts = {
  settings: Settings
  database: Database
  /** Past a pooler, which has no LISTEN. */
  directUrl: string
  calls: readonly Call[]
  /** What shows whether shoppers are let in, and who may look all the same. */
  doors: { read: ReadSettings; sealing: Sealing }
  storage: Storage
  pages: PageHost
  /** Moves when anything a public page shows has changed: the sitemap is written anew. */
  version: () => string
  metrics: Metrics
  log: Log
  ready: () => boolean
  outside?: (app: FastifyInstance) => Promise<void>
}

/** A page asks for some dozens. */
const OTHER_ASSETS_PER_MINUTE = 600

type TurnAway = (request: IncomingMessage, response: ServerResponse) => boolean

/** A crowd is told to come again in a tenth of the time that an answer takes which goes through all that follows. */
function turningAway(admission: Admission, settings: Settings): TurnAway {
  const { status, headers, plain } = busyPage
  const always = {
    ...{ ...headers, 'content-length': plain.length, 'x-content-type-options': 'nosniff' },
    ...{ 'permissions-policy': permissionsPolicy, ...strictTransport(settings) },
  }
  return (request, response) => {
    if (!admission.turnsAway(request)) return false
    response.writeHead(status, { ...always, 'retry-after': comeAgain() }).end(plain)
    return true
  }
}

const HSTS = { maxAge: 63_072_000, includeSubDomains: true }
const isSecure = ({ PUBLIC_URL }: Settings): boolean => PUBLIC_URL?.startsWith('https') === true
const strictTransport = (settings: Settings): Record<string, string> =>
  isSecure(settings) ? { 'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains` } : {}

/** Where requests arrive, before anything answers them. */
const openServer = ({ TRUSTED_PROXIES }: ServerParts['settings'], turnAway: TurnAway): FastifyInstance =>
  Fastify({
    // What is worth a line is logged with its request's id where it happens; a logger per request would cost every page.
    logger: false,
    trustProxy: TRUSTED_PROXIES ? TRUSTED_PROXIES.split(',').map((hop) => hop.trim()) : false,
    genReqId: () => newId(),
    rewriteUrl: ({ url = '/', method }) => (method === 'GET' || method === 'HEAD' ? readableUrl(url) : url),
    bodyLimit: 256 * 1024,
    ...arrivalLimits,
    serverFactory: (answer) => createTurnServer(answer, turnAway),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // What came in while we were closing is still answered; the database closes after the last of them.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (problem, request, reply) =>
      void answerUnreadable(problem, request as FastifyRequest, reply as FastifyReply),
  })

/** The HTTP process: calls first, then files, then screens. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, database, metrics, log } = parts
  const admission = new Admission(settings.SHED_ABOVE_MS)
  const app = openServer(settings, turningAway(admission, settings))
  traceRequests(app)
  // A form of another site can post text/plain; our calls speak JSON alone.
  app.removeContentTypeParser('text/plain')
  readEmptyAsObject(app)
  registerErrors(app, log)
  refuseTwiceNamed(app)
  letGoOfConnections(app, parts.ready)
  cutOffSlowClients(app, { isBehindProxy: settings.TRUSTED_PROXIES !== '', scale: settings.RATE_LIMIT_SCALE })
  await registerProtection(app, settings, log)
  app.server.on('connection', () => admission.arrive())
  app.addHook('onClose', async () => admission.stop())
  registerHealth(app, { database, metrics, metricsToken: () => settingsNow(settings).METRICS_TOKEN, ready: parts.ready })
  const { RATE_LIMIT_SCALE: rateLimitScale, MEMBER_SESSION_DAYS: sessionDays } = settings
  const cookies = sessionCookies(parts.pages.publicUrl)
  const devices = deviceCookie(parts.pages.publicUrl)
  const doors = keepDoors(app, { database, pages: { ...parts.pages, admission }, ...parts.doors })
  registerCalls(app, parts.calls, { database, metrics, log, rateLimitScale, sessionDays, cookies, devices, doors, admission })
  registerPolicyReports(app, { log, rateLimitScale })
  registerReferralLinks(app, { database, cookies, devices, rateLimitScale })
  registerLiveMessages(app, { database, directUrl: parts.directUrl, log, rateLimitScale })
  const callsIn = inProcessCalls(parts.calls, { database, log })
  const members = membersHere({ database, callsIn, cookies, devices, sessionDays, log })
  const pages = { ...parts.pages, membersHere: members, admission }
  await registerNewsletterForms(app, { callsIn, rateLimitScale })
  await registerOwnForms(app, { pages, membersHere: members, callsIn, database, cookies, devices, rateLimitScale })
  // Described when somebody first asks: it takes longer than opening all the rest.
  let openapi: ReturnType<typeof describeCalls> | undefined
  app.get(`${BASE_PATH}/openapi.json`, async () => (openapi ??= describeCalls(parts.calls)))
  app.all(`${BASE_PATH}/*`, answerNotFound)
  app.setNotFoundHandler(answerNotFound)
  await registerMedia(app, openMediaStore(parts.storage, settings.DATA_DIR), audienceOfPictures({ database, cookies }))
  const { publicUrl } = pages
  await registerMachines(app, {
    database,
    publicUrl,
    version: parts.version,
    isPublic: settings.PUBLIC_URL !== undefined,
    areClosed: doors.areClosed,
    settings: parts.doors.read,
  })
  registerInvitationPictures(app, { database, settings: parts.doors.read, publicUrl, rateLimitScale })
  registerCertificateKeys(
    app,
    renewed(settings, (now) => signingWith(now.CERTIFICATE_KEYS)),
  )
  await parts.outside?.(app)
  if (!pages.dev)
    registerAssets(app, BUILT, { storage: parts.storage, perMinute: Math.ceil(OTHER_ASSETS_PER_MINUTE * rateLimitScale) })
  registerPages(app, pages)
  return app
}

/** A call without fields may send nothing at all, whatever it says it sends. */
function readEmptyAsObject(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null, {}) : readJson(request, body.toString(), done),
  )
}

/** While the process shuts down, keep-alive connections are closed: with the answer, or as soon as they are idle. */
function letGoOfConnections(app: FastifyInstance, ready: () => boolean): void {
  app.addHook('onSend', async (_, reply) => {
    if (!ready()) void reply.header('Connection', 'close')
  })
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
  })
}

const isPage = (reply: FastifyReply): boolean => String(reply.getHeader('content-type') ?? '').startsWith('text/html')

async function registerProtection(app: FastifyInstance, settings: Settings, log: Log): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Headers only browsers of another age read.
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xXssProtection: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure(settings) ? HSTS : false,
  })
  app.addHook('onSend', async (_, reply) => {
    void reply.header('Permissions-Policy', permissionsPolicy)
    if (isPage(reply)) void reply.header('Reporting-Endpoints', reportingEndpoints)
    if (!reply.hasHeader('content-security-policy') && !isPage(reply))
      void reply.header('Content-Security-Policy', bareSecurityPolicy)
  })
  const redis = settings.REDIS_URL ? openRedis(settings.REDIS_URL, log) : undefined
  if (redis) app.addHook('onClose', async () => redis.disconnect())
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    ...(redis ? { redis } : {}),
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: () => new Refusal('TOO_MANY'),
  })
}

function registerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((problem: FastifyError | Refusal, request, reply) => {
    const language = languageOf(request)
    if (problem instanceof Refusal) {
      const isTooMany = problem.reason === 'TOO_MANY'
      if (isTooMany && !reply.hasHeader('retry-after')) void reply.header('Retry-After', '60')
      return reply.code(isTooMany ? 429 : 200).send(problem.toEnvelope(language))
    }
    const status = problem.statusCode ?? 500
    if (status < 500) return reply.code(status).send(new Refusal('BAD_INPUT').toEnvelope(language))
    log.error({ err: problem, requestId: request.id, url: request.url }, 'unexpected error')
    return reply.code(500).send(new Refusal('UNKNOWN').toEnvelope(language))
  })
}

const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send(new Refusal('NOT_FOUND').toEnvelope(languageOf(request)))
