/** One movement on the shop's account as its bank writes it: a day in Hong Kong, cents (out of the account when negative), words. */
export type StatementLine = {
  bookedOn: string
  amountCents: number
  reference: string
  payer: string
  /** The bank's own number of the movement, where its format has one. */
  bankId: string
}

/** What of a file cannot be read: where, and what is wrong with it. */
export const lineProblems = ['date', 'amount', 'currency'] as const
export type LineProblem = { row: number; problem: (typeof lineProblems)[number] }
/** How the bank has told of it. */
export const statementFormats = ['csv', 'ofx', 'feed'] as const
export type StatementFormat = (typeof statementFormats)[number]
export type ReadStatement = { format: StatementFormat; lines: StatementLine[]; problems: LineProblem[] }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day as banks of Hong Kong write it, as YYYY-MM-DD: day before month, or the year first; undefined for anything else, and for
 * days that do not exist.
 */
export function readDay(text: string): string | undefined {
  const trimmed = text.trim()
  const yearFirst = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:\D.*)?$/.exec(trimmed)
  if (yearFirst) return day(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
  const named = /^(\d{1,2})[-/. ]([A-Za-z]{3})[a-z]*[-/. ](\d{2,4})$/.exec(trimmed)
  if (named) return day(year(named[3]), MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1, Number(named[1]))
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(trimmed)
  return dayFirst ? day(year(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1])) : undefined
}

const year = (text = ''): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

function day(yearOf: number, month: number, date: number): string | undefined {
  const at = new Date(Date.UTC(yearOf, month - 1, date))
  if (at.getUTCFullYear() !== yearOf || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== date) return undefined
  return at.toISOString().slice(0, 10)
}

/** Digits in threes, or none are parted: `410,00` is an amount of another country, and would be a hundred times as much here. */
const IN_THREES = /^[^\d,.]*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?[^\d,.]*$/

/** Cents of `12,880.00`, `HKD 12,880`, `(500.00)`, `-500` or `500.00 DR`; undefined for what is no such amount. */
export function readAmount(text: string): number | undefined {
  const spaced = text.replaceAll(/HK[D$]|[\s"$]/gi, '').toUpperCase()
  const plain = spaced.replaceAll(',', '')
  if (spaced !== plain && !IN_THREES.test(spaced)) return undefined
  const found = /^(\()?([+-])?(\d{1,11})(?:\.(\d{1,2})0*)?(\))?(CR|DR)?$/.exec(plain)
  if (!found || (found[1] === undefined) !== (found[5] === undefined)) return undefined
  const cents = Number(found[3]) * 100 + Number((found[4] ?? '').padEnd(2, '0') || 0)
  return found[1] || found[2] === '-' || found[6] === 'DR' ? -cents : cents
}

/** How banks say that a payment was taken back. */
const REVERSED = /\b(REV|RVSL|REVERS\w*|RETURN\w*|RTN|REJECT\w*|RECALL\w*|CHARGEBACK)\b|退回|沖正|冲正|撤銷|撤回|退票/i
export const saysReversed = ({ reference, payer }: Pick<StatementLine, 'reference' | 'payer'>): boolean =>
  REVERSED.test(`${reference} ${payer}`)

const isFps = (line: StatementLine): boolean => /\bFPS\b|轉數快/i.test(`${line.reference} ${line.payer}`)
export const methodOf = (line: StatementLine): 'fps' | 'bank' => (isFps(line) ? 'fps' : 'bank')

/** Words of a reference as shoppers may have typed them: any of these may be an order's number. */
export const numbersIn = (reference: string): string[] =>
  reference
    .toUpperCase()
    .split(/[^0-9A-Z]+/)
    .filter((word) => word.length >= 8 && word.length <= 16)

/** Words as they compare: banks pad, cut and capitalise them as they like. */
export const plainWords = (words: string): string =>
  words
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A person is to say what became of the line. */
export const isLineOpen = (state: string): boolean => state === 'doubtful' || state === 'ahead' || state === 'failed'
