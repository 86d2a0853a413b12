import { type LineProblem, readAmount, readDay, type ReadStatement, type StatementLine } from './statement-lines.rules.ts'

// Read by hand: the one library for it looks for tags with a pattern whose time doubles with each letter of a tag's name.

export const isOfx = (text: string): boolean => /<OFX>/i.test(text.slice(0, 4_000))

/**
 * The movements of an OFX file, of version 1, whose tags are not closed, or 2, which is XML: all that is asked of either is the first
 * value behind a tag. Amounts in other currencies than HKD are problems.
 */
export function readOfx(text: string): ReadStatement {
  const lines: StatementLine[] = []
  const problems: LineProblem[] = []
  for (const [index, statement] of text
    .split(/<(?:STMTRS|CCSTMTRS)>/i)
    .slice(1)
    .entries()) {
    const currency = valueOf(statement, 'CURDEF').toUpperCase()
    const account = valueOf(statement, 'ACCTID') || String(index)
    for (const block of statement.split(/<STMTTRN>/i).slice(1)) {
      const movement = block.split(/<\/STMTTRN>/i)[0] ?? ''
      const row = lines.length + problems.length + 1
      const bookedOn = readDay(valueOf(movement, 'DTPOSTED').slice(0, 8))
      const amountCents = readAmount(valueOf(movement, 'TRNAMT'))
      const fitId = valueOf(movement, 'FITID')
      if (currency !== '' && currency !== 'HKD') problems.push({ row, problem: 'currency' })
      else if (bookedOn === undefined) problems.push({ row, problem: 'date' })
      else if (amountCents === undefined) problems.push({ row, problem: 'amount' })
      else if (amountCents !== 0)
        lines.push({
          bookedOn,
          amountCents,
          reference: valueOf(movement, 'MEMO'),
          payer: valueOf(movement, 'NAME'),
          bankId: fitId === '' ? '' : `${account} ${fitId}`,
        })
    }
  }
  return { format: 'ofx', lines, problems }
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' }

function valueOf(text: string, tag: string): string {
  const found = new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(text)?.[1] ?? ''
  return found.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim()
}
