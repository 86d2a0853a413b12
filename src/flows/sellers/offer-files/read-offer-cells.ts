import { conditionText } from '#language/product/conditions.text.ts'
import { isRounded, type Judged, readAmount, readPieces } from '#modules/catalogue/imports/index.server.ts'
import type { JudgedOffers } from '#modules/offers/index.server.ts'
import type { OfferField, OfferRowProblem, RowProblem } from '#modules/offers/selling/offer-files.rules.ts'
import type { Condition } from '#modules/offers/selling/selling.contract.ts'
import { CONDITIONS, DISPATCH_DAYS_MOST, MOST_PIECES } from '#modules/offers/selling/selling.rules.ts'
import type { Cents } from '#platform/money.ts'
import { type DayOrder, readDay } from './days-in-files.rules.ts'
import type { OfferCells } from './offer-columns.ts'
import type { OfferValues } from './plan-offer-row.ts'

const STATES: Record<string, 'live' | 'ended'> = { live: 'live', ended: 'ended', 出售中: 'live', 已撤回: 'ended' }
const NO_END = new Set(['none', '無', '-'])
const MOST_CENTS = 999_999_999

/** Reads the cells of a row; what is empty is not said. */
export function readValues(cells: OfferCells, judged: JudgedOffers): { values: OfferValues; problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const wrong = (field: OfferField, problem: OfferRowProblem): undefined => {
    problems.push({ field, problem })
    return undefined
  }
  const amount = (field: 'price' | 'list_price'): Cents | undefined => {
    const read = amountIn(cells[field], judged[field] ?? judged.price ?? judged.list_price)
    return typeof read === 'string' ? wrong(field, read) : read
  }
  const pieces = (field: 'stock' | 'stock_when_exported' | 'dispatch_days', least: number, most: number): number | undefined => {
    const cell = cells[field]
    if (cell === undefined) return undefined
    const read = readPieces(cell, judged.stock, judged.price)
    if (read === 'unsure') return wrong(field, 'unsure')
    const days = field === 'dispatch_days'
    return read === undefined || read < least || read > most || cell.startsWith('-')
      ? wrong(field, days ? 'days' : 'count')
      : read
  }
  const values: OfferValues = {
    price: amount('price'),
    list: amount('list_price'),
    stock: pieces('stock', 0, MOST_PIECES),
    stockWas: pieces('stock_when_exported', 0, MOST_PIECES),
    lastDay: lastDayIn(cells.last_day, judged.last_day, (problem) => wrong('last_day', problem)),
    days: pieces('dispatch_days', 1, DISPATCH_DAYS_MOST),
    state: cells.state === undefined ? undefined : (STATES[cells.state.toLowerCase()] ?? wrong('state', 'state')),
  }
  return { values, problems }
}

function amountIn(cell: string | undefined, judged: Judged | undefined): Cents | OfferRowProblem | undefined {
  if (cell === undefined) return undefined
  if (isRounded(cell)) return 'rounded'
  const read = readAmount(cell, judged)
  if (read === 'unsure') return 'unsure'
  if (read === undefined || read.cents <= 0 || read.cents > MOST_CENTS) return 'amount'
  return read.currency === '' || read.currency === 'HKD' ? read.cents : 'currency'
}

function lastDayIn(
  cell: string | undefined,
  judged: DayOrder | undefined,
  wrong: (problem: OfferRowProblem) => undefined,
): string | undefined {
  if (cell === undefined) return undefined
  if (NO_END.has(cell.toLowerCase())) return ''
  const day = readDay(cell, judged)
  return day === 'unsure' ? wrong('unsure-day') : (day ?? wrong('date'))
}

/** Of which condition a row is; nothing where it says one there is not. */
export const conditionIn = (cell = 'new'): Condition | undefined => {
  const word = cell.toLowerCase().replaceAll(/[\s_]+/g, '-')
  return CONDITIONS.find((one) => one === word || conditionText[one].zh === cell)
}
