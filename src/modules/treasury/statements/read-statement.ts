import { createHash } from 'node:crypto'
import { readCsv } from './statement-csv.rules.ts'
import { plainWords, type ReadStatement, type StatementLine } from './statement-lines.rules.ts'
import { isOfx, readOfx } from './statement-ofx.rules.ts'

/** A statement of a bank as its file has it; undefined for what is none. */
export function readStatement(file: Buffer): ReadStatement | undefined {
  const text = decode(file)
  return isOfx(text) ? readOfx(text) : readCsv(text)
}

/** UTF-8 and UTF-16 with or without their mark, and what spreadsheets in Hong Kong write: Big5 with the territory's own characters. */
function decode(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file)
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('big5').decode(file)
  }
}

/**
 * What makes a line the same in another statement: the bank's own number of it, or all that it says. Lines that say the same are
 * told apart by their sequence, which a statement of the same days repeats.
 */
export function lineKeys(lines: readonly StatementLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ bankId, bookedOn, amountCents, reference, payer }) => {
    const says = [bankId, bookedOn, amountCents, ...(bankId === '' ? [plainWords(reference), plainWords(payer)] : [])].join('\n')
    const time = (seen.get(says) ?? 0) + 1
    seen.set(says, time)
    return createHash('sha256').update(`${says}\n${time}`).digest('hex')
  })
}
