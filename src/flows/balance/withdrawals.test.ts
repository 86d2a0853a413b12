import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { balanceStatementFile, getBalanceStatement } from '#modules/balance/balance.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { confirmOwner, sendConfirmCode, signInWithPassword } from '#modules/members/sign-in.paths.ts'
import { showToday } from '#modules/reports/reports.paths.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { codeSentTo, join, lastMailTo, PASSWORD } from '../members/sign-in.builders.ts'
import { moneyPage } from '../money/money-page.builders.ts'
import { bankAnswer, payoutPage } from '../money/payout.builders.ts'
import { withdrawalsOf } from './withdrawals.builders.ts'

let shop: TestShop
let finance: string
let desk: ReturnType<typeof payoutPage>
let books: ReturnType<typeof moneyPage>
let work: ReturnType<typeof withdrawalsOf>
beforeAll(async () => {
  shop = await startTestShop()
  finance = await shop.operator(['finance'])
  desk = payoutPage(shop, () => finance)
  books = moneyPage(shop, () => finance)
  work = withdrawalsOf(shop, () => finance)
})
afterEach(async () => {
  clock.reset()
  finance = await shop.operator(['finance'])
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

const ofMember = async (accountId: string) => (await desk.room()).payouts.filter(({ memberId }) => memberId === accountId)
const count = (answers: readonly { code: number }[], code: number): number => answers.filter((one) => one.code === code).length
/** Moves the clock to a moment that comes. */
const travelTo = (at: Date): void => clock.advance(at.getTime() - clock.now().getTime())

describe('asking', () => {
  test('takes the money out of the balance at once, names the day it is paid by, and is told by mail', async () => {
    travelTo(new Date('2027-03-24T04:00:00Z'))
    finance = await shop.operator(['finance'])
    const { token, email } = await work.holder('6000')
    const { data } = await work.ask(token, '1500')
    // Thursday; then Good Friday, the day after, Sunday and Easter Monday; then Tuesday and Wednesday.
    expect(data.list).toMatchObject([{ amount: '1500.00', state: 'waiting', account: '•••833', dueDay: '2027-03-31' }])
    expect(await work.account(token)).toMatchObject({ balance: '4500.00', inWithdrawals: '1500.00', leftToday: '98500.00' })
    expect((await lastMailTo(shop, email)).subject).toBe('We have received your request to withdraw HK$1,500')
  })

  test('is refused with the words of what is in the way, and nothing moves', async () => {
    const { token } = await work.holder('6000')
    expect(await work.ask(token, '5000.01')).toMatchObject({
      code: refusals.WITHDRAWAL_TOO_MUCH.code,
      msg: 'A single withdrawal above HK$5,000 failed.',
      data: { field: 'amount' },
    })
    await work.ask(token, '5000')
    expect(await work.ask(token, '1000.01')).toMatchObject({
      code: refusals.WITHDRAWAL_ABOVE_BALANCE.code,
      msg: 'The withdrawal exceeds the balance.',
    })
    for (const amount of ['0', '-1', '1.001', '1e3', '１０', ''])
      expect((await work.ask(token, amount)).code).toBe(refusals.BAD_INPUT.code)
    expect((await work.ask(token, '10', { account: '12' })).data).toMatchObject({ field: 'account' })
    expect(await work.account(token)).toMatchObject({ balance: '1000.00', inWithdrawals: '5000.00' })
  })

  test('needs the owner once more: the password, or the proof of a code, which is good for one', async () => {
    const { token, email } = await work.holder('100')
    expect((await work.ask(token, '10', { oldPassword: 'Not-this-1' })).code).toBe(refusals.PASSWORD_NOW_WRONG.code)
    expect((await work.ask(token, '10', { oldPassword: '' })).code).toBe(refusals.PASSWORD_NOW_WRONG.code)
    await shop.ask(sendConfirmCode, { kind: 'email' }, { token })
    const { proof } = (await shop.ask(confirmOwner, { kind: 'email', code: await codeSentTo(shop, email) }, { token })).data
    const asked = await Promise.all(Array.from({ length: 5 }, () => work.ask(token, '10', { oldPassword: '', proof })))
    expect([count(asked, 200), count(asked, refusals.PROOF_OVER.code)]).toEqual([1, 4])
    expect(await work.account(token)).toMatchObject({ balance: '90.00' })
  })

  test('a guest has nothing to withdraw, and nobody sees or cancels what is another’s', async () => {
    expect((await work.ask(await shop.visitor(), '10')).code).toBe(refusals.SESSION_MISSING.code)
    const { token } = await work.holder('100')
    const [mine] = (await work.ask(token, '10')).data.list
    const other = await join(shop)
    expect((await work.cancel(other.token, mine?.withdrawalId ?? '')).code).toBe(refusals.NOT_FOUND.code)
    expect(await work.list(other.token)).toEqual([])
  })
})

describe('paying', () => {
  /** Asked for, approved, and in the newest file. */
  async function sent(amount: string) {
    const member = await work.holder('5000')
    await work.ask(member.token, amount)
    const [payout] = await ofMember(member.account)
    await desk.move(payout?.payoutId ?? '', 'approve')
    await desk.makeFile()
    const [file] = (await desk.room()).files
    const endToEndId = (await ofMember(member.account))[0]?.bankReference ?? ''
    return {
      ...member,
      payoutId: payout?.payoutId ?? '',
      endToEndId,
      messageId: file?.messageId ?? '',
      fileId: file?.fileId ?? '',
    }
  }

  test('goes the way of all payouts: the file holds it under its own words, and the bank’s word ends it once', async () => {
    const before = await books.balanceOf('clearing-bank')
    const { token, account, email, endToEndId, messageId, fileId } = await sent('1234.50')
    const content = await desk.download(fileId)
    expect(content).toContain('<Ustrd>PRAYA WITHDRAWAL</Ustrd>')
    expect(content).toContain('<InstdAmt Ccy="HKD">1234.50</InstdAmt>')
    expect(content).toContain('<Id>123456789833</Id>')
    const answer = bankAnswer(messageId, [{ endToEndId, status: 'ACSC' }])
    const read = await Promise.all(Array.from({ length: 4 }, () => desk.answer(answer)))
    expect(read.reduce((sum, { data }) => sum + data.confirmed, 0)).toBe(1)
    expect(await work.account(token)).toMatchObject({ balance: '3765.50', inWithdrawals: '0.00' })
    expect(await books.balanceOf('clearing-bank')).toBe(before - 123_450)
    expect(await work.list(token)).toMatchObject([{ state: 'paid' }])
    expect(await ofMember(account)).toMatchObject([{ stage: 'done', moves: ['fail'] }])
    expect((await lastMailTo(shop, email)).subject).toBe('HK$1,234.50 has been paid to your bank')
  })

  test('that the bank turns down is in the balance again, once, and the member is told what was wrong', async () => {
    const { token, account, email, endToEndId, messageId, payoutId } = await sent('1000')
    const answer = bankAnswer(messageId, [{ endToEndId, status: 'RJCT', reason: 'AC01' }])
    await Promise.all([
      ...Array.from({ length: 4 }, () => desk.answer(answer)),
      ...Array.from({ length: 4 }, () => desk.move(payoutId, 'fail', { note: 'It came back.', failure: 'account' })),
    ])
    expect(await work.account(token)).toMatchObject({ balance: '5000.00', inWithdrawals: '0.00', leftToday: '100000.00' })
    expect(await work.list(token)).toMatchObject([{ state: 'failed', failure: 'account' }])
    expect(await ofMember(account)).toMatchObject([{ stage: 'returned', moves: [] }])
    expect((await lastMailTo(shop, email)).subject).toBe('Wrong information: your withdrawal of HK$1,000 failed')
    const told = (await shop.ask(listMessages, {}, { token, language: 'cht_CN' })).data.list
    expect(told[0]).toMatchObject({ title: '資料有誤，未能提取HK$1,000', link: '/myaccount/balance' })
    expect((await desk.move(payoutId, 'approve')).code).toBe(refusals.MONEY_IS_SETTLED.code)
  })

  test('that finance says has come back is over in its file, too; where the bank says afterwards that it was paid, finance has a case of it', async () => {
    const { token, endToEndId, messageId, payoutId } = await sent('1000')
    await desk.move(payoutId, 'fail', { note: 'It came back.', failure: 'closed' })
    expect((await desk.room()).files[0]).toMatchObject({ failed: 1, waiting: 0 })
    const late = await desk.answer(bankAnswer(messageId, [{ endToEndId, status: 'ACSC' }]))
    expect(late.data).toMatchObject({ confirmed: 0, late: 1, known: 0 })
    expect(await books.caseOf('payout-paid', endToEndId)).toMatchObject({ amount: '1000.00', repairs: ['note'] })
    expect(await work.account(token)).toMatchObject({ balance: '5000.00', inWithdrawals: '0.00' })
  })

  test('is cancelled by whoever asked until somebody takes it up, and by whoever is first', async () => {
    const { token, account } = await work.holder('1000')
    const [one] = (await work.ask(token, '1000')).data.list
    const [payout] = await ofMember(account)
    const [cancelled, approved] = await Promise.all([
      work.cancel(token, one?.withdrawalId ?? ''),
      desk.move(payout?.payoutId ?? '', 'approve'),
    ])
    const isCancelled = cancelled.code === 200
    expect([cancelled.code, approved.code]).toEqual(
      isCancelled ? [200, refusals.MONEY_IS_SETTLED.code] : [refusals.WITHDRAWAL_TAKEN.code, 200],
    )
    expect(await work.account(token)).toMatchObject({ balance: isCancelled ? '1000.00' : '0.00' })
    expect((await work.cancel(token, one?.withdrawalId ?? '')).code).toBe(refusals.WITHDRAWAL_TAKEN.code)
  })

  test('goes to the account the member has named: nobody at the desk puts another in its place', async () => {
    const { token, account } = await work.holder('1000')
    await work.ask(token, '1000')
    const [payout] = await ofMember(account)
    const other = { bankCode: '004', account: '999-888777-666', payee: 'SOMEBODY ELSE' }
    expect((await desk.move(payout?.payoutId ?? '', 'approve', other)).code).toBe(refusals.BAD_INPUT.code)
    expect(await ofMember(account)).toMatchObject([{ stage: 'approve', account: '•••833' }])
  })

  test('that is late stands before all that is older, waits on the first page of the desk, and is a figure of the shop’s', async () => {
    const onToday = async () => {
      const { waiting } = (await shop.ask(showToday, {}, { token: finance })).data
      return waiting.find(({ room }) => room === 'late-withdrawals')?.num
    }
    const figure = async () => {
      const figures = await (await fetch(`${shop.url}/metrics`)).text()
      return Number(/^praya_withdrawals_late (\S+)$/m.exec(figures)?.[1])
    }
    const early = await work.holder('1000')
    await work.ask(early.token, '1')
    clock.advance(20 * DAY)
    finance = await shop.operator(['finance'])
    const fresh = await work.holder('1000')
    await work.ask(fresh.token, '1')
    const { payouts } = await desk.room()
    const [late, young] = [early, fresh].map(({ account }) => payouts.find(({ memberId }) => memberId === account))
    expect([late?.isLate, young?.isLate]).toEqual([true, false])
    const order = payouts.map(({ isLate }) => Number(isLate))
    expect(order).toEqual(order.toSorted((one, other) => other - one))
    expect(await onToday()).toBe(order.filter((isLate) => isLate).length)
    // Figures go by the clock of the database, for which none is due yet.
    expect(await figure()).toBe(0)
    await runSql(shop.database, sql`update payouts set due_at = now() - interval '1 minute' where payout_id = ${late?.payoutId}`)
    expect(await figure()).toBe(1)
  })
})

describe('a statement', () => {
  test('of a month has what was there before, each entry with what there was after it, and the same on paper and as a table', async () => {
    const { token: earlier, email, account } = await work.holder('300')
    const [one] = (await work.ask(earlier, '100')).data.list
    await work.cancel(earlier, one?.withdrawalId ?? '')
    const first = dayInHongKong(clock.now()).slice(0, 7)
    clock.advance(40 * DAY)
    finance = await shop.operator(['finance'])
    const { token } = (await shop.ask(signInWithPassword, { email, password: PASSWORD }, { token: await shop.visitor() })).data
    await work.give(account, '50')
    const { data } = await shop.ask(getBalanceStatement, {}, { token })
    expect(data).toMatchObject({
      opening: '300.00',
      closing: '350.00',
      list: [{ kind: 'goodwill-balance', amount: '50.00', balance: '350.00' }],
    })
    expect(data.months).toEqual([data.month, first])
    const before = (await shop.ask(getBalanceStatement, { month: first }, { token })).data
    expect(before).toMatchObject({ opening: '0.00', closing: '300.00' })
    expect(before.list.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['withdrawal-returned', '100.00', '300.00'],
      ['withdrawal-asked', '-100.00', '200.00'],
      ['goodwill-balance', '300.00', '300.00'],
    ])
    const file = async (format: string, language: string): Promise<Response> =>
      fetch(`${shop.url}${BASE_PATH}${balanceStatementFile.path}?${new URLSearchParams({ month: first, format, language })}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    const table = await (await file('csv', 'zh')).text()
    expect(table.split('\r\n')[2]).toMatch(/^\d{4}-\d\d-\d\d,提取至銀行,,-100.00,200.00$/)
    const paper = Buffer.from(await (await file('pdf', 'en')).arrayBuffer())
    expect([paper.subarray(0, 5).toString(), paper.length > 5_000]).toEqual(['%PDF-', true])
  })
})
