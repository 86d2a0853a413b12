import { setTimeout as pause } from 'node:timers/promises'
import type { CreateWire } from '../../src/modules/orders/orders.contract.ts'
import { cancelOrder, confirmReceipt, createOrder, moveOrder, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import { capturePayment, confirmPayment, startPayment } from '../../src/modules/orders/payments/payments.paths.ts'
import { isTransfer, payTypes } from '../../src/modules/orders/payments/pay-types.rules.ts'
import type { PaymentWire } from '../../src/modules/orders/payments/payments.contract.ts'
import { practiceActs } from '../../src/sandbox/bank/practice-bank-page.server.ts'
import { authenticateAll } from '../../src/flows/delivery/bench.builders.ts'
import { hongKongAddress, londonAddress, orderFor } from '../../src/flows/order.builders.ts'
import { destinationOf } from '../../src/language/buying/territories.ts'
import { refusals } from '../../src/refusals.ts'
import { askAs, doorOf } from './callers.ts'
import { giveBackSome, lookAfter } from './free-aftercare.ts'
import { meetOthers } from './free-community.ts'
import { liveOn, signInAgain, spendFreely } from './free-members.ts'
import { followSome } from './free-referrals.ts'
import { dispute, endOnTheWay, payByFile, refundThere } from './free-outcomes.ts'
import { stealAlone } from './free-theft.ts'
import { type Day, payThere, pick, PLENTY, pressThere, type Street } from './street.ts'

/** Who is told so often that the card provider does not answer pays another day, or never. */
const MOST_TRIES_TO_PAY = 8
let shoppers = 0

/** What is scarce is fought for while there is some; who would only find it sold out asks for it less often. */
const wish = ({ products, beside, random }: Street) =>
  beside.length > 0 && random() < 0.7
    ? pick(beside, random)
    : pick(random() < 0.85 ? products.slice(0, PLENTY) : products, random)

/** One shopper from the first call to wherever the day ends. Answers the number of the order, if one was placed. */
export async function shopFreely(street: Street): Promise<string | undefined> {
  const { random } = street
  shoppers += 1
  const ask = askAs(street, `shopper${shoppers}`)
  const door = doorOf(street, ask)
  const me = random() < 0.6 ? pick(street.residents, random) : undefined
  if (me && random() < 0.05) await signInAgain(door, me)
  const token = me?.token ?? (await door.visitor())
  const way = pick(['card', 'card', 'paypal', 'bank', 'fps'] as const, random)
  const placed = await place({ ...street, ask, door, me, token, way })
  if (!placed) return undefined
  const { orderNo } = placed
  const isPayable = placed.total !== '0.00' && random() < 0.85
  const page = isPayable ? await pay({ ...street, ask, door, me, orderNo, token, way }) : undefined
  if (random() < street.buyers) return orderNo
  if (random() < 0.1) await ask(cancelOrder, { orderNo }, token)
  const day: Day = { ...street, ask, door, me, orderNo, token, way, page }
  if (random() < 0.1) await refundThere(day)
  if (random() < 0.1) await stealAlone(day)
  if (random() < 0.15) await dispute(day)
  if (random() < 0.35) await deliver(day)
  if (random() < 0.3) await lookAfter(day)
  if (random() < 0.12) await giveBackSome(day)
  if (random() < 0.05) await payByFile(day)
  if (me && random() < 0.4) await liveOn({ street, door, me })
  if (street.mingles && random() < 0.35) await meetOthers(day)
  return orderNo
}

/** The price is asked and the order placed; who learns that a coupon is of no use orders without. */
async function place(day: Omit<Day, 'page' | 'orderNo'>): Promise<CreateWire | undefined> {
  const { ask, door, me, token, way, random } = day
  const pieces = [...new Set([wish(day), wish(day)])].slice(0, 1 + Math.floor(random() * 2))
  const asked = orderFor(pieces, { total: '', comitPayType: way, quantity: 1 + Math.floor(random() * 2) })
  // Delivery abroad is a part of the price, and goes back with it.
  const address = random() < 0.2 ? londonAddress : hongKongAddress
  const isFetched = random() < 0.2
  const destination = isFetched ? 'HK' : destinationOf(address.territory, address.provinceCode)
  const mobile = String(60_000_000 + shoppers)
  const where = isFetched
    ? { logisticsType: 1 as const, selfLogisticsForm: { ...hongKongAddress, mobile, provinceCode: 'central-store', address: '' } }
    : { orderAddressIVO: { ...address, mobile, address: `${shoppers} ${address.address}` } }
  const followed = await followSome(day)
  const spending = await spendFreely(day, door, me)
  const tries = spending.couponCodes?.length ? [spending, { ...spending, couponCodes: [] }] : [spending]
  for (const { couponCodes = [], ...own } of tries) {
    const reduced = { ...own, couponCodes: [...couponCodes, ...followed] }
    const priced = { productItems: asked.productItems, comitPayType: way, destination, ...reduced }
    const quoted = await ask(quoteOrder, priced, token)
    if (quoted.code !== 200) continue
    const placed = await ask(createOrder, { ...asked, ...reduced, total: quoted.data.total, ...where }, token)
    if (placed.code === 200) return placed.data
  }
  return undefined
}

const press = (day: Street, page: string): Promise<void> =>
  pressThere(day, page, pick(['succeed', 'succeed', 'succeed', 'succeed', 'decline', 'abandon'], day.random))

/** Sometimes another way is opened first, or the button is pressed twice. Answers the provider's page, if there was one. */
async function pay(day: Omit<Day, 'page'>): Promise<string | undefined> {
  const { ask, orderNo, token, random, way } = day
  const ways = random() < 0.2 ? [pick(payTypes, random), way] : [way]
  const opened = []
  for (const payType of ways) {
    for (let tries = 1; tries <= MOST_TRIES_TO_PAY; tries += 1) {
      const answer = await ask(startPayment, { orderNo, payType }, token)
      if (answer.code === 200) opened.push(answer.data)
      if (answer.code !== refusals.PAYMENT_PROVIDER_DOWN.code) break
      await pause(500)
    }
  }
  for (const one of random() < 0.7 ? opened.slice(-1) : opened) {
    if (isTransfer(one.payType)) await transfer(day, one)
    else for (let times = random() < 0.2 ? 2 : 1; times > 0; times -= 1) await press(day, one.providerUrl ?? '')
  }
  if (random() < 0.5) await ask(capturePayment, { orderNo }, token)
  return opened.findLast(({ payType }) => !isTransfer(payType))?.providerUrl ?? undefined
}

/** The desk sees it on the statement, or the bank tells of it: as it should be, too little, too much, twice, late or of nobody. */
async function transfer(day: Omit<Day, 'page'>, { paymentId, providerUrl }: PaymentWire): Promise<void> {
  const { random, orderNo } = day
  if (random() < 0.6 || !providerUrl) await day.ask(confirmPayment, { paymentId }, await day.operator())
  else await payThere(day, providerUrl, { act: pick(practiceActs, random), back: `/payment/bank?orderNo=${orderNo}` })
}

async function deliver(day: Day): Promise<void> {
  const { url, ask, orderNo, token, random, operator, colleague } = day
  const desk = await operator()
  const moves = pick(
    [
      ['seller-sent', 'dispatch'],
      ['seller-sent', 'dispatch', 'receive'],
      ['request-refund', 'refund'],
    ] as const,
    random,
  )
  for (const move of moves) {
    if (move === 'dispatch') await authenticateAll({ url, ask, token: desk }, orderNo)
    const moved = await ask(moveOrder, { orderNo, move }, move === 'refund' ? await colleague() : desk)
    // What cannot leave is asked for once, and now and then against all sense.
    if (moved.code !== 200 && random() < 0.8) return
  }
  if (random() < 0.4) await endOnTheWay(day)
  if (random() < 0.5) await ask(confirmReceipt, { orderNo }, token)
  if (random() >= 0.2) return
  await ask(moveOrder, { orderNo, move: 'request-refund' }, desk)
  await ask(moveOrder, { orderNo, move: 'refund' }, await colleague())
}
