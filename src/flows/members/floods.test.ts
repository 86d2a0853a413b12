import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listAudit } from '#modules/audit/audit.paths.ts'
import { getChallenge } from '#modules/members/challenges.paths.ts'
import { visitorLogin } from '#modules/members/members.paths.ts'
import { isContactKnown, sendSignInCode, signInWithPassword } from '#modules/members/sign-in.paths.ts'
import { addOperator } from '#modules/operators/index.server.ts'
import { operatorSignIn } from '#modules/operators/operators.paths.ts'
import { listJobs } from '#modules/jobs/jobs.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { type Browser, startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { join, PASSWORD } from './sign-in.builders.ts'

const Line = z.object({ signIn: z.record(z.string(), z.unknown()).optional() })
let shop: TestShop
let beside: Awaited<ReturnType<TestShop['another']>>
const lines: string[] = []
beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(line) })
  shop = await startTestShop({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' }, undefined, log)
  beside = await shop.another()
})
beforeEach(async () => {
  await runSql(shop.database, sql`truncate sign_in_tries, one_time_codes, flood_counts, flood_alarms`)
  lines.length = 0
})
afterAll(async () => {
  await beside.stop()
  await shop.stop()
})

const OK = 200
const { CHALLENGE_NEEDED, CHALLENGE_WRONG, CODES_TOO_MANY, MEMBER_UNKNOWN, SIGN_IN_WRONG } = refusals
/** An address of its own for everybody. */
let addresses = 0
const elsewhere = (): string => {
  addresses += 1
  return `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}
/** Anyone who joins does so from this machine, which is where they are at home. */
const HOME = '127.0.0.1'
const someone = (): string => `${newId()}@mail.test`
const comeIn = async (email: string, given: object, from: string, by: Pick<TestShop, 'ask'> = shop) =>
  (await by.ask(signInWithPassword, { email, password: 'Stolen-pass-9', ...given }, { from })).code

/** What the browser of somebody who has no session yet finds by trying. */
async function work(from: string): Promise<{ challengeId: string; challengeAnswer: string }> {
  const { challengeId, target, most } = (await shop.ask(getChallenge, { kind: 'work' }, { from })).data
  for (let number = 0; number < most; number += 1)
    if (createHash('sha256').update(`${challengeId} ${number}`).digest('hex') === target)
      return { challengeId, challengeAnswer: String(number) }
  throw new Error('no such number')
}

/** As if so many passwords of strangers had been wrong within the hour, each of another contact and from another address. */
const wrongOfStrangers = (count: number) =>
  runSql(
    shop.database,
    sql`insert into sign_in_tries (try_id, contact, network) select gen_random_uuid(), 'x' || n || '@mail.test', '198.19.0.' || n
      from generate_series(1, ${count}) n`,
  )

describe('a list of stolen passwords, one try for each contact and each from an address of its own', () => {
  test('is told to whoever runs the shop, once an hour, where work is seen and by mail', async () => {
    const administrator = await shop.operator()
    await wrongOfStrangers(80)
    await Promise.all(Array.from({ length: 6 }, (_, at) => comeIn(someone(), {}, elsewhere(), at % 2 ? beside : shop)))
    const { floodAlarms } = (await shop.ask(listJobs, {}, { token: administrator })).data
    expect(floodAlarms).toEqual([{ kind: 'passwords', counted: 80, raisedTime: expect.any(String) }])
    await shop.workOff()
    const mails = await readRows(
      shop.database.pool,
      z.object({ mails: z.number(), owners: z.number() }),
      sql`select (select count(*) from mails where subject like 'Unusual number%')::int as mails,
        (select count(*) from operators where 'administrator' = any(roles) and not disabled)::int as owners`,
    )
    expect(mails[0]?.owners).toBeGreaterThan(0)
    expect(mails[0]?.mails).toBe(mails[0]?.owners)
  })

  test('is looked at eighty times an hour, by two processes together; then strangers show to be people and whoever is known does not', async () => {
    const owner = await join(shop)
    await wrongOfStrangers(70)
    const tries = Array.from({ length: 40 }, (_, at) => comeIn(someone(), {}, elsewhere(), at % 2 ? beside : shop))
    const codes = await Promise.all(tries)
    expect(codes.filter((code) => code !== MEMBER_UNKNOWN.code && code !== CHALLENGE_NEEDED.code)).toEqual([])
    let looked = codes.filter((code) => code === MEMBER_UNKNOWN.code).length
    expect(looked).toBeLessThanOrEqual(10)
    // Of many at once some are asked although there was room; one after the other they find it.
    while ((await comeIn(someone(), {}, elsewhere())) === MEMBER_UNKNOWN.code) looked += 1
    expect(looked).toBe(10)
    expect(await comeIn(owner.email, { password: PASSWORD }, HOME)).toBe(OK)
    const away = elsewhere()
    expect(await comeIn(owner.email, { password: PASSWORD }, away)).toBe(CHALLENGE_NEEDED.code)
    const shown = await work(away)
    expect(await comeIn(owner.email, { password: PASSWORD, ...shown }, elsewhere())).toBe(CHALLENGE_WRONG.code)
    expect(await comeIn(owner.email, { password: PASSWORD, ...shown }, away)).toBe(OK)
    expect(await comeIn(someone(), shown, away)).toBe(CHALLENGE_WRONG.code)
  })

  test('leaves a browser the owner has signed in with alone, wherever that is', async () => {
    const browser: Browser = new Map()
    const { email } = await join(shop, { browser })
    await wrongOfStrangers(80)
    const from = elsewhere()
    const typed = { email, password: PASSWORD }
    expect((await shop.ask(signInWithPassword, typed, { from })).code).toBe(CHALLENGE_NEEDED.code)
    expect((await shop.ask(signInWithPassword, typed, { from, browser })).code).toBe(OK)
  })

  test('keeps no operator out: their own network passes, and elsewhere their browser shows what programs do not', async () => {
    const email = `${newId()}@praya.test`
    const password = 'nine quiet harbours'
    await shop.database.inTransaction((tx) => addOperator(tx, { email, name: 'Kit', password, roles: ['support'] }))
    const enter = async (typed: object, from: string) =>
      (await shop.ask(operatorSignIn, { email, password, ...typed }, { from })).code
    const office = elsewhere()
    expect(await enter({}, office)).toBe(OK)
    await wrongOfStrangers(80)
    const away = elsewhere()
    expect(await enter({ password: 'stolen' }, away)).toBe(CHALLENGE_NEEDED.code)
    expect(await enter({}, office)).toBe(OK)
    expect(await enter({}, away)).toBe(CHALLENGE_NEEDED.code)
    expect(await enter({ password: 'stolen', ...(await work(away)) }, away)).toBe(SIGN_IN_WRONG.code)
    expect(await enter(await work(away), away)).toBe(OK)
  })
})

describe('who signs in, and who could not', () => {
  const trailOf = async (subjectId: string) => {
    const { list } = (await shop.ask(listAudit, { subjectId }, { token: await shop.operator() })).data
    return list.map(({ action, actor, changes }) => [action, actor, ...changes.map(({ field, after }) => `${field} ${after}`)])
  }

  test('stands in the audit trail, and in the log by a contact that nobody else can read', async () => {
    const { email, account } = await join(shop)
    const masked = `${email[0]}•••@mail.test`
    lines.length = 0
    await comeIn(email, {}, HOME)
    await comeIn(email, { password: PASSWORD }, HOME)
    const trail = await trailOf(account)
    expect(trail.slice(0, 2)).toEqual([
      ['member-signed-in', masked, 'way password', 'knownBy network'],
      ['member-sign-in-wrong', masked, 'way password', 'knownBy network'],
    ])
    const logged = lines.flatMap((line) => Line.parse(JSON.parse(line)).signIn ?? [])
    const seen = { side: 'member', way: 'password', contact: masked, account, network: HOME, place: 'network' }
    expect(logged).toMatchObject([
      { result: 'MEMBER_UNKNOWN', ...seen },
      { result: 'right', ...seen },
    ])
    expect(lines.join('')).not.toContain(email)
    expect(lines.join('')).not.toContain(PASSWORD)
    const everything = (await shop.ask(listAudit, {}, { token: await shop.operator() })).data.list
    expect(everything.filter(({ action }) => action.startsWith('member-sign'))).toEqual([])
  })

  test('is noted of operators with the network they came from, also where there is no such account', async () => {
    const from = elsewhere()
    const email = `${newId()}@praya.test`
    await shop.ask(operatorSignIn, { email, password: 'stolen' }, { from })
    expect(await trailOf(`${email[0]}•••@praya.test`)).toEqual([
      expect.arrayContaining(['operator-sign-in-wrong', `network ${from}`, 'knownBy stranger']),
    ])
  })
})

describe('codes that strangers have sent to a member', () => {
  const send = async (email: string, from: string, browser?: Browser) => {
    const token = (await shop.ask(visitorLogin, { deviceType: 'web' }, { from: elsewhere() })).data.token
    return (await shop.ask(sendSignInCode, { email }, { token, from, ...(browser ? { browser } : {}) })).code
  }

  test('use up none of the owner’s, who has them sent at home and, with the browser that is known, anywhere', async () => {
    const browser: Browser = new Map()
    const { email } = await join(shop, { browser })
    await runSql(shop.database, sql`truncate one_time_codes`)
    const codes: number[] = []
    for (let at = 0; at < 12; at += 1) codes.push(await send(email, elsewhere()))
    expect(codes.filter((code) => code === OK)).toHaveLength(10)
    expect(codes.slice(10)).toEqual([CODES_TOO_MANY.code, CODES_TOO_MANY.code])
    expect(await send(email, HOME)).toBe(OK)
    expect(await send(email, elsewhere(), browser)).toBe(OK)
  })

  test('from one network are half of what a day allows', async () => {
    const [email, from] = [someone(), elsewhere()]
    const codes: number[] = []
    for (let at = 0; at < 9; at += 1) codes.push(await send(email, from))
    expect(codes.filter((code) => code === OK)).toHaveLength(5)
    expect(await send(email, elsewhere())).toBe(OK)
  })
})

describe('counts over all addresses', () => {
  const fill = (about: string, counted: number) =>
    runSql(
      shop.database,
      sql`insert into flood_counts (about, minute, slot, counted) values (${about}, date_trunc('minute', now()), 99, ${counted})`,
    )

  test('of new sessions, by all processes together, stop nobody and are told to whoever runs the shop', async () => {
    await fill('sessions', 1_990)
    const begin = (by: Pick<TestShop, 'ask'>) => by.ask(visitorLogin, { deviceType: 'web' }, { from: elsewhere() })
    const codes = await Promise.all(Array.from({ length: 60 }, async (_, at) => (await begin(at % 2 ? beside : shop)).code))
    expect(new Set(codes)).toEqual(new Set([OK]))
    const { floodAlarms } = (await shop.ask(listJobs, {}, { token: await shop.operator() })).data
    expect(floodAlarms.map(({ kind }) => kind)).toEqual(['sessions'])
  })

  test('of questions who is a member stop nobody who is known', async () => {
    const { email, token } = await join(shop)
    await fill('lookups', 100)
    const ask = async (as: string, from: string) => (await shop.ask(isContactKnown, { email }, { token: as, from })).code
    expect(await ask(await shop.visitor(), elsewhere())).toBe(CHALLENGE_NEEDED.code)
    expect(await ask(token, HOME)).toBe(OK)
  })
})
