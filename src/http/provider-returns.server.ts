import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleAppleNotification } from '#flows/members/handle-apple-notification.ts'
import { forgetIdentity } from '#flows/members/identity-sign-in.ts'
import { callbackPath } from '#modules/members/identities.paths.ts'
import { localPath } from '#language/texts.ts'
import type { Database } from '#platform/database.server.ts'
import { appleNotices } from '#platform/identity/apple-notices.server.ts'
import { readDeletionRequest } from '#platform/identity/facebook.server.ts'
import { type ProviderName, providerNames } from '#platform/identity/identity-provider.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { takeForms } from '#platform/wire/form-body.server.ts'

type Host = { settings: Settings; database: Database; publicUrl: () => string; facebookSecret: () => string | undefined }

export const callbackAddress = (provider: ProviderName): string => BASE_PATH + callbackPath(provider)
const APPLE_NOTICES = `${BASE_PATH}/auth/apple/notices`
const DELETION = '/account/google/deletion'
/** What of an answer is passed on, and how much of it. */
const PASSED_ON = { state: 300, code: 4_000, iss: 300, user: 2_000 }

/**
 * Where providers send browsers back to, with an address or with a form. Nothing is decided here, and no cookie is looked for, which a
 * form from elsewhere would not bring: what came is handed on behind the # of a page of ours, where the session that set out is at hand,
 * and where no server's log and no referrer has it.
 */
export async function registerProviderReturns(app: FastifyInstance, host: Host): Promise<void> {
  const config = (perMinute: number) => ({
    rateLimit: { max: Math.ceil(perMinute * host.settings.RATE_LIMIT_SCALE), timeWindow: 60_000 },
  })
  await app.register(async (scope) => {
    takeForms(scope, 16_384)
    for (const provider of providerNames) {
      scope.get(callbackAddress(provider), { config: config(60) }, async (request, reply) => handOn(reply, request.query))
      scope.post(callbackAddress(provider), { config: config(60) }, async (request, reply) => handOn(reply, request.body))
    }
    const heard = appleHeard(host.settings)
    scope.post(APPLE_NOTICES, { config: config(60) }, (request, reply) => receiveNotification(request, reply, { ...host, heard }))
    scope.post(DELETION, { config: config(60) }, (request, reply) => forget(request, reply, host))
  })
}

function handOn(reply: FastifyReply, came: unknown): FastifyReply {
  const passed = new URLSearchParams()
  for (const [name, most] of Object.entries(PASSED_ON)) {
    const value = (came as Record<string, unknown> | null | undefined)?.[name]
    if (typeof value === 'string' && value.length <= most) passed.set(name, value)
  }
  const language = passed.get('state')?.startsWith('zh.') ? 'zh' : 'en'
  return reply
    .code(303)
    .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .header('Location', `${localPath(language, '/member/arrive')}#${passed}`)
    .send()
}

/** Facebook passes on that somebody wants forgotten what it has told of them: it is done at once, and the page says so. */
async function forget(request: FastifyRequest, reply: FastifyReply, { facebookSecret, database, publicUrl }: Host) {
  const secret = facebookSecret()
  const signed = (request.body as { signed_request?: unknown } | null)?.signed_request
  const subject = secret && typeof signed === 'string' ? readDeletionRequest(signed, secret) : undefined
  if (subject === undefined) return reply.code(400).send({})
  await database.inTransaction((tx) => forgetIdentity(tx, 'facebook', subject))
  return reply.send({ url: publicUrl() + DELETION, confirmation_code: newSpokenCode(12) })
}

type Heard = ReturnType<typeof appleNotices> | undefined

function appleHeard({ APPLE_CLIENT_ID: clientId, APPLE_ISSUER: issuer, OUTSIDE_TIMEOUT_MS: timeoutMs }: Settings): Heard {
  return clientId ? appleNotices({ issuer, clientId, timeoutMs }) : undefined
}

/** Apple reports what has become of an account there. Unsigned reports are refused, and none takes effect twice. */
async function receiveNotification(request: FastifyRequest, reply: FastifyReply, { heard, database }: Host & { heard: Heard }) {
  const payload = (request.body as { payload?: unknown } | null)?.payload
  const notice = heard && typeof payload === 'string' ? await heard(payload) : undefined
  if (!notice) return reply.code(400).send({})
  await database.inTransaction((tx) => handleAppleNotification(tx, notice))
  return reply.send({})
}
