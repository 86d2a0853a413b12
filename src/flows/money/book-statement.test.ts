import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { getAdminOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment } from '#modules/orders/payments/payments.paths.ts'
import { settleStatementLine } from '#modules/treasury/statements/statements.paths.ts'
import { clock, dayAfter, dayInHongKong } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { stateOf, unpaidOrder } from '../order.builders.ts'
import { withdrawalsOf } from '../balance/withdrawals.builders.ts'
import { moneyPage } from './money-page.builders.ts'
import { payoutPage } from './payout.builders.ts'
import { statementOf, statementPage } from './statement.builders.ts'

let shop: TestShop
let finance: string
let money: ReturnType<typeof moneyPage>
let room: ReturnType<typeof statementPage>
beforeAll(async () => {
  shop = await startTestShop()
  finance = await shop.operator(['finance'])
  money = moneyPage(shop, () => finance)
  room = statementPage(shop, () => finance)
})
afterEach(() => requireInvariants(shop.database))
afterAll(() => shop.stop())

const settle = (lineId: string | undefined, as: 'another' | 'same') =>
  shop.ask(settleStatementLine, { lineId: lineId ?? '', as }, { token: finance })
const paymentsOf = async (orderNo: string) =>
  (await shop.ask(getAdminOrder, { orderNo }, { token: finance })).data.payments.filter(({ state }) => state === 'succeeded')

describe('a statement', () => {
  test('says beforehand what it will do, pays the order it names, and holds what names none', async () => {
    const { token, orderNo } = await unpaidOrder(shop, 'bank')
    const text = statementOf([
      { words: `FPS CR order ${orderNo.toLowerCase()}`, came: '12,000.00' },
      { words: 'NO NAME AT ALL', came: '321.50' },
      { words: 'RENT', went: '50,000.00' },
    ])
    const { data: preview } = await room.preview(text)
    expect(preview.lines).toMatchObject([
      { will: 'order', orderNo, due: '12000.00', amount: '12000.00', payType: 'fps', bookedOn: '2026-11-20' },
      { will: 'held', orderNo: '', due: '' },
      { will: 'out', amount: '-50000.00' },
    ])
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
    const { lines, statement } = await room.booked(text)
    expect(lines.map(({ state }) => state)).toEqual(['order', 'held', 'out'])
    expect(statement).toMatchObject({ in: '12321.50', out: '-50000.00', from: '2026-11-20', counts: { order: 1, waiting: 0 } })
    expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery')
    expect(await money.caseOf('unmatched', 'NO NAME AT ALL')).toMatchObject({ came: '321.50', payer: 'CHAN TAI MAN' })
  })

  test('is booked once: the same file is the same statement, and another file with its lines brings only what is new', async () => {
    const { orderNo } = await unpaidOrder(shop, 'bank')
    const line = { words: orderNo, came: '12000.00' }
    const twins = [
      { words: 'TWIN', came: '7.00' },
      { words: 'TWIN', came: '7.00' },
    ]
    const first = await room.booked(statementOf([line, ...twins]))
    expect(first.lines).toHaveLength(3)
    const again = await room.bringIn(statementOf([line, ...twins]))
    expect(again.data.statement.statementId).toBe(first.statement.statementId)
    const longer = statementOf([line, ...twins, { words: 'TWIN', came: '7.00' }])
    expect((await room.preview(longer)).data.lines.map(({ will }) => will)).toEqual(['known', 'known', 'known', 'held'])
    expect((await room.booked(longer)).lines).toHaveLength(1)
    expect(await paymentsOf(orderNo)).toHaveLength(1)
  })

  test('that takes back what had paid an order holds it back and tells finance; a payout of the shop’s own does not', async () => {
    const { orderNo } = await unpaidOrder(shop, 'fps')
    await room.booked(statementOf([{ words: `FPS ${orderNo}`, came: '12,000.00' }]))
    const back = statementOf([{ words: `FPS RETURN ${orderNo}`, went: '12,000.00', day: '21/11/2026' }])
    expect((await room.preview(back)).data.lines).toMatchObject([{ will: 'reversed', orderNo }])
    expect((await room.booked(back)).lines.map(({ state }) => state)).toEqual(['reversed'])
    const found = (await shop.ask(getAdminOrder, { orderNo }, { token: finance })).data
    expect(found).toMatchObject({ state: 'refunded', reports: [{ kind: 'reversal', provider: 'bank', isOpen: true }] })
    expect(await money.caseOf('refund-outside', orderNo)).toMatchObject({ repairs: ['note'] })
    const other = await unpaidOrder(shop, 'bank')
    await room.booked(statementOf([{ words: other.orderNo, came: '12000.00' }]))
    const asked = await room.booked(statementOf([{ words: `PAYMENT ${other.orderNo}`, went: '500.00' }]))
    expect(asked.lines.map(({ state }) => state)).toEqual(['doubtful'])
    await settle(asked.lines[0]?.lineId, 'same')
    expect((await shop.ask(getAdminOrder, { orderNo: other.orderNo }, { token: finance })).data.refunds).toEqual([])
  })

  test('leaves out an amount with a comma for cents, and asks about a line that is dated ahead', async () => {
    const { orderNo, token } = await unpaidOrder(shop, 'bank')
    const day = dayAfter(dayInHongKong(clock.now()), 5).split('-').toReversed().join('/')
    const text = statementOf([
      { words: `ORDER ${orderNo}`, came: '12000.00', day },
      { words: 'A CUP', came: '410,00' },
    ])
    const { data } = await room.preview(text)
    expect(data.lines.map(({ will }) => will)).toEqual(['ahead'])
    expect(data.problems).toEqual([{ row: 3, problem: 'amount' }])
    const { lines } = await room.booked(text)
    expect(lines.map(({ state, amount }) => [state, amount])).toEqual([['ahead', '12000.00']])
    expect(await stateOf(shop, orderNo, token)).toBe('payment-pending')
    await settle(lines[0]?.lineId, 'another')
    expect(await stateOf(shop, orderNo, token)).toBe('pending-seller-delivery')
  })

  test('is booked by several processes at once, each line by one of them', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => unpaidOrder(shop, 'fps')))
    const rows = orders.map(({ orderNo }) => ({ words: `FPS ${orderNo}`, came: '12000.00' }))
    const { data } = await room.bringIn(statementOf(rows))
    await Promise.all(Array.from({ length: 4 }, () => room.book()))
    const { lines } = await room.read(data.statement.statementId)
    expect(lines.map(({ state, orderNo }) => [state, orderNo])).toEqual(orders.map(({ orderNo }) => ['order', orderNo]))
    for (const { orderNo } of orders) expect(await paymentsOf(orderNo)).toHaveLength(1)
  })

  test('that is none is refused with what to do, and one of too many lines, too', async () => {
    expect(await room.bringIn('hello,world\n1,2\n')).toMatchObject({
      code: refusals.STATEMENT_UNREADABLE.code,
      data: { field: 'file' },
    })
    const long = statementOf(Array.from({ length: 5_001 }, (_, at) => ({ words: `LINE ${at}`, came: '1.00' })))
    expect((await room.bringIn(long)).code).toBe(refusals.STATEMENT_TOO_LONG.code)
  })
})

describe('money that is in the books already', () => {
  test('is seen as the transfer that finance confirmed at the order, and goes back to nobody', async () => {
    const { orderNo, payment } = await unpaidOrder(shop, 'bank')
    expect((await shop.ask(confirmPayment, { paymentId: payment.paymentId }, { token: finance })).code).toBe(200)
    const { lines } = await room.booked(statementOf([{ words: `PAY ${orderNo}`, came: '12000.00' }]))
    expect(lines).toMatchObject([{ state: 'same', orderNo }])
    // A second transfer is money of its own.
    const second = await room.booked(statementOf([{ words: `PAY ${orderNo} AGAIN`, came: '12000.00' }]))
    expect(second.lines).toMatchObject([{ state: 'order', orderNo }])
    expect(await money.caseOf('twice', orderNo)).toMatchObject({ amount: '12000.00' })
  })

  test('is seen as the line that was typed; with other words a person is asked', async () => {
    await money.arrives('88.00', 'TYPED FIRST')
    await money.arrives('89.00', 'TYPED IN OTHER WORDS')
    const { lines } = await room.booked(
      statementOf([
        { words: 'TYPED FIRST', came: '88.00' },
        { words: 'SAME MONEY', came: '89.00' },
        { words: 'OTHER MONEY', came: '89.00' },
      ]),
    )
    expect(lines.map(({ state }) => state)).toEqual(['same', 'doubtful', 'doubtful'])
    expect((await settle(lines[1]?.lineId, 'same')).data.lines[1]?.state).toBe('same')
    expect((await settle(lines[2]?.lineId, 'another')).data.lines[2]?.state).toBe('held')
    expect((await settle(lines[2]?.lineId, 'another')).code).toBe(refusals.LINE_IS_SETTLED.code)
    expect(await money.caseOf('unmatched', 'SAME MONEY')).toBeUndefined()
    expect(await money.caseOf('unmatched', 'OTHER MONEY')).toMatchObject({ came: '89.00' })
  })

  test('is known from a file of the bank’s other kind, as often as it stands there', async () => {
    const { orderNo } = await unpaidOrder(shop, 'bank')
    await room.booked(
      statementOf([
        { words: `CR ${orderNo}`, came: '12000.00' },
        { words: 'SAME WORDS', came: '45.10' },
        { words: 'IN CSV', came: '45.20' },
      ]),
    )
    const movement = (words: string, amount: string) =>
      `<STMTTRN><DTPOSTED>20261120<TRNAMT>${amount}<FITID>${words}<NAME>CHAN<MEMO>${words}</STMTTRN>`
    const ofx = `<OFX><STMTRS><CURDEF>HKD<ACCTID>1${[
      movement(`TRANSFER ${orderNo}`, '12000.00'),
      movement('SAME  WORDS.', '45.10'),
      movement('IN OFX', '45.20'),
      movement(`ONCE MORE ${orderNo}`, '12000.00'),
    ].join('')}</STMTRS></OFX>`
    expect((await room.preview(ofx)).data.lines.map(({ will }) => will)).toEqual(['known', 'known', 'doubtful', 'known'])
    expect((await room.booked(ofx)).lines.map(({ state }) => state)).toEqual(['known', 'known', 'doubtful', 'order'])
  })

  test('is not typed again without a tick', async () => {
    const { orderNo } = await unpaidOrder(shop, 'bank')
    await room.booked(
      statementOf([
        { words: `for ${orderNo}`, came: '500.00' },
        { words: 'WHO IS IT', came: '77.70' },
      ]),
    )
    expect((await money.arrives('500.00', orderNo)).code).toBe(refusals.MONEY_TYPED_ALREADY.code)
    expect((await money.arrives('77.70', 'WHO IS IT')).code).toBe(refusals.MONEY_TYPED_ALREADY.code)
    expect((await money.arrives('77.70', 'WHO IS IT', true)).code).toBe(200)
  })

  test('stays told apart once finance has booked held money to an order', async () => {
    const { orderNo } = await unpaidOrder(shop, 'bank')
    await room.booked(statementOf([{ words: 'FORGOT THE NUMBER', came: '12000.00' }]))
    await money.repair(await money.caseOf('unmatched', 'FORGOT THE NUMBER'), 'book', orderNo)
    const { lines } = await room.booked(statementOf([{ words: `NOW WITH ${orderNo}`, came: '12000.00' }]))
    expect(lines).toMatchObject([{ state: 'order', orderNo }])
    expect(await money.caseOf('twice', orderNo)).toMatchObject({ amount: '12000.00' })
  })
})

describe('a withdrawal that its bank sends back', () => {
  /** Paid to the member, as far as the bank has said. */
  async function paidOut(amount: string) {
    const work = withdrawalsOf(shop, () => finance)
    const desk = payoutPage(shop, () => finance)
    const { token, account } = await work.holder(amount)
    await work.ask(token, amount)
    const payoutId = (await desk.room()).payouts.find(({ memberId }) => memberId === account)?.payoutId ?? ''
    for (const move of ['approve', 'send', 'confirm'] as const) await desk.move(payoutId, move, { note: 'SENT' })
    const comesBack = () => desk.move(payoutId, 'fail', { note: 'It came back.', failure: 'closed' })
    return { comesBack, balance: async () => (await work.account(token)).balance }
  }
  const books = () => Promise.all([money.balanceOf('clearing-bank'), money.balanceOf('surplus')])

  test('is in the books by the word of finance: its line on the statement is asked about, and brings nothing again', async () => {
    const { comesBack, balance } = await paidOut('4321')
    expect((await comesBack()).code).toBe(200)
    expect(await balance()).toBe('4321.00')
    const before = await books()
    const text = statementOf([{ words: 'CREDIT 00042', came: '4321.00' }])
    expect((await room.preview(text)).data.lines.map(({ will }) => will)).toEqual(['doubtful'])
    const { lines } = await room.booked(text)
    expect(lines.map(({ state }) => state)).toEqual(['doubtful'])
    expect((await settle(lines[0]?.lineId, 'same')).data.lines[0]?.state).toBe('same')
    expect(await books()).toEqual(before)
    // It stands there once: as much again is money of its own.
    const next = await room.booked(statementOf([{ words: 'SOMEBODY ELSE', came: '4321.00', day: '21/11/2026' }]))
    expect(next.lines.map(({ state }) => state)).toEqual(['held'])
  })

  test('is asked about as soon as the bank says that it was returned, before anybody here has said so', async () => {
    const { comesBack } = await paidOut('4322')
    const before = await books()
    const { lines } = await room.booked(statementOf([{ words: 'FPS RETURN', came: '4322.00' }]))
    expect(lines.map(({ state }) => state)).toEqual(['doubtful'])
    await comesBack()
    await settle(lines[0]?.lineId, 'same')
    expect(await books()).toEqual([(before[0] ?? 0) + 432_200, before[1]])
  })

  test('and money that was typed explain one line each, and a third one is money of its own', async () => {
    const { comesBack } = await paidOut('4323')
    await comesBack()
    await money.arrives('4323.00', 'TYPED')
    const [first, second] = (
      await room.booked(
        statementOf([
          { words: 'ONE', came: '4323.00' },
          { words: 'TWO', came: '4323.00' },
        ]),
      )
    ).lines
    await settle(first?.lineId, 'same')
    await settle(second?.lineId, 'same')
    const third = await room.booked(statementOf([{ words: 'THREE', came: '4323.00', day: '21/11/2026' }]))
    expect(third.lines.map(({ state }) => state)).toEqual(['held'])
  })
})

test('a line that cannot be booked holds up no other, and is booked once a person says so', async () => {
  await runSql(
    shop.database,
    sql`create function refuse_poison() returns trigger language plpgsql as
      $$ begin if new.amount_cents = 6666 then raise exception 'poisoned'; end if; return new; end $$`,
  )
  await runSql(
    shop.database,
    sql`create trigger poison before insert on unallocated_receipts for each row execute function refuse_poison()`,
  )
  const { lines } = await room.booked(
    statementOf([
      { words: 'POISON', came: '66.66' },
      { words: 'SOUND', came: '66.67' },
    ]),
  )
  expect(lines.map(({ state }) => state)).toEqual(['failed', 'held'])
  await runSql(shop.database, sql`drop trigger poison on unallocated_receipts`)
  expect((await settle(lines[0]?.lineId, 'another')).data.lines[0]?.state).toBe('held')
})
