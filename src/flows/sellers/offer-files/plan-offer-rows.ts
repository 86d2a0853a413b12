import {
  endOwnOffers,
  type FileItem,
  type FileOffer,
  findFileItems,
  findFileOffers,
  saveOwnOffers,
} from '#modules/offers/index.server.ts'
import { barcodeKey, barcodeOf, isBarcode } from '#platform/text/barcode.ts'
import type { RowProblem } from '#modules/offers/selling/offer-files.rules.ts'
import type { OfferingMerchant } from '#modules/offers/selling/selling.rules.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { sellerActor } from '../seller-actor.ts'
import type { OfferCells } from './offer-columns.ts'
import { type OfferValues, type PlannedRow, planOfferRow, refused, refusedRow, type RowTarget } from './plan-offer-row.ts'
import { conditionIn } from './read-offer-cells.ts'

type Named = Pick<OfferCells, 'offer_id' | 'item_number' | 'barcode' | 'condition'>
/** A row as it was read: which offer it names, what it says of it, and what cannot be read. */
export type OfferRow = { row: number; named: Named; values: OfferValues; problems: RowProblem[] }
export type OfferPlan = { row: number; plan: PlannedRow; item: FileItem | undefined; own: FileOffer | undefined }
/** `seen`: what rows before these have named already. */
type Planning = { merchant: OfferingMerchant; seen: Set<string>; isLocked: boolean }

/** What rows would do to the offers they name, as these are now. */
export async function planOfferRows(
  tx: Read,
  seller: Seller,
  rows: readonly OfferRow[],
  { merchant, seen, isLocked }: Planning,
): Promise<OfferPlan[]> {
  const find = await findTargets(tx, seller, rows, isLocked)
  const today = dayInHongKong(clock.now())
  return rows.map(({ row, named, values, problems }) => {
    const target = find(named)
    if ('problem' in target) return { row, plan: refusedRow(target.field, target.problem), item: undefined, own: undefined }
    const { item, condition, own } = target
    const key = `${item.skuId} ${condition}`
    if (seen.has(key)) return { row, plan: refusedRow('', 'twice'), item, own }
    seen.add(key)
    const plan = problems.length > 0 ? refused(problems) : planOfferRow(values, target, { merchant, today })
    return { row, plan, item, own }
  })
}

/** As a spreadsheet has it, with a mark that keeps its noughts. */
const barcodeIn = (cell: string): string => barcodeOf(cell.replace(/^'+(?=\d)/, ''))

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Which offer or item each row names; an offer of another merchant is not there. */
async function findTargets(tx: Read, seller: Seller, rows: readonly OfferRow[], isLocked: boolean) {
  const numbers = rows.flatMap(({ named: { item_number: typed } }) => (typed === undefined ? [] : [typed, typed.toUpperCase()]))
  const barcodes = rows.flatMap(({ named: { barcode } }) => (barcode === undefined ? [] : [barcodeIn(barcode)]))
  const found = await findFileItems(tx, [...new Set(numbers)], [...new Set(barcodes)].filter(isBarcode))
  const items = new Map(found.map((item) => [item.itemNumber, item]))
  const printed = new Map(found.filter(({ barcode }) => barcode !== '').map((item) => [barcodeKey(item.barcode), item]))
  const offerIds = rows.flatMap(({ named: { offer_id: offerId = '' } }) => (UUID.test(offerId) ? [offerId] : []))
  const skuIds = found.map(({ skuId }) => skuId)
  const offers = await findFileOffers(tx, seller, { offerIds, skuIds, isLocked })
  const byId = new Map(offers.map((offer) => [offer.offerId, offer]))
  const byItem = new Map(offers.map((offer) => [`${offer.skuId} ${offer.condition}`, offer]))
  return (named: Named): RowTarget | RowProblem => {
    const { offer_id: offerId, item_number: typed = '', barcode } = named
    const condition = conditionIn(named.condition)
    if (!condition) return { field: 'condition', problem: 'condition' }
    const byNumber = items.get(typed) ?? items.get(typed.toUpperCase())
    const byBarcode = barcode === undefined ? undefined : printed.get(barcodeKey(barcodeIn(barcode)))
    if (offerId !== undefined) return targetOf(byId.get(offerId.toLowerCase()), named, byNumber, condition)
    if (typed === '' && barcode === undefined) return { field: '', problem: 'no-offer' }
    if (typed !== '' && !byNumber) return { field: 'item_number', problem: 'not-found' }
    // An item number says it alone: the same thing may have been packed anew.
    const item = byNumber ?? byBarcode
    if (!item) return { field: 'barcode', problem: 'not-found' }
    if (byNumber && byBarcode && byNumber.skuId !== byBarcode.skuId) return { field: 'barcode', problem: 'item-differs' }
    return { item, condition, own: byItem.get(`${item.skuId} ${condition}`) }
  }
}

function targetOf(
  own: FileOffer | undefined,
  named: Named,
  item: FileItem | undefined,
  condition: FileOffer['condition'],
): RowTarget | RowProblem {
  if (!own) return { field: 'offer_id', problem: 'not-found' }
  if (named.item_number !== undefined && item?.skuId !== own.skuId) return { field: 'item_number', problem: 'item-differs' }
  if (named.condition !== undefined && condition !== own.condition) return { field: 'condition', problem: 'item-differs' }
  return { item: own, condition: own.condition, own }
}

/** Does what rows ask for; one that is refused after all leaves the others. Answers the ids of what was placed, by row. */
export async function takePlans(
  tx: Tx,
  seller: Seller,
  merchant: OfferingMerchant,
  plans: readonly OfferPlan[],
): Promise<Map<number, string>> {
  const by = await sellerActor(tx, seller)
  const placed = plans.flatMap((one) => (one.plan.typed ? { one, typed: one.plan.typed } : []))
  const { saved, refused: left } = await saveOwnOffers(
    tx,
    seller,
    by,
    merchant,
    placed.map(({ typed }) => typed),
  )
  for (const { at, refusal } of left) {
    const one = placed[at]?.one
    // A day has begun, or the item has gone, since the plan was made.
    if (one) one.plan = refusedRow('', refusal.reason === 'OFFER_NO_ITEM' ? 'OFFER_NO_ITEM' : 'moved-on')
  }
  const ends = plans.flatMap(({ plan }) => plan.ends ?? [])
  if (ends.length > 0) await endOwnOffers(tx, seller, by, ends)
  const ids = new Map(saved.map(({ skuId, condition, offerId }) => [`${skuId} ${condition}`, offerId]))
  return new Map(placed.map(({ one, typed }) => [one.row, ids.get(`${typed.skuId} ${typed.condition}`) ?? '']))
}
