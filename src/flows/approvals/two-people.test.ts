import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { decideApproval, listApprovals } from '#modules/approvals/approvals.paths.ts'
import { getMemberBalance, giveGoodwill } from '#modules/balance/balance-room.paths.ts'
import { getCampaign, moveCampaign, saveCampaign } from '#modules/coupons/admin/campaign-room.paths.ts'
import { makeKey } from '#modules/operators/api-keys.paths.ts'
import { getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, confirmPayment, requestRefund, startPayment } from '#modules/payments/payments.paths.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readSettings } from '#platform/settings.server.ts'
import { sealingWith } from '#platform/access/sealing.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { join, type Joined, lastMailTo } from '../members/sign-in.builders.ts'
import { placeAsGuest, stateOf, unpaidOrder } from '../order.builders.ts'
import { carryOutDue } from '../index.server.ts'
import { setLimits } from './limits.builders.ts'
import { helpYourself, moneyWays, plainCampaign } from './one-person.builders.ts'

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
  const till = { name: 'till', permissions: ['handle-money' as const], perMinute: 60, days: 1 }
  const { token: key } = (await shop.ask(makeKey, till, { token: ada })).data
  const { refundId } = await cancelled()
  expect((await approve(refundId, key)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
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
  test.each([['order-desk'], ['finance'], ['merchandiser'], ['support'], ['authenticator'], ['administrator']])(
    'with the role %s lets nothing out alone, whatever they ask for and then approve',
    async (role) => {
      const { account } = await join(shop)
      const token = await shop.operator([role])
      await helpYourself(shop, token, { account, orderNo: (await unpaidOrder(shop, 'bank')).orderNo })
      const gone = await only(
        z.object({ kind: z.string() }),
        sql`select kind from approvals where state = 'approved' and not is_free and asked_by =
          (select operator_id from operators order by created_at desc limit 1)`,
      )
      expect(gone).toEqual([])
      expect((await shop.ask(getMemberBalance, { accountId: account }, { token: ada })).data).toMatchObject({ balance: '0.00' })
    },
  )

  test('with every role and member accounts of their own gets out what one operator may decide in a day, and no more', async () => {
    await setLimits(shop, { personAbove: '15000', withoutLine: '2000', goodwillOrder: '5000', goodwillDay: '20000' })
    const Left = z.object({ day: z.string(), alone: z.coerce.number(), free: z.coerce.number() })
    const run = async (steps: readonly { way: number; roll: number }[]) => {
      const eve = await shop.operator()
      await later(0)
      const own = [await join(shop), await join(shop)]
      const ways = moneyWays(shop, eve, own)
      for (const { way, roll } of steps) await ways[way % ways.length]!(roll)
      const left = await only(
        Left,
        sql`select to_char(decided_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD') as day,
            coalesce(sum(amount_cents) filter (where asked_by is null and second_by is null), 0) as alone,
            coalesce(sum(amount_cents) filter (where is_free), 0) as free
          from approvals where state = 'approved' and (first_by = (select operator_id from operators order by created_at desc limit 1)
            or asked_by = (select operator_id from operators order by created_at desc limit 1))
            and kind <> 'payout' group by 1`,
      )
      for (const { alone, free } of left) expect([alone <= 1_500_000, free <= 200_000]).toEqual([true, true])
      const agreed = await only(
        z.object({ kind: z.string() }),
        sql`select kind from approvals where state = 'approved' and not is_free and asked_by is not null and asked_by =
          (select operator_id from operators order by created_at desc limit 1)`,
      )
      expect(agreed).toEqual([])
      clock.reset()
      await requireInvariants(shop.database)
    }
    const step = fc.record({ way: fc.nat(30), roll: fc.nat(1_000) })
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 18 }), run), { numRuns: 3 })
    await setLimits(shop, { personAbove: '9999999', withoutLine: '9999999', goodwillOrder: '9999999', goodwillDay: '9999999' })
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
