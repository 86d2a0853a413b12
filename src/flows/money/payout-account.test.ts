import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { listMoney, seePayoutAccount } from '#modules/treasury/money.paths.ts'
import { findOrder, getOrder, proveOrder, sendOrderCode } from '#modules/orders/orders.paths.ts'
import { sealingWith } from '#platform/access/sealing.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readSettings } from '#platform/settings.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { setLimits } from '../approvals/limits.builders.ts'
import { resealAccounts } from './payout-account.ts'
import { ACCOUNT, payoutPage } from './payout.builders.ts'

const WHOLE = '123456789833'
let shop: TestShop
let finance: string
let desk: ReturnType<typeof payoutPage>
beforeAll(async () => {
  shop = await startTestShop()
  desk = payoutPage(shop, () => finance)
  finance = await shop.operator(['finance'])
})
afterEach(() => requireInvariants(shop.database))
afterAll(() => shop.stop())

const Written = z.object({ text: z.string() })
/** Everything the database keeps, as text, but what is sealed. */
async function keptAnywhere(word: string): Promise<string[]> {
  const tables = await readRows(
    shop.database.pool,
    z.object({ name: z.string() }),
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await readRows(
      shop.database.pool,
      Written,
      sql`select t::text as text from ${sql.table(name)} t where t::text like ${`%${word}%`} limit 1`,
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

const mailsTo = async (orderNo: string): Promise<string[]> =>
  (
    await readRows(
      shop.database.pool,
      z.object({ subject: z.string() }),
      sql`select subject from mails where body like ${`%${orderNo}%`} order by mail_id`,
    )
  ).map(({ subject }) => subject)

describe('the account of a payout', () => {
  test('is asked for by mail, given by the shopper, approved as it was given, and seen whole by who pays alone', async () => {
    const { orderNo, token } = await desk.owed()
    await shop.workOff()
    expect(await mailsTo(orderNo)).toContain(`Order ${orderNo}: where should we send your refund of HK$12,000?`)
    expect((await shop.ask(getOrder, { orderNo }, { token })).data.payout).toMatchObject({ state: 'asked', amount: '12000.00' })
    const waiting = await desk.of(orderNo)
    expect(waiting).toMatchObject({ stage: 'account', account: '' })
    const payoutId = waiting?.payoutId ?? ''
    expect((await desk.move(payoutId, 'approve')).code).toBe(refusals.PAYOUT_NO_ACCOUNT.code)
    const given = await desk.give(orderNo, token)
    expect(given.data.payout).toMatchObject({ state: 'given', bankCode: '004', account: '•••833' })
    expect(await desk.of(orderNo)).toMatchObject({ stage: 'approve', payee: 'CHAN TAI MAN', account: '•••833' })
    expect((await shop.ask(seePayoutAccount, { payoutId }, { token: finance })).code).toBe(refusals.MONEY_IS_SETTLED.code)
    expect((await desk.move(payoutId, 'approve')).code).toBe(200)
    expect((await desk.give(orderNo, token, { account: '999-888777-666' })).code).toBe(refusals.MONEY_IS_SETTLED.code)
    for (const role of ['order-desk', 'support', 'merchandiser'])
      expect((await shop.ask(seePayoutAccount, { payoutId }, { token: await shop.operator([role]) })).code).toBe(
        refusals.NOT_PERMITTED.code,
      )
    expect((await shop.ask(seePayoutAccount, { payoutId }, { token: finance })).data).toEqual({
      payee: 'CHAN TAI MAN',
      bankCode: '004',
      account: WHOLE,
    })
    const looks = await readRows(
      shop.database.pool,
      z.object({ num: z.number() }),
      sql`select count(*)::int as num from audit_trail where action = 'payout-account-seen' and subject_id = ${payoutId}`,
    )
    expect(looks[0]?.num).toBe(1)
    await desk.move(payoutId, 'send', { note: 'HSB1' })
    expect((await shop.ask(getOrder, { orderNo }, { token })).data.payout).toMatchObject({ state: 'sent' })
    await desk.move(payoutId, 'confirm')
    expect((await shop.ask(getOrder, { orderNo }, { token })).data).toMatchObject({ payout: null, state: 'refunded' })
    expect(await keptAnywhere(WHOLE)).toEqual([])
    expect(await keptAnywhere(ACCOUNT.account)).toEqual([])
    expect(JSON.stringify([await desk.room(), (await shop.ask(listMoney, {}, { token: finance })).data])).not.toContain('456789')
  })

  test('that nobody has named lets everything that can be paid before it, however long it waits', async () => {
    const waiting = await desk.owed()
    const failing = await desk.owed()
    const { orderNo, token } = await desk.owed()
    await desk.give(orderNo, token)
    const failed = (await desk.of(failing.orderNo))?.payoutId
    await runSql(shop.database, sql`update payouts set state = 'failed' where payout_id = ${failed}`)
    const list = (await desk.room()).payouts.map((payout) => payout.orderNo)
    expect(list.indexOf(orderNo)).toBe(0)
    expect(list.slice(1)).toEqual(expect.arrayContaining([waiting.orderNo, failing.orderNo]))
  })

  test('is taken from whoever has found the order only with the code sent to its contact', async () => {
    const { orderNo } = await desk.owed()
    const reader = await shop.visitor()
    const stranger = await shop.visitor()
    await shop.ask(findOrder, { orderNo, contact: 'tai.man@example.com' }, { token: reader })
    expect((await desk.give(orderNo, stranger)).code).toBe(refusals.NOT_FOUND.code)
    expect((await desk.give(orderNo, reader)).code).toBe(refusals.ORDER_CODE_NEEDED.code)
    await shop.ask(sendOrderCode, { orderNo }, { token: reader })
    const [mail = ''] = (
      await readRows(
        shop.database.pool,
        z.object({ subject: z.string() }),
        sql`select subject from mails where dedupe_key like 'code:%' order by mail_id desc limit 1`,
      )
    ).map(({ subject }) => subject)
    await shop.ask(proveOrder, { orderNo, code: /\d{6}/.exec(mail)?.[0] ?? '' }, { token: reader })
    expect((await desk.give(orderNo, reader)).code).toBe(200)
  })

  test('is refused beside the field that will not do', async () => {
    const { orderNo, token } = await desk.owed()
    const wrong: [Partial<typeof ACCOUNT>, string][] = [
      [{ bankCode: '999' }, 'bankCode'],
      [{ account: '12345' }, 'account'],
      [{ account: '1'.repeat(19) }, 'account'],
      [{ account: '123-456' }, 'account'],
      [{ payee: '陳大文' }, 'payee'],
      [{ payee: 'Chan <b>' }, 'payee'],
      [{ payee: '' }, 'payee'],
    ]
    for (const [given, field] of wrong) expect((await desk.give(orderNo, token, given)).data).toMatchObject({ field })
  })

  test('of an unusual length is taken once the shopper has looked again', async () => {
    const { orderNo, token } = await desk.owed()
    expect((await desk.give(orderNo, token, { account: '12345678901234' })).code).toBe(refusals.BAD_INPUT.code)
    expect((await desk.give(orderNo, token, { account: '12345678901234', sure: true })).code).toBe(200)
  })

  test('is sealed afresh when the key has changed, and opens with the new one alone', async () => {
    const { orderNo, token } = await desk.owed()
    await desk.give(orderNo, token)
    const payoutId = (await desk.of(orderNo))?.payoutId ?? ''
    const sealedNow = async () =>
      (
        await readRows(
          shop.database.pool,
          z.object({ sealed: z.string() }),
          sql`select sealed_account as sealed from payouts where payout_id = ${payoutId}`,
        )
      )[0]?.sealed ?? ''
    const [old] = readSettings({}).SEALING_KEYS
    const fresh = { name: 'fresh', key: Buffer.alloc(32, 7) }
    const before = await sealedNow()
    expect(before).not.toContain('833')
    expect(await shop.database.inTransaction((tx) => resealAccounts(tx, sealingWith([fresh, old])))).toBeGreaterThan(0)
    expect(await shop.database.inTransaction((tx) => resealAccounts(tx, sealingWith([fresh, old])))).toBe(0)
    expect(sealingWith([fresh]).open(await sealedNow(), `account of payout ${payoutId}`)).toBe(WHOLE)
    expect(() => sealingWith([fresh]).open(before, `account of payout ${payoutId}`)).toThrow('cannot be opened')
    await shop.database.inTransaction((tx) => resealAccounts(tx, sealingWith([old, fresh])))
  })
})

describe('a second person', () => {
  test('two people approve, and of many at once one is the second; who has approved is not', async () => {
    const { orderNo, token } = await desk.owed()
    await desk.give(orderNo, token)
    await setLimits(shop, { secondAbove: '5000' })
    const payoutId = (await desk.of(orderNo))?.payoutId ?? ''
    expect((await desk.move(payoutId, 'approve')).code).toBe(200)
    expect(await desk.of(orderNo)).toMatchObject({ stage: 'second', moves: ['second', 'fail'], approvedBy: 'Ada' })
    expect((await desk.move(payoutId, 'second')).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
    expect((await desk.move(payoutId, 'send', { note: 'X' })).code).toBe(refusals.MONEY_IS_SETTLED.code)
    const others = await Promise.all(Array.from({ length: 4 }, () => shop.operator(['finance'])))
    const answers = await Promise.all([finance, ...others].map((one) => desk.move(payoutId, 'second', {}, one)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(await desk.of(orderNo)).toMatchObject({ stage: 'send' })
    await setLimits(shop, { secondAbove: '100000' })
  })

  test('who types the account does not approve it, however small the sum', async () => {
    const { orderNo } = await desk.owed()
    const payoutId = (await desk.of(orderNo))?.payoutId ?? ''
    expect((await desk.move(payoutId, 'approve', ACCOUNT)).code).toBe(200)
    expect(await desk.of(orderNo)).toMatchObject({ stage: 'second' })
    expect((await desk.move(payoutId, 'second')).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
    expect((await desk.move(payoutId, 'second', {}, await shop.operator(['finance']))).code).toBe(200)
    expect(await desk.of(orderNo)).toMatchObject({ stage: 'send' })
  })

  test('of many who approve at once one does, and the account that was approved stays', async () => {
    const { orderNo, token } = await desk.owed()
    await desk.give(orderNo, token)
    const payoutId = (await desk.of(orderNo))?.payoutId ?? ''
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => desk.move(payoutId, 'approve')),
      ...Array.from({ length: 4 }, (_, at) => desk.give(orderNo, token, { account: `99988877766${at}` })),
    ])
    expect(answers.slice(0, 4).filter(({ code }) => code === 200)).toHaveLength(1)
    const shown = (await desk.of(orderNo))?.account ?? ''
    const { account } = (await shop.ask(seePayoutAccount, { payoutId }, { token: finance })).data
    expect(`•••${account.slice(-3)}`).toBe(shown)
  })
})
