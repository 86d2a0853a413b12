import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { join, PASSWORD } from '#flows/members/sign-in.builders.ts'
import { queryAddress } from '#modules/address-book/address-book.paths.ts'
import { getConsents } from '#modules/consents/consents.paths.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import { queryPoints } from '#modules/points/points.paths.ts'
import { givePoints } from '#flows/place-order/rewards.builders.ts'
import { listSignIns, signInWithPassword, signOut } from '#modules/members/sign-in.paths.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { askPage, cookieOf, heldBy, openPage, ORIGIN, sayAll, sendForm } from '../own-pages.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: ORIGIN }, sayAll)
})
afterAll(() => shop.stop())

const detailsOf = async ({ token }: { token: string }) => (await shop.ask(getDetails, {}, { token })).data
const addressesOf = async ({ token }: { token: string }) => (await shop.ask(queryAddress, {}, { token })).data
const DETAILS = { language: 'en_US', sexType: '1', areaNum: '+852', gender: 'confidential' }
const PLACE = {
  firstName: 'Wai',
  lastName: 'Chan',
  areaNum: '+852',
  mobile: '91234567',
  territory: 'HK',
  provinceCode: 'central-and-western',
}
const ADDRESS = { ...PLACE, address: '8 Bonham Strand', isShipping: 'on' }

describe('a form of the account without script', () => {
  test('signs in and goes on where its sender wanted to go, with a new session', async () => {
    const planted = await join(shop)
    const { email, account } = await join(shop)
    const typed = { email, password: PASSWORD, back: '/myaccount/orders?group=to-pay' }
    const done = await sendForm(shop, '/member/login', typed, { cookie: heldBy(planted) })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/myaccount/orders?group=to-pay'])
    expect(cookieOf(done)).not.toBe(heldBy(planted))
    expect((await askPage(shop, '/myaccount', cookieOf(done))).told?.owner?.account).toBe(account)
    expect((await askPage(shop, '/myaccount', heldBy(planted))).told?.owner).toBeUndefined()
  })

  test('gives back what was typed, but no password, with what is wrong beside its field', async () => {
    const { email } = await join(shop)
    const wrong = await sendForm(shop, '/zh/member/login', { email, password: 'Wrong-to-Sai-Wan-7', back: '/zh/bags' })
    expect(wrong.status).toBe(422)
    expect(wrong.told?.tried).toMatchObject({ form: 'sign-in', values: { email, back: '/zh/bags' } })
    expect(JSON.stringify(wrong.told)).not.toContain('Wrong-to')
    expect(JSON.stringify(wrong.told?.tried)).toMatch(/\p{Script=Han}/u)
    expect(wrong.headers.getSetCookie()).toEqual([])
    expect(wrong.headers.get('cache-control')).toBe('private, no-store')
  })

  test('signs nobody in from another site, nor where nothing says where it comes from', async () => {
    const { email } = await join(shop)
    const from: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      {},
    ]
    for (const headers of from) {
      const body = new URLSearchParams({ email, password: PASSWORD })
      const refused = await askPage(shop, '/member/login', '', { method: 'POST', body, headers })
      expect(refused.status).toBe(403)
      expect(refused.headers.getSetCookie()).toEqual([])
    }
    const body = new URLSearchParams({ email, password: PASSWORD })
    expect((await askPage(shop, '/member/login', '', { method: 'POST', body, headers: { Origin: ORIGIN } })).status).toBe(303)
  })

  test('keeps what somebody tells of themselves, in their language from then on', async () => {
    const member = await join(shop)
    const { cookie, mark } = await openPage(shop, member)
    const kept = await sendForm(
      shop,
      '/myaccount/info',
      { ...DETAILS, mark, nickname: 'Waiwai', language: 'cht_CN', sexType: '2' },
      { cookie },
    )
    expect([kept.status, kept.headers.get('location')]).toEqual([303, '/zh/myaccount/info?done=saved'])
    expect(kept.headers.getSetCookie().join()).toMatch(/sexType=2;.*locale=cht_CN;/)
    expect(await detailsOf(member)).toMatchObject({ nickname: 'Waiwai', language: 'cht_CN', sexType: 2 })
  })

  test('is refused by the same rules as the screen’s, beside the field, and loses nothing', async () => {
    const member = await join(shop)
    const { cookie, mark } = await openPage(shop, member)
    const refused = await sendForm(
      shop,
      '/myaccount/info',
      { ...DETAILS, mark, nickname: 'W'.repeat(21), signature: 'Slowly' },
      { cookie },
    )
    expect(refused.status).toBe(422)
    expect(refused.told?.tried).toMatchObject({ form: 'details', values: { signature: 'Slowly' } })
    expect(Object.keys(refused.told?.tried?.problems ?? {})).toEqual(['nickname'])
    expect(refused.told?.tried?.problems.nickname).toMatch(/ /)
    expect(await detailsOf(member)).toMatchObject({ nickname: '', signature: '' })
  })

  test('with the mark of another session, a wrong one or none, or from another site, changes nothing and is given back', async () => {
    const [member, other] = [await join(shop), await join(shop)]
    const { cookie, mark } = await openPage(shop, member)
    const foreign = (await openPage(shop, other)).mark
    const told = { ...DETAILS, nickname: 'Planted' }
    const tries = [
      sendForm(shop, '/myaccount/info', { ...told, mark: foreign }, { cookie }),
      sendForm(shop, '/myaccount/info', { ...told, mark: `${mark}x` }, { cookie }),
      sendForm(shop, '/myaccount/info', told, { cookie }),
      sendForm(shop, '/myaccount/info', { ...told, mark }, { cookie, headers: { 'Sec-Fetch-Site': 'cross-site' } }),
      askPage(shop, '/myaccount/info', cookie, {
        method: 'POST',
        body: new URLSearchParams({ ...told, mark }),
        headers: { Origin: 'null' },
      }),
    ]
    for (const refused of await Promise.all(tries)) {
      expect(refused.status).toBe(403)
      expect(refused.told?.tried).toMatchObject({ values: { nickname: 'Planted' }, told: refusals.FORM_OVER.en })
      expect(refused.told?.tried?.values).not.toHaveProperty('mark')
    }
    expect((await detailsOf(member)).nickname).toBe('')
    const marks = [mark, foreign, member.token]
    expect(new Set(marks).size).toBe(3)
  })

  test('of a session that has ended leads to the way in, and back', async () => {
    const member = await join(shop)
    const { cookie, mark } = await openPage(shop, member)
    await shop.ask(signOut, {}, { token: member.token })
    const ended = await sendForm(shop, '/zh/myaccount/address/add?id=1', { ...ADDRESS, mark }, { cookie })
    expect([ended.status, ended.headers.get('location')]).toEqual([
      303,
      `/zh/member/login?back=${encodeURIComponent('/zh/myaccount/address/add?id=1')}`,
    ])
  })

  test('gives a friend points once, however often it is sent, and says beside its field what cannot be', async () => {
    const [member, friend] = [await join(shop), await join(shop)]
    await givePoints(shop, member.account, 50)
    const { cookie, mark, key } = await openPage(shop, member, '/myaccount/points')
    const give = (typed: Record<string, string>) =>
      sendForm(shop, '/myaccount/points', { mark, key, to: friend.email, message: '', ...typed }, { cookie })
    const refused = await give({ points: '51' })
    expect([refused.status, refused.told?.tried?.values.to]).toEqual([422, friend.email])
    expect(refused.told?.tried).toMatchObject({ form: 'gift', problems: { points: expect.any(String) } })
    expect((await give({ points: 'many' })).told?.tried?.problems).toMatchObject({ points: expect.any(String) })
    for (let time = 0; time < 2; time += 1) {
      const given = await give({ points: '20' })
      expect([given.status, given.headers.get('location')]).toEqual([303, '/myaccount/points?done=given'])
    }
    expect((await shop.ask(queryPoints, {}, { token: friend.token })).data.points).toBe(20)
  })

  test('keeps an address once, however often it is sent, changes it, and deletes it when that is said twice', async () => {
    const member = await join(shop)
    const { cookie, mark, key } = await openPage(shop, member)
    const given = { ...ADDRESS, mark, key }
    for (const sent of await Promise.all([0, 1].map(() => sendForm(shop, '/myaccount/address/add', given, { cookie }))))
      expect(sent.headers.get('location')).toBe('/myaccount/address?done=saved')
    const [address] = await addressesOf(member)
    expect(await addressesOf(member)).toHaveLength(1)
    const id = address?.userAddressId ?? ''
    const path = `/myaccount/address/add?id=${id}`
    expect(
      (await sendForm(shop, path, { ...ADDRESS, mark, isDefault: 'on', address: '9 Bonham Strand' }, { cookie })).status,
    ).toBe(303)
    expect(await addressesOf(member)).toMatchObject([{ address: '9 Bonham Strand', isDefault: true }])
    const asked = await sendForm(shop, '/myaccount/address', { mark, act: 'delete', userAddressId: id }, { cookie })
    expect(asked).toMatchObject({ status: 200, told: { tried: { values: { act: 'delete', userAddressId: id } } } })
    await sendForm(shop, '/myaccount/address', { mark, act: 'delete-surely', userAddressId: id }, { cookie })
    expect(await addressesOf(member)).toEqual([])
  })

  test('reaches no address of anybody else', async () => {
    const [member, other] = [await join(shop), await join(shop)]
    const theirs = await openPage(shop, other)
    await sendForm(shop, '/myaccount/address/add', { ...ADDRESS, ...theirs }, theirs)
    const [address] = await addressesOf(other)
    const userAddressId = address?.userAddressId ?? ''
    const { cookie, mark } = await openPage(shop, member)
    await sendForm(shop, '/myaccount/address', { mark, act: 'delete-surely', userAddressId }, { cookie })
    await sendForm(shop, `/myaccount/address/add?id=${userAddressId}`, { ...ADDRESS, mark, address: 'Elsewhere' }, { cookie })
    expect(await addressesOf(other)).toMatchObject([{ address: ADDRESS.address }])
  })

  test('says yes and no to what is ticked, and only where that is news', async () => {
    const member = await join(shop)
    const { cookie, mark } = await openPage(shop, member, '/myaccount/consents')
    const said = await sendForm(shop, '/myaccount/consents', { mark, 'orders-email': 'on', 'hide-friends': 'on' }, { cookie })
    expect(said.headers.get('location')).toBe('/myaccount/consents?done=saved')
    const { list } = (await shop.ask(getConsents, {}, { token: member.token })).data
    expect(list.filter(({ given }) => given).map(({ kind }) => kind)).toEqual(['orders-email', 'hide-friends'])
    expect(list.find(({ kind }) => kind === 'orders-email')?.changedTime).toBeNull()
  })

  test('changes the password for who shows the present one, which no answer repeats, and ends what else is open', async () => {
    const member = await join(shop)
    const { cookie, mark } = await openPage(shop, member, '/myaccount/devices')
    const { data } = await shop.ask(signInWithPassword, { email: member.email, password: PASSWORD })
    const sent = { mark, act: 'password', oldPassword: 'Wrong-to-Sai-Wan-7', password: 'Other-to-Sai-Wan-8' }
    const refused = await sendForm(shop, '/myaccount/devices', sent, { cookie })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.told?.tried?.problems ?? {})).toEqual(['oldPassword'])
    expect(JSON.stringify(refused.told)).not.toContain('to-Sai-Wan')
    const kept = await sendForm(shop, '/myaccount/devices', { ...sent, oldPassword: PASSWORD }, { cookie })
    expect([kept.status, kept.headers.get('location')]).toEqual([303, '/myaccount/devices?done=kept'])
    expect((await shop.ask(listSignIns, {}, { token: data.token })).code).toBe(refusals.SESSION_INVALID.code)
    expect((await askPage(shop, '/myaccount', cookie)).told?.owner).toBeDefined()
  })

  test('ends one session of several, or all of them', async () => {
    const member = await join(shop)
    const { cookie, mark } = await openPage(shop, member)
    const { data } = await shop.ask(signInWithPassword, { email: member.email, password: PASSWORD })
    const { list } = (await shop.ask(listSignIns, {}, { token: data.token })).data
    const sessionId = list.find(({ isThis }) => isThis)?.sessionId ?? ''
    await sendForm(shop, '/myaccount/devices', { mark, act: 'end', sessionId }, { cookie })
    expect((await shop.ask(listSignIns, {}, { token: data.token })).code).toBe(refusals.SESSION_INVALID.code)
    const third = (await shop.ask(signInWithPassword, { email: member.email, password: PASSWORD })).data
    await sendForm(shop, '/member/signOut', { mark, act: 'everywhere' }, { cookie })
    expect((await shop.ask(listSignIns, {}, { token: third.token })).code).toBe(refusals.SESSION_INVALID.code)
  })

  test('signs out whoever sends it, and nobody whom another site sends', async () => {
    const member = await join(shop)
    const { cookie, mark } = await openPage(shop, member)
    await sendForm(shop, '/member/signOut', {}, { cookie })
    await sendForm(shop, '/member/signOut', { mark }, { cookie, headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect((await askPage(shop, '/myaccount', cookie)).told?.owner).toBeDefined()
    const left = await sendForm(shop, '/member/signOut', { mark }, { cookie })
    expect([left.status, left.headers.get('location'), cookieOf(left)]).toEqual([303, '/', '__Host-session='])
    expect((await shop.ask(listSignIns, {}, { token: member.token })).code).toBe(refusals.SESSION_INVALID.code)
  })
})
