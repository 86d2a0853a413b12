import { createHmac, timingSafeEqual } from 'node:crypto'
import * as openid from 'openid-client'
import { z } from 'zod'
import { askingThrough, fetchOnce, type IdentityProvider, type Patience, splitName } from './identity-provider.server.ts'
import { returnAddress } from './openid.server.ts'

export type FacebookOptions = Patience & {
  authorizeUrl: () => string
  tokenUrl: () => string
  graphUrl: () => string
  appId: string
  appSecret: string
  isOwn?: boolean
}

/** Some have no address there, or keep it to themselves. */
const Person = z.object({
  id: z.string().min(1).max(255),
  name: z.string().max(400).default(''),
  email: z.string().max(254).default(''),
})

/** Facebook speaks OAuth 2 and says who somebody is in a call of its own; that an address is theirs it does not say. */
export function facebookProvider(options: FacebookOptions): IdentityProvider {
  const asking = askingThrough(options)
  const { appSecret, isOwn } = options
  return {
    authorizeUrl: async ({ state, verifier, redirectUri }) => {
      const url = openid.buildAuthorizationUrl(configure(options), {
        redirect_uri: redirectUri,
        scope: 'public_profile,email',
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return isOwn ? url.pathname + url.search : url.href
    },
    identify: (returned, { state, verifier, redirectUri }) =>
      asking(async () => {
        const configuration = configure(options)
        const checks = { expectedState: state, pkceCodeVerifier: verifier }
        const { access_token: token } = await openid.authorizationCodeGrant(
          configuration,
          returnAddress(redirectUri, returned),
          checks,
        )
        const me = new URL(`${options.graphUrl().replace(/\/$/, '')}/me`)
        me.searchParams.set('fields', 'id,name,email')
        // Without it a token that somebody else got hold of would do.
        me.searchParams.set('appsecret_proof', createHmac('sha256', appSecret).update(token).digest('hex'))
        const answer = await openid.fetchProtectedResource(configuration, token, me, 'GET')
        const { id, name, email } = Person.parse(await answer.json())
        return { subject: id, email: email.trim().toLowerCase(), isEmailVerified: false, ...splitName(name) }
      }),
  }
}

function configure({ authorizeUrl, tokenUrl, appId, appSecret, timeoutMs }: FacebookOptions): openid.Configuration {
  const server = {
    issuer: new URL(authorizeUrl()).origin,
    authorization_endpoint: authorizeUrl(),
    token_endpoint: tokenUrl(),
  }
  const configuration = new openid.Configuration(server, appId, {}, openid.ClientSecretPost(appSecret))
  configuration.timeout = timeoutMs / 1_000
  configuration[openid.customFetch] = fetchOnce
  if (tokenUrl().startsWith('http:')) openid.allowInsecureRequests(configuration)
  return configuration
}

const Request = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string().min(1).max(255) })

/** Who has asked Facebook that what it told us be deleted; undefined for what Facebook has not signed. */
export function readDeletionRequest(signed: string, appSecret: string): string | undefined {
  const [signature = '', payload = ''] = signed.slice(0, 4_000).split('.')
  const right = createHmac('sha256', appSecret).update(payload).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  try {
    return Request.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data?.user_id
  } catch {
    return undefined
  }
}
