/** Which mark stands before the decimals of a figure. */
type Decimal = '.' | ','
/** What the figures of a column tell of that; mixed: some say one thing and some the other. */
export type Judged = Decimal | 'mixed'

const FIGURE = /^\d+(?:[.,]\d+)*$/
const THOUSANDS = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/
const otherOf = (mark: Decimal): Decimal => (mark === '.' ? ',' : '.')

type Parts = { whole: string; decimals: string; mark: Decimal; isSure: boolean }

/** Its parts at the last mark. `isSure`: 1.280 may be thousands or three decimals, anything else tells. */
function partsOf(figure: string): Parts | undefined {
  const marks = figure.match(/[.,]/g) ?? []
  const mark = (marks.at(-1) ?? '.') as Decimal
  if (marks.length === 0) return { whole: figure, decimals: '', mark, isSure: true }
  const at = figure.lastIndexOf(mark)
  const [whole, decimals] = [figure.slice(0, at), figure.slice(at + 1)]
  if (marks.length === 1) return { whole, decimals, mark, isSure: !THOUSANDS.test(figure) }
  if (new Set(marks).size === 1)
    return THOUSANDS.test(figure) ? { whole: figure, decimals: '', mark: otherOf(mark), isSure: true } : undefined
  return THOUSANDS.test(whole) && !whole.includes(mark) ? { whole, decimals, mark, isSure: true } : undefined
}

/**
 * What the figures of a whole column say of their marks; nothing where none of them tells. Every digit but nought may have become a 9: only
 * their shape counts. `whole`: they are pieces, of which there are no parts.
 */
export function judgeFigures(figures: Iterable<string>, whole = false): Judged | undefined {
  const votes = new Set<Decimal>()
  const unsure = new Set<Decimal>()
  let isLong = false
  for (const cell of figures) {
    const figure = bare(cell)
    const parts = FIGURE.test(figure) ? partsOf(figure) : undefined
    if (!parts || !/[.,]/.test(figure)) continue
    if (parts.isSure) votes.add(parts.mark)
    else if (whole && parts.decimals !== '000') votes.add(otherOf(parts.mark))
    else unsure.add(parts.mark)
    if (parts.isSure && parts.decimals.length > 2) isLong = true
  }
  if (votes.size > 1) return 'mixed'
  const [vote] = votes
  // 1,280 among 99,50: a tool writes as many decimals everywhere, so somebody has typed one of them otherwise.
  return vote === ',' && unsure.has(',') && !isLong ? 'mixed' : vote
}

/** Without what stands around and between its digits. */
const bare = (cell: string): string => cell.replaceAll(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '')

const EXPONENT = /^-?\d+([.,]\d+)?E[+-]?\d+$/i
/** 1E+03: a spreadsheet has rounded what stood there. */
export const isRounded = (cell: string): boolean => EXPONENT.test(cell.trim())

const SIGNS: Record<string, string> = {
  HK$: 'HKD',
  US$: 'USD',
  NT$: 'TWD',
  MOP$: 'MOP',
  A$: 'AUD',
  C$: 'CAD',
  S$: 'SGD',
  RMB: 'CNY',
  '€': 'EUR',
  '£': 'GBP',
  '¥': '¥',
  '￥': '¥',
  '₩': 'KRW',
  '₫': 'VND',
  $: '',
  元: '',
}
const SIGN = String.raw`(?:[A-Z]{2,3}\$|[A-Z]{3}|[$€£¥￥₩₫元])`
const AMOUNT = new RegExp(String.raw`^(${SIGN})?\s*(\d[\d.,'’\s\u00a0\u202f]*?)\s*(${SIGN})?$`, 'i')

/** Cents, and in which currency a cell says they are; empty where it says none. */
export type Amount = { cents: number; currency: string }

/**
 * An amount however it is written: 1280.5, 1,280.50, 1.280,50, 1280,5, HK$1,280, 1280.00 HKD. 1,280 alone is thousands, as people here write
 * them; of 34.500 nobody can tell where its column does not.
 */
export function readAmount(cell: string, judged?: Judged): Amount | 'unsure' | undefined {
  const found = AMOUNT.exec(cell.trim())
  if (!found) return undefined
  const sign = (found[1] ?? found[3] ?? '').toUpperCase()
  const figure = readFigure((found[2] ?? '').replaceAll(/['’\s\u00a0\u202f]/g, ''), judged)
  if (figure === undefined || figure === 'unsure') return figure
  const cents = Math.round(Number(`${figure.whole}.${figure.decimals || '0'}e2`))
  return Number.isSafeInteger(cents) ? { cents, currency: SIGNS[sign] ?? sign } : undefined
}

/** The currency that a cell names; empty where it names none. */
export function currencyIn(cell: string): string {
  const found = AMOUNT.exec(cell.trim())
  const sign = (found?.[1] ?? found?.[3] ?? '').toUpperCase()
  return SIGNS[sign] ?? sign
}

function readFigure(figure: string, judged: Judged | undefined): { whole: string; decimals: string } | 'unsure' | undefined {
  const parts = FIGURE.test(figure) ? partsOf(figure) : undefined
  if (!parts) return undefined
  const { whole, decimals, mark, isSure } = parts
  const plain = (digits: string): string => digits.replaceAll(/[.,]/g, '')
  if (isSure) return { whole: plain(whole), decimals }
  if (judged === 'mixed' || (judged === undefined && mark === '.')) return 'unsure'
  return judged === mark ? { whole, decimals } : { whole: plain(figure), decimals: '' }
}

/** Whole pieces; a shop that lets itself sell more than it has counts below nothing, which is none. `ofPrices`: how prices are written beside them. */
export function readPieces(cell: string, judged?: Judged, ofPrices?: Judged): number | 'unsure' | undefined {
  const [, minus, digits = ''] = /^(-?)(\d[\d.,'\s\u00a0]*?)$/.exec(cell.trim()) ?? []
  const figure = digits.replaceAll(/['\s\u00a0]/g, '')
  const mark = /[.,]/.exec(figure)?.[0]
  // 1,000 beside prices such as 12,50 may be one piece or a thousand.
  const beside = ofPrices === mark ? 'mixed' : ofPrices === 'mixed' ? undefined : ofPrices
  const read = readFigure(figure, judged ?? beside)
  if (read === undefined || read === 'unsure') return read
  if (/[1-9]/.test(read.decimals) || read.whole.length > 7) return undefined
  return minus ? 0 : Number(read.whole)
}
