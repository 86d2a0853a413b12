import {
  type BagLine,
  fittingQuantity,
  foldBagLines,
  listBagLines,
  presentBag,
  type PutBagLine,
  putBagLines,
  removeBagLines,
  selectBagLines,
  setBagQuantity,
} from '#modules/bag/index.server.ts'
import type { AddInput, BagWire, UpdateInput } from '#modules/bag/bag.contract.ts'
import { findBestOffers, findOffers, type OfferSnapshot } from '#modules/offers/index.server.ts'
import { count } from '#modules/daily-counts/index.server.ts'
import { requireUnmerged } from '#platform/access/merged-accounts.server.ts'
import type { Viewer } from '#platform/call.server.ts'
import { onceCommitted, type Read, type Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'

/** What may be bought of a variant at once. */
const roomFor = ({ available, mostPerOrder }: OfferSnapshot): number =>
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
async function findGone(
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

/** Adds pieces to what is there, up to the stock; refuses what is sold out or unknown. Of several at once none is lost. */
export async function addToBag(tx: Tx, viewer: Viewer, { list }: AddInput): Promise<BagWire> {
  await lockNames(tx, [`bag of ${viewer.ownerId}`])
  await requireUnmerged(tx, viewer.ownerId)
  const held = await listBagLines(tx, viewer.ownerId)
  const offers = await findBestOffers(tx, [...new Set([...list, ...held].map(({ skuId }) => skuId))])
  const quantities = new Map(held.map((line) => [line.skuId, line.quantity]))
  const lines = new Map<string, PutBagLine>()
  for (const item of list) {
    const offer = offers.get(item.skuId)
    if (!offer?.listed) refuse('NOT_FOUND', { skuId: item.skuId })
    if (offer.coming) refuse('NOT_RELEASED', { skuId: item.skuId })
    if (offer.available === 0) refuse('SOLD_OUT', { skuId: item.skuId })
    const before = lines.get(item.skuId)?.quantity ?? quantities.get(item.skuId) ?? 0
    lines.set(item.skuId, {
      skuId: item.skuId,
      variantId: offer.skuId,
      quantity: fittingQuantity(before + item.quantity, roomFor(offer)),
      priceSeenCents: offer.salePriceCents,
      offerId: offer.offerId,
    })
  }
  const bag = await putBagLines(tx, viewer.ownerId, [...lines.values()], held)
  onceCommitted(tx, () => {
    for (const { variantId } of lines.values()) count('bag-add', variantId)
  })
  return presentBag(bag, { now: offers, gone: await findGone(tx, bag, offers) }, viewer.language)
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
