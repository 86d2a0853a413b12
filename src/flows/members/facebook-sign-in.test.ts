import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { comeBackFromProvider, setOutForProvider } from '#modules/members/identities.paths.ts'
import { listSignIns, register, signInWithCode } from '#modules/members/sign-in.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { type FacebookServer, SHOP_AT_FACEBOOK, startFacebook } from './identity-servers.builders.ts'
import { askForCode, join, lastMailTo } from './sign-in.builders.ts'

let facebook: FacebookServer
let shop: TestShop
beforeAll(async () => {
  facebook = await startFacebook()
  shop = await startTestShop({
    FACEBOOK_APP_ID: SHOP_AT_FACEBOOK.appId,
    FACEBOOK_APP_SECRET: SHOP_AT_FACEBOOK.appSecret,
    FACEBOOK_AUTHORIZE_URL: `${facebook.url}/dialog`,
    FACEBOOK_TOKEN_URL: `${facebook.url}/token`,
    FACEBOOK_GRAPH_URL: facebook.url,
    OUTSIDE_TIMEOUT_MS: '2000',
  })
})
beforeEach(() => Object.assign(facebook, { fault: 'none', asked: 0, person: { id: newId(), name: 'Lo Wai Ching' } }))
afterAll(async () => {
  facebook.stop()
  await shop.stop()
})

const someone = (): string => `${newId()}@mail.test`

/** Sets out, and is back with a code; Facebook’s own page is left out. */
async function setOut(token: string): Promise<{ state: string; code: string }> {
  const { data } = await shop.ask(setOutForProvider, { provider: 'facebook' }, { token })
  const address = new URL(data.url)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: SHOP_AT_FACEBOOK.appId,
    redirect_uri: `${shop.url}/prod-api/auth/provider/callback/facebook`,
    response_type: 'code',
    code_challenge_method: 'S256',
  })
  return { state: address.searchParams.get('state') ?? '', code: newId() }
}
const comeBy = async (token: string) => shop.ask(comeBackFromProvider, await setOut(token), { token })

/** Somebody new proves an address with a code and opens an account that Facebook opens from now on. */
async function joinBy(email: string): Promise<string> {
  const token = await shop.visitor()
  const arrived = (await comeBy(token)).data.arrived ?? ''
  const code = await askForCode(shop, token, email)
  const { proof } = (await shop.ask(signInWithCode, { email, code, arrived }, { token })).data
  const opened = await shop.ask(register, { email, proof: proof ?? '', arrived, agreed: true }, { token })
  expect(opened.code).toBe(200)
  return opened.data.token
}

describe('somebody who comes by Facebook', () => {
  test('without an address is asked for one, proves it with a code, and is known the next time', async () => {
    const email = someone()
    const first = await comeBy(await shop.visitor())
    expect(first.data).toMatchObject({
      outcome: 'new',
      email: '',
      isEmailVerified: false,
      firstName: 'Lo Wai',
      lastName: 'Ching',
    })
    const token = await joinBy(email)
    const known = (await shop.ask(listSignIns, {}, { token })).data
    expect(known).toMatchObject({ contacts: [{ value: email }], identities: [{ provider: 'facebook' }] })
    expect((await comeBy(await shop.visitor())).data.outcome).toBe('in')
  })

  test('with the address of a member is let in only with a code to it: Facebook does not say whose it is', async () => {
    const { email, account } = await join(shop)
    facebook.person.email = email
    const token = await shop.visitor()
    const { data } = await comeBy(token)
    expect(data).toMatchObject({ outcome: 'new', email, isEmailVerified: false, account: null })
    const arrived = data.arrived ?? ''
    expect((await shop.ask(register, { email, arrived, agreed: true }, { token })).code).toBe(refusals.PROOF_OVER.code)
    const code = await askForCode(shop, token, email)
    expect((await shop.ask(signInWithCode, { email, code, arrived }, { token })).data.account).toBe(account)
    expect((await lastMailTo(shop, email)).subject).toBe('Facebook is now linked to your account')
  })

  test('with the same answer twice is let in once: Facebook is asked about a code once', async () => {
    const token = await shop.visitor()
    const returned = await setOut(token)
    const [one, other] = await Promise.all([1, 2].map(() => shop.ask(comeBackFromProvider, returned, { token })))
    expect(new Set([one?.code, other?.code])).toEqual(new Set([200, refusals.PROVIDER_OVER.code]))
    expect(facebook.asked).toBe(1)
  })
})

describe('Facebook', () => {
  test.each([
    ['slow', refusals.PROVIDER_AWAY.code],
    ['error', refusals.PROVIDER_AWAY.code],
    ['not-json', refusals.PROVIDER_REFUSED.code],
    ['no-person', refusals.PROVIDER_REFUSED.code],
  ] as const)('that is %s lets nobody in, and is waited for no longer than allowed', async (fault, code) => {
    const token = await shop.visitor()
    const returned = await setOut(token)
    facebook.fault = fault
    const began = performance.now()
    expect((await shop.ask(comeBackFromProvider, returned, { token })).code).toBe(code)
    expect(performance.now() - began).toBeLessThan(30_000)
  })

  test('passes on that somebody wants to be forgotten: the link goes, the account stays and its contact is told', async () => {
    const email = someone()
    const token = await joinBy(email)
    const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: facebook.person.id })).toString('base64url')
    const sign = (secret: string) => `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`
    const ask = (signed: string) =>
      fetch(`${shop.url}/account/google/deletion`, { method: 'POST', body: new URLSearchParams({ signed_request: signed }) })
    expect((await ask(sign('somebody else'))).status).toBe(400)
    expect((await ask('nonsense')).status).toBe(400)
    expect((await shop.ask(listSignIns, {}, { token })).data.identities).toHaveLength(1)
    const answer = await ask(sign(SHOP_AT_FACEBOOK.appSecret))
    expect(await answer.json()).toMatchObject({
      url: `${shop.url}/account/google/deletion`,
      confirmation_code: expect.any(String),
    })
    expect((await shop.ask(listSignIns, {}, { token })).data.identities).toEqual([])
    expect((await lastMailTo(shop, email)).subject).toBe('Facebook is no longer linked to your account')
  })
})
