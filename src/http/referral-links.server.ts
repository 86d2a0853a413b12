import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { followLink } from '#flows/referrals/follow-link.ts'
import { type Language, languageOfPath } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import type { Clicker } from '#modules/referrals/index.server.ts'
import { networkOf } from '#platform/access/network-address.ts'
import { findCaller } from '#platform/access/sessions.server.ts'
import type { Database } from '#platform/database.server.ts'
import { newToken } from '#platform/ids.server.ts'
import { isByPerson } from './count-views.server.ts'
import { NOT_KEPT } from './pages/page-keeping.server.ts'
import type { DeviceCookie, SessionCookies } from './session-cookie.server.ts'

type Host = { database: Database; cookies: SessionCookies; devices: DeviceCookie; rateLimitScale: number }

const A_MINUTE_FROM_ONE_ADDRESS = 120

/**
 * GET /r/<code>: a link of an influencer, followed. The browser is known again by the cookie that it has anyway, or gets here; whoever is
 * counted, all are led on. What a query says is dropped.
 */
export function registerReferralLinks(app: FastifyInstance, host: Host): void {
  const config = { rateLimit: { max: Math.ceil(A_MINUTE_FROM_ONE_ADDRESS * host.rateLimitScale), timeWindow: 60_000 } }
  for (const url of ['/r/:code', '/zh/r/:code'])
    app.get<{ Params: { code: string } }>(url, { config }, (request, reply) => follow(request, reply, host))
}

async function follow(
  request: FastifyRequest<{ Params: { code: string } }>,
  reply: FastifyReply,
  host: Host,
): Promise<FastifyReply> {
  const clicker = isByPerson(request) ? await clickerOf(request, host) : undefined
  const target = await followLink(host.database, request.params.code, clicker)
  const language = languageOfPath(request.url)
  if (target !== undefined && clicker?.isNewDevice) host.devices.set(reply, clicker.deviceId)
  return reply
    .code(302)
    .headers(NOT_KEPT)
    .header('X-Robots-Tag', 'noindex')
    .header('Location', target === undefined ? localPath(language, '/') : spokenIn(language, target))
    .send()
}

async function clickerOf(request: FastifyRequest, { database, cookies, devices }: Host): Promise<Clicker> {
  const known = devices.read(request)
  const token = cookies.member.read(request)
  const caller = token ? await findCaller(database.pool, token) : undefined
  return {
    deviceId: known ?? newToken(),
    isNewDevice: known === undefined,
    trail: `${networkOf(request.ip)} ${request.headers['user-agent'] ?? ''}`,
    accountId: caller?.kind === 'member' ? caller.accountId : undefined,
  }
}

/** Who follows a link under /zh reads Chinese there, too. */
const spokenIn = (language: Language, path: string): string => (languageOfPath(path) === 'zh' ? path : localPath(language, path))
