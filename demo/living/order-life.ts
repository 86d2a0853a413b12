import { sql } from 'kysely'
import { z } from 'zod'
import { authenticatePiece } from '../../src/flows/delivery/authenticate-piece.ts'
import { handOver } from '../../src/flows/delivery/hand-over.ts'
import { handlePieces } from '../../src/flows/handle-pieces.ts'
import { placeOrders } from '../../src/flows/place-order/place-orders.ts'
import { operateOrder } from '../../src/flows/operate-order.ts'
import { confirmOrderReceipt } from '../../src/flows/receive-order.ts'
import { listRunningAutomatic } from '../../src/modules/coupons/index.server.ts'
import { checklists, kindOfCategory } from '../../src/modules/authentication/checklists.rules.ts'
import { CreateInput } from '../../src/modules/orders/orders.contract.ts'
import { listCartCoupons, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import type { PayType } from '../../src/modules/orders/payments/pay-types.rules.ts'
import { capturePayment, startPayment, uploadReceipt } from '../../src/modules/orders/payments/payments.paths.ts'
import { destinationOf } from '../../src/language/buying/territories.ts'
import { MINUTE } from '../../src/platform/clock.ts'
import { Refusal } from '../../src/platform/refusal.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import type { Choice } from '../catalogue/seeded-choice.ts'
import type { Bank } from './bank-life.ts'
import { lateFor, ofMerchants, sendOwn } from './consignment-life.ts'
import { atDesk, HOUR, later } from './lives.ts'
import type { PastShop } from './past-shop.ts'
import type { Photographs } from './pictures.ts'
import type { Owners } from './sellers.ts'
import type { Piece } from './shelves.ts'
import type { Shopper } from './shoppers.ts'
import type { Staff } from './staff.ts'

/** All that takes part in the demo's weeks. */
export type Town = { shop: PastShop; staff: Staff; owners: Owners; bank: Bank; photographs: Photographs }

export type Wanted = {
  pieces: readonly Piece[]
  payType: Exclude<PayType, 'balance'>
  /** Where it is fetched; empty: it is brought. */
  pickUp: '' | 'central-store' | 'kwun-tong-office'
  couponCodes?: string[]
  usePoints?: boolean
  useBalance?: boolean
}
export type Bought = { orderNo: string; orderId: string; who: Shopper; placedAt: Date; page: string }

const Unit = z.object({
  unitId: z.string(),
  state: z.string(),
  merchant: z.string(),
  category: z.string(),
  title: z.string(),
  productId: z.string(),
})

export const unitsOf = ({ shop }: Town, { orderId }: Pick<Bought, 'orderId'>) =>
  readRows(
    shop.tx,
    Unit,
    sql`select u.unit_id as "unitId", u.state, c.merchant_id as merchant, p.path as category, l.snapshot ->> 'titleEn' as title,
        l.product_id as "productId"
      from units u join order_lines l using (line_id) join consignments c on c.consignment_id = u.consignment_id
        join product_categories p on p.product_id = l.product_id and p.is_primary
      where u.order_id = ${orderId} order by u.unit_id`,
  )

const tillOf = async ({ tx, services: { settings, payments } }: PastShop) => ({
  ...(await settings(tx)),
  campaigns: await listRunningAutomatic(tx),
  payments,
  limitScale: 1_000_000,
})

/** Somebody checks out. */
export async function placeOrder({ shop }: Pick<Town, 'shop'>, who: Shopper, wanted: Wanted, placedAt: Date): Promise<Bought> {
  const { person } = who
  const productItems = wanted.pieces.map(({ skuId, offerId }) => ({ skuId, skuPriceId: offerId, quantity: 1 }))
  const { payType: comitPayType, couponCodes = [], usePoints = false, useBalance = false, pickUp } = wanted
  const logisticsType = pickUp === '' ? (2 as const) : (1 as const)
  const given = { productItems, comitPayType, couponCodes, usePoints, useBalance, logisticsType }
  const destination = pickUp === '' ? destinationOf(person.territory, person.provinceCode) : 'HK'
  const { total } = await shop.ask(who, quoteOrder, { ...given, destination })
  const { firstName, lastName, areaNum, mobile, territory, provinceCode, city, postCode, address } = person
  const somebody = { firstName, lastName, areaNum, mobile }
  const where =
    pickUp === ''
      ? { orderAddressIVO: { ...somebody, territory, provinceCode, city, postCode, address } }
      : { selfLogisticsForm: { ...somebody, territory: 'HK' as const, provinceCode: pickUp } }
  // Past the line before the till, which is for many at once and looks at the clock on the wall.
  const wish = CreateInput.parse({ ...given, ...where, total, quick: true, billEmail: person.email })
  const buyer = { ownerId: who.accountId, language: who.language, network: who.ip, deviceId: undefined, isMember: who.isMember }
  const [placed] = await placeOrders(shop.tx, [{ buyer, wanted: wish }], await tillOf(shop))
  // A coupon is for each person once, whichever account they have; who is told so buys without it.
  if (placed instanceof Refusal && couponCodes.length > 0)
    return placeOrder({ shop }, who, { ...wanted, couponCodes: [] }, placedAt)
  if (!placed || placed instanceof Refusal) throw placed ?? new Error('nothing was placed')
  const { orderNo } = placed
  const [row] = await readRows(
    shop.tx,
    z.object({ id: z.string() }),
    sql`select order_id as id from orders where order_number = ${orderNo}`,
  )
  return { orderNo, orderId: row!.id, who, placedAt, page: '' }
}

/** What would save most, as the bag shows it, and beside it a code that was read somewhere. */
export async function couponsFor(
  { shop }: Town,
  who: Shopper,
  { pieces, payType }: Wanted,
  typed: readonly string[],
): Promise<string[]> {
  const productItems = pieces.map(({ skuId, offerId }) => ({ skuId, skuPriceId: offerId, quantity: 1 }))
  const asked = { productItems, comitPayType: payType }
  const { best } = await shop.ask(who, listCartCoupons, asked)
  const couponCodes = [...best.couponCodes, ...typed]
  if (typed.length === 0) return couponCodes
  const { list } = await shop.ask(who, listCartCoupons, { ...asked, couponCodes })
  return list.filter(({ isUsed, couponCode }) => isUsed && couponCode !== '').map(({ couponCode }) => couponCode)
}

/** It is paid, or at least shown to have been: a transfer is known once the bank says so. */
export async function payOrder(town: Town, order: Bought, payType: Wanted['payType']): Promise<void> {
  const { shop, bank, photographs } = town
  const { orderNo, who } = order
  const { amount, reference, providerUrl } = await shop.ask(who, startPayment, { orderNo, payType })
  if (payType === 'card' || payType === 'paypal') {
    order.page = providerUrl ?? ''
    await shop.press(order.page, payType === 'card' ? 'pay' : 'approve')
    await shop.ask(who, capturePayment, { orderNo })
    return
  }
  const uploadId = await photographs.take(who.accountId, 'receipt', 'receipt')
  await shop.ask(who, uploadReceipt, { orderNo, uploadId })
  bank.receives({ amount, reference, payer: who.person.payee, payType })
}

const Facts = z.object({ state: z.string(), paidAt: z.date().nullable() })
async function factsOf({ shop }: Town, { orderId }: Pick<Bought, 'orderId'>): Promise<z.output<typeof Facts>> {
  const [facts] = await readRows(shop.tx, Facts, sql`select state, paid_at as "paidAt" from orders where order_id = ${orderId}`)
  return facts!
}

/** From the order to its payment; answers when it was paid, or undefined where it never is. */
export async function* buy(
  town: Town,
  order: Bought,
  payType: Wanted['payType'],
  choice: Choice,
): AsyncGenerator<Date, Date | undefined> {
  const paysAt = later(order.placedAt, choice.between(2, 14) * MINUTE)
  yield paysAt
  await payOrder(town, order, payType)
  for (let at = later(paysAt, MINUTE), tries = 0; tries < 6; tries += 1) {
    const { paidAt } = await factsOf(town, order)
    if (paidAt) return paidAt
    yield (at = later(town.bank.nextAt(at), MINUTE))
  }
  return undefined
}

export type Delivery = {
  isSplit?: boolean
  refuses?: boolean
  /** Its merchants send it after the time they had. */
  isLate?: boolean
  isLost?: boolean
  courier?: (typeof COURIERS)[number]
  confirms: boolean
}
const COURIERS = ['SF Express', 'Kerry Express', 'Hongkong Post', 'DHL Express'] as const

/** From its sellers over the bench to whoever has bought it; answers when it was received. */
export async function* deliver(
  town: Town,
  order: Bought,
  paidAt: Date,
  how: Delivery,
  choice: Choice,
): AsyncGenerator<Date, Date | undefined> {
  const sellers = [...Map.groupBy(await unitsOf(town, order), ({ merchant }) => merchant).values()]
  const groups = how.isSplit ? sellers : [sellers.flat()]
  let at = paidAt
  let receivedAt: Date | undefined
  for (const [which, theirs] of groups.entries()) {
    const isLate = how.isLate === true && ofMerchants(town, theirs)
    yield (at = isLate ? await lateFor(town, order, choice) : atDesk(at, choice.between(4, which === 0 ? 30 : 46)))
    // What came so late was cancelled by rule.
    const awaited = (await unitsOf(town, order)).filter(({ state }) => state === 'awaited')
    const group = awaited.filter(({ unitId }) => theirs.some((unit) => unit.unitId === unitId))
    if (group.length === 0) continue
    const unitIds = group.map(({ unitId }) => unitId)
    if (await sendOwn(town, order, group, choice)) yield (at = atDesk(at, choice.between(6, 22)))
    await operateOrder(town.shop.tx, town.staff.desk.actor, {
      orderNo: order.orderNo,
      move: 'seller-sent',
      note: '',
      courier: '',
      trackingNumber: '',
      unitIds,
    })
    yield (at = atDesk(at, choice.between(2, 20)))
    for (const [place, unit] of group.entries()) await authenticate(town, unit, how.refuses === true && place === 0)
    const passed = (await unitsOf(town, order)).filter(({ unitId, state }) => unitIds.includes(unitId) && state === 'passed')
    if (passed.length === 0) continue
    yield (at = atDesk(at, choice.between(1, 6)))
    await dispatch(
      town,
      order,
      passed.map(({ unitId }) => unitId),
      how.courier ?? choice.pick(COURIERS),
      choice,
    )
    const arrives = later(at, choice.between(20, 70) * HOUR)
    if (!how.confirms && groups.length === 1) return undefined
    yield (receivedAt = arrives)
    if (how.isLost) await lose(town, order)
    else await receive(town, order)
    at = later(at, HOUR)
  }
  return receivedAt
}

async function lose(town: Town, order: Bought): Promise<void> {
  const unitIds = (await unitsOf(town, order)).filter(({ state }) => state === 'sent').map(({ unitId }) => unitId)
  await handlePieces(town.shop.tx, town.staff.desk.actor, {
    orderNo: order.orderNo,
    act: 'lose',
    unitIds,
    note: 'The courier cannot find the parcel.',
  })
}

async function receive({ shop, staff }: Town, { orderNo, orderId, who }: Bought): Promise<void> {
  const [waiting] = await readRows(
    shop.tx,
    z.object({ code: z.string() }),
    sql`select p.pick_up_code as code from parcels p join parcel_units c using (parcel_id) join units u using (unit_id)
      where u.order_id = ${orderId} and p.pick_up_code is not null and p.received_at is null and p.ended_at is null limit 1`,
  )
  if (waiting) await handOver(shop.tx, staff.desk.actor, waiting.code, 'en')
  else await confirmOrderReceipt(shop.tx, who.accountId, orderNo)
}

async function authenticate({ shop, staff, photographs }: Town, unit: z.output<typeof Unit>, refuses: boolean): Promise<void> {
  const kind = kindOfCategory(unit.category)
  const { actor } = staff.bench
  const seen = await photographs.take(actor.id, 'authentication', refuses ? 'stitching' : 'piece')
  const answers = Object.fromEntries(
    checklists[kind].map((point, at) => [point, refuses && at === 1 ? ('differs' as const) : ('fits' as const)]),
  )
  const found = { unitId: unit.unitId, kind, answers, pictures: [{ uploadId: seen, point: checklists[kind][0] }] }
  await authenticatePiece(shop.tx, actor, shop.services.signing, {
    ...found,
    result: refuses ? 'reject' : 'pass',
    reason: refuses ? 'The stitching is not as its maker does it.' : '',
  })
}

async function dispatch(
  { shop, staff }: Town,
  { orderNo }: Bought,
  unitIds: string[],
  courier: string,
  choice: Choice,
): Promise<void> {
  const digits = (num: number) => Array.from({ length: num }, () => choice.between(0, 9)).join('')
  const numbers: Record<string, string> = {
    'SF Express': `SF${digits(13)}`,
    'Kerry Express': `KEX${digits(9)}`,
    'DHL Express': digits(10),
  }
  const trackingNumber = numbers[courier] ?? postNumber(digits(8))
  await operateOrder(shop.tx, staff.desk.actor, { orderNo, move: 'dispatch', note: '', courier, trackingNumber, unitIds })
}

/** A number of the post checks itself (UPU S10). */
function postNumber(digits: string): string {
  const weights = [8, 6, 4, 2, 3, 5, 9, 7]
  const left = 11 - ([...digits].reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 11)
  return `RR${digits}${left === 10 ? 0 : left === 11 ? 5 : left}HK`
}
