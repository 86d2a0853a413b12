/** What a spreadsheet would take for a formula, behind any number of quotes that were put before it. */
const FORMULA = /^'*[=+\-@\t\r]/

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

/** An amount in whole cents however it is written: 1280.5, 1,280.50, 1.280,50, 1280,5, HK$1,280, 1280.00 HKD. */
export function readPrice(cell: string): number | 'currency' | undefined {
  const found = /^(HKD|HK\$|\$|[A-Z]{3}|€|£|¥)?\s*([\d.,'\s\u00a0]*\d)\s*([A-Z]{3})?$/i.exec(cell.trim())
  if (!found) return undefined
  const currency = (found[1] ?? found[3] ?? '').toUpperCase()
  if (!['', 'HKD', 'HK$', '$'].includes(currency)) return 'currency'
  const digits = (found[2] ?? '').replaceAll(/['\s\u00a0]/g, '')
  const parts = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}|\d{2}0+))?$/.exec(digits)
  if (!parts || isMixed(digits, parts[1] ?? '')) return undefined
  const cents = Number((parts[1] ?? '').replaceAll(/[.,]/g, '')) * 100 + Number((parts[2] ?? '').slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}

/** 1.280.50 and 1,280.500,5 are no numbers: thousands and cents have marks of their own. */
function isMixed(digits: string, whole: string): boolean {
  const marks = new Set(whole.match(/[.,]/g))
  const last = digits.slice(whole.length, whole.length + 1)
  return marks.size > 1 || (last !== '' && marks.has(last))
}

/** Whole pieces; a shop that lets itself sell more than it has counts below nothing, which is none. */
export function readPieces(cell: string): number | undefined {
  const found = /^(-?\d{1,7})([.,]0+)?$/.exec(cell.trim())
  return found ? Math.max(0, Number(found[1])) : undefined
}

const YES = new Set(['1', 'true', 'yes', 'y', 'on', 'active', '是', '有', 'publish', 'published', 'in stock', 'in_stock'])
const NO = new Set(['0', '-1', 'false', 'no', 'n', 'off', 'draft', 'archived', '否', '沒有', 'unlisted'])

export function readYes(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : undefined
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' }

/** The words of a description that was written as HTML, a paragraph a line. */
export function wordsOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html
  return html
    .replaceAll(/<(script|style)\b[^>]{0,200}>[^<]*<\/\1>/gi, '')
    .replaceAll(/<(br|\/p|\/div|\/li|\/h\d|\/tr)\b[^<>]{0,200}>/gi, '\n')
    .replaceAll(/<[^<>]{0,2000}>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,8}));/gi, (whole, tens: string, hex: string, name: string) =>
      name ? (ENTITIES[name.toLowerCase()] ?? whole) : letterOf(tens ? Number(tens) : Number.parseInt(hex, 16)),
    )
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

const letterOf = (code: number): string => (code >= 32 && code < 0x11_0000 ? String.fromCodePoint(code).toWellFormed() : ' ')

/** Compared without case, accents and marks: “Café Noir” and “CAFE-NOIR” are one name. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same text has the same few letters: what is too long for a number of ours ends in them. */
export function shortMark(text: string): string {
  let hash = 0x811c_9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x0100_0193)
  return (hash >>> 0).toString(36).toUpperCase()
}

/** A number as ours are written: Latin letters and digits, 40 at most, and as different as what it is made of. */
export function codeOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w./#+ -]+/g, '-')
    .replaceAll(/^[-\s]+|[-\s]+$/g, '')
  if (plain === text && plain.length <= 40) return plain
  const kept = plain.slice(0, 32).trim()
  return kept === '' ? shortMark(text) : `${kept}-${shortMark(text)}`
}

/** Addresses or names of files, a line each, or with commas between addresses. */
export const sourcesIn = (cell = ''): string[] =>
  cell
    .split(/[\n]|,\s*(?=https?:)/)
    .map((source) => source.trim())
    .filter(Boolean)
