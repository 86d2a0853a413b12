import type { EventFor } from '#events/events.server.ts'
import { shownCertificateCode } from '#modules/certificates/certificates.rules.ts'
import { listCertificateCodes } from '#modules/certificates/index.server.ts'
import { PICK_UP, findPickUpPoint } from '#modules/fulfilment/address.rules.ts'
import { hasConsented } from '#modules/consents/index.server.ts'
import { messageAboutOrder } from '#modules/inbox/index.server.ts'
import { mailAboutOrder, smsAboutOrder } from '#modules/messages/index.server.ts'
import {
  getOrderById,
  getParcel,
  listLines,
  listParcels,
  listUnits,
  type OrderRow,
  shownTotal,
} from '#modules/orders/index.server.ts'
import { getRefund, listHeldOfOrder, listRefunds, sumHeld } from '#modules/payments/index.server.ts'
import { isSmsNumber } from '#modules/codes/mobile-numbers.rules.ts'
import { countSmsOfDay } from '#platform/sms/sms.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { pieceName } from '#language/product/piece-name.ts'

/** Turns an order's event into a mail to the shopper, unless they want none, in the transaction that records the effect. */
export async function sendOrderMail(tx: Tx, event: EventFor<'order-mail'>, publicUrl: string): Promise<void> {
  const order = await getOrderById(tx, event.payload.orderId)
  if (!(await hasConsented(tx, order.owner_id, 'orders-email'))) return
  const certificates = await certificatesOf(tx, event)
  const told = { language: order.language, email: order.contact_email, certificates, ...(await factsOf(tx, event, order)) }
  await mailAboutOrder(tx, event, told, publicUrl)
}

/** And into a message in the inbox of the member whose order it is. */
export async function writeOrderMessage(tx: Tx, event: EventFor<'inbox'>): Promise<void> {
  const order = await getOrderById(tx, event.payload.orderId)
  await messageAboutOrder(tx, event, { ownerId: order.owner_id, ...(await factsOf(tx, event, order)) })
}

/** What text messages may cost, and to which countries they go; nothing where none are sent. */
type ReadSmsLimits = (tx: Read) => Promise<{ countries: string; mostADay: number } | undefined>

/**
 * And into a text message, for a member who has said yes to them, and for whoever gave no mail address: to mobile phones of the countries
 * that the settings allow, and no more in a day than they do. Whoever says at home that a parcel has come knows it.
 */
export async function sendOrderSms(
  tx: Tx,
  event: EventFor<'order-sms'>,
  publicUrl: string,
  limits: ReadSmsLimits,
): Promise<void> {
  if (event.topic === 'order-received' && event.payload.cause === 'shopper') return
  const order = await getOrderById(tx, event.payload.orderId)
  const phone = order.contact_phone.replace(/[\s-]/g, '')
  const isWanted = order.contact_email === '' || (await hasConsented(tx, order.owner_id, 'orders-sms'))
  const allowed = isWanted ? await limits(tx) : undefined
  if (!allowed || !isSmsNumber(phone, allowed.countries) || (await countSmsOfDay(tx)) >= allowed.mostADay) return
  await smsAboutOrder(tx, event, { phone, language: order.language, ...(await factsOf(tx, event, order)) }, publicUrl)
}

type OrderEvent = EventFor<'order-mail' | 'inbox' | 'order-sms'>

/** What the words about it are made of. */
async function factsOf(tx: Tx, event: OrderEvent, order: OrderRow) {
  const heldCents = event.topic === 'order-closed' ? sumHeld(await listHeldOfOrder(tx, order.order_id)) : 0
  return {
    orderNumber: order.order_number,
    totalCents: heldCents > 0 ? heldCents : await amountOf(tx, event, order),
    missingCents: event.topic === 'payment-short' ? event.payload.missingCents : 0,
    isPartlyPaid: heldCents > 0,
    isToBalance: await isToBalance(tx, event),
    expiresAt: order.expires_at,
    zone: order.zone && { ...order.zone, cents: order.parts.delivery ?? 0 },
    parcel: event.topic === 'order-dispatched' ? await getParcel(tx, event.payload.parcelId) : null,
    collectAt: order.logistics_type === PICK_UP ? findPickUpPoint(order.receiver.provinceCode) : undefined,
    piece: event.topic === 'piece-passed' ? await pieceNames(tx, event.payload) : undefined,
  }
}

/** The certificates of the pieces of a parcel, or of the one that has passed. */
async function certificatesOf(tx: Tx, event: OrderEvent): Promise<string[]> {
  const unitIds = await piecesOf(tx, event)
  if (unitIds.length === 0) return []
  const codes = await listCertificateCodes(tx, event.payload.orderId)
  return unitIds.flatMap((unitId) => codes.get(unitId) ?? []).map(shownCertificateCode)
}

async function piecesOf(tx: Tx, { topic, payload }: OrderEvent): Promise<readonly string[]> {
  if (topic === 'piece-passed') return [payload.unitId]
  if (topic !== 'order-dispatched') return []
  const parcels = await listParcels(tx, payload.orderId)
  return parcels.find(({ parcel_id }) => parcel_id === payload.parcelId)?.unitIds ?? []
}

/** What a piece is called in either language. */
async function pieceNames(tx: Tx, { orderId, unitId }: { orderId: string; unitId: string }) {
  const unit = (await listUnits(tx, orderId)).find(({ unit_id }) => unit_id === unitId)
  const line = (await listLines(tx, orderId)).find(({ line_id }) => line_id === unit?.line_id)
  if (!line) return undefined
  const { brandName, titleEn, titleZh } = line.snapshot
  return { en: pieceName(brandName, titleEn), zh: pieceName(brandName, titleZh) }
}

/** What the event tells of has gone to the shopper's balance; of a whole order, all that went back of its price. */
async function isToBalance(tx: Tx, { topic, payload }: OrderEvent): Promise<boolean> {
  if (topic === 'part-refunded' || topic === 'extra-paid') return (await getRefund(tx, payload.refundId)).to_balance
  if (topic !== 'order-refunded' && topic !== 'order-refund-requested') return false
  const ofPrice = (await listRefunds(tx, payload.orderId)).filter(({ kind }) => kind === 'refund')
  return ofPrice.length > 0 && ofPrice.every(({ to_balance }) => to_balance)
}

/** What is told about one payment or refund names what came or went by it. */
async function amountOf(tx: Tx, event: OrderEvent, order: OrderRow): Promise<number> {
  if ('amountCents' in event.payload) return event.payload.amountCents
  if (event.topic === 'payment-short') return event.payload.cameCents
  if (event.topic === 'part-refunded' || event.topic === 'extra-paid')
    return (await getRefund(tx, event.payload.refundId)).amount_cents
  return shownTotal(order)
}
