import * as openid from 'openid-client'
import { z } from 'zod'
import {
  askingThrough,
  fetchOnce,
  type Identity,
  type IdentityProvider,
  type Patience,
  type Returned,
} from './identity-provider.server.ts'

export type OpenIdOptions = Patience & {
  issuer: () => string
  clientId: string
  auth: openid.ClientAuth
  scope: string
  /** `form_post`: the browser comes back with a form, as Apple wants it when a name or an address is requested. */
  responseMode?: 'form_post'
  /** Of the shop's own practice pages: they are reached under whatever name the shop is. */
  isOwn?: boolean
}

/** What a provider publishes of itself, keys apart, changes about as often as it moves. */
const KNOWN_FOR_MS = 6 * 3_600_000

/** Google says true, Apple sometimes "true". */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  given_name: z.string().max(200).optional(),
  family_name: z.string().max(200).optional(),
})
const AppleUser = z.object({
  name: z.object({ firstName: z.string().max(200).default(''), lastName: z.string().max(200).default('') }),
})

/** A provider that speaks OpenID Connect: code flow with PKCE, state and nonce, and a signature that is looked at. */
export function openIdProvider(options: OpenIdOptions): IdentityProvider {
  const asking = askingThrough(options)
  const configured = discoverer(options)
  return {
    authorizeUrl: ({ state, nonce, verifier, redirectUri }) =>
      asking(async () => {
        const url = openid.buildAuthorizationUrl(await configured(), {
          redirect_uri: redirectUri,
          scope: options.scope,
          state,
          nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(options.responseMode ? { response_mode: options.responseMode } : {}),
        })
        return options.isOwn ? url.pathname + url.search : url.href
      }),
    identify: (returned, { state, nonce, verifier, redirectUri }) =>
      asking(async () => {
        const back = returnAddress(redirectUri, returned)
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
        const granted = await openid.authorizationCodeGrant(await configured(), back, checks)
        return identityOf(Claims.parse(granted.claims()), returned.user)
      }),
  }
}

/** The address the browser came back to, as the library reads it. */
export function returnAddress(redirectUri: string, { code, state, iss }: Returned): URL {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries({ code, state, iss })) if (value !== undefined) address.searchParams.set(name, value)
  return address
}

function discoverer({ issuer, clientId, auth, timeoutMs }: OpenIdOptions): () => Promise<openid.Configuration> {
  let known: { at: number; configuration: openid.Configuration } | undefined
  return async () => {
    if (known && performance.now() - known.at < KNOWN_FOR_MS) return known.configuration
    const server = new URL(issuer())
    const execute = [openid.enableNonRepudiationChecks, ...(server.protocol === 'http:' ? [openid.allowInsecureRequests] : [])]
    const configuration = await openid.discovery(server, clientId, {}, auth, {
      execute,
      timeout: timeoutMs / 1_000,
      [openid.customFetch]: fetchOnce,
    })
    known = { at: performance.now(), configuration }
    return configuration
  }
}

function identityOf(claims: z.output<typeof Claims>, user: string | undefined): Identity {
  const { sub, email = '', email_verified: verified, given_name: given = '', family_name: family = '' } = claims
  const told = nameIn(user)
  return {
    subject: sub,
    email: email.trim().toLowerCase(),
    isEmailVerified: email !== '' && (verified === true || verified === 'true'),
    firstName: given || told.firstName,
    lastName: family || told.lastName,
  }
}

/** Apple tells a name once, beside what it signs: good enough to begin a form with, and for nothing else. */
function nameIn(user: string | undefined): { firstName: string; lastName: string } {
  const nothing = { firstName: '', lastName: '' }
  if (!user) return nothing
  try {
    return AppleUser.parse(JSON.parse(user)).name
  } catch {
    return nothing
  }
}
