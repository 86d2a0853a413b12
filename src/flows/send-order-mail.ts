import type { EventFor } from '#events/events.server.ts'
import { shownCertificateCode } from '#modules/certificates/certificates.rules.ts'
import { listCertificateCodes } from '#modules/certificates/index.server.ts'
import { PICK_UP, findPickUpPoint } from '#modules/fulfilment/address.rules.ts'
import { listCouponsOf } from '#modules/coupons/index.server.ts'
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
  presentPrice,
  shownTotal,
} from '#modules/orders/index.server.ts'
import { POINT_CENTS } from '#modules/orders/price.rules.ts'
import { priceRows } from '#modules/orders/price-rows.rules.ts'
import type { RefundWays } from '#modules/payments/refund-ways.rules.ts'
import { findRefundWays, getRefund, listHeldOfOrder, listRefunds, sumHeld } from '#modules/payments/index.server.ts'
import { isSmsNumber } from '#modules/codes/mobile-numbers.rules.ts'
import { countSmsOfDay } from '#platform/sms/sms.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'
import { backLines } from '#language/mail/reward-words.text.ts'
import { showHkdExactly } from '#platform/money.ts'
import { pieceName } from '#language/product/piece-name.ts'

/** Turns an order's event into a mail to the shopper, unless they want none, in the transaction that records the effect. */
export async function sendOrderMail(tx: Tx, event: EventFor<'order-mail'>, publicUrl: string): Promise<void> {
  const order = await getOrderById(tx, event.payload.orderId)
  if (isKnown(event) || needsNoWords(event, order) || !(await hasConsented(tx, order.owner_id, 'orders-email'))) return
  const certificates = await certificatesOf(tx, event)
  const told = { language: order.language, email: order.contact_email, certificates, ...(await factsOf(tx, event, order)) }
  await mailAboutOrder(tx, event, told, publicUrl)
}

/** And into a message in the inbox of the member whose order it is. */
export async function writeOrderMessage(tx: Tx, event: EventFor<'inbox'>): Promise<void> {
  const order = await getOrderById(tx, event.payload.orderId)
  if (needsNoWords(event, order)) return
  await messageAboutOrder(tx, event, { ownerId: order.owner_id, ...(await factsOf(tx, event, order)) })
}

/** What text messages may cost, and to which countries they go; nothing where none are sent. */
type ReadSmsLimits = (tx: Read) => Promise<{ countries: string; mostADay: number } | undefined>

/**
 * And into a text message, for a member who has said yes to them, and for whoever gave no mail address: to mobile phones of the countries
 * that the settings allow, and no more in a day than they do.
 */
export async function sendOrderSms(
  tx: Tx,
  event: EventFor<'order-sms'>,
  publicUrl: string,
  limits: ReadSmsLimits,
): Promise<void> {
  if (isKnown(event)) return
  const order = await getOrderById(tx, event.payload.orderId)
  const phone = order.contact_phone.replace(/[\s-]/g, '')
  const isWanted = order.contact_email === '' || (await hasConsented(tx, order.owner_id, 'orders-sms'))
  const allowed = isWanted ? await limits(tx) : undefined
  if (!allowed || !isSmsNumber(phone, allowed.countries) || (await countSmsOfDay(tx)) >= allowed.mostADay) return
  await smsAboutOrder(tx, event, { phone, language: order.language, ...(await factsOf(tx, event, order)) }, publicUrl)
}

type OrderEvent = EventFor<'order-mail' | 'inbox' | 'order-sms'>

/** Whoever says at home that a parcel has come knows it. */
const isKnown = ({ topic, payload }: OrderEvent): boolean => topic === 'order-received' && payload.cause === 'shopper'

/** What is paid as soon as it is placed is told of once. */
const needsNoWords = ({ topic }: OrderEvent, { total_cents }: OrderRow): boolean => topic === 'order-placed' && total_cents === 0

/** What the words about it are made of. */
async function factsOf(tx: Tx, event: OrderEvent, order: OrderRow) {
  const ways = await waysTold(tx, event)
  const heldCents = event.topic === 'order-closed' ? sumHeld(await listHeldOfOrder(tx, order.order_id)) : 0
  return {
    orderNumber: order.order_number,
    totalCents: heldCents > 0 ? heldCents : amountOf(event, order, ways),
    missingCents: event.topic === 'payment-short' ? event.payload.missingCents : 0,
    isPartlyPaid: heldCents > 0,
    isToBalance: ways !== undefined && ways.moneyCents === 0 && ways.balanceCents > 0,
    isPaidByRewards: order.total_cents === 0,
    isByWays: ways !== undefined && isByWays(ways),
    back: sayInBoth((language) => (ways && isByWays(ways) ? backWords(ways, language) : '')),
    sums: await sumsTold(tx, event, order),
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

/** Where what the event tells of goes; of a whole order, all that went back of its price. */
async function waysTold(tx: Tx, { topic, payload }: OrderEvent): Promise<RefundWays | undefined> {
  if (topic === 'part-refunded' || topic === 'extra-paid') return findRefundWays(tx, [await getRefund(tx, payload.refundId)])
  if (topic !== 'order-refunded' && topic !== 'order-refund-requested') return undefined
  return findRefundWays(
    tx,
    (await listRefunds(tx, payload.orderId)).filter(({ kind }) => kind === 'refund'),
  )
}

const isByWays = ({ moneyCents, balanceCents, pointCents }: RefundWays): boolean =>
  pointCents > 0 || (moneyCents > 0 && balanceCents > 0)

function backWords({ moneyCents, balanceCents, pointCents }: RefundWays, language: Language): string {
  const lines = [
    ...(moneyCents > 0 ? [backLines.money[language](showHkdExactly(moneyCents))] : []),
    ...(balanceCents > 0 ? [backLines.balance[language](showHkdExactly(balanceCents))] : []),
    ...(pointCents > 0 ? [backLines.points[language](pointCents / POINT_CENTS)] : []),
  ]
  return `\n\n${lines.join('\n')}`
}

/** What made the price of an order that something has reduced. */
async function sumsTold(tx: Tx, { topic }: OrderEvent, order: OrderRow): Promise<Record<Language, string>> {
  const { points, balance } = order.parts
  const isReduced = order.has_coupons || points || balance
  if (!isReduced || (topic !== 'order-placed' && topic !== 'order-paid')) return { en: '', zh: '' }
  const coupons = order.has_coupons ? await listCouponsOf(tx, order.order_id) : []
  return sayInBoth((language) => {
    const rows = priceRows(presentPrice(order, coupons, language), language)
    return `\n\n${rows.map(({ name, amount }) => (language === 'zh' ? `${name}：${amount}` : `${name}: ${amount}`)).join('\n')}`
  })
}

const sayInBoth = (say: (language: Language) => string): Record<Language, string> => ({ en: say('en'), zh: say('zh') })

/** What is told about one payment or refund names what came or went by it. */
function amountOf(event: OrderEvent, order: OrderRow, ways: RefundWays | undefined): number {
  if ('amountCents' in event.payload) return event.payload.amountCents
  if (event.topic === 'payment-short') return event.payload.cameCents
  if (ways && (event.topic === 'part-refunded' || event.topic === 'extra-paid')) return ways.moneyCents + ways.balanceCents
  return shownTotal(order)
}
