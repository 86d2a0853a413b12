import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { cancelOrder, confirmReceipt, findOrder, getOrder, proveOrder, sendOrderCode } from '#modules/orders/orders.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { requireInvariants } from './invariants.builders.ts'
import { stateOf, unpaidOrder } from './order.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

/** An order, the session that placed it, and another that has found it by its number and e-mail. */
async function foundOrder() {
  const { orderNo, token: buyer } = await unpaidOrder(shop, 'bank')
  const email = `${orderNo.toLowerCase()}@example.com`
  await runSql(shop.database, sql`update orders set contact_email = ${email} where order_number = ${orderNo}`)
  const reader = await shop.visitor()
  expect((await shop.ask(findOrder, { orderNo, contact: email }, { token: reader })).code).toBe(200)
  return { orderNo, email, buyer, reader }
}

async function codesSentTo(email: string): Promise<string[]> {
  const mails = await readRows(
    shop.database.pool,
    z.object({ subject: z.string() }),
    sql`select subject from mails where recipient = ${email} and dedupe_key like 'code:%' order by created_at, mail_id`,
  )
  return mails.map(({ subject }) => /\d{6}/.exec(subject)?.[0] ?? '')
}

const anyOtherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
/** As if so many minutes had passed by the database's clock. */
const wait = (email: string, minutes: number) =>
  runSql(
    shop.database,
    sql`update one_time_codes set created_at = created_at - ${minutes} * interval '1 minute',
      expires_at = expires_at - ${minutes} * interval '1 minute' where contact = ${email}`,
  )

test('who knows an order’s number and e-mail reads it, and changes it only with the code sent there', async () => {
  const { orderNo, email, reader } = await foundOrder()
  expect((await shop.ask(getOrder, { orderNo }, { token: reader })).code).toBe(200)
  for (const act of [cancelOrder, confirmReceipt]) {
    const refused = await shop.ask(act, { orderNo }, { token: reader })
    expect(refused).toMatchObject({
      code: refusals.ORDER_CODE_NEEDED.code,
      data: { sentTo: `${orderNo[0]!.toLowerCase()}•••@example.com` },
    })
  }
  const sent = await shop.ask(sendOrderCode, { orderNo }, { token: reader, language: 'cht_CN' })
  expect(sent.data).toMatchObject({ minutes: 10, resendSeconds: 60 })
  const [code = ''] = await codesSentTo(email)
  expect((await shop.ask(proveOrder, { orderNo, code: anyOtherThan(code) }, { token: reader })).code).toBe(
    refusals.CODE_WRONG.code,
  )
  expect(await stateOf(shop, orderNo, reader)).toBe('payment-pending')
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  expect((await shop.ask(proveOrder, { orderNo, code: spaced }, { token: reader })).data.orderNo).toBe(orderNo)
  expect((await shop.ask(cancelOrder, { orderNo }, { token: reader })).data.state).toBe('closed')
})

test('where an order goes and how its shopper is reached is hidden in part, until the code is given', async () => {
  const { orderNo, email, buyer, reader } = await foundOrder()
  const whole = (await shop.ask(getOrder, { orderNo }, { token: buyer })).data
  expect(whole).toMatchObject({ billEmail: email, contactMasked: false })
  const { address } = whole
  const masked = (await shop.ask(findOrder, { orderNo, contact: email }, { token: reader })).data
  expect(masked).toMatchObject({
    billEmail: `${email[0]}•••@example.com`,
    contactMasked: true,
    address: {
      ...address,
      firstName: `${address.firstName[0]}•••`,
      lastName: `${address.lastName[0]}•••`,
      mobile: `•••${address.mobile.slice(-3)}`,
      address: '•••',
    },
  })
  expect((await shop.ask(getOrder, { orderNo }, { token: reader })).data.address).toEqual(masked.address)
  await shop.ask(sendOrderCode, { orderNo }, { token: reader })
  const [code = ''] = await codesSentTo(email)
  expect((await shop.ask(proveOrder, { orderNo, code }, { token: reader })).data).toMatchObject({ billEmail: email, address })
})

test('whoever placed the order needs no code, and whoever cannot read it gets none', async () => {
  const { orderNo, email, buyer } = await foundOrder()
  const stranger = await shop.visitor()
  expect((await shop.ask(sendOrderCode, { orderNo }, { token: stranger })).code).toBe(refusals.NOT_FOUND.code)
  expect((await shop.ask(proveOrder, { orderNo, code: '123456' }, { token: stranger })).code).toBe(refusals.NOT_FOUND.code)
  expect(await codesSentTo(email)).toEqual([])
  expect((await shop.ask(cancelOrder, { orderNo }, { token: buyer })).data.state).toBe('closed')
})

test('a proof lasts an hour, and counts for the session that gave it alone', async () => {
  const { orderNo, email, reader } = await foundOrder()
  await shop.ask(sendOrderCode, { orderNo }, { token: reader })
  const [code = ''] = await codesSentTo(email)
  const other = await shop.visitor()
  await shop.ask(findOrder, { orderNo, contact: email }, { token: other })
  expect((await shop.ask(proveOrder, { orderNo, code }, { token: other })).code).toBe(refusals.CODE_OVER.code)
  expect((await shop.ask(proveOrder, { orderNo, code }, { token: reader })).code).toBe(200)
  expect((await shop.ask(cancelOrder, { orderNo }, { token: other })).code).toBe(refusals.ORDER_CODE_NEEDED.code)
  await runSql(shop.database, sql`update order_grants set proven_until = proven_until - interval '61 minutes'`)
  expect((await shop.ask(cancelOrder, { orderNo }, { token: reader })).code).toBe(refusals.ORDER_CODE_NEEDED.code)
})

test('a code counts once, for ten minutes, and only until a newer one is sent', async () => {
  const { orderNo, email, reader } = await foundOrder()
  const prove = async (code: string) => (await shop.ask(proveOrder, { orderNo, code }, { token: reader })).code
  await shop.ask(sendOrderCode, { orderNo }, { token: reader })
  const again = await shop.ask(sendOrderCode, { orderNo }, { token: reader })
  expect(again.data.resendSeconds).toBeGreaterThan(50)
  const [first = ''] = await codesSentTo(email)
  await wait(email, 2)
  await shop.ask(sendOrderCode, { orderNo }, { token: reader })
  const [, second = ''] = await codesSentTo(email)
  expect(await prove(first)).toBe(refusals.CODE_WRONG.code)
  expect(await prove(second)).toBe(200)
  expect(await prove(second)).toBe(refusals.CODE_OVER.code)
  await wait(email, 2)
  await shop.ask(sendOrderCode, { orderNo }, { token: reader })
  const [, , third = ''] = await codesSentTo(email)
  await wait(email, 11)
  expect(await prove(third)).toBe(refusals.CODE_OVER.code)
})

test('of a hundred guesses at once five are looked at, and then not even the right code opens', async () => {
  const { orderNo, email, reader } = await foundOrder()
  await shop.ask(sendOrderCode, { orderNo }, { token: reader })
  const [code = ''] = await codesSentTo(email)
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      shop.ask(proveOrder, { orderNo, code: String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0') }, { token: reader }),
    ),
  )
  const codes = guesses.map((guess) => guess.code)
  expect(codes.filter((one) => one === refusals.CODE_WRONG.code)).toHaveLength(4)
  expect(codes.filter((one) => one === refusals.CODE_OVER.code)).toHaveLength(96)
  expect((await shop.ask(proveOrder, { orderNo, code }, { token: reader })).code).toBe(refusals.CODE_OVER.code)
})

test('fifty requests at once send one code, and a mailbox gets no more than ten a day', async () => {
  const { orderNo, email, reader } = await foundOrder()
  await Promise.all(Array.from({ length: 50 }, () => shop.ask(sendOrderCode, { orderNo }, { token: reader })))
  expect(await codesSentTo(email)).toHaveLength(1)
  let last = 200
  for (let code = 0; code < 10; code += 1) {
    await wait(email, 2)
    last = (await shop.ask(sendOrderCode, { orderNo }, { token: reader })).code
  }
  expect(last).toBe(refusals.CODES_TOO_MANY.code)
  expect(await codesSentTo(email)).toHaveLength(10)
})
