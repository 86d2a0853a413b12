import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { fetchOnce } from './identity-provider.server.ts'

/** What Apple says of somebody who has signed in here by it. `at`: when it happened there. */
export type AppleNotice = {
  type: 'consent-revoked' | 'account-delete' | 'email-disabled' | 'email-enabled'
  subject: string
  email: string
  at: Date
}

export type AppleNoticeOptions = { issuer: string; clientId: string; timeoutMs: number }

const Published = z.object({ jwks_uri: z.url() })
/** A text in a claim, as Apple writes it. */
const Events = z.object({
  type: z.enum(['consent-revoked', 'account-delete', 'email-disabled', 'email-enabled']),
  sub: z.string().min(1).max(255),
  email: z.string().max(254).default(''),
  event_time: z.number().int().positive(),
})
/** Whatever was kept back longer is no news. */
const OLDEST = '7 days'

/** Reads what Apple posts: undefined for what Apple has not signed for this shop, lately. Throws where its keys cannot be had. */
export function appleNotices({
  issuer,
  clientId,
  timeoutMs,
}: AppleNoticeOptions): (payload: string) => Promise<AppleNotice | undefined> {
  let keys: Promise<JWTVerifyGetKey> | undefined
  return async (payload) => {
    keys ??= publishedKeys(issuer, timeoutMs)
    keys.catch(() => {
      keys = undefined
    })
    const known = await keys
    try {
      const { payload: claims } = await jwtVerify(payload, known, { issuer, audience: clientId, maxTokenAge: OLDEST })
      const { type, sub: subject, email, event_time: time } = Events.parse(JSON.parse(String(claims.events)))
      // Apple has written both seconds and thousandths.
      return { type, subject, email: email.trim().toLowerCase(), at: new Date(time < 1e11 ? time * 1_000 : time) }
    } catch (problem) {
      if (isTheirFault(problem)) return undefined
      throw problem
    }
  }
}

const isTheirFault = (problem: unknown): boolean =>
  problem instanceof z.ZodError ||
  problem instanceof SyntaxError ||
  (problem instanceof errors.JOSEError && !(problem instanceof errors.JWKSTimeout || problem instanceof errors.JWKSInvalid))

async function publishedKeys(issuer: string, timeoutMs: number): Promise<JWTVerifyGetKey> {
  const signal = AbortSignal.timeout(timeoutMs)
  const published = await fetchOnce(`${issuer}/.well-known/openid-configuration`, { signal })
  const { jwks_uri: address } = Published.parse(await published.json())
  return createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMs, [customFetch]: fetchOnce })
}
