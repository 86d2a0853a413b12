import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import {
  changeContact,
  changePassword,
  confirmOwner,
  endSignIn,
  listSignIns,
  register,
  sendConfirmCode,
  signInWithPassword,
  signOut,
} from '#modules/members/sign-in.paths.ts'
import { closePublishedMembers } from '#modules/members/index.server.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { askForCode, codeSentTo, join, lastMailTo, PASSWORD } from './sign-in.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const someone = (): string => `${newId()}@mail.test`
const isIn = async (token: string): Promise<boolean> => (await shop.ask(listSignIns, {}, { token })).code === 200
const comeIn = async (email: string, password = PASSWORD, from = '127.0.0.1') =>
  shop.ask(signInWithPassword, { email, password }, { from })
/** Where none of them has ever been. */
const ELSEWHERE = '203.0.113.50'

describe('a password', () => {
  test('is changed by whoever knows the present one; other devices are signed out, this one is not, and the contact is told', async () => {
    const { email, token } = await join(shop)
    const other = (await comeIn(email)).data.token
    const password = 'Peak-tram-1888'
    const wrong = await shop.ask(changePassword, { oldPassword: 'Not-this-1', password }, { token })
    expect(wrong).toMatchObject({ code: refusals.PASSWORD_NOW_WRONG.code, data: { field: 'oldPassword' } })
    expect((await shop.ask(changePassword, { password }, { token })).code).toBe(refusals.PASSWORD_NOW_WRONG.code)
    expect((await shop.ask(changePassword, { oldPassword: PASSWORD, password }, { token })).code).toBe(200)
    expect([await isIn(token), await isIn(other)]).toEqual([true, false])
    expect((await lastMailTo(shop, email)).subject).toBe('Your password was changed')
    expect((await comeIn(email)).code).toBe(refusals.MEMBER_UNKNOWN.code)
  })

  test('is chosen for the first time with a code to a contact of the account, whose proof counts once', async () => {
    const [visitor, email] = [await shop.visitor(), someone()]
    const code = await askForCode(shop, visitor, email)
    const { token } = (await shop.ask(register, { email, code, agreed: true }, { token: visitor })).data
    await shop.ask(sendConfirmCode, { kind: 'email' }, { token })
    const typed = { kind: 'email' as const, code: await codeSentTo(shop, email) }
    const { proof } = (await shop.ask(confirmOwner, typed, { token })).data
    const stranger = await join(shop)
    const foreign = await shop.ask(changePassword, { proof, password: 'Peak-tram-1888' }, { token: stranger.token })
    expect(foreign.code).toBe(refusals.PROOF_OVER.code)
    expect((await shop.ask(changePassword, { proof, password: 'Peak-tram-1888' }, { token })).code).toBe(200)
    expect((await shop.ask(changePassword, { proof, password: 'Peak-tram-1889' }, { token })).code).toBe(refusals.PROOF_OVER.code)
    expect((await comeIn(email, 'Peak-tram-1888')).code).toBe(200)
  })

  test('tried too often by strangers rests for a quarter of an hour where its owner has never been, and not where they have', async () => {
    const { email } = await join(shop)
    const strange = (password?: string) => comeIn(email, password, ELSEWHERE)
    for (let at = 0; at < 5; at += 1) expect((await strange('Wrong-pass-9')).code).toBe(refusals.MEMBER_UNKNOWN.code)
    expect((await strange()).code).toBe(refusals.TRIES_TOO_MANY.code)
    expect((await comeIn(email)).code).toBe(200)
    await runSql(shop.database, sql`update sign_in_tries set created_at = created_at - interval '16 minutes'`)
    expect((await strange()).code).toBe(200)
    for (let at = 0; at < 6; at += 1) await strange('Wrong-pass-9')
    expect((await strange()).code).toBe(200)
  })

  test('of a hundred tried at once no more are looked at than one after the other', async () => {
    const { email } = await join(shop)
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => comeIn(email, `Wrong-pass-${at}`, ELSEWHERE)))
    expect(answers.filter(({ code }) => code === refusals.MEMBER_UNKNOWN.code)).toHaveLength(5)
  })
})

describe('a contact', () => {
  test('is changed with the password and a code to the new one; the old one is told and no longer opens the account', async () => {
    const { email, token } = await join(shop)
    const fresh = someone()
    const code = await askForCode(shop, token, fresh, 'contact')
    const wanted = { email: fresh, code }
    expect((await shop.ask(changeContact, wanted, { token })).code).toBe(refusals.PASSWORD_NOW_WRONG.code)
    expect((await shop.ask(changeContact, { ...wanted, oldPassword: PASSWORD }, { token })).code).toBe(200)
    expect((await lastMailTo(shop, email)).subject).toBe('A contact of your account was changed')
    expect((await comeIn(email)).code).toBe(refusals.MEMBER_UNKNOWN.code)
    expect((await comeIn(fresh)).code).toBe(200)
  })

  test('of somebody else is not taken over, nor told to be somebody’s: its owner alone hears of it', async () => {
    const [one, other] = [await join(shop), await join(shop)]
    await askForCode(shop, one.token, other.email, 'contact')
    expect((await lastMailTo(shop, other.email)).subject).toBe('This address is in use at praya')
    const answer = await shop.ask(
      changeContact,
      { email: other.email, code: '123456', oldPassword: PASSWORD },
      { token: one.token },
    )
    expect([refusals.CODE_WRONG.code, refusals.CODE_OVER.code]).toContain(answer.code)
    expect((await comeIn(other.email)).data.account).toBe(other.account)
  })

  test('that ten visitors prove at once belongs to one account', async () => {
    const email = someone()
    const visitors = await Promise.all(Array.from({ length: 10 }, () => shop.visitor()))
    const codes: string[] = []
    for (const token of visitors) codes.push(await askForCode(shop, token, email))
    const opened = await Promise.all(
      visitors.map((token, at) => shop.ask(register, { email, code: codes[at] ?? '', agreed: true }, { token })),
    )
    const accounts = new Set(opened.filter(({ code }) => code === 200).map(({ data }) => data.account))
    expect(accounts.size).toBe(1)
  })
})

describe('sessions', () => {
  test('are listed with this one marked, ended one by one, and another member’s is not found', async () => {
    const { email, token } = await join(shop)
    const other = (await comeIn(email)).data.token
    const { list } = (await shop.ask(listSignIns, {}, { token })).data
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1)
    const { sessionId } = list.find(({ isThis }) => !isThis)!
    const stranger = await join(shop)
    expect((await shop.ask(endSignIn, { sessionId }, { token: stranger.token })).code).toBe(refusals.NOT_FOUND.code)
    await shop.ask(endSignIn, { sessionId }, { token })
    expect([await isIn(token), await isIn(other)]).toEqual([true, false])
  })

  test('end everywhere at once on signing out everywhere', async () => {
    const { email, token } = await join(shop)
    const other = (await comeIn(email)).data.token
    await shop.ask(signOut, { everywhere: true }, { token: other })
    expect([await isIn(token), await isIn(other)]).toEqual([false, false])
  })

  test('last thirty days from their last use', async () => {
    const { token } = await join(shop)
    clock.advance(29 * DAY)
    expect(await isIn(token)).toBe(true)
    const now = clock.now().getTime()
    const seen = async () => Date.parse((await shop.ask(listSignIns, {}, { token })).data.list[0]?.seenTime ?? '')
    await expect.poll(seen, { timeout: 30_000 }).toBeGreaterThan(now - MINUTE)
    clock.advance(29 * DAY)
    expect(await isIn(token)).toBe(true)
    clock.advance(31 * DAY)
    expect(await isIn(token)).toBe(false)
  })

  test('of a member who is disabled cannot be begun, and those there were are over', async () => {
    const { email, account, token } = await join(shop)
    await runSql(shop.database, sql`update members set disabled_at = now() where account_id = ${account}`)
    expect((await comeIn(email)).code).toBe(refusals.MEMBER_UNKNOWN.code)
    expect(await isIn(token)).toBe(false)
  })

  test('of a member whose password everybody knows are over in a shop that is no demo', async () => {
    const { email, account, token } = await join(shop)
    await runSql(shop.database, sql`update passwords set is_published = true where account_id = ${account}`)
    await shop.database.inTransaction(closePublishedMembers)
    expect([await isIn(token), (await comeIn(email)).code]).toEqual([false, refusals.MEMBER_UNKNOWN.code])
  })

  test('begun somewhere new are told to the owner', async () => {
    const { email, account } = await join(shop)
    const before = await lastMailTo(shop, email)
    await comeIn(email)
    expect(await lastMailTo(shop, email)).toEqual(before)
    await runSql(shop.database, sql`update known_devices set network = '198.51.100.7' where account_id = ${account}`)
    await comeIn(email)
    expect((await lastMailTo(shop, email)).subject).toBe('New sign-in to your account')
  })
})
