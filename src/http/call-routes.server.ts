import type { Doors } from './storefront-gate.server.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '#refusals.ts'
import { type Call, type CallRequest, copyFor, isForStaff, scopeFor } from '#platform/call.server.ts'
import { type Database, isDatabaseAway } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Metrics } from '#platform/metrics.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { deviceName } from '#platform/access/device-name.server.ts'
import { isKeyCaller, isUseNews, type KeyCaller, recordKeyUse } from '#platform/access/machines.server.ts'
import { newToken } from '#platform/ids.server.ts'
import { type Caller, findCaller, isDueToProlong, prolongSession } from '#platform/access/sessions.server.ts'
import { BASE_PATH, type Envelope, type FileAnswer } from '#platform/wire/call-path.ts'
import type { Language } from '#language/languages.ts'
import { OK_CODE } from '#language/screen-codes.ts'
import type { Admission } from './admission.server.ts'
import { explain } from './call-problems.server.ts'
import type { DeviceCookie, SessionCookies } from './session-cookie.server.ts'
import { readFile } from './upload-form.server.ts'

export type CallHost = { database: Database; metrics: Metrics; log: Log; rateLimitScale: number; sessionDays: number }

/** Serves every call over HTTP: one door, one validation, one permission check. */
export function registerCalls(app: FastifyInstance, calls: readonly Call[], told: CallHost & Cookies & Gates): void {
  const host = { ...told, limitMachine: limitMachines(app, told) }
  const forms = calls.filter(({ carries }) => carries === 'form')
  serveCalls(
    app,
    calls.filter((call) => !forms.includes(call)),
    host,
  )
  // Forms are read in there alone: sent to any other call, one is refused unread.
  void app.register(async (inside) => {
    await inside.register(multipart, { throwFileSizeLimit: false })
    serveCalls(inside, forms, host)
  })
}

type Cookies = { cookies: SessionCookies; devices: DeviceCookie }
/** Whom they let in. */
type Gates = { doors: Doors; admission: Admission }
type ServingHost = CallHost & Cookies & Gates & { limitMachine: ReturnType<typeof limitMachines> }

function serveCalls(app: FastifyInstance, calls: readonly Call[], host: ServingHost): void {
  for (const call of calls) {
    app.route({
      method: call.method,
      url: BASE_PATH + call.path,
      ...(call.mostBytes === undefined ? {} : { bodyLimit: call.mostBytes }),
      config: { rateLimit: { max: Math.ceil(call.perMinute * host.rateLimitScale), timeWindow: 60_000 } },
      handler: async (request, reply) => {
        const started = process.hrtime.bigint()
        if (!isForAdmin(call) && (await host.doors.isShut(request))) return refuseClosed(request, reply)
        // A browser is given what it is known again by with its first session of a member, which is to know it already.
        const deviceId = host.devices.read(request) ?? (call.session && newToken())
        const envelope = await answer(call, request, reply, { ...host, deviceId })
        if (envelope.code === OK_CODE) passSession(call.session?.(envelope.data), request, reply, { ...host, deviceId })
        host.metrics.calls.inc({ call: call.path, code: envelope.code })
        host.metrics.callSeconds.observe({ call: call.path }, Number(process.hrtime.bigint() - started) / 1e9)
        if (call.carries === 'file' && envelope.code === OK_CODE) return sendFile(reply, envelope.data as FileAnswer)
        return reply.code(httpStatus(call, envelope.code, reply)).send(envelope)
      },
    })
  }
}

/** What operators and their programs work with goes on behind closed doors; so does what every page is drawn with. */
const isForAdmin = (call: Call): boolean => isForStaff(call) || call.path.startsWith('/admin/') || call.path.startsWith('/shop/')

const refuseClosed = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('Retry-After', '3600')
    .send(new Refusal('SHOP_CLOSED').toEnvelope(languageOf(request)))

/** A key makes so many calls a minute, all calls together, from wherever they come. */
function limitMachines(app: FastifyInstance, host: CallHost) {
  const machines = new WeakMap<FastifyRequest, KeyCaller>()
  const count = app.createRateLimit({
    max: (request) => Math.ceil((machines.get(request)?.perMinute ?? 1) * host.rateLimitScale),
    timeWindow: 60_000,
    keyGenerator: (request) => `key ${machines.get(request)?.accountId}`,
  })
  return async (request: FastifyRequest, reply: FastifyReply, machine: KeyCaller): Promise<void> => {
    machines.set(request, machine)
    const { isAllowed, ...counted } = await count(request)
    if (isAllowed || !('isExceeded' in counted) || !counted.isExceeded) return
    void reply.header('Retry-After', String(Math.max(1, counted.ttlInSeconds)))
    throw new Refusal('TOO_MANY')
  }
}

/** Under its own type and a name of ours; what it is allowed to do in a browser every answer says. */
const sendFile = (reply: FastifyReply, { content, type, name }: FileAnswer): FastifyReply =>
  reply
    .type(type)
    .header('Cache-Control', 'private, no-store')
    .header('Content-Disposition', `inline; filename="${name}"`)
    .send(content)

type Known = ServingHost & { deviceId: string | undefined }

function passSession(
  token: string | null | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, devices, deviceId }: Known,
): void {
  if (token === undefined) return
  if (token === null) return cookies.member.clear(reply)
  cookies.signIn(request, reply, token)
  if (deviceId) devices.set(reply, deviceId)
}

async function answer(call: Call, request: FastifyRequest, reply: FastifyReply, host: Known): Promise<Envelope<unknown>> {
  const language = languageOf(request)
  const log = host.log.child({ requestId: request.id, call: call.path })
  try {
    const caller = await callerOf(request, host.database).catch((problem: unknown) => anyoneAfterAll(call, problem))
    if (isKeyCaller(caller)) await host.limitMachine(request, reply, caller)
    const { lang: _, ...input } = (
      call.method === 'GET' || call.carries === 'form' ? request.query : (request.body ?? {})
    ) as Record<string, unknown>
    const key = request.headers['idempotency-key']
    const callRequest: CallRequest = {
      caller,
      input,
      language,
      ip: request.ip,
      device: deviceName(request.headers['user-agent']),
      deviceId: host.deviceId,
      idempotencyKey: typeof key === 'string' ? key : undefined,
      merchantId: merchantOf(request),
      log,
      copy: copyFor(host.database, caller),
      file: (mostBytes) => readFile(request, mostBytes),
    }
    // Cookies are prolonged with their session; anyone who signed in before there were any has them from then on.
    if (isDueToProlong(caller)) {
      host.cookies.member.set(reply, tokenOf(request) ?? '')
      host.devices.set(reply, host.deviceId ?? newToken())
    }
    if (caller.kind === 'visitor' && bringsGuest(call, request, host)) host.cookies.guest.set(reply, tokenOf(request) ?? '')
    void prolong(caller, host, log)
    return await host.admission.call(() => call.answer(host.database, callRequest))
  } catch (problem) {
    return explain(problem, language, log)
  }
}

/** A guest's pages are drawn for their owner, too (docs/decisions/0203). What begins a member's session ends that of the guest. */
const bringsGuest = (call: Call, request: FastifyRequest, { cookies }: Cookies): boolean =>
  !call.session && call.carries !== 'file' && cookies.guest.read(request) === undefined

/** What is open to everyone and answered from memory goes on while the database that knows the sessions is away. */
function anyoneAfterAll(call: Call, problem: unknown): Caller {
  if (call.access !== 'anyone' || !isDatabaseAway(problem)) throw problem
  return { kind: 'nobody' }
}

const STATUS: ReadonlyMap<number, number> = new Map([
  [refusals.UNKNOWN.code, 500],
  [refusals.BUSY.code, 503],
  [refusals.SEARCH_AWAY.code, 503],
  [refusals.STORAGE_AWAY.code, 503],
  [refusals.UPLOAD_TOO_LARGE.code, 413],
  [refusals.UPLOAD_SLOW.code, 408],
  [refusals.UPLOAD_QUOTA.code, 429],
  [refusals.TOO_MANY.code, 429],
])

/** 200 for anything the application decided; another status only where a non-browser would expect it. */
function httpStatus(call: Call, code: number, reply: FastifyReply): number {
  const status = STATUS.get(code)
  if (status === 503) void reply.header('Retry-After', '2')
  // The rest of what came too slowly is not waited for.
  if (status === 408) void reply.header('Connection', 'close')
  if (status !== undefined) return status
  const isForSellers = scopeFor(call.access) !== undefined
  if ((call.carries === 'file' || isForSellers) && code === refusals.NOT_FOUND.code) return 404
  const guarded = call.carries === 'file' || call.access === 'member' || isForStaff(call) || isForSellers
  if (!guarded) return 200
  if (code === refusals.NOT_PERMITTED.code || code === refusals.FACTOR_MISSING.code) return 403
  return code === refusals.SESSION_INVALID.code || code === refusals.SESSION_MISSING.code ? 401 : 200
}

/** No one waits for it, and the next call makes up for one that fails. */
async function prolong(caller: Caller, { database, sessionDays }: CallHost, log: Log): Promise<void> {
  const isKeyNews = isKeyCaller(caller) && isUseNews(caller)
  if (!isKeyNews && !isDueToProlong(caller)) return
  await database
    .inTransaction((tx) => (isKeyCaller(caller) ? recordKeyUse(tx, caller.accountId) : prolongSession(tx, caller, sessionDays)))
    .catch((problem: unknown) => log.warn({ reason: String(problem) }, 'a session was not prolonged'))
}

/** Which of their merchants the caller means; that it is theirs, the call finds out. */
const merchantOf = ({ headers: { merchant } }: FastifyRequest): string | undefined =>
  typeof merchant === 'string' && merchant !== '' ? merchant : undefined

const tokenOf = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined

/** A cookie means nothing here: a request that another site makes a browser send has no caller. */
export const callerOf = (request: FastifyRequest, database: Database): Promise<Caller> =>
  findCaller(database.pool, tokenOf(request))

export function languageOf(request: FastifyRequest): Language {
  const body = request.body as { lang?: unknown } | null | undefined
  const wanted = typeof body?.lang === 'string' ? body.lang : (request.headers['accept-language'] ?? '')
  return /^\s*(cht|zh|yue)/i.test(wanted) ? 'zh' : 'en'
}
