import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { queryPoints } from '#modules/points/points.paths.ts'
import { askCorrection, decideCorrection, getMemberPoints, listPoints } from '#modules/points/points-page.paths.ts'
import { expiryOf, FIRST_POINTS, lastDayOf } from '#modules/points/points.rules.ts'
import { listSettings } from '#modules/shop-settings/shop-settings.paths.ts'
import { expireLots } from '#modules/points/index.server.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { saveByTwo } from '#flows/approvals/by-two.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { join, lastMailTo } from '../members/sign-in.builders.ts'
import { remindOfPoints } from './end-points.ts'
import { correct, lotsOf, newMember } from './points.builders.ts'

let shop: TestShop
let desk: [string, string]
beforeAll(async () => {
  shop = await startTestShop()
  desk = [await shop.operator(['support']), await shop.operator(['finance'])]
})
beforeEach(() => clock.reset())
afterEach(() => requireInvariants(shop.database))
afterAll(async () => {
  clock.reset()
  await shop.stop()
})

const expire = () => shop.database.inTransaction((tx) => expireLots(tx, 50))
const remind = () => shop.database.inTransaction((tx) => remindOfPoints(tx, 50))
const toEnd = (): number => expiryOf(clock.now(), FIRST_POINTS).getTime()

test.each([
  ['2026-11-20T12:00:00+08:00', '2027-04-01T00:00:00+08:00', '2027-03-31'],
  ['2026-12-31T23:59:59+08:00', '2027-04-01T00:00:00+08:00', '2027-03-31'],
  ['2027-01-01T00:00:00+08:00', '2028-04-01T00:00:00+08:00', '2028-03-31'],
])('what is earned at %s ends at %s', (earned, ends, lastDay) => {
  const expiresAt = expiryOf(new Date(earned), FIRST_POINTS)
  expect(expiresAt).toEqual(new Date(ends))
  expect(lastDayOf(expiresAt)).toBe(lastDay)
})

test('points end with the last day in Hong Kong, however often the night’s work is done', async () => {
  const member = await newMember(shop)
  await correct(shop, desk, member.accountId, 40)
  const end = toEnd()
  clock.advance(end - clock.now().getTime() - 60_000)
  await expire()
  expect(await lotsOf(shop, member.accountId)).toEqual([40])
  clock.advance(61_000)
  // Nothing can be spent of them, even before the work is done.
  expect(await lotsOf(shop, member.accountId)).toEqual([])
  await Promise.all([expire(), expire(), expire()])
  expect(await expire()).toBe(0)
  clock.reset()
  const { list } = (await shop.ask(queryPoints, {}, { token: member.token })).data
  expect(list).toMatchObject([
    { move: 'expired', points: -40 },
    { move: 'corrected', points: 40 },
  ])
})

test('a month before their points end members are told, once, how many and until when', async () => {
  const { account, token, email } = await join(shop)
  await correct(shop, desk, account, 25)
  await correct(shop, desk, account, 10)
  clock.advance(toEnd() - clock.now().getTime() - 31 * DAY)
  await remind()
  expect((await lastMailTo(shop, email)).subject).not.toMatch(/end on/)
  clock.advance(2 * DAY)
  while ((await remind()) > 0) continue
  expect((await lastMailTo(shop, email)).subject).toMatch(/^35 points expire on 31 Mar \d{4}$/)
  clock.reset()
  const told = (await shop.ask(listMessages, { kind: 'offers' }, { token, language: 'cht_CN' })).data.list
  expect(told.filter(({ title }) => title.startsWith('您有35積分將於'))).toHaveLength(1)
})

test('a correction moves nothing until a second person has agreed, once, and both stand in the trail', async () => {
  const { account, token } = await join(shop)
  const [one, other] = desk
  const asked = await shop.ask(askCorrection, { accountId: account, points: 30, reason: 'A late parcel.' }, { token: one })
  expect(asked.data).toMatchObject({ points: 0, corrections: [{ state: 'waiting', points: 30, askedBy: 'Ada', decidedBy: '' }] })
  const { correctionId = '' } = asked.data.corrections[0] ?? {}
  expect((await shop.ask(listPoints, {}, { token: other })).data.waiting).toMatchObject([
    { correctionId, reason: 'A late parcel.' },
  ])
  const decide = (by: string, agree: boolean) => shop.ask(decideCorrection, { correctionId, agree }, { token: by })
  expect((await decide(one, true)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(other, true)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === refusals.CORRECTION_DECIDED.code)).toHaveLength(4)
  expect((await shop.ask(getMemberPoints, { accountId: account }, { token: one })).data).toMatchObject({ points: 30 })
  const trail = await shop.database.pool
    .selectFrom('audit_trail')
    .select('action')
    .where('subject_id', '=', account)
    .where('action', '<>', 'member-signed-in')
    .orderBy('recorded_at')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(['points-correction-asked', 'points-correction-made'])
  expect((await shop.ask(listMessages, {}, { token })).data.list[0]?.title).toBe('We have given you 30 points')
})

test('more than a member has is never taken away, and whoever asked may think better of it', async () => {
  const member = await newMember(shop)
  await correct(shop, desk, member.accountId, 30)
  expect(await correct(shop, desk, member.accountId, -31)).toBe(refusals.POINTS_SHORT.code)
  const ask = async (points: number) =>
    (await shop.ask(askCorrection, { accountId: member.accountId, points, reason: 'twice' }, { token: desk[0] })).data
      .corrections[0]?.correctionId ?? ''
  const [first, second] = [await ask(-20), await ask(-19)]
  const decide = (correctionId: string, agree: boolean, token = desk[1]) =>
    shop.ask(decideCorrection, { correctionId, agree }, { token })
  expect((await decide(first, true)).code).toBe(200)
  expect((await decide(second, true)).code).toBe(refusals.POINTS_SHORT.code)
  expect((await decide(second, false, desk[0])).data).toMatchObject({ points: 10, corrections: [{ state: 'declined' }, {}, {}] })
})

test('what the settings say holds from then on: how much is earned and given, and when points end', async () => {
  const administrator = await shop.operator()
  const { settings } = (await shop.ask(listSettings, {}, { token: administrator })).data
  const { version = 0 } = settings.find(({ name }) => name === 'points') ?? {}
  const value = { ...FIRST_POINTS, expiresMonth: 6, expiresDay: 31 }
  const save = (given: typeof value) => saveByTwo(shop, administrator, { name: 'points', version, value: given })
  expect((await save(value)).data).toMatchObject({ field: 'value.expiresDay' })
  expect((await save({ ...value, expiresDay: 30, giftMost: 50 })).code).toBe(200)
  const member = await newMember(shop)
  await correct(shop, desk, member.accountId, 5)
  expect((await shop.ask(queryPoints, {}, { token: member.token })).data).toMatchObject({
    giftMost: 50,
    ending: [{ points: 5, lastDay: `${Number(dayInHongKong(clock.now()).slice(0, 4)) + 1}-06-30` }],
  })
})
