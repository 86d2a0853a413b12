import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDetails } from '#modules/members/members.paths.ts'
import { getLeaving } from '#modules/members/sign-in.paths.ts'
import { givePoints as give, queryPoints } from '#modules/points/points.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { givePoints } from '../place-order/rewards.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { creditReceived, sumPending } from './earn.ts'
import { buy, correct, giveBack, lotsOf, newMember, owedBy, receive, type Somebody, spend, takeBack } from './points.builders.ts'

let shop: TestShop
let operator: string
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const pendingOf = ({ accountId }: Somebody) => sumPending(shop.database.pool, accountId)
test('an order earns its points bit by bit as its pieces are received, full amounts counted over all of it', async () => {
  const member = await newMember(shop)
  // Three pieces of HK$30 earn four points together, and alone one each.
  const bought = await buy(shop, operator, member.token, 3_000, 3)
  expect(await pendingOf(member)).toBe(4)
  expect(await lotsOf(shop, member.accountId)).toEqual([])
  await receive(shop, operator, bought, bought.unitIds.slice(0, 1))
  const [first = 0] = await lotsOf(shop, member.accountId)
  expect(await pendingOf(member)).toBe(4 - first)
  await receive(shop, operator, bought, bought.unitIds.slice(1))
  expect((await lotsOf(shop, member.accountId)).reduce((sum, left) => sum + left, 0)).toBe(4)
  expect(await pendingOf(member)).toBe(0)
  await Promise.all(Array.from({ length: 5 }, () => shop.database.inTransaction((tx) => creditReceived(tx, bought.orderId))))
  expect((await lotsOf(shop, member.accountId)).reduce((sum, left) => sum + left, 0)).toBe(4)
})

test('whoever is no member earns nothing', async () => {
  const token = await shop.visitor()
  const bought = await buy(shop, operator, token, 100_000)
  await receive(shop, operator, bought, bought.unitIds)
  const { owner_id: ownerId } = await shop.database.pool
    .selectFrom('orders')
    .select('owner_id')
    .where('order_id', '=', bought.orderId)
    .executeTakeFirstOrThrow()
  expect(await lotsOf(shop, ownerId)).toEqual([])
})

test('a piece that goes back takes its points along, once, and what is spent already is owed and settled by the next earned', async () => {
  const member = await newMember(shop)
  const first = await buy(shop, operator, member.token, 20_000)
  await receive(shop, operator, first, first.unitIds)
  const second = await buy(shop, operator, member.token, 40_000)
  await receive(shop, operator, second, second.unitIds)
  expect(await lotsOf(shop, member.accountId)).toEqual([10, 20])
  // Its own lot, though the other ends no later.
  await takeBack(shop, second.orderId, second.unitIds)
  await takeBack(shop, second.orderId, second.unitIds)
  expect(await lotsOf(shop, member.accountId)).toEqual([10])
  const third = await buy(shop, operator, member.token, 60_000)
  await spend(shop, member.accountId, third.orderId, 7)
  await takeBack(shop, first.orderId, first.unitIds)
  expect([await lotsOf(shop, member.accountId), await owedBy(shop, member.accountId)]).toEqual([[], 7])
  await receive(shop, operator, third, third.unitIds)
  expect([await lotsOf(shop, member.accountId), await owedBy(shop, member.accountId)]).toEqual([[23], 0])
  // All it had earned, also what went to what was owed.
  await takeBack(shop, third.orderId, third.unitIds)
  expect([await lotsOf(shop, member.accountId), await owedBy(shop, member.accountId)]).toEqual([[], 7])
})

test('spent points come back to the lots they came from, the last spent first, and never more than were spent', async () => {
  const member = await newMember(shop)
  for (const cents of [20_000, 40_000]) {
    const bought = await buy(shop, operator, member.token, cents)
    await receive(shop, operator, bought, bought.unitIds)
  }
  const order = await buy(shop, operator, member.token, 100_000)
  await spend(shop, member.accountId, order.orderId, 15)
  expect(await lotsOf(shop, member.accountId)).toEqual([15])
  await giveBack(shop, order.orderId, 6)
  expect(await lotsOf(shop, member.accountId)).toEqual([1, 20])
  await giveBack(shop, order.orderId, 50)
  expect(await lotsOf(shop, member.accountId)).toEqual([10, 20])
  await giveBack(shop, order.orderId, 1)
  expect(await lotsOf(shop, member.accountId)).toEqual([10, 20])
})

test('whatever brings points settles what is owed first, none can be given while any are, and leaving says how many', async () => {
  const [member, friend] = [await newMember(shop), await newMember(shop)]
  const desk: [string, string] = [operator, await shop.operator()]
  const standing = async () => [await lotsOf(shop, member.accountId), await owedBy(shop, member.accountId)]
  const first = await buy(shop, operator, member.token, 278_000)
  await receive(shop, operator, first, first.unitIds)
  const second = await buy(shop, operator, member.token, 2_780_000)
  await spend(shop, member.accountId, second.orderId, 139)
  await takeBack(shop, first.orderId, first.unitIds)
  expect(await standing()).toEqual([[], 139])
  const { inviteCode } = (await shop.ask(getDetails, {}, { token: friend.token })).data
  const gift = (token: string, to: string, points: number) => shop.ask(give, { to, points, message: '' }, { token, key: newId() })
  expect((await gift(member.token, inviteCode, 1)).code).toBe(refusals.POINTS_OWED.code)
  expect((await shop.ask(getLeaving, {}, { token: member.token })).data).toEqual({ leaveTime: null, owedPoints: 139 })
  await correct(shop, desk, member.accountId, 9)
  expect(await standing()).toEqual([[], 130])
  await correct(shop, desk, friend.accountId, 20)
  const own = (await shop.ask(getDetails, {}, { token: member.token })).data.inviteCode
  expect((await gift(friend.token, own, 20)).code).toBe(200)
  expect(await standing()).toEqual([[], 110])
  const { list } = (await shop.ask(queryPoints, { filter: 'gifts' }, { token: member.token })).data
  expect(list).toMatchObject([{ move: 'received', points: 20, lastDay: null }])
  await giveBack(shop, second.orderId, 139)
  expect(await standing()).toEqual([[29], 0])
  expect((await gift(member.token, inviteCode, 29)).code).toBe(200)
})

test('points that were to be spent and owed at once, from before one settled the other, are set off by the migration', async () => {
  const member = await newMember(shop)
  const first = await buy(shop, operator, member.token, 278_000)
  await receive(shop, operator, first, first.unitIds)
  await spend(shop, member.accountId, first.orderId, 139)
  await takeBack(shop, first.orderId, first.unitIds)
  const { accountId } = member
  await givePoints(shop, accountId, 100, 20)
  await givePoints(shop, accountId, 60, 10)
  await runSql(shop.database, sql.raw(readFileSync('migrations/0380-points-settle-what-is-owed.sql', 'utf8')))
  expect([await lotsOf(shop, accountId), await owedBy(shop, accountId)]).toEqual([[21], 0])
  const { list } = (await shop.ask(queryPoints, {}, { token: member.token })).data
  expect(list.every(({ points }) => points !== 0)).toBe(true)
})
