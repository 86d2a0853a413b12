import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import { givePoints, listPointFriends, queryPoints } from '#modules/points/points.paths.ts'
import { setBlock, setFollow } from '#modules/follows/follows.paths.ts'
import { openProfile } from '#modules/profiles/profiles.paths.ts'
import { noteFriendList, shareWishList } from '#modules/wishlist/wishlist.paths.ts'
import { clock, dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { join, lastMailTo } from '../members/sign-in.builders.ts'
import { correct, lotsOf, newMember, type Somebody } from './points.builders.ts'

let shop: TestShop
let desk: [string, string]
beforeAll(async () => {
  shop = await startTestShop()
  desk = [await shop.operator(), await shop.operator()]
})
beforeEach(() => clock.reset())
afterEach(() => requireInvariants(shop.database))
afterAll(async () => {
  clock.reset()
  await shop.stop()
})

const memberWith = async (points: number): Promise<Somebody> => {
  const member = await newMember(shop)
  await correct(shop, desk, member.accountId, points)
  return member
}
const codeOf = async ({ token }: { token: string }): Promise<string> =>
  (await shop.ask(getDetails, {}, { token })).data.inviteCode
const give = ({ token }: { token: string }, to: string, points: number, key = newId()) =>
  shop.ask(givePoints, { to, points, message: '' }, { token, key })
const heldBy = async ({ accountId }: Somebody): Promise<number> =>
  (await lotsOf(shop, accountId)).reduce((sum, left) => sum + left, 0)
const count = (answers: readonly { code: number }[], code: number): number =>
  answers.filter((answer) => answer.code === code).length

test('a friend has what was given at once, until the day it would have ended; both are told, and the words only inside the shop', async () => {
  const [giver, friend] = [await join(shop), await join(shop)]
  await correct(shop, desk, giver.account, 150)
  const { ending } = (await shop.ask(queryPoints, {}, { token: giver.token })).data
  const answer = await shop.ask(
    givePoints,
    { to: ` ${friend.email.toUpperCase()} `, points: 120, message: 'Visit evil.test' },
    { token: giver.token, key: newId() },
  )
  expect(answer.data).toEqual({ points: 120, left: 30 })
  const got = (await shop.ask(queryPoints, {}, { token: friend.token })).data
  expect(got).toMatchObject({
    points: 120,
    ending: [{ points: 120, lastDay: ending[0]?.lastDay }],
    list: [{ move: 'received', points: 120, friend: 'Wai', message: 'Visit evil.test' }],
  })
  const gave = (await shop.ask(queryPoints, { filter: 'gifts' }, { token: giver.token })).data
  expect(gave.list).toMatchObject([{ move: 'given', points: -120, friend: `${friend.email[0]}•••@mail.test` }])
  const told = (await shop.ask(listMessages, {}, { token: friend.token, language: 'cht_CN' })).data.list[0]
  expect(told).toMatchObject({ kind: 'interactions', link: '/myaccount/points' })
  expect(told?.title).toBe('Wai送了120積分給您')
  expect(told?.text).toContain('Visit evil.test')
  const mail = await lastMailTo(shop, friend.email)
  expect(mail.subject).toBe('Wai has given you 120 points')
  expect(mail.body).not.toContain('evil')
  expect((await lastMailTo(shop, giver.email)).subject).toBe('You have given 120 points')
})

test.each([
  ['one friend', true],
  ['different friends', false],
])('of fifty gifts of 200 to %s at once, out of 300 points, one is given', async (_, isOne) => {
  const giver = await memberWith(300)
  const friends = await Promise.all(Array.from({ length: isOne ? 1 : 50 }, () => newMember(shop)))
  const codes = await Promise.all(friends.map(codeOf))
  const answers = await Promise.all(Array.from({ length: 50 }, (__, at) => give(giver, codes[at % codes.length] ?? '', 200)))
  expect(count(answers, 200)).toBe(1)
  // To one friend nothing more goes today, whatever is left.
  expect(count(answers, refusals.POINTS_SHORT.code) + count(answers, refusals.GIFT_TOO_LARGE.code)).toBe(49)
  expect(await heldBy(giver)).toBe(100)
  const received = await Promise.all(friends.map(heldBy))
  expect(received.reduce((sum, points) => sum + points, 0)).toBe(200)
})

test('to one friend go at most 200 in a Hong Kong day, in however many pieces, and the next day as much again', async () => {
  const [giver, friend] = [await memberWith(1_000), await newMember(shop)]
  const code = await codeOf(friend)
  const midnight = startOfDay(dayAfter(dayInHongKong(clock.now()), 1)).getTime()
  clock.advance(midnight - clock.now().getTime() - 60_000)
  const before = await Promise.all(Array.from({ length: 20 }, () => give(giver, code, 30)))
  expect([count(before, 200), count(before, refusals.GIFT_TOO_LARGE.code)]).toEqual([6, 14])
  clock.advance(midnight - clock.now().getTime() + 1_000)
  const after = await Promise.all(Array.from({ length: 20 }, () => give(giver, code, 30)))
  expect(count(after, 200)).toBe(6)
  expect(await heldBy(friend)).toBe(360)
  expect((await give(giver, code, 201)).code).toBe(refusals.GIFT_TOO_LARGE.code)
})

test('over midnight itself fifty at once keep to what each of the two days allows', async () => {
  const [giver, friend] = [await memberWith(1_000), await newMember(shop)]
  const code = await codeOf(friend)
  const midnight = startOfDay(dayAfter(dayInHongKong(clock.now()), 1)).getTime()
  clock.advance(midnight - clock.now().getTime() - 150)
  await Promise.all(Array.from({ length: 50 }, () => give(giver, code, 50)))
  const days = await shop.database.pool
    .selectFrom('point_gifts')
    .select(['given_on', ({ fn }) => fn.sum<string>('points').as('points')])
    .where('giver_id', '=', giver.accountId)
    .groupBy('given_on')
    .execute()
  expect(days.length).toBeGreaterThan(0)
  for (const { points } of days) expect(Number(points)).toBeLessThanOrEqual(200)
  expect(await heldBy(friend)).toBe(days.reduce((sum, { points }) => sum + Number(points), 0))
})

test('the same gift sent ten times is given once, and answered alike', async () => {
  const [giver, friend] = [await memberWith(300), await newMember(shop)]
  const code = await codeOf(friend)
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 10 }, () => give(giver, code, 200, key)))
  for (const { data } of answers) expect(data).toEqual({ points: 200, left: 100 })
  expect(await heldBy(friend)).toBe(200)
  expect((await give(giver, code, 100, key)).code).toBe(refusals.KEY_REUSED.code)
})

test.each([0, -5, 1.5, 1e9, Number.NaN, '5', null])('%s points are no gift', async (points) => {
  const [giver, friend] = [await memberWith(300), await newMember(shop)]
  const answer = await give(giver, await codeOf(friend), points as number)
  expect(answer.code).toBe(refusals.BAD_INPUT.code)
  expect(await heldBy(giver)).toBe(300)
})

test('nobody gives to themselves, a visitor gives nothing, and whoever has nothing learns nothing of whom the shop knows', async () => {
  const [giver, poor, friend] = [await memberWith(10), await newMember(shop), await newMember(shop)]
  expect((await give(giver, await codeOf(giver), 5)).code).toBe(refusals.GIFT_TO_SELF.code)
  expect((await give({ token: await shop.visitor() }, await codeOf(friend), 5)).code).toBe(refusals.SESSION_MISSING.code)
  const answers = await Promise.all([give(poor, await codeOf(friend), 5), give(poor, 'nobody@mail.test', 5)])
  expect(answers.map(({ code }) => code)).toEqual([refusals.POINTS_SHORT.code, refusals.POINTS_SHORT.code])
  const known = await join(shop)
  expect((await give(giver, known.email, 11)).code).toBe(refusals.POINTS_SHORT.code)
  expect((await give(giver, 'nobody@mail.test', 11)).code).toBe(refusals.POINTS_SHORT.code)
})

test('after ten friends who could not be found nobody is looked for until the next day, however many are tried at once', async () => {
  const [giver, friend] = [await memberWith(100), await newMember(shop)]
  const tries = await Promise.all(Array.from({ length: 30 }, (_, at) => give(giver, `stranger-${at}@mail.test`, 1)))
  expect(count(tries, refusals.FRIEND_UNKNOWN.code)).toBe(10)
  expect(count(tries, refusals.GIFT_TRIES.code)).toBe(20)
  const code = await codeOf(friend)
  expect((await give(giver, code, 1)).code).toBe(refusals.GIFT_TRIES.code)
  clock.advance(startOfDay(dayAfter(dayInHongKong(clock.now()), 1)).getTime() - clock.now().getTime() + 1_000)
  expect((await give(giver, code, 1)).code).toBe(200)
})

test('two who follow each other can give to each other, and nobody who is only followed, or parted by a block', async () => {
  const named = async (points: number) => {
    const somebody = await memberWith(points)
    const name = `Friend ${somebody.accountId.slice(-6)}`
    const { data } = await shop.ask(openProfile, { nickname: name, adult: true }, { token: somebody.token })
    return { ...somebody, name, code: data.profile?.code ?? '' }
  }
  const [giver, friend, other] = [await named(100), await named(1), await named(1)]
  const follow = (by: Somebody, { code }: { code: string }) => shop.ask(setFollow, { code, follow: true }, { token: by.token })
  const members = async () => (await shop.ask(listPointFriends, {}, { token: giver.token })).data.members
  const giveTo = ({ code }: { code: string }) =>
    shop.ask(givePoints, { member: code, points: 5 }, { token: giver.token, key: newId() })
  for (const [by, whom] of [
    [giver, friend],
    [giver, other],
    [friend, giver],
  ] as const)
    await follow(by, whom)
  expect(await members()).toEqual([{ member: friend.code, name: friend.name }])
  expect((await giveTo(other)).code).toBe(refusals.FRIEND_UNKNOWN.code)
  expect((await giveTo(friend)).data).toEqual({ points: 5, left: 95 })
  expect(await heldBy(friend)).toBe(6)
  await shop.ask(setBlock, { code: giver.code, block: true }, { token: friend.token })
  expect(await members()).toEqual([])
  expect((await giveTo(friend)).code).toBe(refusals.FRIEND_UNKNOWN.code)
})

test('two who have looked at each other’s wish lists can give to each other without knowing more', async () => {
  const [giver, friend] = [await memberWith(100), await newMember(shop)]
  const share = async ({ token }: Somebody, title: string): Promise<string> =>
    (await shop.ask(shareWishList, { title }, { token })).data.code
  const [own, theirs] = [await share(giver, 'Mine'), await share(friend, 'Birthday')]
  const friends = async () => (await shop.ask(listPointFriends, {}, { token: giver.token })).data.list
  const giveByList = () => shop.ask(givePoints, { wishCode: theirs, points: 5 }, { token: giver.token, key: newId() })
  await shop.ask(noteFriendList, { code: theirs }, { token: giver.token })
  expect(await friends()).toEqual([])
  expect((await giveByList()).code).toBe(refusals.FRIEND_UNKNOWN.code)
  await shop.ask(noteFriendList, { code: own }, { token: friend.token })
  expect(await friends()).toEqual([{ wishCode: theirs, title: 'Birthday' }])
  expect((await giveByList()).data).toEqual({ points: 5, left: 95 })
  expect(await heldBy(friend)).toBe(5)
})
