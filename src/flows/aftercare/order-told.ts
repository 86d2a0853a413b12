import type { EventFor } from '#events/events.server.ts'
import { refundHead } from '#language/mail/refund-ways.text.ts'
import type { Language } from '#language/languages.ts'
import { shownCertificateCode } from '#modules/certificates/certificates.rules.ts'
import { listCertificateCodes } from '#modules/certificates/index.server.ts'
import { listCouponsOf } from '#modules/coupons/index.server.ts'
import { findPickUpPoint, PICK_UP } from '#modules/fulfilment/address.rules.ts'
import {
  getParcel,
  listParcels,
  type OrderRow,
  presentPrice,
  shownTotal,
  findRefundWays,
  getRefund,
  listCovered,
  listRefunds,
  type RefundRow,
} from '#modules/orders/index.server.ts'
import { priceRows } from '#modules/orders/placing/price-rows.rules.ts'
import { listHeldOfOrder, sumHeld } from '#modules/treasury/index.server.ts'
import type { RefundWays } from '#modules/orders/refunds/refund-ways.rules.ts'
import type { Tx } from '#platform/database.server.ts'
import { isMoneyAlone, newestRefundsOf, sayRefunds } from './say-refunds.ts'
import { countPieces, listToldPieces, namePieces } from './order-letter.ts'

export type OrderEvent = EventFor<'order-mail' | 'inbox' | 'order-sms'>

/** What the words about it are made of: of an event, and of those that are told of with it. */
export async function toldOf(tx: Tx, [event, ...others]: [OrderEvent, ...OrderEvent[]], order: OrderRow) {
  const events = [event, ...others]
  const refunds = await refundsOf(tx, events)
  const ways = refunds && (await findRefundWays(tx, refunds))
  const heldCents = event.topic === 'order-closed' ? sumHeld(await listHeldOfOrder(tx, order.order_id)) : 0
  const unitIds = await unitsOf(tx, events, refunds)
  const pieces = await listToldPieces(tx, order.order_id, unitIds)
  return {
    orderNumber: order.order_number,
    purpose: order.purpose,
    totalCents: heldCents > 0 ? heldCents : amountOf(events, order, ways),
    missingCents: event.topic === 'payment-short' ? event.payload.missingCents : 0,
    isPartlyPaid: heldCents > 0,
    isToBalance: ways !== undefined && ways.moneyCents === 0 && ways.balanceCents > 0 && ways.pointCents === 0,
    isPaidByRewards: order.total_cents === 0,
    isByWays: ways !== undefined && !isMoneyAlone(ways),
    back: await backOf(tx, event, refunds),
    sums: await sumsTold(tx, event, order),
    expiresAt: order.expires_at,
    zone: order.zone && { ...order.zone, cents: order.parts.delivery ?? 0 },
    parcel: event.topic === 'order-dispatched' ? await getParcel(tx, event.payload.parcelId) : null,
    collectAt: order.logistics_type === PICK_UP ? findPickUpPoint(order.receiver.provinceCode) : undefined,
    pieces,
    pieceNames: namePieces(pieces),
    pieceCount: countPieces(pieces),
    certificates: await certificatesOf(tx, event, unitIds ?? []),
  }
}

/** What money is about names the pieces it was paid for; what has no piece of its own is about none, and all else about all. */
async function unitsOf(
  tx: Tx,
  events: readonly OrderEvent[],
  refunds: readonly RefundRow[] | undefined,
): Promise<string[] | undefined> {
  const [event] = events
  if (event?.topic === 'order-dispatched') {
    const { orderId, parcelId } = event.payload
    return (await listParcels(tx, orderId)).find(({ parcel_id }) => parcel_id === parcelId)?.unitIds
  }
  if (event?.topic === 'part-refunded') return unitsOfRefunds(tx, refunds ?? [])
  const named = events.flatMap(({ payload }) => {
    if ('unitIds' in payload) return payload.unitIds ?? []
    return 'unitId' in payload && payload.unitId ? [payload.unitId] : []
  })
  if (named.length > 0) return named
  return event && WITHOUT_PIECES.some((topic) => topic === event.topic) ? [] : undefined
}
const WITHOUT_PIECES = ['piece-rejected', 'payout-waits', 'payout-failed', 'payment-surplus', 'extra-paid', 'transfer-rejected']

async function unitsOfRefunds(tx: Tx, refunds: readonly RefundRow[]): Promise<string[]> {
  const covered = []
  for (const { refund_id } of refunds) covered.push(...(await listCovered(tx, refund_id)))
  return [...new Set(covered.map(({ unitId }) => unitId))]
}

/** The certificates of the pieces of a parcel, or of those that have passed. */
async function certificatesOf(tx: Tx, { topic, payload }: OrderEvent, unitIds: readonly string[]): Promise<string[]> {
  if (topic !== 'order-dispatched' && topic !== 'piece-passed') return []
  const codes = await listCertificateCodes(tx, payload.orderId)
  return unitIds.flatMap((unitId) => codes.get(unitId) ?? []).map(shownCertificateCode)
}

/** Which refunds events tell of; of a whole order, all that were asked for of its price, or of a piece that has not passed, its own. */
async function refundsOf(tx: Tx, events: readonly OrderEvent[]): Promise<RefundRow[] | undefined> {
  const [event] = events
  if (!event) return undefined
  const named = events.flatMap(({ payload }) => ('refundId' in payload ? [payload.refundId] : []))
  if (named.length > 0) return Promise.all(named.map((refundId) => getRefund(tx, refundId)))
  const { topic, payload } = event
  if (topic !== 'order-refunded' && topic !== 'order-refund-requested' && topic !== 'piece-rejected') return undefined
  if (topic !== 'piece-rejected') return (await listRefunds(tx, payload.orderId)).filter(({ kind }) => kind === 'refund')
  const unitIds = events.flatMap((one) => ('unitId' in one.payload && one.payload.unitId ? [one.payload.unitId] : []))
  return newestRefundsOf(tx, payload.orderId, unitIds)
}

async function backOf(
  tx: Tx,
  { topic }: OrderEvent,
  refunds: readonly RefundRow[] | undefined,
): Promise<Record<Language, string>> {
  const lines = await sayRefunds(tx, refunds ?? [])
  const say = (language: Language): string => {
    if (lines[language] === '') return ''
    return topic === 'piece-rejected' ? `\n\n${refundHead[language]}\n${lines[language]}` : `\n\n${lines[language]}`
  }
  return { en: say('en'), zh: say('zh') }
}

/** What made the price of an order that something has reduced. */
async function sumsTold(tx: Tx, { topic }: OrderEvent, order: OrderRow): Promise<Record<Language, string>> {
  const { points, balance } = order.parts
  const isReduced = order.has_coupons || points || balance
  if (!isReduced || (topic !== 'order-placed' && topic !== 'order-paid')) return { en: '', zh: '' }
  const coupons = order.has_coupons ? await listCouponsOf(tx, order.order_id) : []
  const say = (language: Language): string => {
    const rows = priceRows(presentPrice(order, coupons, language), language)
    return `\n\n${rows.map(({ name, amount }) => (language === 'zh' ? `${name}：${amount}` : `${name}: ${amount}`)).join('\n')}`
  }
  return { en: say('en'), zh: say('zh') }
}

/** What is told about payments or refunds names what came or went by them. */
function amountOf(events: readonly OrderEvent[], order: OrderRow, ways: RefundWays | undefined): number {
  const [event] = events
  const amounts = events.flatMap(({ payload }) => ('amountCents' in payload ? [payload.amountCents] : []))
  if (amounts.length > 0) return amounts.reduce((sum, cents) => sum + cents, 0)
  if (event?.topic === 'payment-short') return event.payload.cameCents
  if (ways && (event?.topic === 'part-refunded' || event?.topic === 'extra-paid')) return ways.moneyCents + ways.balanceCents
  return shownTotal(order)
}
