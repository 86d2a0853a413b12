import {
  type BagLine,
  fittingQuantity,
  foldBagLines,
  listBagLines,
  presentBag,
  removeBagLines,
  selectBagLines,
  setBagQuantity,
} from '#modules/bag/index.server.ts'
import type { BagWire, UpdateInput } from '#modules/bag/bag.contract.ts'
import { findBestOffers, findOffers, type OfferSnapshot } from '#modules/offers/index.server.ts'
import type { Viewer } from '#platform/call.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'

/** What may be bought of a variant at once. */
export const roomFor = ({ available, mostPerOrder }: OfferSnapshot): number =>
  mostPerOrder > 0 ? Math.min(available, mostPerOrder) : available

/** Shows a bag at the prices and stock of this moment. */
export async function showBag(tx: Read, { ownerId, language }: Viewer): Promise<BagWire> {
  const lines = await listBagLines(tx, ownerId)
  const now = await findBestOffers(
    tx,
    lines.map((line) => line.skuId),
  )
  return presentBag(lines, { now, gone: await findGone(tx, lines, now) }, language)
}

/** The offers that lines were put there for and that have gone since: withdrawn, over, or of a merchant who sells nothing now. */
export async function findGone(
  tx: Read,
  lines: readonly BagLine[],
  now: ReadonlyMap<string, OfferSnapshot>,
): Promise<Map<string, OfferSnapshot>> {
  const others = lines.flatMap(({ skuId, offerId }) => (offerId && now.get(skuId)?.offerId !== offerId ? [offerId] : []))
  const gone = [...(await findOffers(tx, others)).values()].filter(({ withdrawn }) => withdrawn)
  return new Map(gone.map((offer) => [offer.buyId, offer]))
}

/** One piece bought straight from its page: a bag of one line that is stored nowhere. */
export async function showQuickBag(tx: Read, language: Language, { skuId, quantity }: UpdateInput): Promise<BagWire> {
  const offers = await findBestOffers(tx, [skuId])
  const offer = offers.get(skuId)
  if (!offer) refuse('NOT_FOUND')
  if (offer.coming) refuse('NOT_RELEASED', { skuId })
  return presentBag(
    [{ skuId, quantity: fittingQuantity(quantity, roomFor(offer)), selected: true, priceSeenCents: offer.salePriceCents }],
    { now: offers, gone: new Map() },
    language,
  )
}

/** Sets a quantity; more than there is becomes what there is. */
export async function changeBagQuantity(tx: Tx, viewer: Viewer, { skuId, quantity }: UpdateInput): Promise<BagWire> {
  const offer = (await findBestOffers(tx, [skuId])).get(skuId)
  if (!offer) refuse('NOT_FOUND')
  await setBagQuantity(tx, viewer.ownerId, skuId, fittingQuantity(quantity, roomFor(offer)))
  return showBag(tx, viewer)
}

export async function selectInBag(tx: Tx, viewer: Viewer, skuIds: readonly string[], selected: boolean): Promise<BagWire> {
  await selectBagLines(tx, viewer.ownerId, skuIds, selected)
  return showBag(tx, viewer)
}

export async function removeFromBag(tx: Tx, viewer: Viewer, skuIds: readonly string[]): Promise<BagWire> {
  await removeBagLines(tx, viewer.ownerId, skuIds)
  return showBag(tx, viewer)
}

/** The bag of a visitor becomes the member's, as far as there is stock. */
export async function foldBag(tx: Tx, visitorId: string, memberId: string): Promise<void> {
  const lines = await listBagLines(tx, visitorId)
  const offers = await findBestOffers(
    tx,
    lines.map(({ skuId }) => skuId),
  )
  const available = new Map([...offers].map(([skuId, offer]) => [skuId, offer.available]))
  await foldBagLines(tx, visitorId, memberId, available)
}
