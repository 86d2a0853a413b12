import { clock } from '#platform/clock.ts'
import { sizeName } from '#language/product/size-names.ts'
import { type Cents, toWire } from '#platform/money.ts'
import { maskedEmail, maskedReceiver } from './masked-contact.rules.ts'
import { type AddressChange, addressChange } from './orders.rules.ts'
import { paymentFee } from './price.rules.ts'
import type { OrderWire, ParcelWire } from './orders.contract.ts'
import type { ParcelOfOrder } from './parcels.ts'
import type { HistoryRow, LineRow, OrderRow, UnitRow } from './orders.tables.ts'

type Charged = Pick<OrderRow, 'total_cents' | 'payment_fee_cents' | 'pay_type'>

/** The fee that was paid; before that, what the way chosen would cost. */
const feeOf = (order: Charged): Cents => order.payment_fee_cents ?? paymentFee(order.pay_type, order.total_cents)

/** What an order costs in all, the fee of its way of paying included. */
export const shownTotal = (order: Charged): Cents => order.total_cents + feeOf(order)

export type OrderDetail = {
  order: OrderRow
  lines: LineRow[]
  units: UnitRow[]
  parcels: ParcelOfOrder[]
  history: HistoryRow[]
  payment: OrderWire['payment']
  short: OrderWire['short']
  arrivesBy: string
  returnedCents: Cents
}

export type OrderReader = 'shopper' | 'finder' | 'operator'

/** An order in the viewer's language. Shoppers see that the shop acted, not which of its people. */
export function presentOrder(
  { order, lines, units, parcels, history, payment, short, arrivesBy, returnedCents }: OrderDetail,
  language: 'en' | 'zh',
  viewer: OrderReader,
): OrderWire {
  const contactMasked = viewer === 'finder'
  const sent = parcels.filter(({ direction }) => direction === 'to-shopper')
  return {
    orderNo: order.order_number,
    state: order.state,
    createTime: order.placed_at.toISOString(),
    expiresAt: order.expires_at.toISOString(),
    serverTime: clock.now().toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    arrivesBy,
    payType: order.pay_type,
    payment,
    short,
    logisticsType: order.logistics_type,
    address: contactMasked ? maskedReceiver(order.receiver) : order.receiver,
    addressChange: addressChangeOf(order, units, history),
    billEmail: contactMasked ? maskedEmail(order.contact_email) : order.contact_email,
    contactMasked,
    amount: toWire(order.parts.goods ?? 0),
    mailingFeesTotal: toWire(order.parts.delivery ?? 0),
    payServiceFee: toWire(feeOf(order)),
    total: toWire(shownTotal(order)),
    returned: toWire(returnedCents),
    parcels: sent.map((parcel) => presentParcel(parcel, lines, units, language)),
    productItems: lines.map((line) => ({ ...presentLine(line, language), units: presentUnits(line, units, sent) })),
    history: history
      .filter((entry) => viewer === 'operator' || isNews(entry))
      .map((entry) => ({
        move: entry.move,
        toState: entry.to_state,
        date: entry.happened_at.toISOString(),
        actor: viewer === 'operator' || entry.actor === 'shopper' ? entry.actor : 'praya',
        note: viewer === 'operator' ? (entry.note ?? '') : '',
      })),
  }
}

/** Shoppers are told where the order stands; what happens to one piece of several is the desk's. */
const isNews = (entry: HistoryRow): boolean =>
  entry.move === 'place' || entry.move === CHANGE_ADDRESS || entry.from_state !== entry.to_state

const PICK_UP = 1

/** How the history calls it. */
export const CHANGE_ADDRESS = 'change-address'

export const addressChangeOf = (order: OrderRow, units: readonly UnitRow[], history: readonly HistoryRow[]): AddressChange =>
  addressChange(
    {
      state: order.state,
      isDelivered: order.logistics_type !== PICK_UP,
      hasChanged: history.some(({ move }) => move === CHANGE_ADDRESS),
    },
    units,
  )

function presentParcel(
  parcel: ParcelOfOrder,
  lines: readonly LineRow[],
  units: readonly UnitRow[],
  language: 'en' | 'zh',
): ParcelWire {
  const inside = units.filter((unit) => parcel.unitIds.includes(unit.unit_id))
  return {
    courier: parcel.courier ?? '',
    trackingNumber: parcel.tracking_number ?? '',
    sentAt: (parcel.sent_at ?? clock.now()).toISOString(),
    receivedAt: parcel.received_at?.toISOString() ?? null,
    pieces: lines
      .map(({ line_id, snapshot }) => ({
        title: language === 'zh' ? snapshot.titleZh : snapshot.titleEn,
        quantity: inside.filter((unit) => unit.line_id === line_id).length,
      }))
      .filter(({ quantity }) => quantity > 0),
  }
}

function presentLine(line: LineRow, language: 'en' | 'zh'): Omit<OrderWire['productItems'][number], 'units'> {
  const { snapshot } = line
  const title = language === 'zh' ? snapshot.titleZh : snapshot.titleEn
  return {
    spuCode: snapshot.spuCode,
    articleNumber: snapshot.articleNumber,
    brandCode: snapshot.brandCode,
    brandName: snapshot.brandName,
    title,
    colour: language === 'zh' ? snapshot.colourZh : snapshot.colourEn,
    size: sizeName(snapshot.size, language),
    sizeSystem: snapshot.sizeSystem,
    productImg: { ...snapshot.picture, alt: title },
    quantity: line.quantity,
    salesPrice: toWire(line.unit_price_cents),
    lineTotal: toWire(line.unit_price_cents * line.quantity),
    merchantName: language === 'zh' ? snapshot.merchantNameZh : snapshot.merchantNameEn,
  }
}

function presentUnits(
  { line_id }: LineRow,
  units: readonly UnitRow[],
  sent: readonly ParcelOfOrder[],
): OrderWire['productItems'][number]['units'] {
  return units
    .filter((unit) => unit.line_id === line_id)
    .map(({ unit_id, state }) => {
      const parcel = sent.findLastIndex(({ unitIds }) => unitIds.includes(unit_id))
      return { state, parcel: parcel === -1 ? null : parcel }
    })
}
