import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { join } from '#flows/members/sign-in.builders.ts'
import { getChallenge } from '#modules/members/challenges.paths.ts'
import { listMoney } from '#modules/treasury/money.paths.ts'
import { refusals } from '#refusals.ts'
import { createOrder, getAdminOrder, getOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { capturePayment, getPaymentState, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { listJobs } from '#modules/jobs/jobs.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { closeExpiredOrders } from '../close-order.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { orderFor, placeAsGuest, pressCard, stateOf, unpaidOrder } from '../order.builders.ts'
import { sessionOf, tellOfSession } from '../stripe-webhook.builders.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
let shop: TestShop
let work: { stop: () => Promise<void> }
let desk: string
beforeAll(async () => {
  // A hundred webhooks at once take their time on a small machine.
  shop = await startTestShop({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1', OUTSIDE_TIMEOUT_MS: '10000' })
  work = await shop.work()
  desk = await shop.operator()
})
afterEach(() => {
  shop.faults.clear()
  clock.reset()
})
afterAll(async () => {
  await work.stop()
  await requireInvariants(shop.database)
  await shop.stop()
})

const openOf = async (orderNo: string) => {
  const { data } = await shop.ask(getAdminOrder, { orderNo }, { token: desk })
  return { state: data.state, payments: data.payments.map(({ state }) => state) }
}

const isOver = async (page: string | null) =>
  (await (await fetch(new URL(page ?? '', shop.url))).text()).includes('already decided')

test('a genuine webhook that is sent a hundred times, and with the browser’s question, is one payment', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
  shop.faults.set({ fault: 'webhooks-lost' })
  await pressCard(shop, payment.providerUrl, 'succeed')
  const told = { id: 'evt_once', type: 'payment_intent.succeeded' }
  const session = sessionOf(payment.providerUrl)
  const answers = await Promise.all([
    ...Array.from({ length: 100 }, async () => (await tellOfSession(shop, session, told)).status),
    shop.ask(capturePayment, { orderNo }, { token }).then(({ code }) => code),
  ])
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await openOf(orderNo)).toEqual({ state: 'pending-seller-delivery', payments: ['succeeded'] })
  const { data } = await shop.ask(getOrder, { orderNo }, { token })
  expect(data.history.map(({ move }) => move)).toEqual(['place', 'pay'])
})

test.each(['webhooks-forged', 'webhooks-old'] as const)('%s change nothing, and the truth is found by asking', async (fault) => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
  shop.faults.set({ path: '/succeed', fault })
  await pressCard(shop, payment.providerUrl, 'succeed')
  await new Promise((done) => setTimeout(done, 600))
  expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
  expect((await shop.ask(capturePayment, { orderNo }, { token })).data.orderState).toBe('pending-seller-delivery')
})

test('money that comes for a closed order is kept account of and is to go back, and the shopper sees it', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
  shop.faults.set({ path: '/sessions', fault: 'error' })
  shop.faults.set({ fault: 'webhooks-late', slowMs: 500 })
  clock.advance(31 * MINUTE)
  await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 50))
  await pressCard(shop, payment.providerUrl, 'succeed')
  shop.faults.clear()
  await expect.poll(() => openOf(orderNo), PATIENCE).toEqual({ state: 'refund-pending', payments: ['refund-pending'] })
  expect((await shop.ask(getPaymentState, { orderNo }, { token })).data.paymentState).toBe('refund-pending')
})

test('a provider that answers after half a minute, or twice, leaves an order that is asked about until it is paid', async () => {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card' })
  const { orderNo } = answer.data
  shop.faults.set({ path: '/sessions', fault: 'slow', slowMs: 30_000 })
  const start = () => shop.ask(startPayment, { orderNo, payType: 'card' }, { token })
  expect((await start()).code).toBe(refusals.PAYMENT_PROVIDER_DOWN.code)
  shop.faults.clear()
  shop.faults.set({ fault: 'webhooks-twice' })
  await expect.poll(async () => (await start()).code, PATIENCE).toBe(200)
  await pressCard(shop, (await start()).data.providerUrl, 'succeed')
  await expect.poll(() => stateOf(shop, orderNo, token), PATIENCE).toBe('pending-seller-delivery')
})

test.each(['card', 'paypal'] as const)(
  'a %s payment opened ten times at once with one key is one page, answered alike',
  async (payType) => {
    const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: payType })
    const { orderNo } = answer.data
    const start = (key: string) => shop.ask(startPayment, { orderNo, payType }, { token, key })
    const open = async (key: string) => {
      const opened = await start(key)
      return { code: opened.code, ...opened.data, serverTime: '' }
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => open('opened-once')))
    expect(answers[0]).toMatchObject({ code: 200, providerUrl: expect.stringContaining('/pay/') })
    expect(answers).toEqual(Array.from({ length: 10 }, () => answers[0]))
    // With keys of their own, as from ten tabs, too.
    const tabs = await Promise.all(Array.from({ length: 10 }, (_, tab) => open(`opened-in-tab-${tab}`)))
    expect(tabs).toEqual(Array.from({ length: 10 }, () => answers[0]))
    const there = await readRows(
      shop.database.pool,
      z.object({ pages: z.number(), payments: z.number() }),
      sql`select ((select count(*) from sandbox_stripe_sessions s where s.reference = any(array_agg(p.reference)))
      + (select count(*) from sandbox_paypal_orders s where s.custom_id = any(array_agg(p.reference))))::int as pages,
      count(*)::int as payments from payments p join orders using (order_id) where order_number = ${orderNo}`,
    )
    expect(there).toEqual([{ pages: 1, payments: 1 }])
  },
)

test('a card payment in another currency pays nothing, whoever tells of it, and is kept for finance', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
  shop.faults.set({ fault: 'webhooks-lost' })
  shop.faults.set({ path: '/sessions', fault: 'other-currency' })
  await pressCard(shop, payment.providerUrl, 'succeed')
  const told = await tellOfSession(shop, sessionOf(payment.providerUrl), { type: 'payment_intent.succeeded' })
  expect(told.status).toBe(200)
  expect((await shop.ask(capturePayment, { orderNo }, { token })).code).toBe(refusals.WEBHOOK_NOT_GENUINE.code)
  expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
  const kept = async () => {
    const { cases } = (await shop.ask(listMoney, {}, { token: await shop.operator(['finance']) })).data
    return cases.filter((one) => one.orderNo === orderNo).map(({ kind, note }) => `${kind} ${note}`)
  }
  expect(await kept()).toEqual(['report-unfit USD 12234.00'])
  shop.faults.clear()
  expect((await shop.ask(capturePayment, { orderNo }, { token })).data.orderState).toBe('pending-seller-delivery')
  expect(await kept()).toEqual([])
})

test('on one page five cards may be declined; then it is over, and each of them has counted', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
  shop.faults.set({ fault: 'webhooks-lost' })
  const decline = () => pressCard(shop, payment.providerUrl, 'decline')
  const session = sessionOf(payment.providerUrl)
  for (let card = 0; card < 5; card += 1) {
    await decline()
    await tellOfSession(shop, session, { type: 'payment_intent.payment_failed' })
  }
  await expect.poll(() => isOver(payment.providerUrl), PATIENCE).toBe(true)
  const again = async () => (await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).code
  // Five on this page and five on the next are ten: there is no third page.
  expect(await again()).toBe(200)
  await runSql(shop.database, sql`update payments set state = 'failed', declines = 5, settled_at = now() where state = 'started'`)
  expect(await again()).toBe(refusals.CARDS_REST.code)
})

test('a hundred small payments that succeed, each with another card, end after six of one visitor', async () => {
  shop.faults.set({ fault: 'webhooks-lost' })
  const token = await shop.visitor()
  const product = await shop.product({
    colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available: 200 }] }] }],
  })
  const codes: number[] = []
  for (let card = 0; card < 8; card += 1) {
    const from = `198.51.100.${card + 1}`
    const { answer } = await placeAsGuest(shop, [product], { comitPayType: 'card', token, from })
    const { orderNo } = answer.data
    const started = await shop.ask(startPayment, { orderNo, payType: 'card' }, { token, from })
    codes.push(started.code)
    if (started.code !== 200) continue
    await pressCard(shop, started.data.providerUrl, 'succeed')
    await shop.ask(capturePayment, { orderNo }, { token })
    await runSql(
      shop.database,
      sql`update payments set card_fingerprint = 'card-' || payment_id where payment_id = ${started.data.paymentId}`,
    )
  }
  expect(codes).toEqual([...Array.from({ length: 6 }, () => 200), refusals.CARDS_REST.code, refusals.CARDS_REST.code])
})

test('the card that paid is known by its fingerprint, and no number of it is kept', async () => {
  const { token, orderNo, payment } = await unpaidOrder(shop, 'card')
  await pressCard(shop, payment.providerUrl, 'apple')
  await shop.ask(capturePayment, { orderNo }, { token })
  const kept = await readRows(
    shop.database.pool,
    z.object({ fingerprint: z.string(), detail: z.unknown() }),
    sql`select card_fingerprint as fingerprint, detail from payments where payment_id = ${payment.paymentId}`,
  )
  expect(kept[0]?.fingerprint).toMatch(/^[\w-]{16}$/)
  expect(kept[0]?.detail).toMatchObject({ card: { brand: 'visa', last4: '4242', wallet: 'apple_pay' } })
})

const decline = async (providerUrl: string | null) => {
  await pressCard(shop, providerUrl, 'decline')
  await tellOfSession(shop, sessionOf(providerUrl), { type: 'payment_intent.payment_failed' })
}
/** An order of somebody at an address of their own, and how they pay it by card. */
let addresses = 0
const begin = async (given: { token?: string } = {}) => {
  addresses += 1
  const from = `198.51.200.${addresses}`
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { comitPayType: 'card', from, ...given })
  const { orderNo } = answer.data
  return { orderNo, token, pay: (shown = {}) => shop.ask(startPayment, { orderNo, payType: 'card', ...shown }, { from, token }) }
}

describe('forty cards that are declined, each of another visitor and at another address', () => {
  /** As if 28 had come to nothing already, each of another card. */
  const declineMost = (paymentId: string) =>
    runSql(
      shop.database,
      sql`with gone as (delete from card_declines) insert into card_declines (decline_id, payment_id, card_fingerprint, of_stranger)
        select gen_random_uuid(), ${paymentId}, 'card-' || n, true from generate_series(1, 28) n`,
    )
  const alarms = async () => (await shop.ask(listJobs, {}, { token: desk })).data.floodAlarms

  test('end at thirty: strangers show to be people, members who have paid pass, and whoever runs the shop is told', async () => {
    const member = await join(shop)
    const before = await begin({ token: member.token })
    await pressCard(shop, (await before.pay()).data.providerUrl, 'succeed')
    await shop.ask(capturePayment, { orderNo: before.orderNo }, { token: member.token })
    const open = await begin()
    const { providerUrl: page, paymentId } = (await open.pay()).data
    await declineMost(paymentId)
    shop.faults.set({ fault: 'webhooks-lost' })
    const codes: number[] = []
    for (let at = 0; at < 4; at += 1) {
      const { code, data } = await (await begin()).pay()
      codes.push(code)
      if (code === 200) await decline(data.providerUrl)
    }
    const asked = refusals.CHALLENGE_NEEDED.code
    expect(codes).toEqual([200, 200, asked, asked])
    expect(await alarms()).toMatchObject([{ kind: 'cards', counted: 30 }])
    const stranger = await begin()
    expect((await stranger.pay()).code).toBe(asked)
    expect((await stranger.pay({ challengeId: newId(), challengeAnswer: '12345' })).code).toBe(refusals.CHALLENGE_WRONG.code)
    const shown = await stranger.pay(await work(stranger.token))
    expect(shown.code).toBe(200)
    // Nobody else notices: a transfer, a page that is open, a member who has paid.
    const byBank = { orderNo: stranger.orderNo, payType: 'bank' as const }
    expect((await shop.ask(startPayment, byBank, { token: stranger.token })).code).toBe(200)
    expect((await open.pay()).data.providerUrl).toBe(page)
    expect((await (await begin({ token: member.token })).pay()).code).toBe(200)
    // Pages opened before go on until a card is declined on them.
    await decline(page)
    await expect.poll(() => isOver(page), PATIENCE).toBe(true)
    expect((await open.pay()).code).toBe(asked)
    await runSql(shop.database, sql`update card_declines set declined_at = declined_at - interval '61 minutes'`)
    expect((await (await begin()).pay()).code).toBe(200)
  })

  /** What a browser finds by trying. */
  async function work(token: string): Promise<{ challengeId: string; challengeAnswer: string }> {
    const { challengeId, target, most } = (await shop.ask(getChallenge, { kind: 'work' }, { token })).data
    for (let number = 0; number < most; number += 1)
      if (createHash('sha256').update(`${challengeId} ${number}`).digest('hex') === target)
        return { challengeId, challengeAnswer: String(number) }
    throw new Error('no such number')
  }
})

test('a card that was declined on five pages in a day ends each further page at once, and its payer is told to take another', async () => {
  await runSql(shop.database, sql`truncate card_declines`)
  shop.faults.set({ fault: 'webhooks-lost' })
  const declineOnce = async () => {
    const { token, orderNo, pay } = await begin()
    const { providerUrl } = (await pay()).data
    await decline(providerUrl)
    const { data } = await shop.ask(getPaymentState, { orderNo }, { token })
    return { page: () => isOver(providerUrl), rests: data.cardRests, pay }
  }
  const first = await declineOnce()
  for (let page = 0; page < 3; page += 1) expect((await declineOnce()).rests).toBe(false)
  const fifth = await declineOnce()
  expect([first.rests, fifth.rests]).toEqual([false, true])
  await expect.poll(fifth.page, PATIENCE).toBe(true)
  expect(await first.page()).toBe(false)
  // Another card may be tried.
  expect((await fifth.pay()).code).toBe(200)
  await runSql(shop.database, sql`update card_declines set declined_at = declined_at - interval '25 hours'`)
  expect((await declineOnce()).rests).toBe(false)
})

test.each([
  { cents: 391, offered: false },
  { cents: 393, offered: true },
  { cents: 98_087_200, offered: true },
  { cents: 98_087_300, offered: false },
])(
  'cards are offered for HK$4 to HK$999,999.99, fee included: for $cents cents they are: $offered',
  async ({ cents, offered }) => {
    const product = await shop.product({
      colours: [
        {
          colourId: 'black',
          nameEn: 'Black',
          nameZh: '黑色',
          variants: [{ offers: [{ salePriceCents: cents, listPriceCents: cents }] }],
        },
      ],
    })
    const token = await shop.visitor()
    const wanted = orderFor([product], { total: '', comitPayType: 'card' })
    const quoted = await shop.ask(quoteOrder, { productItems: wanted.productItems, comitPayType: 'card' }, { token })
    expect(quoted.data.ways.includes('card')).toBe(offered)
    const placed = await shop.ask(createOrder, { ...wanted, total: quoted.data.total }, { token })
    expect(placed.code).toBe(offered ? 200 : refusals.WAY_NOT_OFFERED.code)
    if (offered) return
    const other = await shop.ask(createOrder, { ...wanted, comitPayType: 'fps', total: (cents / 100).toFixed(2) }, { token })
    const { orderNo } = other.data
    expect((await shop.ask(startPayment, { orderNo, payType: 'card' }, { token })).code).toBe(refusals.WAY_NOT_OFFERED.code)
    expect((await shop.ask(getPaymentState, { orderNo }, { token })).data.ways).not.toContain('card')
  },
)
