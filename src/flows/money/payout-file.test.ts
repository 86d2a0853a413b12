import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { allInXml, inXml, readXml, xmlText } from '#platform/text/read-xml.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { stateOf } from '../order.builders.ts'
import { moneyPage } from './money-page.builders.ts'
import { bankAnswer, payoutPage } from './payout.builders.ts'

let shop: TestShop
let finance: string
let desk: ReturnType<typeof payoutPage>
let books: ReturnType<typeof moneyPage>
beforeAll(async () => {
  shop = await startTestShop()
  desk = payoutPage(shop, () => finance)
  books = moneyPage(shop, () => finance)
  finance = await shop.operator(['finance'])
})
afterEach(() => requireInvariants(shop.database))
afterAll(() => shop.stop())

/** An approved payout. */
async function approved() {
  const order = await desk.owed()
  await desk.give(order.orderNo, order.token)
  const payoutId = (await desk.of(order.orderNo))?.payoutId ?? ''
  await desk.move(payoutId, 'approve')
  return { ...order, payoutId }
}
/** The newest file, with the transfers in it. */
async function newestFile() {
  const [file] = (await desk.room()).files
  const content = await desk.download(file?.fileId ?? '')
  const payment = inXml(readXml(content), 'CstmrCdtTrfInitn', 'PmtInf')
  const transfers = allInXml(payment, 'CdtTrfTxInf').map((one) => ({
    endToEndId: xmlText(one, 'PmtId', 'EndToEndId'),
    amount: xmlText(one, 'Amt', 'InstdAmt'),
    bank: xmlText(one, 'CdtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId'),
    account: xmlText(one, 'CdtrAcct', 'Id', 'Othr', 'Id'),
    words: xmlText(one, 'RmtInf', 'Ustrd'),
  }))
  return { file: file!, content, transfers, messageId: file?.messageId ?? '' }
}

describe('the file for the bank', () => {
  test('holds each approved payout once, however many make it at once, and is the same when it is fetched again', async () => {
    const [one, two] = [await approved(), await approved()]
    const before = await books.balanceOf('clearing-bank')
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.makeFile()))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === refusals.PAYOUTS_NONE_APPROVED.code)).toHaveLength(4)
    const { file, content, transfers } = await newestFile()
    expect(file).toMatchObject({ num: 2, amount: '24000.00', waiting: 2 })
    expect(transfers.map(({ endToEndId: _, ...rest }) => rest)).toEqual(
      [one, two].map(({ orderNo }) => ({
        amount: '12000.00',
        bank: '004',
        account: '123456789833',
        words: `PRAYA REFUND ${orderNo}`,
      })),
    )
    expect(await desk.download(file.fileId)).toBe(content)
    expect(await desk.download(file.fileId, await shop.operator(['support']))).not.toContain('123456789833')
    const looks = await readRows(
      shop.database.pool,
      z.object({ num: z.number() }),
      sql`select count(*)::int as num from audit_trail where action = 'payout-file-seen' and subject_id = ${file.fileId}`,
    )
    expect(looks[0]?.num).toBe(2)
    expect(await books.balanceOf('clearing-bank')).toBe(before)
  })

  test('comes back as the bank’s answer: what is paid leaves the books once, what is not waits for another account and its shopper is told', async () => {
    const [paid, refused, slow] = [await approved(), await approved(), await approved()]
    await desk.makeFile()
    const { messageId, transfers } = await newestFile()
    const before = await books.balanceOf('clearing-bank')
    const idOf = ({ orderNo }: { orderNo: string }): string =>
      transfers.find(({ words }) => words.endsWith(orderNo))?.endToEndId ?? ''
    const answer = bankAnswer(messageId, [
      { endToEndId: idOf(paid), status: 'ACSC' },
      { endToEndId: idOf(refused), status: 'RJCT', reason: 'AC01', words: '戶口號碼錯誤 &amp; more' },
      { endToEndId: idOf(slow), status: 'ACSP' },
      { endToEndId: 'NOBODYS', status: 'RJCT', reason: 'AC01' },
    ])
    const read = await Promise.all(Array.from({ length: 4 }, () => desk.answer(answer)))
    const told = read.map(({ data }) => [data.confirmed, data.failed, data.accepted])
    expect(told.reduce((sum, one) => sum.map((num, at) => num + (one[at] ?? 0)), [0, 0, 0])).toEqual([1, 1, 1])
    expect((await desk.answer(answer)).data).toMatchObject({ confirmed: 0, failed: 0, accepted: 0, known: 4 })
    expect(await books.balanceOf('clearing-bank')).toBe(before - 1_200_000)
    expect(await stateOf(shop, paid.orderNo, paid.token)).toBe('refunded')
    expect(await desk.of(slow.orderNo)).toMatchObject({ stage: 'sent' })
    expect(await desk.of(refused.orderNo)).toMatchObject({
      stage: 'failed',
      failureCode: 'account',
      failure: 'AC01 戶口號碼錯誤 & more',
      account: '',
    })
    const { data } = await shop.ask(getOrder, { orderNo: refused.orderNo }, { token: refused.token })
    expect(data.payout).toMatchObject({ state: 'asked', failure: 'account' })
    await shop.workOff()
    const mails = await books.mailsAbout(refused.orderNo)
    expect(mails).toContain('The bank did not recognise this account number.')

    await desk.give(refused.orderNo, refused.token, { account: '555-666777-888' })
    await desk.move(refused.payoutId, 'approve')
    await desk.makeFile()
    expect((await desk.answer(answer)).data).toMatchObject({ failed: 0, known: 4 })
    const again = await newestFile()
    expect(again.transfers.map(({ account }) => account)).toEqual(['555666777888'])
    await desk.answer(bankAnswer(again.messageId, [{ endToEndId: again.transfers[0]?.endToEndId ?? '', status: 'ACSC' }]))
    expect(await stateOf(shop, refused.orderNo, refused.token)).toBe('refunded')
  })

  test('that says a transfer was paid which a colleague had marked as failed opens one case for finance, and books nothing', async () => {
    const one = await approved()
    await desk.makeFile()
    const { messageId, transfers } = await newestFile()
    await desk.move(one.payoutId, 'fail', { failure: 'account', note: 'The bank rang.' })
    const before = await books.balanceOf('clearing-bank')
    const answer = bankAnswer(messageId, [{ endToEndId: transfers[0]?.endToEndId ?? '', status: 'ACSC' }])
    for (const { data } of await Promise.all([desk.answer(answer), desk.answer(answer)]))
      expect(data).toMatchObject({ confirmed: 0, late: 1, known: 0 })
    const found = await books.caseOf('payout-paid', one.orderNo)
    expect(found).toMatchObject({ amount: '12000.00', payType: 'bank', repairs: ['note'] })
    expect((await books.room()).cases.filter(({ kind }) => kind === 'payout-paid')).toHaveLength(1)
    expect(await desk.of(one.orderNo)).toMatchObject({ stage: 'failed' })
    expect(await books.balanceOf('clearing-bank')).toBe(before)
    expect((await books.repair(found, 'note')).code).toBe(200)
    await desk.answer(answer)
    expect(await books.caseOf('payout-paid', one.orderNo)).toBeUndefined()
  })

  test('that the bank turns down as a whole brings back all that is in it', async () => {
    const one = await approved()
    await desk.makeFile()
    const { messageId } = await newestFile()
    expect((await desk.answer(bankAnswer(messageId, [], 'RJCT'))).data).toMatchObject({ failed: 1 })
    expect(await desk.of(one.orderNo)).toMatchObject({ stage: 'failed', failureCode: 'other' })
  })
})

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><Document><CstmrPmtStsRpt>&b;</CstmrPmtStsRpt></Document>`
const OUTSIDE = `<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document><CstmrPmtStsRpt>&x;</CstmrPmtStsRpt></Document>`
test.each([
  ['entities that grow', LAUGHS],
  ['entities from outside', OUTSIDE],
  ['an unknown entity', '<Document><CstmrPmtStsRpt>&x;</CstmrPmtStsRpt></Document>'],
  ['depth', '<Document>'.repeat(100_000)],
  ['something else', '<Document><CstmrCdtTrfInitn/></Document>'],
  ['no XML', '\u0000\u0001 not a file < > &'],
  ['an open end', '<Document><CstmrPmtStsRpt>'],
])('a file with %s is no answer of a bank', async (_, content) => {
  const before = process.cpuUsage()
  expect((await desk.answer(content)).code).toBe(refusals.PAYOUT_RESULT_UNREADABLE.code)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000)
})

test('a file larger than any bank’s is refused unread', async () => {
  expect((await desk.answer(Buffer.alloc(3 * 2 ** 20, 'a'))).code).not.toBe(200)
})
