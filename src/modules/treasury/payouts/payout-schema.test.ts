import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { allInXml, inXml, readXml, xmlText } from '#platform/text/read-xml.ts'
import { payoutFile, type PaidLine } from './payout-file.rules.ts'

/** The schema as ISO 20022 has published it. */
const SCHEMA = {
  fileName: 'pain.001.001.03.xsd',
  contents: readFileSync(join(import.meta.dirname, 'pain.001.001.03.xsd'), 'utf8'),
}

const line = (given: Partial<PaidLine>, at = 0): PaidLine => ({
  endToEndId: `0198f0c2a1b27c3d8e4f5a6b7c8d9e${String(at).padStart(2, '0')}`,
  amountCents: 1_234_567,
  bankCode: '004',
  account: '123456789833',
  payee: 'CHAN TAI MAN',
  remittance: 'PRAYA REFUND P1234567',
  ...given,
})
const fileOf = (name: string, lines: PaidLine[]): string =>
  payoutFile({
    messageId: 'P20261125-0123456789ab',
    madeAt: new Date('2026-11-25T04:00:00.123Z'),
    day: '2026-11-25',
    payer: { name, bankCode: '024', account: '024-123456-001' },
    lines,
  })
const problemsOf = async (contents: string): Promise<string[]> =>
  (await validateXML({ xml: [{ fileName: 'payouts.xml', contents }], schema: [SCHEMA] })).errors.map(({ message }) => message)

const ODD = [
  '陳大文（香港）有限公司',
  'O’Brien & Söhne <Ltd>',
  `A "quoted" 'name'`,
  '𨋢 lift 😀 \u0000\u0007\uFFFE end',
  '名'.repeat(90),
  ' ',
]

test('a payment file keeps to the published schema, whatever names hold', async () => {
  const lines = ODD.map((payee, at) => line({ payee: payee.trim() || 'A', remittance: `${payee} refund` }, at))
  expect(await problemsOf(fileOf(ODD[0] ?? '', lines))).toEqual([])
  expect(await problemsOf(fileOf(ODD[1] ?? '', lines))).toEqual([])
})

test('the schema is not blind: what it does not allow is found', async () => {
  const broken = fileOf('Praya', [line({})]).replace('<PmtMtd>TRF</PmtMtd>', '<PmtMtd>GOLD</PmtMtd>')
  expect(await problemsOf(broken)).not.toEqual([])
})

test('names, accounts and sums are read back as they were, and the sum is that of the transfers', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), fc.integer({ min: 1, max: 99_999_999_999 })),
        { minLength: 1, maxLength: 8 },
      ),
      (given) => {
        const lines = given.map(([payee, amountCents], at) => line({ payee, amountCents }, at))
        const payment = inXml(readXml(fileOf('Praya', lines)), 'CstmrCdtTrfInitn', 'PmtInf')
        const sum = given.reduce((cents, [, amount]) => cents + amount, 0)
        expect(xmlText(payment, 'CtrlSum')).toBe((sum / 100).toFixed(2))
        expect(allInXml(payment, 'CdtTrfTxInf')).toHaveLength(given.length)
      },
    ),
    { numRuns: 60 },
  )
})
