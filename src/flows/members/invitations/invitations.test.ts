import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { buildCampaign } from '#modules/coupons/coupons.builders.ts'
import { queryCoupons } from '#modules/coupons/coupons.paths.ts'
import { queryPoints } from '#modules/points/points.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { decideInvitation, voidBranch } from '#modules/invitations/invitation-page.paths.ts'
import { disableMember } from '#modules/members/admin-members.paths.ts'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { completeEarly } from '#flows/order.builders.ts'
import { startTestShop, type TestShop } from '../../../test-shop.builders.ts'
import { requireInvariants } from '../../invariants.builders.ts'
import { lastMailTo } from '../sign-in.builders.ts'
import { joinFrom, operatorOf, type Person } from './invitations.builders.ts'
import { rewardInvitation } from './reward-invitation.ts'

let shop: TestShop
let desk: string
let office: ReturnType<typeof operatorOf>
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: '127.0.0.1' })
  desk = await shop.operator()
  office = operatorOf(shop, desk)
})
beforeEach(() => clock.reset())
afterEach(() => requireInvariants(shop.database))
afterAll(async () => {
  clock.reset()
  await shop.stop()
})

/** As many at once as there are connections: who stands in line for one may wait for as long as a busy machine likes. */
async function tellAll(orderIds: readonly string[]): Promise<void> {
  for (let at = 0; at < orderIds.length; at += 10) {
    const told = orderIds.slice(at, at + 10)
    await Promise.all(told.map((orderId) => shop.database.inTransaction((tx) => rewardInvitation(tx, orderId))))
  }
}

test('both have what was promised once the friend’s first order can no longer go back, and are told in both languages', async () => {
  const inviter = await joinFrom(shop, { firstName: 'Tai Man' })
  const friend = await office.inviting(inviter, { firstName: '詠珊' })
  expect((await office.seen(friend)).own).toMatchObject({ name: 'Tai Man', state: 'joined', gift: 'HK$100 to spend' })
  const order = await office.buy(friend)
  await office.receive(order)
  await shop.workOff()
  expect((await office.seen(inviter)).list).toMatchObject([{ name: '詠•••', state: 'on-its-way', gift: 'HK$100 to spend' }])
  expect((await office.seen(inviter)).list[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect([await office.balance(inviter), await office.balance(friend)]).toEqual(['0.00', '0.00'])
  await completeEarly(shop, order.orderNo, desk)
  await shop.workOff()
  expect([await office.balance(inviter), await office.balance(friend)]).toEqual(['100.00', '100.00'])
  expect(await office.seen(inviter)).toMatchObject({ total: 1, list: [{ state: 'given' }] })
  expect((await lastMailTo(shop, inviter.email)).subject).toBe('Your invitation has brought you HK$100 to spend')
  const { list } = (await shop.ask(listMessages, {}, { token: friend.token, language: 'cht_CN' })).data
  expect(list.find(({ link }) => link === '/account/invite/share')?.title).toBe('您已獲得迎新獎賞：HK$100結餘')
})

test('the same order told fifty times over brings each once, and a second order nothing more', async () => {
  const inviter = await joinFrom(shop)
  const friend = await office.inviting(inviter)
  const order = await office.buy(friend)
  await office.keep(order)
  const { order_id: orderId } = await shop.database.pool
    .selectFrom('orders')
    .select('order_id')
    .where('order_number', '=', order.orderNo)
    .executeTakeFirstOrThrow()
  await tellAll(Array.from({ length: 50 }, () => orderId))
  await office.keep(await office.buy(friend))
  expect([await office.balance(inviter), await office.balance(friend)]).toEqual(['100.00', '100.00'])
})

test('two orders of a friend that are kept at the same moment bring each once', async () => {
  const inviter = await joinFrom(shop)
  const friend = await office.inviting(inviter)
  const orders = [await office.buy(friend), await office.buy(friend)]
  for (const order of orders) await office.receive(order)
  const complete = ({ orderNo }: (typeof orders)[number]) => completeEarly(shop, orderNo, desk)
  await Promise.all(orders.map(complete))
  await Promise.all([shop.workOff(), shop.workOff()])
  expect([await office.balance(inviter), await office.balance(friend)]).toEqual(['100.00', '100.00'])
})

test('of fifty friends on one day as many bring something as the limit says, and the others wait for somebody to look', async () => {
  await office.set({ mostADay: 7, mostAMonth: 20 })
  const inviter = await joinFrom(shop)
  const friends: Person[] = []
  for (let each = 0; each < 50; each += 1) friends.push(await office.inviting(inviter))
  const product = await office.buy(friends[0]!)
  await office.receive(product)
  // Forty-nine more orders as they stand a week after, so that all can be told at once.
  await runSql(shop.database, sql`update orders set state = 'successful' where order_number = ${product.orderNo}`)
  const orderIds = await copyOrders(product.orderNo, friends)
  await tellAll(orderIds)
  const counted = (await office.seen(inviter)).list.map(({ state }) => state)
  expect(counted.filter((state) => state === 'given')).toHaveLength(7)
  expect(counted.filter((state) => state === 'checked')).toHaveLength(43)
  expect(await office.balance(inviter)).toBe('700.00')
  expect((await office.held(inviter.inviteCode))[0]?.flags).toEqual([{ kind: 'day-limit', with: null }])
  await runSql(shop.database, sql`delete from units where order_id = any(${orderIds.slice(1)}::uuid[])`)
  await runSql(shop.database, sql`update invitations set order_id = ${orderIds[0]} where order_id = any(${orderIds}::uuid[])`)
  await runSql(shop.database, sql`delete from orders where order_id = any(${orderIds.slice(1)}::uuid[])`)
  await runSql(shop.database, sql`update orders set state = 'received' where order_number = ${product.orderNo}`)
  await office.set({ mostADay: 5, mostAMonth: 20 })
})

/** The first is the friend's own. */
async function copyOrders(orderNo: string, friends: readonly Person[]): Promise<string[]> {
  const ids = friends.map(() => newId())
  const original = await shop.database.pool
    .selectFrom('orders')
    .select('order_id')
    .where('order_number', '=', orderNo)
    .executeTakeFirstOrThrow()
  for (const [at, { account, email }] of friends.entries()) {
    if (at === 0) continue
    await runSql(
      shop.database,
      sql`insert into orders (order_id, order_number, owner_id, state, language, logistics_type, pay_type, receiver, contact_phone, contact_email,
          total_cents, placed_at, expires_at, paid_at, parts, payment_fee_cents)
        select ${ids[at]}, ${`COPY${newId()}`}, ${account}, state, language, logistics_type, pay_type, '{}', ${`+8527${at}`}, ${email},
          total_cents, now() + interval '1 minute', expires_at, paid_at, parts, payment_fee_cents from orders where order_id = ${original.order_id}`,
    )
    await runSql(
      shop.database,
      sql`insert into units (unit_id, order_id, line_id, consignment_id, position, state, parts)
        select gen_random_uuid(), ${ids[at]}, line_id, consignment_id, position + ${at}, state, parts from units where order_id = ${original.order_id}`,
    )
  }
  return [original.order_id, ...ids.slice(1)]
}

test('pieces that go back count for nothing, and neither does an order that is too small; the next one does', async () => {
  const inviter = await joinFrom(shop)
  const friend = await office.inviting(inviter)
  await office.keep(await office.buy(friend, { cents: 49_900 }))
  expect((await office.seen(inviter)).list).toMatchObject([{ state: 'joined' }])
  const back = await office.buy(friend)
  await office.receive(back)
  await shop.ask(moveOrder, { orderNo: back.orderNo, move: 'request-refund' }, { token: desk })
  await shop.workOff()
  expect((await office.seen(inviter)).list).toMatchObject([{ state: 'joined' }])
  await office.keep(await office.buy(friend, { cents: 50_000 }))
  expect(await office.balance(inviter)).toBe('100.00')
})

test('points, and a promise that stands although the setting has changed since', async () => {
  await office.set({ inviterKind: 'points', inviterAmount: 80, friendKind: 'points', friendAmount: 40 })
  const inviter = await joinFrom(shop)
  const friend = await office.inviting(inviter)
  await office.set({ inviterKind: 'balance', inviterAmount: 100, friendKind: 'none', friendAmount: 100 })
  await office.keep(await office.buy(friend))
  expect(await office.balance(inviter)).toBe('0.00')
  const points = async ({ token }: Person) => (await shop.ask(queryPoints, { filter: 'earned' }, { token })).data
  expect(await points(inviter)).toMatchObject({ points: 80, list: [{ move: 'invited', points: 80 }] })
  expect((await points(friend)).list).toContainEqual(expect.objectContaining({ move: 'invited', points: 40 }))
  await shop.ask(voidBranch, { accountId: friend.account, takeBack: true, reason: 'A mistake.' }, { token: desk })
  expect((await points(inviter)).points).toBe(0)
  await office.set({ inviterKind: 'balance', inviterAmount: 100, friendKind: 'balance', friendAmount: 100 })
})

test('a coupon is promised while a campaign gives one, waits where none does any more, and runs out with its branch', async () => {
  const wanted = { had: 'granted', occasion: 'friend-invited', starts_at: new Date(clock.now().getTime() - DAY) } as const
  const campaignId = await shop.database.inTransaction((tx) => buildCampaign(tx, wanted))
  await office.set({ friendKind: 'coupon' })
  const inviter = await joinFrom(shop)
  const [first, second] = [await office.inviting(inviter), await office.inviting(inviter)]
  expect((await office.seen(first)).own?.gift).toBe('a coupon: HK$200 off')
  const unused = async ({ token }: Person) => (await shop.ask(queryCoupons, {}, { token })).data.counts.unused
  await office.keep(await office.buy(first))
  expect([await office.balance(inviter), await unused(first)]).toEqual(['100.00', 1])
  await runSql(shop.database, sql`update campaigns set state = 'paused' where campaign_id = ${campaignId}`)
  await office.keep(await office.buy(second))
  expect((await office.held(second.email))[0]?.flags).toEqual([{ kind: 'no-coupon', with: null }])
  const decision = { friendId: second.account, release: true, reason: 'As promised.' }
  const decide = async () => {
    const asked = await shop.ask(decideInvitation, decision, { token: desk })
    return asked.code === 200 ? (await shop.ask(decideInvitation, decision, { token: await shop.colleague() })).code : asked.code
  }
  expect(await decide()).toBe(refusals.INVITATION_NO_COUPON.code)
  await runSql(shop.database, sql`update campaigns set state = 'running' where campaign_id = ${campaignId}`)
  expect(await decide()).toBe(200)
  expect(await unused(second)).toBe(1)
  const ended = await shop.ask(voidBranch, { accountId: second.account, takeBack: true, reason: 'Found out.' }, { token: desk })
  expect(ended.data).toEqual({ amount: '100.00', points: 0, coupons: 1 })
  expect([await office.balance(inviter), await unused(first), await unused(second)]).toEqual(['100.00', 1, 0])
  await office.set({ friendKind: 'balance' })
})

test('who has left by the time gets nothing, and the friend does', async () => {
  const inviter = await joinFrom(shop)
  const friend = await office.inviting(inviter)
  const order = await office.buy(friend)
  await shop.ask(disableMember, { accountId: inviter.account, reason: 'asked' }, { token: desk })
  await office.keep(order)
  expect([await office.balance(inviter), await office.balance(friend)]).toEqual(['0.00', '100.00'])
})

test('a month has its own limit, by the calendar of Hong Kong', async () => {
  await office.set({ mostADay: 5, mostAMonth: 1 })
  await moveTo('2027-01-31T23:59:00+08:00')
  const inviter = await joinFrom(shop)
  const friends = [await office.inviting(inviter), await office.inviting(inviter), await office.inviting(inviter)] as const
  const orders = [await office.buy(friends[0]), await office.buy(friends[1]), await office.buy(friends[2])] as const
  for (const order of orders) await office.receive(order)
  const complete = async (orderNo: string) => {
    await completeEarly(shop, orderNo, desk)
    await shop.workOff()
  }
  await moveTo('2027-02-28T23:59:00+08:00')
  await complete(orders[0].orderNo)
  await complete(orders[1].orderNo)
  expect((await office.held(friends[1].email))[0]?.flags).toEqual([{ kind: 'month-limit', with: null }])
  clock.advance(2 * 60_000)
  await complete(orders[2].orderNo)
  expect(await office.balance(inviter)).toBe('200.00')
  clock.reset()
  desk = await shop.operator()
  office = operatorOf(shop, desk)
  await office.set({ mostADay: 5, mostAMonth: 20 })
})

/** Nobody stays signed in for months. */
async function moveTo(moment: string): Promise<void> {
  clock.advance(new Date(moment).getTime() - clock.now().getTime())
  desk = await shop.operator()
  office = operatorOf(shop, desk)
}
