import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { startPayment, getPaymentState } from '#modules/orders/payments/payments.paths.ts'
import { listStatements } from '#modules/treasury/statements/statements.paths.ts'
import { BANK_WEBHOOK_PATH } from '#http/bank-webhook.server.ts'
import { openBankFeed } from '#platform/bank/bank-feed.server.ts'
import { createLog } from '#platform/log.server.ts'
import { SANDBOX_BANK_PATH, SANDBOX_WEBHOOK_TOKEN } from '#sandbox/bank/sandbox-bank.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { stateOf, unpaidOrder } from '../order.builders.ts'
import { moneyPage } from './money-page.builders.ts'
import { readBank } from './read-bank.ts'
import { statementOf, statementPage } from './statement.builders.ts'

const PATIENCE = { timeout: 60_000, interval: 100 }
let shop: TestShop
let finance: string
let money: ReturnType<typeof moneyPage>
beforeAll(async () => {
  shop = await startTestShop()
  finance = await shop.operator(['finance'])
  money = moneyPage(shop, () => finance)
})
afterEach(() => requireInvariants(shop.database))
afterAll(() => shop.stop())

/** A button on the page of the demo's bank. */
const atBank = async (orderNo: string, amount: string, act: string, way = 'fps'): Promise<Response> =>
  fetch(`${shop.url}${SANDBOX_BANK_PATH}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ act, amount, reference: orderNo, back: `/payment/${way}?orderNo=${orderNo}` }),
    redirect: 'manual',
  })
const notify = (token: string): Promise<Response> =>
  fetch(shop.url + BANK_WEBHOOK_PATH, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })

describe('a transfer at the bank', () => {
  test('pays its order as soon as the bank has told of it, with nobody’s help', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'fps')
    expect(payment.providerUrl).toContain(`reference=${orderNo}`)
    expect((await atBank(orderNo, payment.amount, 'pay')).headers.get('location')).toBe(`/payment/fps?orderNo=${orderNo}`)
    await vi.waitFor(async () => expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery'), PATIENCE)
  })

  test('to the account number is a bank transfer on the order it pays, not FPS', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'bank')
    await atBank(orderNo, payment.amount, 'pay', 'bank')
    await vi.waitFor(async () => expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery'), PATIENCE)
    expect((await shop.ask(getOrder, { orderNo }, { token })).data.payType).toBe('bank')
  })

  test('of too little says what has come, and the code asks for the rest, which pays it', async () => {
    const { token, orderNo, payment } = await unpaidOrder(shop, 'fps')
    await atBank(orderNo, payment.amount, 'less')
    const state = async () => (await shop.ask(getPaymentState, { orderNo }, { token })).data
    await vi.waitFor(
      async () => expect(await state()).toMatchObject({ came: '11900.00', orderState: 'payment-pending' }),
      PATIENCE,
    )
    const rest = (await shop.ask(startPayment, { orderNo, payType: 'fps' }, { token })).data
    expect(rest.amount).toBe('100.00')
    await atBank(orderNo, rest.amount, 'pay')
    await vi.waitFor(async () => expect(await state()).toMatchObject({ paymentState: 'succeeded', came: '0.00' }), PATIENCE)
  })

  test('made twice pays once, and the second goes back; without a remark it waits for finance', async () => {
    const twice = await unpaidOrder(shop, 'fps')
    await atBank(twice.orderNo, twice.payment.amount, 'twice')
    await vi.waitFor(
      async () => expect(await money.caseOf('twice', twice.orderNo)).toMatchObject({ amount: '12000.00' }),
      PATIENCE,
    )
    const nameless = await unpaidOrder(shop, 'fps')
    await atBank(nameless.orderNo, nameless.payment.amount, 'nameless')
    await vi.waitFor(async () => expect(await money.caseOf('unmatched', 'FPS')).toMatchObject({ came: '12000.00' }), PATIENCE)
    expect(await stateOf(shop, nameless.orderNo, nameless.token)).toBe('payment-pending')
  })

  test('stands on the day’s statement, and in a file of the same days it is known', async () => {
    const room = statementPage(shop, () => finance)
    const { token, orderNo, payment } = await unpaidOrder(shop, 'fps')
    await atBank(orderNo, payment.amount, 'pay')
    await vi.waitFor(async () => expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery'), PATIENCE)
    const { list } = (await shop.ask(listStatements, {}, { token: finance })).data
    expect(list.filter(({ by }) => by === '')).toHaveLength(1)
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Hong_Kong' }).format(new Date())
    const file = await room.booked(statementOf([{ day: today, words: `TRF ${orderNo}`, came: '12000.00' }]))
    expect(file.lines).toMatchObject([{ state: 'known', orderNo }])
  })
})

test('a webhook says nothing by itself: a wrong one is refused, and one without money changes nothing', async () => {
  const { token, orderNo } = await unpaidOrder(shop, 'bank')
  expect((await notify('somebody-elses-token')).status).toBe(401)
  expect((await notify(SANDBOX_WEBHOOK_TOKEN)).status).toBe(200)
  await readBank(shop.database, requireBank(), createLog('silent'))
  expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
})

const requireBank = () => shop.bank ?? expect.fail('the test shop has no bank')

describe('a bank that misbehaves', () => {
  let server: Server
  let answers: { status?: number; body?: unknown; slowMs?: number }[] = []
  const asked: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      const { status = 200, body = {}, slowMs = 0 } = answers.shift() ?? { status: 500 }
      setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)), slowMs)
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  })
  afterAll(() => server.close())
  const feed = (timeoutMs = 30_000) =>
    openBankFeed({
      url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/accounts/1`,
      token: 'token',
      webhookToken: 'webhook',
      timeoutMs,
      restMs: 60_000,
    })
  const movement = (id: string, more: object = {}) => ({
    TransactionId: id,
    Status: 'Booked',
    CreditDebitIndicator: 'Credit',
    BookingDateTime: '2026-11-20T23:30:00+00:00',
    Amount: { Amount: '12.5', Currency: 'HKD' },
    TransactionInformation: 'WORDS',
    ...more,
  })

  test('is read page by page on its own host only, and what is pending or in another currency is left', async () => {
    answers = [
      {
        body: {
          Data: { Transaction: [movement('1'), movement('2', { Status: 'Pending' })] },
          Links: { Next: '/accounts/1/transactions?page=2' },
        },
      },
      {
        body: {
          Data: {
            Transaction: [
              movement('3', { Amount: { Amount: '5.00', Currency: 'USD' } }),
              movement('4', { CreditDebitIndicator: 'Debit' }),
            ],
          },
          Links: { Next: 'http://elsewhere.test/steal' },
        },
      },
    ]
    expect(await feed().list(new Date())).toEqual([
      { bankId: '1', bookedOn: '2026-11-21', amountCents: 1_250, reference: 'WORDS', payer: '' },
      { bankId: '4', bookedOn: '2026-11-21', amountCents: -1_250, reference: 'WORDS', payer: '' },
    ])
    expect(asked.at(-1)).toContain('page=2')
  })

  test('by silence, errors or nonsense is asked again later, left alone after five times, and books nothing', async () => {
    const bad = feed(300)
    answers = [
      { slowMs: 1_000 },
      { status: 500 },
      { body: { Data: { Transaction: [{ TransactionId: 1 }] } } },
      { status: 401 },
      { status: 302 },
    ]
    for (let time = 0; time < 5; time += 1) await expect(bad.list(new Date())).rejects.toThrow(/./)
    const before = asked.length
    await expect(bad.list(new Date())).rejects.toThrow('left alone')
    expect(asked).toHaveLength(before)
  })
})
