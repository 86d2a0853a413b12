import { emit } from '#events/events.server.ts'
import { kindOfCategory } from '#modules/authentication/checklists.rules.ts'
import {
  findConsignment,
  keepSentPictures,
  lockOrder,
  moveOrder,
  recordComing,
  requireCarried,
} from '#modules/orders/index.server.ts'
import { type SendConsignmentInput, isUnsent } from '#modules/orders/pieces/consignments.contract.ts'
import { findSelling } from '#modules/shop-settings/index.server.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { sellerActor } from './seller-actor.ts'

/**
 * A merchant has sent pieces of an order to us: they are on their way, and move on with their arrival. Refuses NOT_FOUND for what is not
 * its own to send, ORDER_MOVED_ON for what is sent already or not wanted any more.
 */
export async function sendConsignment(
  tx: Tx,
  seller: Seller,
  { orderNo, unitIds: named, courier, trackingNumber, photos }: Required<SendConsignmentInput>,
): Promise<void> {
  const own = (await findConsignment(tx, seller, orderNo)) ?? refuse('NOT_FOUND')
  const order = await lockOrder(tx, { orderId: own.orderId })
  const unitIds = [...new Set(named)]
  // Once more: others may have sent, or cancelled, until the order was locked.
  const { pieces } = (await findConsignment(tx, seller, orderNo)) ?? refuse('NOT_FOUND')
  const chosen = pieces.filter(({ unitId }) => unitIds.includes(unitId))
  if (chosen.length !== unitIds.length) refuse('NOT_FOUND')
  if (!chosen.every(isUnsent)) refuse('ORDER_MOVED_ON', { state: order.state })
  const photosOf = (unitId: string): string[] => [...new Set(photos.find((one) => one.unitId === unitId)?.uploadIds)]
  const { sentPhotos } = await findSelling(tx)
  if (chosen.some((piece) => photosOf(piece.unitId).length < sentPhotos[kindOfCategory(piece.category ?? '')]))
    refuse('SENT_ITEM_NEEDS_PHOTOS', { field: 'photos' })
  const parcel = requireCarried({ courier, trackingNumber })
  await recordComing(tx, unitIds, parcel)
  for (const unitId of unitIds) await keepPhotos(tx, seller, unitId, photosOf(unitId))
  const by = await sellerActor(tx, seller)
  await moveOrder(tx, order, 'merchant-sent', { ...by, note: [parcel.courier, parcel.trackingNumber].filter(Boolean).join(' ') })
  await emit(tx, 'consignment-sent', { orderId: order.order_id, by: { kind: by.kind, id: by.id }, unitIds })
  await recordAudit(tx, {
    by,
    action: 'order-merchant-sent',
    subject: 'order',
    subjectId: order.order_number,
    after: { unitIds, ...parcel },
  })
}

/** Those of an earlier time that are sent once more are claimed already. */
async function keepPhotos(tx: Tx, { accountId: ownerId }: Seller, unitId: string, uploadIds: readonly string[]): Promise<void> {
  for (const uploadId of uploadIds) await claimUpload(tx, { uploadId, ownerId, purpose: 'sent-item' })
  await keepSentPictures(tx, unitId, uploadIds)
}
