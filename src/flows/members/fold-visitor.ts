import { foldBagLines, listBagLines } from '#modules/bag/index.server.ts'
import { findBestOffers } from '#modules/offers/index.server.ts'
import { takeOverCoupons } from '#modules/coupons/index.server.ts'
import { listContacts, takeOverDetails } from '#modules/members/index.server.ts'
import { takeOverOrders } from '#modules/orders/index.server.ts'
import { takeOverUploads } from '#modules/uploads/index.server.ts'
import { foldWishes } from '#modules/wishlist/index.server.ts'
import { isMerged, recordMerge } from '#platform/access/merged-accounts.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'

/**
 * What a visitor has gathered becomes the member's, once: bag and wishes are folded, orders that name the member and pictures change hands, and repeats of what
 * the visitor asked for find their answers.
 */
export async function foldVisitor(tx: Tx, visitorId: string, memberId: string): Promise<void> {
  // The locks of whoever fills the bag or places an order: nothing of this visitor comes after it.
  await lockNames(tx, [`bag of ${visitorId}`, `bag of ${memberId}`, `unpaid orders of ${visitorId}`])
  if (await isMerged(tx, visitorId)) return
  await foldBag(tx, visitorId, memberId)
  await foldWishes(tx, visitorId, memberId)
  const proven = await listContacts(tx, memberId)
  await takeOverOrders(
    tx,
    visitorId,
    memberId,
    proven.map(({ value }) => value),
  )
  await takeOverCoupons(tx, visitorId, memberId)
  await takeOverUploads(tx, visitorId, memberId)
  await takeOverDetails(tx, visitorId, memberId)
  await recordMerge(tx, visitorId, memberId)
}

async function foldBag(tx: Tx, visitorId: string, memberId: string): Promise<void> {
  const lines = await listBagLines(tx, visitorId)
  const offers = await findBestOffers(
    tx,
    lines.map(({ skuId }) => skuId),
  )
  const available = new Map([...offers].map(([skuId, offer]) => [skuId, offer.available]))
  await foldBagLines(tx, visitorId, memberId, available)
}
