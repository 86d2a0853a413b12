import { listProductChoices, newProducts, writeProducts } from '#modules/catalogue/editing/index.server.ts'
import { emptyDocument, type ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { addSourcedOffer, findFileItems } from '#modules/offers/index.server.ts'
import {
  countOpenDisputes,
  listRefunds,
  lockOrder,
  moveOrder,
  type OrderRow,
  type PlacedOrder,
} from '#modules/orders/index.server.ts'
import { isOfPrice } from '#modules/orders/refunds/refund.rules.ts'
import { findSourcing } from '#modules/shop-settings/index.server.ts'
import {
  findAccepted,
  keepPictures,
  listItemPictures,
  lockRequest,
  moveRequest,
  type QuoteRow,
  requireVersion,
  type RequestRow,
} from '#modules/sourcing/index.server.ts'
import type { ExaminedItem } from '#modules/sourcing/sourcing.contract.ts'
import { sourcingAfter } from '#modules/sourcing/sourcing.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { callOff } from './call-off.ts'
import { notifyAsker, notifyBuyer } from './notify-sourcing.ts'

type Found = {
  deposit: Locked<OrderRow>
  offerId: string
  picture: { hash: string; width: number; height: number }
  payHours: number
}
/** Places the order of what was found, which is a flow of its own. */
export type PlaceFound = (found: Found) => Promise<PlacedOrder>

/**
 * The bench has the item in its hands. It passes, and is ordered for the member; or it is not what was quoted, and the deposit goes back. It is
 * decided once, by the first.
 */
export async function examineItem(tx: Tx, operator: Operator, said: ExaminedItem, place: PlaceFound): Promise<void> {
  const request = await lockRequest(tx, said.requestNo)
  requireVersion(request, said.version)
  const { act, reason } = said
  if (sourcingAfter({ state: request.state }, act) === undefined) refuse('SOURCING_MOVED_ON')
  for (const uploadId of said.pictures) await claimUpload(tx, { uploadId, ownerId: operator.id, purpose: 'authentication' })
  await keepPictures(tx, request, 'item', said.pictures)
  const subject = { subject: 'sourcing', subjectId: said.requestNo, after: { reason } } as const
  await recordAudit(tx, { by: operator, action: `sourcing-${act}`, ...subject })
  if (act === 'fail') return callOff(tx, request, act, operator, reason)
  await pass(tx, operator, request, said, place)
}

/** The parcel is here: its time is over, and only the bench decides what comes of it. */
export async function noteArrival(tx: Tx, operator: Operator, said: { requestNo: string; version: number }): Promise<void> {
  const request = await lockRequest(tx, said.requestNo)
  requireVersion(request, said.version)
  // It has come once.
  if (request.due_at === null) refuse('SOURCING_MOVED_ON')
  await recordAudit(tx, { by: operator, action: 'sourcing-arrive', subject: 'sourcing', subjectId: said.requestNo })
  await moveRequest(tx, request, 'arrive', operator, { due_at: null })
  await notifyAsker(tx, { ...request, version: request.version + 1 }, 'arrive')
}

async function pass(
  tx: Tx,
  operator: Operator,
  request: Locked<RequestRow>,
  said: ExaminedItem,
  place: PlaceFound,
): Promise<void> {
  const quote = await findAccepted(tx, request)
  const deposit = await lockOrder(tx, { orderId: request.deposit_order_id ?? refuse('SOURCING_MOVED_ON') })
  if ((await countOpenDisputes(tx, deposit.order_id)) > 0) refuse('DISPUTE_OPEN')
  // A part of the deposit has gone back, and what follows from that has not been done yet.
  if ((await listRefunds(tx, deposit.order_id)).some(({ kind }) => isOfPrice(kind))) refuse('SOURCING_MOVED_ON')
  if (!quote || deposit.state !== 'pending-seller-delivery') return refuse('SOURCING_MOVED_ON')
  const [picture] = await listItemPictures(tx, request.request_id)
  const { payHours } = await findSourcing(tx)
  const offerId = await listItem(tx, operator, request, quote, said)
  const order = await place({ deposit, offerId, picture: picture ?? refuse('NOT_FOUND'), payHours })
  await moveOrder(tx, deposit, 'use-deposit', operator)
  await moveRequest(tx, request, 'pass', operator, { words: said.reason, order_id: order.orderId, due_at: order.expiresAt })
  const moved = { ...request, version: request.version + 1 }
  await notifyAsker(tx, moved, 'pass')
  await notifyBuyer(tx, moved, quote.merchant_id, 'pass')
}

/** The item has a page of the catalogue of its own that lists leave out, and is offered by the one who found it. */
async function listItem(
  tx: Tx,
  operator: Operator,
  request: RequestRow,
  { merchant_id: merchantId, price_cents: priceCents, is_new: isNew }: QuoteRow,
  said: ExaminedItem,
): Promise<string> {
  const document = await documentOf(tx, request, said)
  const [product] = await newProducts(tx, 1)
  if (!product) throw new Error('no number is left for a product')
  await writeProducts(tx, operator, [
    { productId: product.productId, document: { ...document, spuCode: product.spuCode }, live: undefined },
  ])
  const [item] = await findFileItems(tx, [request.request_number])
  return addSourcedOffer(tx, operator, { skuId: item?.skuId ?? refuse('NOT_FOUND'), merchantId, priceCents, isNew })
}

async function documentOf(tx: Read, request: RequestRow, said: ExaminedItem): Promise<ProductDocument> {
  const { brands, categories, colours } = await listProductChoices(tx, 'en')
  const category = categories.find(({ id }) => id === said.category)
  if (!category) return refuse('BAD_INPUT', { field: 'category', fields: { category: 'choose-one' } })
  if (!brands.some(({ id }) => id === said.brandCode))
    return refuse('BAD_INPUT', { field: 'brandCode', fields: { brandCode: 'choose-one' } })
  const { colour, size, request_number: itemNumber } = request
  const known = colours.find((one) => [one.id, one.en, one.zh].some((name) => name.toLowerCase() === colour.toLowerCase()))
  const first = known ?? colours[0]
  return {
    ...emptyDocument(''),
    ...{ articleNumber: itemNumber, brandCode: said.brandCode, categories: [category.id], precious: category.precious },
    ...{ name: { en: said.nameEn, zh: said.nameZh }, listed: false, pointsAllowed: false, mostPerOrder: 1 },
    colours: [
      {
        ...{ colourId: first?.id ?? 'black', hex: first?.hex ?? '#000000', pictures: [] },
        name: known ? { en: known.en, zh: known.zh } : { en: colour, zh: colour },
        variants: [{ itemNumber, size: size.slice(0, 20), sizeSystem: '', listPrice: '', salesPrice: '' }],
      },
    ],
  }
}
