import { getProduct } from '../../src/modules/catalogue/catalogue.paths.ts'
import { createOrder, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '../../src/modules/orders/payments/payments.paths.ts'
import { searchProducts } from '../../src/modules/search/search.paths.ts'
import { newReceiver } from '../buying/checkout.ts'
import { ask } from '../calls.ts'
import type { Person } from '../shop-test.ts'

/** A piece whose best offer is that of this merchant. */
async function findPieceOf(person: Person, merchant: string, token: string) {
  const { list } = await ask(person, searchProducts, { category: 'homeware', sort: 'price-down' }, token)
  for (const { brandCode, articleNumber } of list) {
    const { colours } = await ask(person, getProduct, { brandCode, code: articleNumber }, token)
    for (const { skuId, offers, stock } of colours.flatMap(({ variants }) => variants)) {
      const [best] = offers
      if (stock === 'in' && best?.merchantName === merchant) return { skuId, skuPriceId: best.skuPriceId, quantity: 1 }
    }
  }
  throw new Error(`${merchant} has the best offer of nothing`)
}

/** Bought of this merchant by the shopper of this browser, and paid for. */
export async function boughtOf(person: Person, merchant: string, token: string, office: string): Promise<string> {
  const productItems = [await findPieceOf(person, merchant, token)]
  const { firstName, lastName, mobile, address, email } = newReceiver(person)
  const { total } = await ask(person, quoteOrder, { productItems, comitPayType: 'fps', destination: 'HK' }, token)
  const where = { areaNum: '+852', territory: 'HK' as const, provinceCode: 'wan-chai' }
  const order = {
    productItems,
    logisticsType: 2 as const,
    orderAddressIVO: { firstName, lastName, mobile, address, ...where },
    comitPayType: 'fps' as const,
    billEmail: email,
    total: total ?? '',
    quick: true,
  }
  const { orderNo } = await ask(person, createOrder, order, token)
  const { paymentId } = await ask(person, startPayment, { orderNo, payType: 'fps' }, token)
  await ask(person, confirmPayment, { paymentId }, office)
  return orderNo
}
