import { isStoneMark, preciousMarkText, stoneMarkText } from '#language/papers/precious-marks.text.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { sizeName } from '#language/product/size-names.ts'
import { type Cents, toWire } from '#platform/money.ts'
import { maskedEmail, maskedReceiver } from './masked-contact.rules.ts'
import { type AddressChange, addressChange, CHANGE_ADDRESS, PICK_UP, toldMoves } from './orders.rules.ts'
import type { Language } from '#language/languages.ts'
import type { ShownPrice } from './placing/price-rows.rules.ts'
import { couponCents, POINT_CENTS, paymentFee, pointsOf, presentFees } from './placing/price.rules.ts'
import type { OrderWire, ParcelWire } from './orders.contract.ts'
import type { ParcelOfOrder } from './pieces/parcels.ts'
import type { HistoryRow, LineRow, OrderRow, UnitRow } from './orders.tables.ts'

type Charged = Pick<OrderRow, 'total_cents' | 'payment_fee_cents' | 'pay_type'>

/** The fee that was paid; before that, what the way chosen would cost. */
const feeOf = (order: Charged): Cents => order.payment_fee_cents ?? paymentFee(order.pay_type, order.total_cents)

/** What an order costs in all, the fee of its way of paying included. */
export const shownTotal = (order: Charged): Cents => order.total_cents + feeOf(order)

/** One that the order was placed with; what it took off, with the delivery it freed. */
export type PlacedCoupon = { name: Record<Language, string>; code: string | null; amountCents: Cents }

type WireUnit = OrderWire['productItems'][number]['units'][number]
export type PieceAbout = Pick<WireUnit, 'acts' | 'lastReturnDay' | 'returned' | 'claimed' | 'decideBy' | 'agreedPrice'>
const NOTHING: PieceAbout = { acts: [], lastReturnDay: '', returned: null, claimed: null, decideBy: '', agreedPrice: '' }

export type OrderDetail = {
  order: OrderRow
  lines: LineRow[]
  units: UnitRow[]
  parcels: ParcelOfOrder[]
  history: HistoryRow[]
  payment: OrderWire['payment']
  short: OrderWire['short']
  payout: OrderWire['payout']
  arrivesBy: string
  /** What is back, by where it went. */
  returned: { moneyCents: Cents; balanceCents: Cents; pointCents: Cents }
  /** Fees that stay with the shop, of an order that is or goes back. */
  keptCents: Cents
  coupons: readonly PlacedCoupon[]
  /** Codes by piece. */
  certificates: ReadonlyMap<string, string>
  sellers: readonly OrderSeller[]
  /** What the bench saw of each piece. */
  looks: ReadonlyMap<string, SeenPiece>
  /** What may be asked about each piece, and what was. */
  about: ReadonlyMap<string, PieceAbout>
}

type OrderSeller = { consignmentId: string } & OrderWire['sellers'][number]
type SeenPiece = { at: Date; pictures: { point: string; hash: string; width: number; height: number }[] }

export type OrderReader = 'shopper' | 'finder' | 'operator'

/** An order in the viewer's language. Shoppers see that the shop acted, not which of its people. */
export function presentOrder(detail: OrderDetail, language: Language, viewer: OrderReader): OrderWire {
  const { order, lines, units, parcels, history, payment, short, payout, arrivesBy, returned, coupons } = detail
  const contactMasked = viewer === 'finder'
  const sent = parcels.filter((parcel) => isParcelShown(parcel, viewer))
  return {
    orderNo: order.order_number,
    state: order.state,
    createTime: order.placed_at.toISOString(),
    expiresAt: order.expires_at.toISOString(),
    serverTime: clock.now().toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    invoiceNo: order.invoice_number ? `INV-${String(order.invoice_number).padStart(6, '0')}` : '',
    arrivesBy,
    payType: order.pay_type,
    payment,
    short,
    payout,
    logisticsType: order.logistics_type,
    address: contactMasked ? maskedReceiver(order.receiver) : order.receiver,
    zone: order.zone && {
      name: order.zone.name[language],
      days: { earliest: order.zone.earliestDays, latest: order.zone.latestDays },
    },
    addressChange: addressChangeOf(order, units, history),
    billEmail: contactMasked ? maskedEmail(order.contact_email) : order.contact_email,
    contactMasked,
    ...(order.purpose === 'deposit' ? { isDeposit: true as const } : {}),
    ...presentPrice(order, contactMasked ? coupons.map((coupon) => ({ ...coupon, code: null })) : coupons, language),
    returned: toWire(returned.moneyCents),
    returnedToBalance: toWire(returned.balanceCents),
    returnedPoints: returned.pointCents / POINT_CENTS,
    kept: toWire(detail.keptCents),
    sellers: detail.sellers.map(({ consignmentId: _, ...seller }) => seller),
    parcels: sent.map((parcel) => presentParcel(parcel, lines, units, { language, viewer })),
    productItems: lines.map((line) => ({
      ...presentLine(line, language),
      seller: detail.sellers.findIndex(({ consignmentId }) => consignmentId === line.consignment_id),
      units: presentUnits(line, units, sent, detail),
    })),
    history: presentHistory(history, viewer),
  }
}

/** All that made what an order costs. */
export const presentPrice = (order: OrderRow, coupons: readonly PlacedCoupon[], language: Language): ShownPrice => ({
  ...presentCoupons(order, coupons, language),
  amount: toWire(order.parts.goods ?? order.parts.deposit ?? 0),
  couponAmount: toWire(couponCents(order.parts)),
  memberPoints: pointsOf(order.parts),
  ...presentPaidBefore(order),
  mailingFeesTotal: toWire(order.parts.delivery ?? 0),
  fees: presentFees(order.parts),
  payServiceFee: toWire(feeOf(order)),
  total: toWire(shownTotal(order)),
})

/** What an order of a found item has of its buyer’s own money is its deposit. */
function presentPaidBefore({ purpose, parts }: OrderRow): Pick<OrderWire, 'balancePrice' | 'depositPaid'> {
  const paid = toWire(0 - (parts.balance ?? 0))
  return purpose === 'found' ? { balancePrice: toWire(0), depositPaid: paid } : { balancePrice: paid }
}

/** Once an order has closed its coupons are free again, and are another order's to name: what they took off still stands. */
function presentCoupons(
  { parts }: OrderRow,
  coupons: readonly PlacedCoupon[],
  language: Language,
): Pick<OrderWire, 'coupons' | 'deliverySaved'> {
  const off = couponCents(parts)
  const saved = coupons.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (saved >= off)
    return {
      coupons: coupons.map(({ name, code, amountCents }) => ({
        couponCode: code ?? '',
        name: name[language],
        amount: toWire(amountCents),
      })),
      deliverySaved: toWire(saved - off),
    }
  return { coupons: [{ couponCode: '', name: '', amount: toWire(off) }], deliverySaved: '0.00' }
}

const presentHistory = (history: readonly HistoryRow[], viewer: OrderReader): OrderWire['history'] =>
  history
    .filter((entry) => viewer === 'operator' || isNews(entry))
    .map((entry) => ({
      move: entry.move,
      toState: entry.to_state,
      date: entry.happened_at.toISOString(),
      actorKind: entry.actor_kind,
      actor: viewer === 'operator' ? entry.actor : '',
      note: viewer === 'operator' ? (entry.note ?? '') : '',
    }))

/** One that never arrived is the desk's to know. */
export const isParcelShown = ({ direction, ended_at }: ParcelOfOrder, viewer: OrderReader): boolean =>
  direction === 'to-shopper' && (ended_at === null || viewer === 'operator')

/** Shoppers are told where the order stands, and what of it went another way than the rest; each step of the bench is the desk's. */
const isNews = (entry: HistoryRow): boolean =>
  toldMoves.some((move) => move === entry.move) || entry.from_state !== entry.to_state

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
  { language, viewer }: { language: 'en' | 'zh'; viewer: OrderReader },
): ParcelWire {
  const inside = units.filter((unit) => parcel.unitIds.includes(unit.unit_id))
  return {
    courier: parcel.courier ?? '',
    trackingNumber: parcel.tracking_number ?? '',
    sentAt: (parcel.sent_at ?? clock.now()).toISOString(),
    receivedAt: parcel.received_at?.toISOString() ?? null,
    pickUp: viewer === 'shopper' ? pickUpOf(parcel) : null,
    pieces: lines
      .map(({ line_id, snapshot }) => ({
        title: language === 'zh' ? snapshot.titleZh : snapshot.titleEn,
        quantity: inside.filter((unit) => unit.line_id === line_id).length,
      }))
      .filter(({ quantity }) => quantity > 0),
  }
}

/** The desk asks for the code, and so is not told it. */
function pickUpOf({ pick_up_code, keep_until, received_at, ended_at }: ParcelOfOrder): ParcelWire['pickUp'] {
  if (!pick_up_code || !keep_until || received_at || ended_at) return null
  return { code: pick_up_code, qrSvg: '', until: dayInHongKong(keep_until) }
}

function presentLine(line: LineRow, language: 'en' | 'zh'): Omit<OrderWire['productItems'][number], 'units' | 'seller'> {
  const { snapshot } = line
  const title = language === 'zh' ? snapshot.titleZh : snapshot.titleEn
  return {
    spuCode: snapshot.spuCode,
    articleNumber: snapshot.articleNumber,
    itemNumber: snapshot.itemNumber ?? '',
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
    exotic: snapshot.exotic ?? false,
    marks: marksOf(snapshot.marks, language),
  }
}

/** What the law wants beside precious goods: fineness, weight, and what the stones are. */
function marksOf(marks: LineRow['snapshot']['marks'], language: Language): string[] {
  if (!marks) return []
  const { fineness, grams, stones } = marks
  return [
    fineness?.[language] ?? '',
    grams === null ? '' : preciousMarkText.grams[language](String(grams)),
    isStoneMark(stones) ? stoneMarkText[stones][language] : '',
  ].filter(Boolean)
}

function presentUnits(
  { line_id }: LineRow,
  units: readonly UnitRow[],
  sent: readonly ParcelOfOrder[],
  { parcels, certificates, looks, about }: Pick<OrderDetail, 'parcels' | 'certificates' | 'looks' | 'about'>,
): OrderWire['productItems'][number]['units'] {
  return units
    .filter((unit) => unit.line_id === line_id)
    .map(({ unit_id, state }) => {
      const parcel = sent.findLastIndex(({ unitIds }) => unitIds.includes(unit_id))
      const look = looks.get(unit_id)
      const came = parcels.findLast(({ direction, unitIds }) => direction === 'to-us' && unitIds.includes(unit_id))
      const inForce = state === 'passed' || state === 'sent' || state === 'received'
      return {
        unitId: unit_id,
        state,
        parcel: parcel === -1 ? null : parcel,
        certificate: (inForce && certificates.get(unit_id)) || '',
        arrivedAt: came?.received_at?.toISOString() ?? '',
        examinedAt: look?.at.toISOString() ?? '',
        shots: inForce && look ? look.pictures.map(({ point, ...picture }) => ({ point, picture: { ...picture, alt: '' } })) : [],
        ...(about.get(unit_id) ?? NOTHING),
      }
    })
}
