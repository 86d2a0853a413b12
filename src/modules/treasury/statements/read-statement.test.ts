import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineKeys, readStatement } from './read-statement.ts'
import { methodOf, numbersIn, readAmount, readDay } from './statement-lines.rules.ts'

const csv = (text: string): Buffer => Buffer.from(text)
const big5 = (): Buffer =>
  // 日期,詳情,存入,提取 / 2026-11-20,陳大文 轉數快,"12,880.00",
  Buffer.concat([
    Buffer.from('a4e9b4c12cb8d4b1a12ca673a44a2cb4a3a8fa0a', 'hex'),
    Buffer.from('2026-11-20,'),
    Buffer.from('b3afa46aa4e5', 'hex'),
    Buffer.from(' FPS,"12,880.00",\n'),
  ])

describe('a day is read as banks of Hong Kong write it', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['3/4/26', '2026-04-03'],
    ['20 Nov 2026', '2026-11-20'],
    ['20-November-2026', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['2026年11月20日', '2026-11-20'],
    ['2026-11-20 14:03:22', '2026-11-20'],
    ['29/02/2028', '2028-02-29'],
  ])('%s', (text, day) => expect(readDay(text)).toBe(day))
  test.each(['', '31/02/2026', '11/20/2026', '29/02/2026', 'Total', '20 Nox 2026'])('“%s” is none', (text) =>
    expect(readDay(text)).toBeUndefined(),
  )
})

describe('an amount is whole cents', () => {
  test.each([
    ['12,880.00', 1_288_000],
    ['HKD 12,880', 1_288_000],
    ['HK$0.5', 50],
    ['(500.00)', -50_000],
    ['-500.00', -50_000],
    ['500.00 DR', -50_000],
    ['500.00CR', 50_000],
    ['1.500', 150],
  ])('%s', (text, cents) => expect(readAmount(text)).toBe(cents))
  test.each(['', 'abc', '1.234', '(5', '1e3', '１２', '410,00', '1.234,50', '12,34,567', '1,2345', ',500', '-1,00'])(
    '“%s” is none',
    (text) => expect(readAmount(text)).toBeUndefined(),
  )
  test('whatever amount is written comes back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        const whole = Math.floor(Math.abs(cents) / 100).toLocaleString('en-US')
        const read = readAmount(`${cents < 0 ? '-' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`)
        expect(read).toBe(cents)
      }),
    )
  })
})

describe('a CSV', () => {
  test('is found below what the bank writes above it, whatever the columns’ sequence', () => {
    const read = readStatement(
      csv(
        'Account,123-456789-001\nOwner,PRAYA LIMITED\n\nTransaction date,Details,Withdrawals,Deposits,Balance\n' +
          '20/11/2026,"FPS CR, ORDER PKX4M2B7QR",,"12,880.00","99,999.00"\n21/11/2026,RENT,"50,000.00",,"49,999.00"\n21/11/2026,BALANCE CARRIED,,,"49,999.00"\n',
      ),
    )
    expect(read).toEqual({
      format: 'csv',
      lines: [
        { bookedOn: '2026-11-20', amountCents: 1_288_000, reference: 'FPS CR, ORDER PKX4M2B7QR', payer: '', bankId: '' },
        { bookedOn: '2026-11-21', amountCents: -5_000_000, reference: 'RENT', payer: '', bankId: '' },
      ],
      problems: [],
    })
  })

  test('in Big5, as spreadsheets in Hong Kong save it, is read like one in UTF-8', () => {
    expect(readStatement(big5())?.lines).toEqual([
      { bookedOn: '2026-11-20', amountCents: 1_288_000, reference: '陳大文 FPS', payer: '', bankId: '' },
    ])
  })

  test('in UTF-16 and with semicolons is read, too', () => {
    const text = Buffer.from('\ufeffDate;Amount;Payer;Currency\n20/11/2026;-12.50;SHOP;HKD\n', 'utf16le')
    expect(readStatement(text)?.lines).toEqual([
      { bookedOn: '2026-11-20', amountCents: -1250, reference: '', payer: 'SHOP', bankId: '' },
    ])
  })

  test('names the rows that cannot be read, and leaves out nothing else', () => {
    const read = readStatement(
      csv(
        'Date,Description,Amount,Currency\n31/02/2026,A,5.00,HKD\n20/11/2026,B,five,HKD\n20/11/2026,C,5.00,USD\n20/11/2026,D,5.00,HKD\n',
      ),
    )
    expect(read?.problems).toEqual([
      { row: 2, problem: 'date' },
      { row: 3, problem: 'amount' },
      { row: 4, problem: 'currency' },
    ])
    expect(read?.lines.map(({ reference }) => reference)).toEqual(['D'])
  })

  test('without a date and an amount in its heading is none', () => {
    for (const text of ['', 'hello', 'name,colour\nbag,red\n', '\u0000\u0001\u0002'])
      expect(readStatement(csv(text))).toBeUndefined()
  })
})

describe('an OFX file', () => {
  const movement =
    '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261120120000[+8:HKT]<TRNAMT>12880.00<FITID>A1<NAME>CHAN TAI MAN &amp; CO<MEMO>PKX4M2B7QR</STMTTRN>'
  const line = {
    bookedOn: '2026-11-20',
    amountCents: 1_288_000,
    reference: 'PKX4M2B7QR',
    payer: 'CHAN TAI MAN & CO',
    bankId: '1 A1',
  }
  test('of either version is read', () => {
    const old = `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>HKD<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>${movement}</BANKTRANLIST></STMTRS></OFX>`
    expect(readStatement(csv(old))).toEqual({ format: 'ofx', lines: [line], problems: [] })
    const xml = old.replaceAll(/<(CURDEF|ACCTID|TRNTYPE|DTPOSTED|TRNAMT|FITID|NAME|MEMO)>([^<]*)/g, '<$1>$2</$1>')
    expect(readStatement(csv(`<?xml version="1.0"?>${xml}`))?.lines).toEqual([line])
  })

  test('in another currency brings nothing', () => {
    const usd = `<OFX><STMTRS><CURDEF>USD<ACCTID>1${movement}</STMTRS></OFX>`
    expect(readStatement(csv(usd))).toEqual({ format: 'ofx', lines: [], problems: [{ row: 1, problem: 'currency' }] })
  })

  test('made to hold up the shop does not', () => {
    // A tag of fifty thousand letters and five thousand movements without an end: this comes back at once, or not today.
    const long = `<OFX><STMTRS>${'<'.repeat(20_000)}<${'A'.repeat(50_000)}${'<STMTTRN><TRNAMT>1'.repeat(5_000)}`
    expect(readStatement(csv(long))).toMatchObject({ lines: [], problems: { length: 5_000 } })
  })
})

describe('a line', () => {
  const line = { bookedOn: '2026-11-20', amountCents: 500, reference: 'Order 1', payer: 'CHAN', bankId: '' }
  test('has the same key in another statement, and twins of one statement have two', () => {
    const [first, twin] = lineKeys([line, line])
    expect(first).not.toBe(twin)
    expect(lineKeys([{ ...line, reference: 'ORDER  1' }])).toEqual([first])
    expect(lineKeys([{ ...line, amountCents: 501 }])).not.toEqual([first])
  })

  test('is FPS when it says so', () => {
    expect(methodOf({ ...line, reference: 'FPS CR' })).toBe('fps')
    expect(methodOf({ ...line, payer: '轉數快 陳大文' })).toBe('fps')
    expect(methodOf({ ...line, reference: 'FPSX' })).toBe('bank')
  })

  test('names every word that may be an order’s number', () =>
    expect(numbersIn('for order pkx4m2b7qr/thanks')).toEqual(['PKX4M2B7QR']))
})
