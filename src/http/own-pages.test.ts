import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { join, PASSWORD } from '#flows/members/sign-in.builders.ts'
import { queryAddress } from '#modules/address-book/address-book.paths.ts'
import { changePassword, listSignIns, signInWithPassword, signOut } from '#modules/members/sign-in.paths.ts'
import { getBag } from '#modules/bag/bag.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { screens } from '#routes.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { askPage, heldBy, heldByGuest, ORIGIN, sayAll } from './own-pages.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: ORIGIN }, sayAll)
})
afterAll(() => shop.stop())

const post = (path: string, body: object, token?: string) =>
  fetch(shop.url + BASE_PATH + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
const lastSeen = async ({ token }: { token: string }): Promise<number> =>
  Date.parse((await shop.ask(listSignIns, {}, { token })).data.list[0]?.seenTime ?? '')

describe('the cookie of a session', () => {
  test('comes with signing in, for the server alone, for thirty days and this host only, and beside it that of the device', async () => {
    const { email } = await join(shop)
    const response = await post('/auth/login', { email, password: PASSWORD })
    const { data } = (await response.json()) as { data: { token: string } }
    expect(response.headers.getSetCookie()).toEqual([
      `__Host-session=${data.token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
      expect.stringMatching(/^__Host-device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/),
    ])
  })

  test('is taken away by signing out, and is worth nothing afterwards', async () => {
    const member = await join(shop)
    const { headers } = await post('/member/member/logout.do', {}, member.token)
    expect(headers.getSetCookie()).toEqual(['__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'])
    const page = await askPage(shop, '/myaccount', heldBy(member))
    expect(page.told).toEqual({ url: '/myaccount' })
    expect(page.headers.getSetCookie()[0]).toContain('Max-Age=0')
  })

  test('lasts as long as its session, also when only pages are opened', async () => {
    const member = await join(shop)
    expect((await askPage(shop, '/myaccount', heldBy(member))).headers.getSetCookie()).toEqual([])
    await runSql(
      shop.database,
      sql`update sessions set seen_at = now() - interval '2 hours' where account_id = ${member.account}`,
    )
    expect((await askPage(shop, '/myaccount', heldBy(member))).headers.getSetCookie()[0]).toContain('Max-Age=2592000')
    await runSql(
      shop.database,
      sql`update sessions set seen_at = now() - interval '2 hours' where account_id = ${member.account}`,
    )
    expect((await post(getBag.path, {}, member.token)).headers.getSetCookie()[0]).toContain(heldBy(member))
  })

  test('of somebody who comes every three weeks ends 180 days after they signed in, and signing in begins another', async () => {
    const member = await join(shop)
    const opens = async ({ token }: { token: string }): Promise<boolean> =>
      (await askPage(shop, '/myaccount', heldBy({ token }))).told?.owner !== undefined
    const began = clock.now().getTime()
    try {
      for (const weeks of [3, 6, 9, 12, 15, 18, 21, 24, 25]) {
        clock.advance(began + weeks * 7 * DAY - clock.now().getTime())
        expect([weeks, await opens(member)]).toEqual([weeks, true])
        await expect.poll(() => lastSeen(member)).toBeGreaterThan(began + weeks * 7 * DAY - 1)
      }
      clock.advance(began + 181 * DAY - clock.now().getTime())
      expect(await opens(member)).toBe(false)
      expect((await shop.ask(listSignIns, {}, member)).code).toBe(refusals.SESSION_INVALID.code)
      const again = await shop.ask(signInWithPassword, { email: member.email, password: PASSWORD })
      expect(await opens(again.data)).toBe(true)
    } finally {
      clock.reset()
    }
  })

  test('opens no call, whatever else the request says', async () => {
    const member = await join(shop)
    const asked = { method: 'POST', body: '{}' }
    for (const path of [getBag.path, queryAddress.path, signOut.path]) {
      const headers = { Cookie: heldBy(member), 'Content-Type': 'application/json', Origin: ORIGIN, Account: member.account }
      const response = await fetch(shop.url + BASE_PATH + path, { ...asked, headers })
      expect((await response.json()) as object).toMatchObject({ code: refusals.SESSION_INVALID.code })
    }
    expect((await shop.ask(listSignIns, {}, { token: member.token })).code).toBe(200)
  })

  test('ends with the password of another device, by an operator, and with the account', async () => {
    const member = await join(shop)
    const other = (await shop.ask(signInWithPassword, { email: member.email, password: PASSWORD })).data
    await shop.ask(changePassword, { oldPassword: PASSWORD, password: 'Other-to-Sai-Wan-8' }, { token: other.token })
    expect((await askPage(shop, '/myaccount', heldBy(member))).told?.owner).toBeUndefined()
    expect((await askPage(shop, '/myaccount', heldBy(other))).told?.owner?.account).toBe(member.account)
    await runSql(shop.database, sql`update members set disabled_at = now() where account_id = ${member.account}`)
    expect((await askPage(shop, '/myaccount', heldBy(other))).told?.owner).toBeUndefined()
  })

  test('of a guest has its own name, comes with their first call, and draws their bag for them alone', async () => {
    const token = await shop.visitor()
    const cookie = heldByGuest(token)
    expect((await post(getBag.path, {}, token)).headers.getSetCookie()).toEqual([
      `${cookie}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure`,
    ])
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, Cookie: cookie }
    const again = await fetch(shop.url + BASE_PATH + getBag.path, { method: 'POST', body: '{}', headers })
    expect(again.headers.getSetCookie()).toEqual([])
    const page = await askPage(shop, '/bags', cookie)
    expect(page.told?.owner).toMatchObject({ guest: true })
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })

  test('of a guest gives way to a member’s, also when it comes after they have signed in, and leaves with the next page', async () => {
    const { email, account } = await join(shop)
    const guest = await shop.visitor()
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${guest}`, Cookie: heldByGuest(guest) }
    const body = JSON.stringify({ email, password: PASSWORD })
    const response = await fetch(`${shop.url}${BASE_PATH}/auth/login`, { method: 'POST', body, headers })
    const { data } = (await response.json()) as { data: { token: string } }
    const told = response.headers.getSetCookie()
    expect(told).toEqual(
      expect.arrayContaining([expect.stringContaining(heldBy(data)), expect.stringMatching(/^__Host-guest=;/)]),
    )
    const both = `${heldByGuest(guest)}; ${heldBy(data)}`
    for (const path of ['/bags', '/myaccount']) expect((await askPage(shop, path, both)).told?.owner?.account).toBe(account)
    await post('/member/member/logout.do', {}, data.token)
    const after = await askPage(shop, '/bags', both)
    expect(after.told?.owner).toBeUndefined()
    expect(after.headers.getSetCookie().map((one) => one.split(';')[0])).toEqual(['__Host-session=', '__Host-guest='])
  })

  test('of a member that is over gives way to that of a guest', async () => {
    const guest = await shop.visitor()
    const page = await askPage(shop, '/bags', `${heldBy({ token: 'x'.repeat(43) })}; ${heldByGuest(guest)}`)
    expect(page.told?.owner).toMatchObject({ guest: true })
    expect(page.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=; /)])
  })

  test('of a visitor or of anybody else than a member draws no account', async () => {
    for (const token of [await shop.visitor(), await shop.operator(), 'x'.repeat(300), 'praya_key'])
      expect((await askPage(shop, '/myaccount', heldBy({ token }))).told).toEqual({ url: '/myaccount' })
  })
})

describe('a page that is somebody’s own', () => {
  const own = screens
    .filter(({ session, access }) => (session === 'drawn' || session === 'shopper') && access === 'personal')
    .map(({ path }) => path.replace(/\/:\w+\?$/, ''))
  const others = screens.filter(({ session, path }) => session === 'ignored' && !/[:*]/.test(path)).map(({ path }) => path)

  test.each(own)('/%s is drawn for each member alone, and kept by nobody', async (path) => {
    const [one, other] = [await join(shop), await join(shop)]
    for (const member of [one, other, one]) {
      const { told, headers } = await askPage(shop, `/${path}`, heldBy(member))
      expect(told).toMatchObject({ owner: { account: member.account }, details: { account: member.account } })
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('etag')).toBeNull()
    }
    const { told, headers } = await askPage(shop, `/${path}`)
    expect(told).toEqual({ url: `/${path}` })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('and every other page is the same for members as for everybody, and so is what comes between pages', async () => {
    const member = await join(shop)
    for (const path of [...others, 'myaccount.data', 'zh/myaccount/info.data'])
      expect((await askPage(shop, `/${path}`, heldBy(member))).told?.owner).toBeUndefined()
    expect(own.length).toBeGreaterThan(9)
  })

  test('leads on whoever is signed in and asks for the way in, and never to another site', async () => {
    const cookie = heldBy(await join(shop))
    const led = async (path: string) => {
      const { status, headers } = await askPage(shop, path, cookie)
      return [status, headers.get('location')]
    }
    expect(await led('/member/login')).toEqual([302, '/myaccount'])
    expect(await led('/zh/member/login?back=/zh/myaccount/orders?group=to-pay')).toEqual([
      302,
      '/zh/myaccount/orders?group=to-pay',
    ])
    for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', '/%2F/evil', '/member/login'])
      expect(String((await led(`/member/login?back=${encodeURIComponent(elsewhere)}`))[1])).toMatch(/^\/(myaccount|%2F\/evil)$/)
  })
})
