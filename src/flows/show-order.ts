import { countWaitingOf } from '#modules/approvals/index.server.ts'
import { listBenchLooks } from '#modules/authentication/index.server.ts'
import { listCertificateCodes } from '#modules/certificates/index.server.ts'
import { arrivesBy, arrivesFrom, arrivesOnceSent, sendingOf } from '#modules/fulfilment/arrival.rules.ts'
import {
  findOrderByContact,
  findBack,
  findOrder,
  keyOfOrder,
  listGrants,
  listRefundDetails,
  listReportsOf,
  type OrderBack,
  ownerOfOrder,
  refundWaysOf,
  sharesLeftOf,
  standingOf,
  getOrder,
  isComing,
  listConsignments,
  listHistory,
  listLines,
  listParcels,
  listUnits,
  offeredWays,
  type OrderReader,
  type OrderRow,
  type UnitRow,
  presentOrder,
  requireViewer,
  shownTotal,
  isCardResting,
  listPayments,
  listRefunds,
  mainPayment,
  type PaymentRow,
  presentedState,
  type RefundRow,
} from '#modules/orders/index.server.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { operatorMovesFrom, unitActsFrom } from '#modules/orders/orders.rules.ts'
import { isTransfer } from '#modules/orders/payments/pay-types.rules.ts'
import { findWaysOfCoupons, listCouponsOf } from '#modules/coupons/index.server.ts'
import { isOpenMember } from '#modules/members/index.server.ts'
import { mostOf, refundableParts, type UnitShares, wholeOf, worthOf } from '#modules/orders/refunds/refund.rules.ts'
import {
  type UnallocatedReceipt,
  listHeldOfOrder,
  listPayoutsOf,
  presentPayouts,
  sumHeld,
} from '#modules/treasury/index.server.ts'
import type { PaymentStateWire } from '#modules/orders/payments/payments.contract.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { clock, daysOf } from '#platform/clock.ts'
import type { Viewer } from '#platform/call.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import { refuse } from '#platform/refusal.ts'
import { toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import { withPickUpCodes } from './show-order/pick-up-codes.ts'
import { presentReports } from './show-order/order-reports.ts'
import { presentRefunds } from './show-order/order-refunds.ts'
import { listAskedAbout, presentPieceAbout } from './show-order/piece-acts.ts'
import { readTogether } from '#platform/database/together.server.ts'

/** An order to the shopper who placed it or proved to know it. */
export async function showOrder(tx: Read, viewer: Viewer, orderNumber: string): Promise<OrderWire> {
  const found = await gather(tx, orderNumber, viewer.ownerId)
  return withPickUpCodes(present(found, viewer.language, found.standing ?? refuse('NOT_FOUND')))
}

/** An order found by its number and the phone or e-mail given with it: the one that was not given is hidden, and where it goes. */
export async function showFoundOrder(tx: Tx, viewer: Viewer, wanted: { orderNo: string; contact: string }): Promise<OrderWire> {
  const order = await findOrderByContact(tx, wanted.orderNo, wanted.contact, viewer.ownerId)
  return showOrder(tx, viewer, order.order_number)
}

/** How the payment of an order stands: what a waiting screen asks for. */
export async function showPaymentState(
  tx: Read,
  viewer: Viewer,
  orderNumber: string,
  providers: PaymentProviders,
): Promise<PaymentStateWire> {
  const order = await getOrder(tx, orderNumber)
  await requireViewer(tx, order, viewer.ownerId)
  const refunds = await listRefunds(tx, order.order_id)
  const payment = mainPayment(await listPayments(tx, order.order_id), refunds)
  return {
    orderNo: order.order_number,
    orderState: order.state,
    paymentState: payment ? presentedState(payment, refunds) : '',
    payType: payment?.method ?? order.pay_type,
    amount: toWire(payment?.amount_cents ?? shownTotal(order)),
    expiresAt: order.expires_at.toISOString(),
    serverTime: clock.now().toISOString(),
    rejectReason: payment?.reject_reason ?? '',
    came: toWire(sumHeld(await listHeldOfOrder(tx, order.order_id))),
    processing: false,
    cardRests: payment?.state === 'failed' && (await isCardResting(tx, payment.card_fingerprint)),
    ways: offeredWays(providers, order.total_cents, await findWaysOfCoupons(tx, order)),
  }
}

/** An order to an operator, with its payments, consignments and the moves that exist from here: one statement as well. */
export function showAdminOrder(tx: Read, language: Language, orderNumber: string): Promise<AdminOrderWire> {
  const key = keyOfOrder(orderNumber)
  return readTogether(tx, async (read) => {
    const [found, details, reports, mayTakeBalance, waiting] = await Promise.all([
      gatherWith(read, orderNumber),
      listRefundDetails(read, key),
      listReportsOf(read, key),
      isOpenMember(read, ownerOfOrder(orderNumber)),
      countWaitingOf(read, key),
    ])
    return {
      ...present(found, language, 'operator'),
      ...presentAdminOrder(found, language),
      refunds: presentRefunds(details, found.back),
      reports: presentReports(reports),
      mayTakeBalance,
      waiting,
    }
  })
}

function presentAdminOrder(found: Gathered, language: Language) {
  const { order, payments, refunds, consignments, units, held, back } = found
  const left = sharesLeftOf(order, units, back)
  return {
    moves: operatorMovesFrom(order.state, units).filter((move) => move !== 'refund' || refunds.some(awaitsApproval)),
    payments: payments.map((payment) => ({
      paymentId: payment.payment_id,
      payType: payment.method,
      state: presentedState(payment, refunds),
      amount: toWire(payment.amount_cents),
      came: toWire(sumHeld(held.filter(({ payment_id }) => payment_id === payment.payment_id))),
      reference: isTransfer(payment.method) ? order.order_number : payment.reference,
      createTime: payment.created_at.toISOString(),
      receiptUploadId: payment.receipt_upload,
      rejectReason: payment.reject_reason ?? '',
      provider: payment.provider,
    })),
    consignments: consignments.map((one) => ({
      merchantName: language === 'zh' ? one.merchantNameZh : one.merchantNameEn,
      amount: toWire(one.goodsCents),
      state: one.state,
      dueTime: one.state === 'awaited' ? (one.dueAt?.toISOString() ?? '') : '',
    })),
    refundable: presentRefundable(left),
    units: presentUnits(found, left),
  }
}

/** Of an order that is or goes back: what of its fees was not asked for. */
function keptOf(order: OrderRow, units: readonly UnitRow[], back: OrderBack): number {
  if (order.state !== 'refunded' && order.state !== 'refund-pending') return 0
  const left = [...sharesLeftOf(order, units, back).values()]
  return left.reduce((sum, { fee = 0, delivery = 0 }) => sum + fee + delivery, 0)
}

const awaitsApproval = ({ state }: RefundRow): boolean => state === 'requested' || state === 'failed'

type Gathered = Awaited<ReturnType<typeof gatherWith>>

/** All that an order page shows, in one statement. `ownerId`: who looks at it. */
const gather = (tx: Read, orderNumber: string, ownerId: string) =>
  readTogether(tx, (read) => gatherWith(read, orderNumber, ownerId))

async function gatherWith(read: Read, orderNumber: string, ownerId?: string) {
  const key = keyOfOrder(orderNumber)
  const [
    [found, grants, lines, units, parcels, history, consignments],
    [payments, refunds, back, held, payouts, coupons],
    about,
  ] = await Promise.all([
    Promise.all([
      findOrder(read, orderNumber),
      ownerId === undefined ? [] : listGrants(read, key, ownerId),
      listLines(read, key),
      listUnits(read, key),
      listParcels(read, key),
      listHistory(read, key),
      listConsignments(read, key),
    ]),
    Promise.all([
      listPayments(read, key),
      listRefunds(read, key),
      findBack(read, key),
      listHeldOfOrder(read, key),
      listPayoutsOf(read, key),
      listCouponsOf(read, key),
    ]),
    Promise.all([listAskedAbout(read, key), listCertificateCodes(read, key), findHolidays(read), listBenchLooks(read, key)]),
  ])
  const order = found ?? refuse('NOT_FOUND')
  const [asked, certificates, holidays, looks] = about
  return {
    ...{
      order,
      lines,
      units,
      parcels,
      history,
      consignments,
      payments,
      refunds,
      back,
      held,
      payouts,
      certificates,
      holidays,
      looks,
    },
    standing: ownerId === undefined ? undefined : standingOf(order, ownerId, grants),
    returned: refundWaysOf(refunds.filter(isBackOfPrice), back.covered),
    keptCents: keptOf(order, units, back),
    coupons: order.has_coupons ? coupons : [],
    about: presentPieceAbout(order, { units, lines, parcels }, asked),
  }
}

const presentRefundable = (left: UnitShares): AdminOrderWire['refundable'] =>
  refundableParts
    .map((part) => ({ part, cents: mostOf(left, part) }))
    .filter(({ cents }) => cents > 0)
    .map(({ part, cents }) => ({ part, amount: toWire(cents) }))

function presentUnits({ order, lines, units, parcels }: Gathered, left: UnitShares): AdminOrderWire['units'] {
  const lineIds = lines.map((line) => line.line_id)
  return units.map((unit) => {
    // Parcels come in the order of time: the last one says where the piece is.
    const last = parcels.findLast((parcel) => parcel.unitIds.includes(unit.unit_id))
    return {
      unitId: unit.unit_id,
      line: lineIds.indexOf(unit.line_id),
      state: unit.state,
      shelf: unit.shelf,
      isWithUs: last !== undefined && last.direction !== 'to-shopper' && last.received_at !== null,
      isComing: unit.state === 'awaited' && isComing(parcels, unit.unit_id),
      left: toWire(worthOf(wholeOf(left, [unit.unit_id]))),
      acts: unitActsFrom(order.state, unit),
    }
  })
}

/** What came for nothing is none of the price. */
const isBackOfPrice = ({ kind, state }: RefundRow): boolean => kind === 'refund' && state === 'confirmed'

function present(
  {
    order,
    lines,
    units,
    parcels,
    history,
    payments,
    refunds,
    held,
    payouts,
    consignments,
    certificates,
    holidays,
    looks,
    about,
    returned,
    keptCents,
    coupons,
  }: Gathered,
  language: Language,
  viewer: OrderReader,
): OrderWire {
  const sellers = consignments.map((one) => presentSeller(one, order, holidays, language))
  const payment = mainPayment(payments, refunds)
  const shown = payment
    ? {
        state: presentedState(payment, refunds),
        receiptUploaded: payment.receipt_upload !== null,
        rejectReason: payment.reject_reason ?? '',
      }
    : null
  return presentOrder(
    {
      order,
      lines,
      units,
      parcels,
      history,
      payment: shown,
      returned,
      keptCents,
      coupons,
      short: shortOf(order, payments, held),
      payout: presentPayouts(payouts, viewer === 'finder'),
      certificates,
      looks,
      sellers,
      // What is ordered together arrives with what comes last.
      arrivesBy:
        sellers
          .map((seller) => seller.arrivesBy)
          .toSorted()
          .at(-1) ?? '',
      about,
    },
    language,
    viewer,
  )
}

/** A seller's pieces come when that seller's can, whatever else was ordered with them. */
function presentSeller(
  consignment: Gathered['consignments'][number],
  order: OrderRow,
  holidays: Gathered['holidays'],
  language: Language,
) {
  const { consignmentId, isHouse, merchantKind, merchantNameEn, merchantNameZh, merchantCode, state, awayUntil } = consignment
  const since = order.paid_at ?? clock.now()
  const sending = sendingOf(consignment, daysOf(consignment.daysAway))
  const due = sending && consignment.dueAt
  return {
    consignmentId,
    isHouse,
    name: language === 'zh' ? merchantNameZh : merchantNameEn,
    path: merchantKind === 'platform' ? '' : `/merchant/${encodeURIComponent(merchantCode)}`,
    arrivesFrom: arrivesFrom(since, holidays, sending, order.zone),
    arrivesBy: due ? arrivesOnceSent(due, holidays, order.zone) : arrivesBy(since, holidays, sending, order.zone),
    awayUntil: state === 'awaited' ? (awayUntil ?? '') : '',
  }
}

/** What has come of the try at paying that is short, and what of it is missing. */
function shortOf(order: OrderRow, payments: readonly PaymentRow[], held: readonly UnallocatedReceipt[]): OrderWire['short'] {
  const [first] = held
  const payment = payments.find(({ payment_id }) => payment_id === first?.payment_id)
  if (!payment) return null
  const came = sumHeld(held.filter(({ payment_id }) => payment_id === payment.payment_id))
  const missing = order.state === 'payment-pending' ? payment.amount_cents - came : 0
  return { came: toWire(came), missing: toWire(missing) }
}
