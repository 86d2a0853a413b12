import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type ProviderName, splitName } from '#platform/identity/identity-provider.server.ts'
import { newToken } from '#platform/ids.server.ts'

/** Known to everybody: it opens practice accounts alone, and is never served in production. */
export const PRACTICE_APP = 'praya-practice'
export const PRACTICE_SECRET = 'practice-sign-in-secret'
const PRACTICE_PATH = '/sandbox/sign-in'
export const practicePath = (path: string): string => `${PRACTICE_PATH}/${path}`

/** Who somebody says they are on the practice page. */
export type PracticePerson = { name: string; email: string; isVerified: boolean }
export type PracticeAsk = { redirectUri: string; nonce: string; challenge: string }
type Grant = PracticeAsk & { provider: ProviderName; person: PracticePerson; endsAt: number }

const CODE_MS = 60_000
const MOST_OPEN = 1_000

/** What the practice providers of one process have granted; a demo has one process. */
export class PracticeGrants {
  readonly #codes = new Map<string, Grant>()
  readonly #tokens = new Map<string, Grant>()
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  grant(provider: ProviderName, person: PracticePerson, ask: PracticeAsk): string {
    const code = newToken()
    keep(this.#codes, code, { provider, person, ...ask, endsAt: Date.now() + CODE_MS })
    return code
  }

  /** A code counts once, for anyone who knows what its challenge was made of. */
  redeem(provider: ProviderName, asked: { code: string; verifier: string; redirectUri: string }): Grant | undefined {
    const grant = this.#codes.get(asked.code)
    this.#codes.delete(asked.code)
    const challenge = createHash('sha256').update(asked.verifier).digest('base64url')
    const fits = grant?.provider === provider && grant.challenge === challenge && grant.redirectUri === asked.redirectUri
    return grant && fits && grant.endsAt > Date.now() ? grant : undefined
  }

  accessToken(grant: Grant): string {
    const token = newToken()
    keep(this.#tokens, token, grant)
    return token
  }

  personOf(token: string): PracticePerson | undefined {
    return this.#tokens.get(token)?.person
  }

  publicKey(): object {
    return { ...this.#key.publicKey.export({ format: 'jwk' }), kid: 'practice', alg: 'ES256', use: 'sig' }
  }

  idToken(issuer: string, { person, nonce, provider }: Grant): string {
    const now = Math.floor(Date.now() / 1_000)
    const claims = { iss: issuer, aud: PRACTICE_APP, iat: now, exp: now + 300, nonce, sub: subjectOf(provider, person) }
    const { firstName, lastName } = splitName(person.name)
    const about = { email: person.email, email_verified: person.isVerified, given_name: firstName, family_name: lastName }
    return signed(this.#key.privateKey, { ...claims, ...about })
  }
}

function keep(kept: Map<string, Grant>, key: string, grant: Grant): void {
  const [oldest] = kept.keys()
  if (kept.size >= MOST_OPEN && oldest !== undefined) kept.delete(oldest)
  kept.set(key, grant)
}

/** The same address is the same person. */
export const subjectOf = (provider: ProviderName, { email, name }: PracticePerson): string =>
  createHash('sha256')
    .update(`${provider} ${email.toLowerCase() || name}`)
    .digest('hex')
    .slice(0, 24)

function signed(key: KeyObject, claims: object): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
  const text = `${encode({ alg: 'ES256', kid: 'practice' })}.${encode(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
