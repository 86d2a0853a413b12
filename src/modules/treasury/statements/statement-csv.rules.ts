import { parse } from 'csv-parse/sync'
import { type LineProblem, readAmount, readDay, type ReadStatement, type StatementLine } from './statement-lines.rules.ts'

/** What banks of Hong Kong call the columns that matter, in small letters and without what stands in brackets. */
const NAMES = {
  date: [
    'date',
    'transaction date',
    'post date',
    'posting date',
    'booking date',
    'value date',
    '日期',
    '交易日期',
    '記賬日期',
    '入賬日期',
    '過賬日期',
  ],
  amount: ['amount', 'transaction amount', '金額', '交易金額'],
  credit: [
    'credit',
    'credit amount',
    'deposit',
    'deposits',
    'deposit amount',
    'money in',
    '存入',
    '存入金額',
    '存款',
    '貸方',
    '收入',
  ],
  debit: [
    'debit',
    'debit amount',
    'withdrawal',
    'withdrawals',
    'withdrawal amount',
    'money out',
    '提取',
    '提取金額',
    '支出',
    '借方',
    '提款',
  ],
  currency: ['currency', 'ccy', 'account currency', '貨幣', '幣種'],
  payer: [
    'payer',
    'payer name',
    'remitter',
    'sender',
    'from',
    'counterparty',
    'counterparty name',
    '付款人',
    '匯款人',
    '付款人名稱',
    '對方戶名',
  ],
  bankId: ['bank reference', 'transaction id', 'transaction reference', 'bank ref', '銀行參考編號', '交易編號', '交易參考編號'],
  reference: [
    ...[
      'description',
      'transaction description',
      'transaction details',
      'details',
      'narrative',
      'particulars',
      'remarks',
      'remark',
    ],
    ...['reference', 'customer reference', 'payment reference', 'message'],
    ...['交易詳情', '詳情', '交易摘要', '摘要', '說明', '備註', '附言', '交易說明', '客戶參考編號'],
  ],
} as const
type Column = keyof typeof NAMES
type Columns = Record<Column, number[]>

/** Banks write the account and its owner above the table. */
const MOST_ROWS_ABOVE = 30

/** The movements of a table; undefined when no row names a date and an amount. The columns' sequence does not matter. */
export function readCsv(text: string): ReadStatement | undefined {
  const rows = parseRows(text)
  const head = rows.slice(0, MOST_ROWS_ABOVE).findIndex((row) => isHead(columnsOf(row)))
  if (head < 0) return undefined
  const columns = columnsOf(rows[head] ?? [])
  const lines: StatementLine[] = []
  const problems: LineProblem[] = []
  for (const [index, row] of rows.entries()) {
    if (index <= head || row.every((cell) => cell === '')) continue
    const read = readRow(row, columns)
    if (read === undefined) continue
    if (typeof read === 'string') problems.push({ row: index + 1, problem: read })
    else lines.push(read)
  }
  return { format: 'csv', lines, problems }
}

function parseRows(text: string): string[][] {
  const firstLines = text.split(/\r?\n/, MOST_ROWS_ABOVE).join('\n')
  const delimiter =
    [',', ';', '\t'].toSorted((one, other) => firstLines.split(other).length - firstLines.split(one).length)[0] ?? ','
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      trim: true,
      bom: true,
    })
  } catch {
    return []
  }
}

const isHead = ({ date, amount, credit }: Columns): boolean => date.length > 0 && amount.length + credit.length > 0

function columnsOf(row: readonly string[]): Columns {
  const names = row.map((cell) =>
    cell
      .toLowerCase()
      .replaceAll(/[（(].*?[）)]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  const at = (column: Column): number[] =>
    names.flatMap((name, index) => (NAMES[column].some((known) => known === name) ? [index] : []))
  return {
    date: at('date'),
    amount: at('amount'),
    credit: at('credit'),
    debit: at('debit'),
    currency: at('currency'),
    payer: at('payer'),
    bankId: at('bankId'),
    reference: at('reference'),
  }
}

/** A line, what is wrong with it, or undefined when no money moved: brought forward, totals. */
function readRow(row: readonly string[], columns: Columns): StatementLine | LineProblem['problem'] | undefined {
  const words = (column: Column): string =>
    columns[column]
      .map((index) => row[index] ?? '')
      .filter(Boolean)
      .join(' ')
  const first = (column: Column): string => row[columns[column][0] ?? -1] ?? ''
  const sums = [first('amount'), first('credit'), first('debit')]
  if (sums.every((sum) => sum === '' || readAmount(sum) === 0)) return undefined
  const [amount = 0, credit = 0, debit = 0] = sums.map((sum) => (sum === '' ? 0 : (readAmount(sum) ?? Number.NaN)))
  const amountCents = amount + credit - Math.abs(debit)
  const bookedOn = readDay(first('date'))
  const currency = first('currency').toUpperCase()
  if (currency !== '' && !['HKD', 'HK$', '港元', '港幣'].includes(currency)) return 'currency'
  if (bookedOn === undefined) return 'date'
  if (!Number.isSafeInteger(amountCents)) return 'amount'
  return amountCents === 0
    ? undefined
    : { bookedOn, amountCents, reference: words('reference'), payer: words('payer'), bankId: words('bankId') }
}
