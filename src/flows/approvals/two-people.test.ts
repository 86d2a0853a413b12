import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { decideApproval, listApprovals } from '#modules/approvals/approvals.paths.ts'
import { getMemberBalance, giveGoodwill } from '#modules/balance/balance-page.paths.ts'
import { getCampaign, moveCampaign, saveCampaign } from '#modules/coupons/admin/campaign-page.paths.ts'
import { makeKey } from '#modules/operators/api-keys.paths.ts'
import { listPayouts, movePayout } from '#modules/treasury/money.paths.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, confirmPayment, requestRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { isForStaff } from '#platform/call.server.ts'
import { clock, DAY, dayInHongKong, MINUTE, startOfDay } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readSettings } from '#platform/settings.server.ts'
import { sealingWith } from '#platform/access/sealing.server.ts'
import { allCalls } from '../../subjects.server.ts'
import { servicesOf } from '../../services.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { join, type Joined, lastMailTo } from '../members/sign-in.builders.ts'
import { placeAsGuest, stateOf, unpaidOrder } from '../order.builders.ts'
import { carryOutDue } from './decide-approval.ts'
import { setLimits } from './limits.builders.ts'
import { isNamed } from './no-money.builders.ts'
import { plainCampaign } from './thief-campaign.builders.ts'
import { gainOf } from './thief-gain.builders.ts'
import { officeWays } from './thief-desk.builders.ts'
import { raisedNames } from './thief-settings.builders.ts'
import { shopperWays } from './thief-shopper.builders.ts'
import { accountOf, buildPlenty, meetThief, type Thief, type Way } from './thief.builders.ts'

let shop: TestShop
let ada: string
beforeAll(async () => {
  shop = await startTestShop()
  ada = await shop.operator()
  await shop.colleague()
})
afterEach(async () => {
  clock.reset()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

const only = async <Row extends z.ZodType>(row: Row, query: ReturnType<typeof sql>): Promise<z.output<Row>[]> =>
  readRows(shop.database.pool, row, query)
const look = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: ada })).data
const waiting = async (about: string) => (await shop.ask(listApprovals, { about }, { token: ada })).data.list

/** Time passes, and nobody is signed out by it. */
async function later(ms: number): Promise<void> {
  await runSql(shop.database, sql`update sessions set expires_at = expires_at + interval '10 days' where kind = 'operator'`)
  clock.advance(ms)
}

/** Paid by transfer, and cancelled by its shopper. */
async function cancelled(member?: Joined) {
  const more = member ? { token: member.token, billEmail: member.email } : {}
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], more)
  const { orderNo } = answer.data
  await payFor(orderNo, token)
  const units = (await look(orderNo)).units.map(({ unitId }) => ({ unitId }))
  await shop.ask(askReturn, { orderNo, kind: 'cancel', units }, { token })
  return { orderNo, refundId: (await look(orderNo)).refunds[0]?.refundId ?? '' }
}
async function payFor(orderNo: string, token: string): Promise<void> {
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: ada })
}
const approve = (refundId: string, token: string) => shop.ask(approveRefund, { refundId }, { token })

describe('what the person owed asks for', () => {
  test('one operator decides up to the sums of an order, a payee, a day and a person, and two above them', async () => {
    await setLimits(shop, { orderAbove: '11999.99' })
    const { refundId } = await cancelled()
    expect((await approve(refundId, ada)).data).toMatchObject({ waiting: 1, refunds: [{ state: 'requested' }] })
    expect((await approve(refundId, ada)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
    expect((await approve(refundId, await shop.colleague())).data).toMatchObject({ waiting: 0, refunds: [{ state: 'approved' }] })
    await setLimits(shop, { orderAbove: '9999999', personAbove: '12000' })
    const bob = await shop.operator(['finance'])
    expect((await approve((await cancelled()).refundId, bob)).data.refunds[0]?.state).toBe('approved')
    expect((await approve((await cancelled()).refundId, bob)).data.refunds[0]?.state).toBe('requested')
    await later(DAY)
    expect((await approve((await cancelled()).refundId, bob)).data.refunds[0]?.state).toBe('approved')
    await setLimits(shop, { personAbove: '9999999' })
  })

  test('nobody approves what goes to an account of their own', async () => {
    const member = await join(shop)
    const bob = await shop.operator(['finance'])
    const id = z.object({ id: z.string() })
    const [{ id: bobId } = { id: '' }] = await only(
      id,
      sql`select operator_id as id from operators order by created_at desc limit 1`,
    )
    await runSql(shop.database, sql`update operators set email = ${member.email} where operator_id = ${bobId}`)
    const { refundId } = await cancelled(member)
    expect((await approve(refundId, bob)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
    expect((await approve(refundId, ada)).code).toBe(200)
  })
})

test('who was let in a moment ago by whoever asks is no second person, nor is a key they have made', async () => {
  const till = { name: 'till', permissions: ['handle-money' as const, 'move-orders' as const], perMinute: 60, days: 1 }
  const { token: key } = (await shop.ask(makeKey, till, { token: ada })).data
  const { refundId } = await cancelled()
  expect((await approve(refundId, key)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  const { orderNo, payment } = await unpaidOrder(shop, 'bank')
  await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token: ada })
  await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: 'Sold out.' }, { token: key })
  const asked = (await look(orderNo)).refunds[0]?.refundId ?? ''
  expect((await approve(asked, ada)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  expect((await approve(asked, await shop.colleague())).code).toBe(200)
  const { account } = await join(shop)
  const bob = await shop.operator()
  await runSql(
    shop.database,
    sql`update operators set invited_by = (select asker.operator_id from operators asker order by created_at limit 1)
      where operator_id = (select operator_id from operators order by created_at desc limit 1)`,
  )
  await shop.ask(giveGoodwill, { accountId: account, amount: '5', reason: 'A test.' }, { token: ada })
  const approvalId = (await waiting(account))[0]?.approvalId ?? ''
  const agree = (token: string) => shop.ask(decideApproval, { approvalId, agree: true }, { token })
  expect((await agree(bob)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  await later(DAY + MINUTE)
  expect((await agree(bob)).data).toEqual({ state: 'approved' })
})

test('who has typed an account is the first of the two, also after they have stopped it and press again', async () => {
  const { orderNo, refundId } = await cancelled()
  await approve(refundId, await shop.colleague())
  const { payouts } = (await shop.ask(listPayouts, {}, { token: ada })).data
  const payoutId = payouts.find((one) => one.orderNo === orderNo)?.payoutId ?? ''
  await shop.ask(movePayout, { payoutId, move: 'approve', ...accountOf({ operatorId: 'A STRANGER' }) }, { token: ada })
  const [found] = await waiting(orderNo)
  const stop = { approvalId: found?.approvalId ?? '', agree: false, reason: 'Another day.' }
  expect((await shop.ask(decideApproval, stop, { token: ada })).data).toEqual({ state: 'declined' })
  const second = (token: string) => shop.ask(movePayout, { payoutId, move: 'second' }, { token })
  expect((await second(ada)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  expect((await second(await shop.colleague())).code).toBe(200)
})

test('a payment without the bank’s line is accepted up to so much a day in all, and above it by two', async () => {
  await setLimits(shop, { withoutLine: '12000' })
  await later(3 * DAY)
  const orders = [await unpaidOrder(shop, 'bank'), await unpaidOrder(shop, 'fps')]
  const confirm = async ({ payment: { paymentId } }: (typeof orders)[number], token: string) =>
    (await shop.ask(confirmPayment, { paymentId }, { token })).data?.state
  expect(await confirm(orders[0]!, ada)).toBe('pending-seller-delivery')
  expect(await confirm(orders[1]!, ada)).toBe('payment-pending')
  expect((await waiting(orders[1]!.orderNo)).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['payment 12000.00'])
  expect(await confirm(orders[1]!, await shop.colleague())).toBe('pending-seller-delivery')
  await setLimits(shop, { withoutLine: '9999999' })
})

test('a campaign that gives goods away starts once a colleague agrees, and what it gives is not changed while it runs', async () => {
  const document = plainCampaign({ percent: '100', sharedCode: 'ALLFREE' })
  const { campaignId } = (await shop.ask(saveCampaign, document, { token: ada })).data
  const start = (token: string) => shop.ask(moveCampaign, { campaignId, move: 'start' }, { token })
  expect((await start(ada)).data.state).toBe('draft')
  expect((await start(ada)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  expect((await start(await shop.colleague())).data.state).toBe('running')
  const now = (await shop.ask(getCampaign, { campaignId }, { token: ada })).data.document
  const wider = await shop.ask(saveCampaign, { ...now, uses: '999' }, { token: ada })
  expect(wider.code).toBe(refusals.CAMPAIGN_FAR_RUNNING.code)
  expect((await shop.ask(saveCampaign, { ...now, name: { en: 'All free', zh: '全免' } }, { token: ada })).code).toBe(200)
  await shop.ask(moveCampaign, { campaignId, move: 'end' }, { token: ada })
})

test('the merchants’ share and the limits themselves are changed by two', async () => {
  const settings = async () => (await shop.ask(listSettings, {}, { token: ada })).data.settings
  const share = { name: 'settlement' as const, version: 0, value: { commission: '50', card: '0' } }
  expect((await shop.ask(saveSetting, share, { token: ada })).data.version).toBe(0)
  expect((await settings()).find(({ name }) => name === 'settlement')?.value).toMatchObject({ commission: '12' })
  const [found] = await waiting('settlement')
  const approvalId = found?.approvalId ?? ''
  expect(found?.isOwn).toBe(true)
  const decline = { approvalId, agree: false, reason: 'Not agreed with the merchants.' }
  expect((await shop.ask(decideApproval, decline, { token: await shop.colleague() })).data).toEqual({ state: 'declined' })
  expect((await settings()).find(({ name }) => name === 'settlement')?.version).toBe(0)
})

test('where nobody else is there it goes by itself after a day, unless the owner, who is told, stops it', async () => {
  const [first, second] = [await join(shop), await join(shop)]
  const cyd = await shop.operator()
  const ids = await only(
    z.object({ id: z.string(), email: z.string() }),
    sql`select operator_id as id, email from operators order by created_at desc limit 1`,
  )
  const { id = '', email = '' } = ids[0] ?? {}
  await runSql(shop.database, sql`update operators set disabled = true where operator_id <> ${id}`)
  const give = (accountId: string) => shop.ask(giveGoodwill, { accountId, amount: '7', reason: 'A late parcel.' }, { token: cyd })
  const balance = async (accountId: string) => (await shop.ask(getMemberBalance, { accountId }, { token: cyd })).data.balance
  const pass = () => {
    const services = { sealing: sealingWith(readSettings({}).SEALING_KEYS), settings: shop.settings }
    return carryOutDue(shop.database, services, createLog('silent'), 50)
  }
  await give(first.account)
  await give(second.account)
  await shop.workOff()
  expect(await lastMailTo(shop, email)).toMatchObject({
    subject: 'Goodwill to a balance is carried out in 24 hours',
    body: expect.stringContaining('/admin/approvals'),
  })
  const [found] = (await shop.ask(listApprovals, { about: second.account }, { token: cyd })).data.list
  const [approvalId, dueTime] = [found?.approvalId ?? '', found?.dueTime ?? '']
  expect(Date.parse(dueTime)).toBeGreaterThan(clock.now().getTime() + DAY - MINUTE)
  expect((await shop.ask(decideApproval, { approvalId, agree: true }, { token: cyd })).code).toBe(refusals.APPROVAL_DELAYED.code)
  await pass()
  expect(await balance(first.account)).toBe('0.00')
  await shop.ask(decideApproval, { approvalId, agree: false, reason: 'A mistake.' }, { token: cyd })
  await later(DAY + MINUTE)
  await pass()
  expect([await balance(first.account), await balance(second.account)]).toEqual(['7.00', '0.00'])
  await runSql(shop.database, sql`update operators set disabled = false`)
})

describe('one person', () => {
  const ways: Record<string, Way> = { ...shopperWays, ...officeWays }
  const LIMITS = { personAbove: '1000', withoutLine: '200' }
  const FREE = { personAbove: '9999999', withoutLine: '9999999' }
  let plenty: BuiltProduct
  beforeAll(async () => {
    plenty = await buildPlenty(shop)
    await setLimits(shop, LIMITS)
  })
  afterAll(() => setLimits(shop, FREE))

  /** So that a life gets somewhere. */
  const often = [
    'buys by card',
    'buys by card',
    'buys with all there is',
    'orders by transfer',
    'cancels',
    'delivers an order',
    'sends back',
  ]
  /** Of six orders, whose places are their rolls, each goes another way. */
  const script = [
    ...['buys by card', 'buys by card', 'orders by transfer', 'orders by transfer', 'buys by card', 'buys by card'].map((way) => [
      way,
      0,
    ]),
    ...[
      ['delivers an order', 0],
      ['sends back', 0],
      ['takes back what never came', 0],
      ['approves refunds', 1],
    ],
    ...[
      ['delivers an order', 1],
      ['claims a lower price', 1],
      ['claims a fake', 1],
      ['upholds claims', 1],
      ['completes an order', 1],
    ],
    ...[
      ['rejects a piece at the bench', 4],
      ['approves refunds', 4],
      ['cancels', 5],
      ['refunds a payment', 5],
    ],
    ...[
      ['confirms some of a transfer', 2],
      ['confirms a transfer', 3],
      ['starts a campaign', 8],
      ['starts a campaign', 16],
      ['hands out a coupon', 0],
    ],
    ...[
      ['gives an order up', 1],
      ['says that a parcel is lost', 1],
    ],
  ].map(([way, roll]) => ({ way: String(way), roll: Number(roll) }))
  /** Of what would go if somebody else asked for it. */
  const WAITING: ReadonlySet<number> = new Set(
    [refusals.APPROVAL_SAME_PERSON, refusals.APPROVAL_WAITS, refusals.APPROVAL_DELAYED].map(({ code }) => code),
  )
  /** The same shop, which notes what it would do. */
  const listening = (to: TestShop, asked: Set<string>): TestShop => ({
    ...to,
    ask: async (path, input, how) => {
      const answer = await to.ask(path, input, how)
      if (answer.code === 200 || WAITING.has(answer.code)) asked.add(path.path)
      return answer
    },
  })

  /** Nothing of what they asked for themselves was agreed to, no setting lets more out, and they are no richer than a day's limit allows. */
  type Before = { day: number; versions: string; gain: number }
  async function requireHonest(thief: Thief, before: Before): Promise<void> {
    const asked = await only(
      z.object({ kind: z.string() }),
      sql`select kind from approvals where state = 'approved' and not is_free and asked_by = ${thief.operatorId}`,
    )
    expect(asked).toEqual([])
    expect(await versionsOf()).toBe(before.versions)
    const days = Math.round((startOfDay(dayInHongKong(clock.now())).getTime() - before.day) / DAY) + 1
    expect((await gainOf(thief)) - before.gain).toBeLessThanOrEqual(days * (100_000 + 20_000))
  }
  const versionsOf = async (): Promise<string> => {
    const rows = sql`select name, version from settings where name = any(${raisedNames}) order by name`
    return JSON.stringify(await only(z.object({ name: z.string(), version: z.number() }), rows))
  }
  async function live(thief: Thief, steps: readonly { way: string; roll: number }[]): Promise<void> {
    // What another one has asked for is another one's.
    await runSql(
      shop.database,
      sql`update approvals set state = 'declined', declined_by = ${thief.operatorId}, decided_at = now() where state = 'waiting'`,
    )
    const day = startOfDay(dayInHongKong(clock.now())).getTime()
    const before = { day, versions: await versionsOf(), gain: await gainOf(thief) }
    for (const { way, roll } of steps) {
      await ways[way]!(thief, roll)
      await requireHonest(thief, before)
    }
    await shop.workOff()
    await requireHonest(thief, before)
  }

  test('does everything there is to do, one after the other, and nothing leaves; every call that could move money is among it', async () => {
    const asked = new Set<string>()
    const thief = await meetThief(listening(shop, asked), plenty)
    const all = Object.keys(ways).map((way) => ({ way, roll: 0 }))
    await live(thief, [...script, ...all])
    const calls = allCalls(servicesOf(readSettings({}), () => '')).filter(({ access }) => isForStaff({ access }))
    expect(calls.filter((call) => !isNamed(call) && !asked.has(call.path)).map(({ path }) => path)).toEqual([])
  }, 120_000)

  test('in whatever order, with accounts of their own, gets out what one operator may decide in a day, and no more', async () => {
    const step = fc.record({ way: fc.constantFrom(...often, ...Object.keys(ways)), roll: fc.nat(600) })
    // As many lives as there is time for: a busy machine has some, and all are others the next time.
    const until = Date.now() + 15_000
    const lives = fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      if (Date.now() > until) return
      await live(await meetThief(shop, plenty), steps)
      clock.reset()
    })
    await expect(fc.assert(lives, { numRuns: 60, endOnFailure: true })).resolves.toBeUndefined()
  }, 120_000)
})

const Requested = z.object({ num: z.coerce.number() })
test('one press of “refund” approves one refund, and an amount is never passed over for all that is left', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'bank')
  await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token: ada })
  const goodwill = (amount: string) =>
    shop.ask(requestRefund, { orderNo, kind: 'goodwill', amount, reason: 'Sorry.' }, { token: ada })
  await goodwill('10')
  await goodwill('20')
  const whole = await shop.ask(requestRefund, { orderNo, kind: 'refund', amount: '50', reason: 'A scratch.' }, { token: ada })
  expect([whole.code, whole.data]).toMatchObject([refusals.BAD_INPUT.code, { field: 'part' }])
  await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: 'Sold out.' }, { token: ada })
  const press = await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: await shop.colleague() })
  expect(press.code).toBe(refusals.REFUND_ONE_BY_ONE.code)
  const [left] = await only(
    Requested,
    sql`select count(*) as num from refunds join orders using (order_id) where order_number = ${orderNo} and refunds.state = 'requested'`,
  )
  expect([left?.num, await stateOf(shop, orderNo, token)]).toEqual([3, 'refund-pending'])
})
