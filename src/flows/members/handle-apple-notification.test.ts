import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { register, listSignIns } from '#modules/members/sign-in.paths.ts'
import { newId } from '#platform/ids.server.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { signInBy } from './identity-browser.builders.ts'
import { type OpenIdServer, SHOP_AT_APPLE, startElsewhere } from './identity-servers.builders.ts'
import { lastMailTo } from './sign-in.builders.ts'

let apple: OpenIdServer
let shop: TestShop
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ apple, shop, stop } = await startElsewhere())
})
afterAll(() => stop())

/** Somebody who has just opened an account by Apple. */
async function comeByApple() {
  const [sub, email] = [newId(), `${newId()}@mail.test`]
  apple.person = { sub, email, email_verified: true }
  const token = await shop.visitor()
  const { data } = await signInBy(shop, { provider: 'apple', token })
  const opened = await shop.ask(register, { email, arrived: data.arrived ?? '', agreed: true }, { token })
  const linked = async () => (await shop.ask(listSignIns, {}, { token: opened.data.token })).data.identities
  return { sub, email, linked }
}

type Said = { sub: string; type?: string; at?: number; email?: string }
type Signed = { key?: OpenIdServer['key']; audience?: string; issuer?: string; issued?: number }

const now = (): number => Math.floor(Date.now() / 1_000)

/** As Apple signs it. */
function signed({ sub, type = 'consent-revoked', at = Date.now() + 1_000, email }: Said, by: Signed = {}): Promise<string> {
  const events = JSON.stringify({ type, sub, event_time: at, ...(email && { email, is_private_email: 'true' }) })
  return new SignJWT({ events })
    .setProtectedHeader({ alg: 'ES256', kid: 'loopback' })
    .setIssuer(by.issuer ?? apple.issuer)
    .setAudience(by.audience ?? SHOP_AT_APPLE.clientId)
    .setIssuedAt(by.issued ?? now())
    .setJti(newId())
    .sign(by.key ?? apple.key)
}

async function tell(payload: unknown): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(`${shop.url}/prod-api/auth/apple/notices`, { method: 'POST', headers, body: JSON.stringify({ payload }) }))
    .status
}

test.each(['consent-revoked', 'account-delete'])(
  'Apple says %s: it opens the account no longer, which its owner is told once',
  async (type) => {
    const { sub, email, linked } = await comeByApple()
    const payload = await signed({ sub, type })
    expect(await tell(payload)).toBe(200)
    expect(await tell(payload)).toBe(200)
    expect(await linked()).toEqual([])
    expect((await lastMailTo(shop, email)).subject).toBe('Apple is no longer linked to your account')
  },
)

test('Apple tells of another address: the member sees that one', async () => {
  const { sub, linked } = await comeByApple()
  expect(await tell(await signed({ sub, type: 'email-enabled', email: 'Relay@privaterelay.test' }))).toBe(200)
  expect(await linked()).toMatchObject([{ email: 'relay@privaterelay.test' }])
})

test('what Apple has not signed for this shop, lately, changes nothing', async () => {
  const { sub, linked } = await comeByApple()
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const good = await signed({ sub })
  const forged = [
    await signed({ sub }, { key: privateKey }),
    await signed({ sub }, { audience: 'another-shop' }),
    await signed({ sub }, { issuer: 'https://evil.example' }),
    await signed({ sub }, { issued: now() - 8 * 86_400 }),
    await signed({ sub, type: 'something-else' }),
    `${Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')}.${good.split('.')[1]}.`,
    'nonsense',
    { sub },
  ]
  for (const payload of forged) expect(await tell(payload)).toBe(400)
  expect(await linked()).toHaveLength(1)
})

test('an old notice does not undo that somebody has come by Apple anew since', async () => {
  const { sub, linked } = await comeByApple()
  expect(await tell(await signed({ sub, at: Date.now() - 60_000 }))).toBe(200)
  expect(await linked()).toHaveLength(1)
})
