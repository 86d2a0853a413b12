import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToBag, getBag } from '#modules/bag/bag.paths.ts'
import {
  comeBackFromProvider,
  listProviders,
  setOutForProvider,
  setOutToLink,
  unlinkProvider,
} from '#modules/members/identities.paths.ts'
import { listSignIns, register, signInWithCode, signInWithPassword } from '#modules/members/sign-in.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { goAndReturn, goThrough, signInBy } from './identity-browser.builders.ts'
import { type OpenIdServer, startElsewhere } from './identity-servers.builders.ts'
import { askForCode, join, lastMailTo, PASSWORD } from './sign-in.builders.ts'

let google: OpenIdServer
let apple: OpenIdServer
let shop: TestShop
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ google, apple, shop, stop } = await startElsewhere())
})
afterAll(() => stop())

const servers = () => ({ google, apple })
const freshEmail = (): string => `${newId()}@mail.test`
/** Somebody with a proven address at a provider. */
const somebody = (email = freshEmail(), email_verified = true) => ({
  sub: newId(),
  email,
  email_verified,
  given_name: 'Wai Ching',
  family_name: 'Lo',
})

describe.each(['google', 'apple'] as const)('somebody who comes by %s', (provider) => {
  test('and is new agrees to the terms, has an account with the address that was proven there, and is known the next time', async () => {
    const person = somebody()
    servers()[provider].person = person
    const token = await shop.visitor()
    const { data } = await signInBy(shop, { provider, token })
    expect(data).toMatchObject({
      outcome: 'new',
      email: person.email,
      isEmailVerified: true,
      firstName: 'Wai Ching',
      token: null,
    })
    const opening = { email: person.email, arrived: data.arrived ?? '', firstName: data.firstName, lastName: data.lastName }
    expect((await shop.ask(register, opening, { token })).code).toBe(refusals.TERMS_NEEDED.code)
    const opened = await shop.ask(register, { ...opening, agreed: true }, { token })
    expect(opened.code).toBe(200)
    const known = (await shop.ask(listSignIns, {}, { token: opened.data.token })).data
    expect(known).toMatchObject({
      contacts: [{ kind: 'email', value: person.email }],
      identities: [{ provider }],
      hasPassword: false,
    })
    const again = await signInBy(shop, { provider, token: await shop.visitor() })
    expect(again.data).toMatchObject({ outcome: 'in', account: opened.data.account })
  })

  test('brings along what they gathered as a visitor, whose session ends', async () => {
    const { email, account } = await join(shop)
    servers()[provider].person = somebody(email)
    const token = await shop.visitor()
    const { skuIds } = await shop.product()
    await shop.ask(addToBag, { list: [{ skuId: skuIds[0] ?? '', quantity: 1 }] }, { token })
    const { data } = await signInBy(shop, { provider, token })
    expect(data).toMatchObject({ outcome: 'in', account })
    expect(JSON.stringify(await shop.ask(getBag, {}, { token: data.token ?? '' }))).toContain(skuIds[0])
    expect((await shop.ask(getBag, {}, { token })).code).toBe(refusals.SESSION_INVALID.code)
  })
})

describe('an address', () => {
  test('that is proven there and here opens the account here, and its owner is told', async () => {
    const { email, account } = await join(shop)
    google.person = somebody(email)
    const { data } = await signInBy(shop, { provider: 'google', token: await shop.visitor() })
    expect(data).toMatchObject({ outcome: 'in', account })
    expect((await lastMailTo(shop, email)).subject).toBe('Google is now linked to your account')
  })

  test('that is somebody’s here and not proven there opens nothing, tells nothing, and is told in the same words as any other', async () => {
    const { email, account } = await join(shop)
    const token = await shop.visitor()
    google.person = somebody(email, false)
    const { data } = await signInBy(shop, { provider: 'google', token })
    expect(data).toMatchObject({ outcome: 'new', isEmailVerified: false, token: null, account: null })
    const arrived = data.arrived ?? ''
    const forced = await shop.ask(register, { email, arrived, agreed: true }, { token })
    expect(forced.code).toBe(refusals.PROOF_OVER.code)
    const code = await askForCode(shop, token, email)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await shop.ask(signInWithCode, { email, code: wrong, arrived }, { token })).code).toBe(refusals.CODE_WRONG.code)
    expect((await shop.ask(signInWithCode, { email, code, arrived }, { token })).data.account).toBe(account)
    const again = await signInBy(shop, { provider: 'google', token: await shop.visitor() })
    expect(again.data).toMatchObject({ outcome: 'in', account })
  })

  test('that is not proven there may be linked by signing in with the password, once', async () => {
    const { email, account } = await join(shop)
    const token = await shop.visitor()
    google.person = somebody(email, false)
    const arrived = (await signInBy(shop, { provider: 'google', token })).data.arrived ?? ''
    const other = await shop.ask(signInWithPassword, { email, password: PASSWORD, arrived }, { token: await shop.visitor() })
    expect(other.code).toBe(refusals.PROVIDER_OVER.code)
    expect((await shop.ask(signInWithPassword, { email, password: PASSWORD, arrived }, { token })).data.account).toBe(account)
    const stale = await shop.ask(signInWithPassword, { email, password: PASSWORD, arrived }, { token: await shop.visitor() })
    expect(stale.code).toBe(refusals.PROVIDER_OVER.code)
  })

  test('another than the one that was proven there opens no account', async () => {
    google.person = somebody()
    const token = await shop.visitor()
    const arrived = (await signInBy(shop, { provider: 'google', token })).data.arrived ?? ''
    const answer = await shop.ask(register, { email: freshEmail(), arrived, agreed: true }, { token })
    expect(answer.code).toBe(refusals.PROOF_OVER.code)
  })
})

describe('who comes back', () => {
  const back = (returned: Parameters<typeof comeBackFromProvider.types & {}>[0], token: string) =>
    shop.ask(comeBackFromProvider, returned, { token })

  test('with a state that was never set out with, or a second time, is refused', async () => {
    const { email } = await join(shop)
    google.person = somebody(email)
    const token = await shop.visitor()
    const returned = await goAndReturn(shop, { provider: 'google', token })
    expect((await back({ ...returned, state: 'en.made-up' }, token)).code).toBe(refusals.PROVIDER_OVER.code)
    const first = await back(returned, token)
    expect(first.data.outcome).toBe('in')
    expect((await back(returned, first.data.token ?? '')).code).toBe(refusals.PROVIDER_OVER.code)
    expect((await back(returned, await shop.visitor())).code).toBe(refusals.PROVIDER_OVER.code)
  })

  test('in another browser than the one that set out is refused there, and nobody is signed in as somebody else', async () => {
    const attacker = await join(shop)
    google.person = somebody(attacker.email)
    const own = await shop.visitor()
    const returned = await goAndReturn(shop, { provider: 'google', token: own })
    const victim = await shop.visitor()
    expect((await back(returned, victim)).code).toBe(refusals.PROVIDER_OVER.code)
    const member = await join(shop)
    expect((await back(returned, member.token)).code).toBe(refusals.PROVIDER_OVER.code)
    expect((await back(returned, own)).data.account).toBe(attacker.account)
  })

  test('with the code of somebody else’s journey is refused: it fits only what that one had set out with', async () => {
    google.person = somebody()
    const [thief, victim] = [await shop.visitor(), await shop.visitor()]
    const foreign = await goAndReturn(shop, { provider: 'google', token: victim })
    const own = await goAndReturn(shop, { provider: 'google', token: thief })
    expect((await back({ ...own, code: foreign.code }, thief)).code).toBe(refusals.PROVIDER_REFUSED.code)
  })

  test('with a token made for another request is refused: its nonce is not the one set out with', async () => {
    google.person = somebody()
    const token = await shop.visitor()
    const bend = (url: string) => url.replace(/nonce=[^&]+/, 'nonce=another')
    expect((await signInBy(shop, { provider: 'google', token, bend })).code).toBe(refusals.PROVIDER_REFUSED.code)
  })

  test('too late, or without having agreed there, is told to begin again', async () => {
    google.person = somebody()
    const token = await shop.visitor()
    const late = await goAndReturn(shop, { provider: 'google', token })
    await runSql(shop.database, sql`update provider_visits set expires_at = now() - interval '1 second'`)
    expect((await back(late, token)).code).toBe(refusals.PROVIDER_OVER.code)
    const { data } = await shop.ask(setOutForProvider, { provider: 'google' }, { token })
    const state = new URL(data.url).searchParams.get('state') ?? ''
    expect((await back({ state }, token)).code).toBe(refusals.PROVIDER_REFUSED.code)
  })

  test('is led to the page of their language and nowhere else, whatever the address says', async () => {
    const at = `${shop.url}/prod-api/auth/provider/callback/google`
    const asked = '?state=zh.x&code=y&redirect=https://evil.test&next=//evil.test&error=access_denied'
    const response = await fetch(at + asked, { redirect: 'manual' })
    expect(response.headers.get('location')).toBe('/zh/member/arrive#state=zh.x&code=y')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const posted = await fetch(at.replace('google', 'apple'), {
      method: 'POST',
      body: new URLSearchParams({ state: '//evil.test', code: 'y' }),
      redirect: 'manual',
    })
    expect(posted.headers.get('location')).toBe('/member/arrive#state=%2F%2Fevil.test&code=y')
  })
})

describe('a member', () => {
  const link = async (token: string, shown: { oldPassword?: string }) =>
    shop.ask(setOutToLink, { provider: 'google', ...shown }, { token })

  test('links and unlinks with the password asked again, and the contact is told of both', async () => {
    const { email, token, account } = await join(shop)
    google.person = somebody()
    expect((await link(token, {})).code).toBe(refusals.PASSWORD_NOW_WRONG.code)
    const { url } = (await link(token, { oldPassword: PASSWORD })).data
    const linked = await shop.ask(comeBackFromProvider, await goThrough(shop, url), { token })
    expect(linked.data).toMatchObject({ outcome: 'linked', token: null })
    expect((await lastMailTo(shop, email)).subject).toBe('Google is now linked to your account')
    expect((await signInBy(shop, { provider: 'google', token: await shop.visitor() })).data.account).toBe(account)
    const wrong = await shop.ask(unlinkProvider, { provider: 'google', oldPassword: 'Not-this-1' }, { token })
    expect(wrong.code).toBe(refusals.PASSWORD_NOW_WRONG.code)
    expect((await shop.ask(unlinkProvider, { provider: 'google', oldPassword: PASSWORD }, { token })).code).toBe(200)
    expect((await lastMailTo(shop, email)).subject).toBe('Google is no longer linked to your account')
    expect((await signInBy(shop, { provider: 'google', token: await shop.visitor() })).data.outcome).toBe('new')
  })

  test('cannot link what opens somebody else’s account', async () => {
    const [one, other] = [await join(shop), await join(shop)]
    google.person = somebody(one.email)
    await signInBy(shop, { provider: 'google', token: await shop.visitor() })
    const { url } = (await link(other.token, { oldPassword: PASSWORD })).data
    const answer = await shop.ask(comeBackFromProvider, await goThrough(shop, url), { token: other.token })
    expect(answer.code).toBe(refusals.IDENTITY_TAKEN.code)
  })

  test('keeps the last way in', async () => {
    const { email, token } = await join(shop)
    google.person = somebody(email)
    await signInBy(shop, { provider: 'google', token: await shop.visitor() })
    await runSql(shop.database, sql`delete from contacts where value = ${email}`)
    const answer = await shop.ask(unlinkProvider, { provider: 'google', oldPassword: PASSWORD }, { token })
    expect(answer.code).toBe(refusals.LAST_WAY_IN.code)
    expect((await shop.ask(listSignIns, {}, { token })).data.identities).toHaveLength(1)
  })
})

test('providers are offered in one order; the practice pages stand in for those that are not named', async () => {
  expect((await shop.ask(listProviders, {})).data.list).toEqual(['apple', 'google', 'facebook'])
  const { data } = await shop.ask(setOutForProvider, { provider: 'facebook' }, { token: await shop.visitor() })
  expect(data.url).toMatch(/^\/sandbox\/sign-in\/facebook\/authorize\?/)
})
