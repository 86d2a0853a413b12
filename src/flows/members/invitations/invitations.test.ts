import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import sharp from 'sharp'
import { buildCampaign } from '#modules/coupons/coupons.builders.ts'
import { queryCoupons } from '#modules/coupons/coupons.paths.ts'
import { queryPoints } from '#modules/points/points.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { followInvitation, getInvitation, queryInvitations } from '#modules/invitations/invitations.paths.ts'
import { decideInvitation, getInvitationTree, listInvitations, voidBranch } from '#modules/invitations/invitation-room.paths.ts'
import { disableMember } from '#modules/members/admin-members.paths.ts'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import type { InvitationRules } from '#modules/shop-settings/invitation-rules.contract.ts'
import { clock, DAY } from '#platform/clock.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../../test-shop.builders.ts'
import { requireInvariants } from '../../invariants.builders.ts'
import { lastMailTo } from '../sign-in.builders.ts'
import { balanceOf, buyFor, joinFrom, keepAll, type Person, receiveAll } from './invitations.builders.ts'
import { rewardInvitation } from './reward-invitation.ts'

let shop: TestShop
let desk: string
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: '127.0.0.1' })
  desk = await shop.operator()
})
beforeEach(() => clock.reset())
afterEach(() => requireInvariants(shop.database))
afterAll(async () => {
  clock.reset()
  await shop.stop()
})

async function set(changes: Partial<InvitationRules>): Promise<void> {
  const { settings } = (await shop.ask(listSettings, {}, { token: desk })).data
  const { version, value } = settings.find(({ name }) => name === 'invitations')!
  await shop.ask(
    saveSetting,
    { name: 'invitations', version, value: { ...(value as InvitationRules), ...changes } },
    { token: desk },
  )
}

const inviting = (person: Pick<Person, 'inviteCode'>, known: Parameters<typeof joinFrom>[1] = {}) =>
  joinFrom(shop, { ...known, inviteCode: person.inviteCode })
const buy = (person: Person, buying?: Parameters<typeof buyFor>[3]) => buyFor(shop, desk, person, buying)
const keep = (order: Awaited<ReturnType<typeof buy>>) => keepAll(shop, desk, order)
const balance = (person: Person) => balanceOf(shop, desk, person)
const seen = async ({ token }: Person) => (await shop.ask(queryInvitations, {}, { token })).data
const held = async (word: string) =>
  (await shop.ask(listInvitations, { queue: 'held', word, pageNum: 1 }, { token: desk })).data.list

test('both have what was promised once the friend’s first order can no longer go back, and are told in both languages', async () => {
  const inviter = await joinFrom(shop, { firstName: 'Tai Man' })
  const friend = await inviting(inviter, { firstName: '詠珊' })
  expect((await seen(friend)).own).toMatchObject({ name: 'Tai Man', state: 'joined', gift: 'HK$100 to spend' })
  const order = await buy(friend)
  await receiveAll(shop, desk, order)
  await shop.workOff()
  expect((await seen(inviter)).list).toMatchObject([{ name: '詠•••', state: 'on-its-way', gift: 'HK$100 to spend' }])
  expect((await seen(inviter)).list[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect([await balance(inviter), await balance(friend)]).toEqual(['0.00', '0.00'])
  await shop.ask(moveOrder, { orderNo: order.orderNo, move: 'complete' }, { token: desk })
  await shop.workOff()
  expect([await balance(inviter), await balance(friend)]).toEqual(['100.00', '100.00'])
  expect(await seen(inviter)).toMatchObject({ total: 1, list: [{ state: 'given' }] })
  expect((await lastMailTo(shop, inviter.email)).subject).toBe('Your invitation has brought you HK$100 to spend')
  const { list } = (await shop.ask(listMessages, {}, { token: friend.token, language: 'cht_CN' })).data
  expect(list.find(({ link }) => link === '/account/invite/share')?.title).toBe('您已獲得迎新獎賞：HK$100結餘')
})

test('the same order told fifty times over brings each once, and a second order nothing more', async () => {
  const inviter = await joinFrom(shop)
  const friend = await inviting(inviter)
  const order = await buy(friend)
  await keep(order)
  const { order_id: orderId } = await shop.database.pool
    .selectFrom('orders')
    .select('order_id')
    .where('order_number', '=', order.orderNo)
    .executeTakeFirstOrThrow()
  await Promise.all(Array.from({ length: 50 }, () => shop.database.inTransaction((tx) => rewardInvitation(tx, orderId))))
  await keep(await buy(friend))
  expect([await balance(inviter), await balance(friend)]).toEqual(['100.00', '100.00'])
})

test('two orders of a friend that are kept at the same moment bring each once', async () => {
  const inviter = await joinFrom(shop)
  const friend = await inviting(inviter)
  const orders = [await buy(friend), await buy(friend)]
  for (const order of orders) await receiveAll(shop, desk, order)
  const complete = ({ orderNo }: (typeof orders)[number]) => shop.ask(moveOrder, { orderNo, move: 'complete' }, { token: desk })
  await Promise.all(orders.map(complete))
  await Promise.all([shop.workOff(), shop.workOff()])
  expect([await balance(inviter), await balance(friend)]).toEqual(['100.00', '100.00'])
})

test('of fifty friends on one day as many bring something as the limit says, and the others wait for somebody to look', async () => {
  await set({ mostADay: 7, mostAMonth: 20 })
  const inviter = await joinFrom(shop)
  const friends: Person[] = []
  for (let each = 0; each < 50; each += 1) friends.push(await inviting(inviter))
  const product = await buy(friends[0]!)
  await receiveAll(shop, desk, product)
  // Forty-nine more orders as they stand a week after, so that all can be told at once.
  await runSql(shop.database, sql`update orders set state = 'successful' where order_number = ${product.orderNo}`)
  const orderIds = await copyOrders(product.orderNo, friends)
  await Promise.all(orderIds.map((orderId) => shop.database.inTransaction((tx) => rewardInvitation(tx, orderId))))
  const counted = (await seen(inviter)).list.map(({ state }) => state)
  expect(counted.filter((state) => state === 'given')).toHaveLength(7)
  expect(counted.filter((state) => state === 'checked')).toHaveLength(43)
  expect(await balance(inviter)).toBe('700.00')
  expect((await held(inviter.inviteCode))[0]?.flags).toEqual([{ kind: 'day-limit', with: null }])
  await runSql(shop.database, sql`delete from units where order_id = any(${orderIds.slice(1)}::uuid[])`)
  await runSql(shop.database, sql`update invitations set order_id = ${orderIds[0]} where order_id = any(${orderIds}::uuid[])`)
  await runSql(shop.database, sql`delete from orders where order_id = any(${orderIds.slice(1)}::uuid[])`)
  await runSql(shop.database, sql`update orders set state = 'received' where order_number = ${product.orderNo}`)
  await set({ mostADay: 5, mostAMonth: 20 })
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
  const friend = await inviting(inviter)
  await keep(await buy(friend, { cents: 49_900 }))
  expect((await seen(inviter)).list).toMatchObject([{ state: 'joined' }])
  const back = await buy(friend)
  await receiveAll(shop, desk, back)
  await shop.ask(moveOrder, { orderNo: back.orderNo, move: 'request-refund' }, { token: desk })
  await shop.workOff()
  expect((await seen(inviter)).list).toMatchObject([{ state: 'joined' }])
  await keep(await buy(friend, { cents: 50_000 }))
  expect(await balance(inviter)).toBe('100.00')
})

test.each([
  ['contact', (inviter: Person) => ({ email: inviter.email.replace('@', '+second@') })],
  ['contact', (inviter: Person) => ({ phone: inviter.phone })],
  ['device', (inviter: Person) => ({ from: inviter.from })],
  ['address', (inviter: Person) => ({ address: inviter.address.toUpperCase().replace(', ', ' / ') })],
] as const)('who shares a %s with the inviter brings nothing until somebody has looked', async (kind, sharing) => {
  const inviter = await joinFrom(shop)
  await buy(inviter)
  const friend = await inviting(inviter, sharing(inviter))
  await keep(await buy(friend))
  expect([await balance(inviter), await balance(friend)]).toEqual(['0.00', '0.00'])
  const [row] = await held(friend.email)
  expect(row?.flags).toEqual([{ kind, with: { accountId: inviter.account, name: 'Wai' } }])
  expect((await seen(friend)).own?.state).toBe('checked')
})

test('one card that pays for two friends holds the second; an operator gives it after all, once, or never', async () => {
  const inviter = await joinFrom(shop)
  const [one, other, third] = [await inviting(inviter), await inviting(inviter), await inviting(inviter)]
  await keep(await buy(one, { byCard: true }))
  for (const next of [other, third]) await keep(await buy(next, { byCard: true }))
  expect(await balance(inviter)).toBe('100.00')
  const rows = await held(inviter.inviteCode)
  expect(rows.map(({ friend, flags }) => [friend.accountId, flags[0]?.kind])).toEqual(
    expect.arrayContaining([
      [other.account, 'card'],
      [third.account, 'card'],
    ]),
  )
  const decide = (friend: Person, release: boolean) =>
    shop.ask(decideInvitation, { friendId: friend.account, release, reason: 'They are sisters.' }, { token: desk })
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(other, true)))
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 4 }, () => refusals.INVITATION_DECIDED.code),
  ])
  await decide(third, false)
  expect([await balance(inviter), await balance(other), await balance(third)]).toEqual(['200.00', '100.00', '0.00'])
  const trail = await shop.database.pool
    .selectFrom('audit_trail')
    .select(['action', 'subject_id'])
    .where('subject_id', 'in', [other.account, third.account])
    .where('action', 'like', 'invitation%')
    .orderBy('recorded_at')
    .execute()
  expect(trail).toEqual([
    { action: 'invitation-released', subject_id: other.account },
    { action: 'invitation-declined', subject_id: third.account },
  ])
})

test('a branch that is ended brings nothing any more, however deep; what was given goes back as far as it is there', async () => {
  const root = await joinFrom(shop)
  const cheat = await inviting(root)
  const [spent, deep] = [await inviting(cheat), await inviting(cheat)]
  const deeper = await inviting(deep)
  await keep(await buy(spent))
  await takeOut(spent, 7_000)
  const waiting = await buy(deeper)
  const ended = await shop.ask(
    voidBranch,
    { accountId: cheat.account, takeBack: true, reason: 'All of them are one.' },
    { token: desk },
  )
  expect(ended.data).toEqual({ amount: '130.00', points: 0, coupons: 0 })
  expect([await balance(cheat), await balance(spent)]).toEqual(['0.00', '0.00'])
  await keep(waiting)
  const late = await inviting(deeper)
  await keep(await buy(late))
  expect([await balance(deep), await balance(deeper), await balance(late)]).toEqual(['0.00', '0.00', '0.00'])
  const tree = (await shop.ask(getInvitationTree, { accountId: cheat.account }, { token: desk })).data
  expect(tree).toMatchObject({
    barred: { reason: 'All of them are one.', by: 'Ada' },
    above: [{ inviter: { accountId: root.account } }],
  })
  expect(tree.below.map(({ friend, depth, state }) => [friend.accountId, depth, state])).toEqual([
    [spent.account, 1, 'void'],
    [deep.account, 1, 'void'],
    [deeper.account, 2, 'void'],
    [late.account, 3, 'void'],
  ])
  expect((await shop.ask(getInvitation, { inviteCode: deep.inviteCode }, {})).data.isOver).toBe(true)
  const again = await shop.ask(voidBranch, { accountId: cheat.account, takeBack: true, reason: 'Again.' }, { token: desk })
  expect(again.data).toEqual({ amount: '0.00', points: 0, coupons: 0 })
})

/** As a withdrawal does. */
const takeOut = (person: Person, cents: number) =>
  shop.database.inTransaction(async (tx) => {
    await lockHolders(tx, [person.account])
    const entries = [
      { ownerId: person.account, purpose: 'balance', amount: cents },
      { purpose: 'withdrawals-held', amount: -cents },
    ]
    await post(tx, { kind: 'withdrawal-asked', subjectId: newId(), entries })
  })

test('points, and a promise that stands although the setting has changed since', async () => {
  await set({ inviterKind: 'points', inviterAmount: 80, friendKind: 'points', friendAmount: 40 })
  const inviter = await joinFrom(shop)
  const friend = await inviting(inviter)
  await set({ inviterKind: 'balance', inviterAmount: 100, friendKind: 'none', friendAmount: 100 })
  await keep(await buy(friend))
  expect(await balance(inviter)).toBe('0.00')
  const points = async ({ token }: Person) => (await shop.ask(queryPoints, { filter: 'earned' }, { token })).data
  expect(await points(inviter)).toMatchObject({ points: 80, list: [{ move: 'invited', points: 80 }] })
  expect((await points(friend)).list).toContainEqual(expect.objectContaining({ move: 'invited', points: 40 }))
  await shop.ask(voidBranch, { accountId: friend.account, takeBack: true, reason: 'A mistake.' }, { token: desk })
  expect((await points(inviter)).points).toBe(0)
  await set({ inviterKind: 'balance', inviterAmount: 100, friendKind: 'balance', friendAmount: 100 })
})

test('a coupon is promised while a campaign gives one, waits where none does any more, and runs out with its branch', async () => {
  const wanted = { had: 'granted', occasion: 'friend-invited', starts_at: new Date(clock.now().getTime() - DAY) } as const
  const campaignId = await shop.database.inTransaction((tx) => buildCampaign(tx, wanted))
  await set({ friendKind: 'coupon' })
  const inviter = await joinFrom(shop)
  const [first, second] = [await inviting(inviter), await inviting(inviter)]
  expect((await seen(first)).own?.gift).toBe('a coupon: HK$200 off')
  const unused = async ({ token }: Person) => (await shop.ask(queryCoupons, {}, { token })).data.counts.unused
  await keep(await buy(first))
  expect([await balance(inviter), await unused(first)]).toEqual(['100.00', 1])
  await runSql(shop.database, sql`update campaigns set state = 'paused' where campaign_id = ${campaignId}`)
  await keep(await buy(second))
  expect((await held(second.email))[0]?.flags).toEqual([{ kind: 'no-coupon', with: null }])
  const decision = { friendId: second.account, release: true, reason: 'As promised.' }
  const decide = async () => (await shop.ask(decideInvitation, decision, { token: desk })).code
  expect(await decide()).toBe(refusals.INVITATION_NO_COUPON.code)
  await runSql(shop.database, sql`update campaigns set state = 'running' where campaign_id = ${campaignId}`)
  expect(await decide()).toBe(200)
  expect(await unused(second)).toBe(1)
  const ended = await shop.ask(voidBranch, { accountId: second.account, takeBack: true, reason: 'Found out.' }, { token: desk })
  expect(ended.data).toEqual({ amount: '100.00', points: 0, coupons: 1 })
  expect([await balance(inviter), await unused(first), await unused(second)]).toEqual(['100.00', 1, 0])
  await set({ friendKind: 'balance' })
})

test('the picture of a code is drawn in both languages, and of nobody’s there is none', async () => {
  const { inviteCode } = await joinFrom(shop)
  for (const language of ['en', 'zh']) {
    const answer = await fetch(`${shop.url}/invitation/${inviteCode}/picture.${language}.jpg`)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(await (await fetch(`${shop.url}/invitation/${inviteCode}/code.${language}.svg`)).text()).toContain('<svg')
  }
  for (const file of ['picture.fr.jpg', 'picture.en.svg', '../secret'])
    expect((await fetch(`${shop.url}/invitation/${inviteCode}/${file}`)).status).toBe(404)
  expect((await fetch(`${shop.url}/invitation/2222222222/picture.en.jpg`)).status).toBe(404)
})

test('a link that was followed is remembered by the browser’s session, whichever way the account is opened', async () => {
  const inviter = await joinFrom(shop, { firstName: 'May' })
  const token = await shop.visitor()
  const told = await shop.ask(getInvitation, { inviteCode: inviter.inviteCode.toLowerCase() }, { token, language: 'cht_CN' })
  expect(told.data).toEqual({ isOver: false, name: 'May', friendGift: 'HK$100結餘', orderFrom: 'HK$500' })
  await shop.ask(followInvitation, { inviteCode: inviter.inviteCode }, { token })
  const friend = await joinFrom(shop, { token })
  expect((await seen(inviter)).list).toMatchObject([{ friendId: friend.account }])
})

test('a code of nobody keeps nobody out, and whoever is a member already cannot be invited', async () => {
  const inviter = await joinFrom(shop)
  const alone = await joinFrom(shop, { inviteCode: 'NOBODYHERE' })
  expect((await seen(alone)).own).toBeNull()
  await shop.ask(followInvitation, { inviteCode: inviter.inviteCode }, { token: alone.token })
  const again = await joinFrom(shop, { token: alone.token, email: alone.email, inviteCode: inviter.inviteCode })
  expect(again.account).toBe(alone.account)
  expect((await seen(again)).own).toBeNull()
  expect((await seen(inviter)).total).toBe(0)
})

test('the link of somebody who is here no more leads on without a word of who it was', async () => {
  const inviter = await joinFrom(shop)
  await shop.ask(disableMember, { accountId: inviter.account, reason: 'left' }, { token: desk })
  const told = await shop.ask(getInvitation, { inviteCode: inviter.inviteCode }, {})
  expect(told.data).toEqual({ isOver: true, name: '', friendGift: '', orderFrom: '' })
  const friend = await inviting(inviter)
  expect((await seen(friend)).own).toBeNull()
})

test('who has left by the time gets nothing, and the friend does', async () => {
  const inviter = await joinFrom(shop)
  const friend = await inviting(inviter)
  const order = await buy(friend)
  await shop.ask(disableMember, { accountId: inviter.account, reason: 'asked' }, { token: desk })
  await keep(order)
  expect([await balance(inviter), await balance(friend)]).toEqual(['0.00', '100.00'])
})

test('a month has its own limit, by the calendar of Hong Kong', async () => {
  await set({ mostADay: 5, mostAMonth: 1 })
  await moveTo('2027-01-31T23:59:00+08:00')
  const inviter = await joinFrom(shop)
  const friends = [await inviting(inviter), await inviting(inviter), await inviting(inviter)] as const
  const orders = [await buy(friends[0]), await buy(friends[1]), await buy(friends[2])] as const
  for (const order of orders) await receiveAll(shop, desk, order)
  const complete = async (orderNo: string) => {
    await shop.ask(moveOrder, { orderNo, move: 'complete' }, { token: desk })
    await shop.workOff()
  }
  await moveTo('2027-02-28T23:59:00+08:00')
  await complete(orders[0].orderNo)
  await complete(orders[1].orderNo)
  expect((await held(friends[1].email))[0]?.flags).toEqual([{ kind: 'month-limit', with: null }])
  clock.advance(2 * 60_000)
  await complete(orders[2].orderNo)
  expect(await balance(inviter)).toBe('200.00')
  clock.reset()
  desk = await shop.operator()
  await set({ mostADay: 5, mostAMonth: 20 })
})

/** Nobody stays signed in for months. */
async function moveTo(moment: string): Promise<void> {
  clock.advance(new Date(moment).getTime() - clock.now().getTime())
  desk = await shop.operator()
}

test('nobody but those who may sees who has invited whom', async () => {
  const member = await joinFrom(shop)
  const bench = await shop.operator(['merchandiser'])
  for (const token of [member.token, bench]) {
    const listed = await shop.ask(listInvitations, { queue: 'all', word: '', pageNum: 1 }, { token })
    expect(listed.code).toBe(refusals.NOT_PERMITTED.code)
  }
})
