import { createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type AdapterPayload, type ClientMetadata, type Configuration } from 'oidc-provider'
import { startTestShop } from '../../test-shop.builders.ts'

/** Anyone who is signed in at the provider when a browser comes by. */
type Person = { sub: string; email?: string; email_verified?: boolean; given_name?: string; family_name?: string }

export type OpenIdServer = {
  issuer: string
  person: Person
  key: KeyObject
  /** Once it is known where browsers are to come back to. */
  open: (redirectUris: string[]) => void
  stop: () => void
}

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const SHOP_AT_GOOGLE = { clientId: 'shop-at-google', secret: 'a-secret-of-google-and-the-shop' }
export const SHOP_AT_APPLE = { clientId: 'shop-at-apple', teamId: 'TEAM123456', keyId: 'KEY1234567' }

/** The certified provider on loopback; it lets in the one that `person` names, without a page. */
async function startOpenId(appleKey?: KeyObject): Promise<OpenIdServer> {
  let handle: ReturnType<Provider['callback']> | undefined
  let provider: Provider | undefined
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/') && provider)
      void provider.interactionFinished(request, response, { login: { accountId: own.person.sub } })
    else void handle?.(request, response)
  })
  const own: OpenIdServer = {
    issuer: await listen(server),
    person: { sub: 'nobody' },
    key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
    open: (redirectUris) => {
      provider = new Provider(own.issuer, configuration(own, redirectUris, appleKey !== undefined))
      if (appleKey) expectSignedSecret(provider, appleKey, own.issuer)
      handle = provider.callback()
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return own
}

/** What the provider knows, while the test lasts. */
function memory(): NonNullable<Configuration['adapter']> {
  const kept = new Map<string, AdapterPayload>()
  const find = async (found: (each: AdapterPayload) => boolean) => [...kept.values()].find(found)
  return (kind) => ({
    upsert: async (id, payload) => void kept.set(`${kind} ${id}`, payload),
    find: async (id) => kept.get(`${kind} ${id}`),
    findByUid: (uid) => find((each) => each.uid === uid),
    findByUserCode: (code) => find((each) => each.userCode === code),
    consume: async (id) => void Object.assign(kept.get(`${kind} ${id}`) ?? {}, { consumed: 1 }),
    destroy: async (id) => void kept.delete(`${kind} ${id}`),
    revokeByGrantId: async () => {},
  })
}

const MINUTES = 600

function configuration(own: OpenIdServer, redirectUris: string[], isApple: boolean): Configuration {
  const { clientId, secret } = isApple ? { clientId: SHOP_AT_APPLE.clientId, secret: 'signed-anew-each-time' } : SHOP_AT_GOOGLE
  const key = own.key.export({ format: 'jwk' })
  const client: ClientMetadata = {
    client_id: clientId,
    client_secret: secret,
    redirect_uris: redirectUris,
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post',
    id_token_signed_response_alg: 'ES256',
  }
  return {
    clients: [client],
    adapter: memory(),
    ttl: { Interaction: MINUTES, Grant: MINUTES, Session: MINUTES, AccessToken: MINUTES, IdToken: MINUTES },
    jwks: { keys: [{ ...key, kid: 'loopback', use: 'sig', alg: 'ES256' }] },
    cookies: { keys: ['a key of the test'] },
    scopes: ['openid', 'email', 'profile', 'name'],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google and Apple do: what is known stands in the token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, id) => ({ accountId: id, claims: () => own.person }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile name')
      await grant.save()
      return grant
    },
  }
}

/** Apple’s way: the secret is a token signed with the shop’s own key, for a few minutes. */
function expectSignedSecret(provider: Provider, publicKey: KeyObject, issuer: string): void {
  Object.assign(provider.Client.prototype, {
    compareClientSecret: async (secret: string) => {
      const [header = '', claims = '', signature = ''] = secret.split('.')
      const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
      const key = { key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })), dsaEncoding: 'ieee-p1363' as const }
      const { iss, sub, aud, exp } = read(claims)
      const isOurs = iss === SHOP_AT_APPLE.teamId && sub === SHOP_AT_APPLE.clientId && aud === issuer
      const isKept = Number(exp) > Date.now() / 1_000 && Number(exp) < Date.now() / 1_000 + 180 * 86_400
      const isSigned = verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))
      return isOurs && isKept && isSigned && read(header).kid === SHOP_AT_APPLE.keyId
    },
  })
}

/** A shop that knows Google and Apple, and the two. */
export async function startElsewhere() {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const [google, apple] = [await startOpenId(), await startOpenId(key.publicKey)]
  const shop = await startTestShop({
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: SHOP_AT_GOOGLE.clientId,
    GOOGLE_CLIENT_SECRET: SHOP_AT_GOOGLE.secret,
    APPLE_ISSUER: apple.issuer,
    APPLE_CLIENT_ID: SHOP_AT_APPLE.clientId,
    APPLE_TEAM_ID: SHOP_AT_APPLE.teamId,
    APPLE_KEY_ID: SHOP_AT_APPLE.keyId,
    APPLE_PRIVATE_KEY: key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
  })
  google.open([`${shop.url}/prod-api/auth/provider/callback/google`])
  apple.open([`${shop.url}/prod-api/auth/provider/callback/apple`])
  const stop = async (): Promise<void> => {
    for (const server of [google, apple]) server.stop()
    await shop.stop()
  }
  return { google, apple, shop, stop }
}

export const SHOP_AT_FACEBOOK = { appId: '1234567890', appSecret: 'facebook-and-the-shop' }

export type FacebookServer = {
  url: string
  person: { id: string; name?: string; email?: string }
  /** What it does instead of answering. */
  fault: 'none' | 'slow' | 'error' | 'not-json' | 'no-person'
  /** How often it was asked about a code. */
  asked: number
  stop: () => void
}

/** Facebook’s two calls; it knows each code once. */
export async function startFacebook(): Promise<FacebookServer> {
  const used = new Set<string>()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (request.url?.startsWith('/me'))
      return own.fault === 'no-person' ? send(400, { error: { message: 'Invalid OAuth access token.' } }) : send(200, own.person)
    own.asked += 1
    let body = ''
    for await (const part of request) body += String(part)
    const form = new URLSearchParams(body)
    if (own.fault === 'slow') return undefined
    if (own.fault === 'error') return send(500, {})
    if (own.fault === 'not-json') return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sorry</p>')
    const code = form.get('code') ?? ''
    if (used.has(code) || form.get('client_secret') !== SHOP_AT_FACEBOOK.appSecret || !form.get('code_verifier'))
      return send(400, { error: { message: 'This authorization code has been used.', code: 100 } })
    used.add(code)
    return send(200, { access_token: `token-of-${code}`, token_type: 'bearer', expires_in: 5_000 })
  }
  const server = createServer((request, response) => void answer(request, response))
  const own: FacebookServer = {
    url: await listen(server),
    person: { id: 'nobody' },
    fault: 'none',
    asked: 0,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return own
}
