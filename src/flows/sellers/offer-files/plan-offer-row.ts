import type { FileItem, FileOffer, RowResult } from '#modules/offers/index.server.ts'
import type { ChangedField, RowChange, RowProblem } from '#modules/offers/selling/offer-files.rules.ts'
import type { Condition, OfferTyped } from '#modules/offers/selling/selling.contract.ts'
import {
  isAboveLimit,
  MOST_PIECES,
  type OfferingMerchant,
  offerProblem,
  USUAL_DISPATCH_DAYS,
} from '#modules/offers/selling/selling.rules.ts'
import { type Cents, toWire } from '#platform/money.ts'

/** What a row is about: an offer that there is, or a variant to be offered. */
export type RowTarget = { item: FileItem; condition: Condition; own: FileOffer | undefined }
export type PlannedRow = Omit<RowResult, 'row'> & { typed?: OfferTyped; ends?: string }

export const refused = (problems: RowProblem[]): PlannedRow => ({ outcome: 'refused', settled: true, changes: [], problems })
/** Without what is to be done for it. */
export const resultOf = ({ typed: _, ends: __, ...result }: PlannedRow): Omit<RowResult, 'row'> => result
export const refusedRow = (field: RowProblem['field'], problem: RowProblem['problem']): PlannedRow =>
  refused([{ field, problem }])

/** What a row says of an offer; what it does not say stays as it is. */
export type OfferValues = {
  price: Cents | undefined
  /** What was asked when it was said: another price in between is not overwritten. */
  priceWas?: Cents | undefined
  list: Cents | undefined
  stock: number | undefined
  stockWas: number | undefined
  lastDay: string | undefined
  days: number | undefined
  state: 'live' | 'ended' | undefined
}

/** What a row would do to an offer as it is now. */
export function planOfferRow(
  values: OfferValues,
  { item, condition, own }: RowTarget,
  { merchant, today }: { merchant: OfferingMerchant; today: string },
): PlannedRow {
  if (values.priceWas !== undefined && own && own.saleCents !== values.priceWas) return refusedRow('price', 'moved-on')
  const isLive = values.state ?? (own && !own.isLive ? 'ended' : 'live')
  const to = wantedOf(values, own)
  const changes = changesOf(own, to, isLive)
  if (isLive === 'ended') return planEnd(own, changes)
  if (own?.isLive && changes.length === 0) return { outcome: 'same', settled: true, changes, problems: [] }
  const problem = whyNot({ values, to, today, own }) ?? itemProblem(merchant, item, condition, own)
  if (problem) return refused([problem])
  if (isAboveLimit(merchant, { before: own?.available ?? 0, after: to.stock })) return refusedRow('stock', 'OFFER_MONTH_LIMIT')
  return {
    outcome: own ? 'changed' : 'new',
    settled: false,
    changes,
    problems: [],
    typed: typedOf(item.skuId, condition, to, values),
  }
}

type Wanted = {
  price: Cents
  list: Cents
  stock: number
  lastDay: string
  days: number
  booked: Pick<OfferTyped, 'stock' | 'stockWas'>
}

function wantedOf({ price, list, stock, stockWas, lastDay, days }: OfferValues, own: FileOffer | undefined): Wanted {
  const asked = price ?? own?.saleCents ?? 0
  const before = own?.available ?? 0
  const hasBefore = own !== undefined && stockWas !== undefined
  const booked = stock === undefined ? { stock: before, stockWas: before } : { stock, ...(hasBefore ? { stockWas } : {}) }
  return {
    price: asked,
    list: list ?? Math.max(asked, own?.listCents ?? asked),
    stock: booked.stockWas === undefined ? booked.stock : Math.max(0, before + booked.stock - booked.stockWas),
    lastDay: lastDay ?? own?.endDay ?? '',
    days: days ?? own?.dispatchDays ?? USUAL_DISPATCH_DAYS,
    booked,
  }
}

function changesOf(own: FileOffer | undefined, to: Wanted, state: 'live' | 'ended'): RowChange[] {
  const before: Record<ChangedField, string> = {
    price: own ? toWire(own.saleCents) : '',
    list_price: own ? toWire(own.listCents) : '',
    stock: own ? String(own.available) : '',
    last_day: own?.endDay ?? '',
    dispatch_days: own ? String(own.dispatchDays) : '',
    state: own ? (own.isLive ? 'live' : 'ended') : '',
  }
  const after: Record<ChangedField, string> = {
    price: toWire(to.price),
    list_price: toWire(to.list),
    stock: String(to.stock),
    last_day: to.lastDay,
    dispatch_days: String(to.days),
    state,
  }
  const fields = Object.keys(after) as ChangedField[]
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

/** Of an offer that ends, or has ended, nothing else can change. */
function planEnd(own: FileOffer | undefined, changes: RowChange[]): PlannedRow {
  if (!own) return refusedRow('state', 'nothing-to-end')
  const others = changes.filter(({ field }) => field !== 'state')
  if (others.length > 0) return refusedRow('state', 'ended')
  if (!own.isLive) return { outcome: 'same', settled: true, changes: [], problems: [] }
  return { outcome: 'changed', settled: false, changes, problems: [], ends: own.offerId }
}

type Judging = { values: OfferValues; to: Wanted; own: FileOffer | undefined; today: string }

function whyNot({ values, to, own, today }: Judging): RowProblem | undefined {
  if (!own && values.price === undefined) return { field: 'price', problem: 'needs-price' }
  if (!own && values.stock === undefined) return { field: 'stock', problem: 'needs-stock' }
  if (to.stock > MOST_PIECES) return { field: 'stock', problem: 'count' }
  if (values.list !== undefined && values.list < to.price) return { field: 'list_price', problem: 'list-below-price' }
  return to.lastDay !== '' && to.lastDay < today ? { field: 'last_day', problem: 'day-past' } : undefined
}

function itemProblem(
  merchant: OfferingMerchant,
  item: FileItem,
  condition: Condition,
  own: FileOffer | undefined,
): RowProblem | undefined {
  const problem = offerProblem(merchant, item, condition)
  if (problem) return { field: problem === 'OFFER_CONDITION_OFF' ? 'condition' : '', problem }
  // A file carries no photographs: what is not new is offered by hand first, and changed by file from then on.
  return condition === 'new' || own ? undefined : { field: 'condition', problem: 'OFFER_NEEDS_PHOTOS' }
}

const typedOf = (skuId: string, condition: Condition, to: Wanted, { list }: OfferValues): OfferTyped => ({
  skuId,
  condition,
  salesPrice: toWire(to.price),
  listPrice: list === undefined ? '' : toWire(list),
  ...to.booked,
  endDay: to.lastDay,
  dispatchDays: to.days,
})
