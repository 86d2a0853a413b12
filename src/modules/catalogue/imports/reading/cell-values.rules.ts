import { FORMULA_SIGNS } from '#platform/text/formula-signs.ts'

/** What a spreadsheet would take for a formula, behind any number of quotes that were put before it. */
const FORMULA = new RegExp(`^'*[${FORMULA_SIGNS}]`)

/** Opens as text in every spreadsheet. `plainCell` takes the quote away again. */
export const guardedCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** A cell as it was meant: no byte that a table cannot hold, no quote against formulas, one kind of line break. */
export function plainCell(cell: string): string {
  const text = cell
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}

/** Several entries in one cell, a line each; parts of an entry stand between bars. What they hold comes back exactly. */
export const joinEntries = (entries: readonly (readonly string[])[]): string =>
  entries.map((parts) => parts.map(escaped).join(' | ')).join('\n')

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n')

export function splitEntries(cell: string): string[][] {
  if (cell.trim() === '') return []
  return cell.split('\n').map((line) => {
    const parts: string[] = ['']
    for (const [piece] of line.matchAll(/\\.|[^\\]/gsu)) {
      if (piece === '|') parts.push('')
      else parts[parts.length - 1] += piece === '\\n' ? '\n' : piece.replace(/^\\/, '')
    }
    return parts.map((part) => part.trim())
  })
}

const YES = new Set(['1', 'true', 'yes', 'y', 'on', 'active', '是', '有', 'publish', 'published', 'in stock', 'in_stock'])
const NO = new Set(['0', '-1', 'false', 'no', 'n', 'off', 'draft', 'archived', '否', '沒有', 'unlisted'])

export function readYes(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : undefined
}

/** Compared without case, accents and marks: “Café Noir” and “CAFE-NOIR” are one name. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same text has the same few letters: what is too long for a number of ours ends in them. */
function shortMark(text: string): string {
  let hash = 0x811c_9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193)
  return (hash >>> 0).toString(36).toUpperCase()
}

/** A number as ours are written: Latin letters and digits, 40 at most, and as different as what it is made of. */
export function codeOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    // A spreadsheet's way to say that a number is a text.
    .replace(/^'+(?=\S)/, '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w./#+ -]+/g, '-')
    .replaceAll(/^[-\s]+|[-\s]+$/g, '')
  if (plain === text.replace(/^'+(?=\S)/, '') && plain.length <= 40) return plain
  const kept = plain.slice(0, 32).trim()
  return kept === '' ? shortMark(text) : `${kept}-${shortMark(text)}`
}

/** Addresses or names of files, a line each, or with commas between addresses. */
export const sourcesIn = (cell = ''): string[] =>
  cell
    .split(/[\n]|,\s*(?=https?:)/)
    .map((source) => source.trim())
    .filter(Boolean)
