import { couriers } from '../../src/language/buying/couriers.ts'
import { getProduct } from '../../src/modules/catalogue/catalogue.paths.ts'
import { confirmReceipt, createOrder, moveOrder, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import type { PayType } from '../../src/modules/orders/payments/pay-types.rules.ts'
import { confirmPayment, startPayment } from '../../src/modules/orders/payments/payments.paths.ts'
import { searchProducts } from '../../src/modules/search/search.paths.ts'
import { beginOperatorSession, passPieces } from '../shop-database.ts'
import { ask, shopperToken } from '../calls.ts'
import { fromWire } from '../../src/platform/money.ts'
import type { Person } from '../shop-test.ts'
import { newReceiver, type PlacedOrder } from './checkout.ts'

// Orders that are there before a test begins: made by the calls of the pages, without the pages, which have tests of their own
// (journey.spec.ts walks every step, payments.spec.ts every way to pay).

let session: Promise<string> | undefined
/** Whoever does in the shop what these orders need. */
const office = (): Promise<string> => (session ??= beginOperatorSession())

/** A bag of which there are several: `at` keeps tests out of each other's stock. */
async function findBag(person: Person, at: number, token: string) {
  const { list } = await ask(person, searchProducts, { category: 'women/bags', sort: 'price-down' }, token)
  const card = list.filter(({ stock }) => stock === 'in')[at]
  const { colours } = await ask(person, getProduct, { brandCode: card?.brandCode ?? '', code: card?.articleNumber ?? '' }, token)
  const variant = colours.flatMap(({ variants }) => variants).find(({ stock }) => stock === 'in')
  const offer = variant?.offers[0]
  if (!variant || !offer) throw new Error(`there are several of no bag at ${at}`)
  return { skuId: variant.skuId, skuPriceId: offer.skuPriceId, quantity: 1 }
}

/** Waits for its payment, which was begun. */
export async function givenOrder(person: Person, at: number, way: PayType): Promise<PlacedOrder & { paymentId: string }> {
  const token = await shopperToken(person)
  const productItems = [await findBag(person, at, token)]
  const receiver = newReceiver(person)
  const { firstName, lastName, mobile, address } = receiver
  const { total } = await ask(person, quoteOrder, { productItems, comitPayType: way, destination: 'HK' }, token)
  const order = {
    productItems,
    logisticsType: 2 as const,
    orderAddressIVO: {
      firstName,
      lastName,
      areaNum: '+852',
      mobile,
      territory: 'HK' as const,
      provinceCode: 'wan-chai',
      address,
    },
    comitPayType: way,
    billEmail: receiver.email,
    total: total ?? '',
    quick: true,
  }
  const { orderNo } = await ask(person, createOrder, order, token)
  const { paymentId } = await ask(person, startPayment, { orderNo, payType: way }, token)
  return { orderNo, totalCents: fromWire(order.total), receiver, paymentId }
}

/** Paid for; the shop has yet to be sent it. */
async function givenPaidOrder(person: Person, at: number): Promise<PlacedOrder> {
  const { paymentId, ...placed } = await givenOrder(person, at, 'fps')
  await ask(person, confirmPayment, { paymentId }, await office())
  return placed
}

/** Paid for and with us, where it lies on the bench. */
export async function givenOrderWithUs(person: Person, at: number): Promise<PlacedOrder> {
  const placed = await givenPaidOrder(person, at)
  await ask(person, moveOrder, { orderNo: placed.orderNo, move: 'seller-sent' }, await office())
  return placed
}

/** A bag in the hands of whoever bought it. */
export async function givenReceivedBag(person: Person, at: number): Promise<string> {
  const { orderNo } = await givenOrderWithUs(person, at)
  await passPieces(orderNo)
  const parcel = { courier: couriers[0]!.en, trackingNumber: 'SF1234567890123' }
  await ask(person, moveOrder, { orderNo, move: 'dispatch', ...parcel }, await office())
  await ask(person, confirmReceipt, { orderNo }, await shopperToken(person))
  return orderNo
}
