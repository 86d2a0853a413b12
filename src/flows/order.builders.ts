import { listPayouts, movePayout } from '#modules/treasury/money.paths.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { createOrder, getOrder, moveOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import type { OrderState } from '#modules/orders/orders.rules.ts'
import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'
import { startPayment } from '#modules/orders/payments/payments.paths.ts'
import type { CreateInput, CreateWire } from '#modules/orders/orders.contract.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import type { Envelope } from '#platform/wire/call-path.ts'
import { destinationOf } from '#language/buying/territories.ts'
import type { Browser, TestShop } from '../test-shop.builders.ts'

export const londonAddress = {
  firstName: 'Ada',
  lastName: 'King',
  areaNum: '+44',
  mobile: '2079460000',
  territory: 'ABROAD' as const,
  provinceCode: 'GB',
  city: 'London',
  postCode: 'SW1A 1AA',
  address: '10 Carlton House Terrace',
}

export const hongKongAddress = {
  firstName: 'Tai Man',
  lastName: 'Chan',
  areaNum: '+852',
  mobile: '9123 4567',
  territory: 'HK' as const,
  provinceCode: 'central-and-western',
  address: 'Flat A, 12/F, 18 Queen’s Road Central',
}

/** What a guest's browser sends to buy the first variant of a product. */
export function orderFor(
  products: BuiltProduct[],
  given: Partial<CreateInput> & { total: string; quantity?: number },
): CreateInput {
  const { quantity = 1, ...rest } = given
  return {
    productItems: products.map((product) => ({
      skuId: product.skuIds[0] ?? '',
      skuPriceId: product.offerIds[0] ?? '',
      quantity,
    })),
    logisticsType: 2,
    orderAddressIVO: hongKongAddress,
    selfLogisticsForm: {},
    comitPayType: 'bank',
    billEmail: 'tai.man@example.com',
    quick: true,
    ...rest,
  }
}

/** A guest of one's own settles and places an order; a phone of its own keeps the limit on unpaid orders out of the way. */
export async function placeAsGuest(
  shop: TestShop,
  products: BuiltProduct[],
  given: Partial<CreateInput> & {
    quantity?: number
    token?: string
    key?: string
    language?: 'en_US' | 'cht_CN'
    from?: string
    browser?: Browser
  } = {},
): Promise<{ token: string; answer: Envelope<CreateWire>; total: string }> {
  const { token = await shop.visitor(), key, language = 'en_US', from = '127.0.0.1', browser = new Map(), ...rest } = given
  const draft = orderFor(products, { total: '', orderAddressIVO: { ...hongKongAddress, mobile: freshPhone() }, ...rest })
  const { territory = 'HK', provinceCode = '' } = draft.orderAddressIVO ?? {}
  const settled = await shop.ask(
    quoteOrder,
    {
      productItems: draft.productItems,
      comitPayType: draft.comitPayType,
      couponCodes: draft.couponCodes,
      usePoints: draft.usePoints,
      useBalance: draft.useBalance,
      destination: draft.logisticsType === 2 ? destinationOf(territory, provinceCode) : 'HK',
    },
    { token, from, browser },
  )
  const total = settled.data.total ?? '0.00'
  const answer = await shop.ask(createOrder, { ...draft, total }, { token, language, from, browser, ...(key ? { key } : {}) })
  return { token, answer, total }
}

/** An order of a piece of its own, and the payment that was opened for it. */
export async function unpaidOrder(shop: TestShop, payType: PayType) {
  const product = await shop.product()
  const { token, answer } = await placeAsGuest(shop, [product], { comitPayType: payType })
  const { orderNo } = answer.data
  const payment = (await shop.ask(startPayment, { orderNo, payType }, { token })).data
  return { product, token, orderNo, payment }
}

/** Finance pays out all that waits for it of an order. */
export async function payOutAll(shop: TestShop, finance: string, orderNo: string): Promise<void> {
  const { payouts } = (await shop.ask(listPayouts, {}, { token: finance })).data
  const account = { payee: 'CHAN TAI MAN', bankCode: '004', account: '123-456789-001' }
  for (const { payoutId } of payouts.filter((one) => one.orderNo === orderNo && one.state === 'requested')) {
    const { data } = await shop.ask(movePayout, { payoutId, move: 'approve', ...account }, { token: finance })
    if (data.payouts.some((one) => one.payoutId === payoutId && one.stage === 'second'))
      await shop.ask(movePayout, { payoutId, move: 'second' }, { token: await shop.operator(['finance']) })
    await shop.ask(movePayout, { payoutId, move: 'send', note: 'BATCH 1' }, { token: finance })
    await shop.ask(movePayout, { payoutId, move: 'confirm' }, { token: finance })
  }
}

/** Before the days of a return are over two people say that nothing is open. Answers as the second of them. */
export async function completeEarly(shop: TestShop, orderNo: string, token: string): Promise<Envelope<AdminOrderWire>> {
  const wanted = { orderNo, move: 'complete' as const, note: 'Nothing is open.' }
  const first = await shop.ask(moveOrder, wanted, { token })
  return first.code === 200 ? shop.ask(moveOrder, wanted, { token: await shop.colleague() }) : first
}

/** A button on the card provider's page. */
export const pressCard = (shop: { url: string }, providerUrl: string | null, button: string): Promise<Response> =>
  fetch(new URL(`${providerUrl}/${button}`, shop.url), { method: 'POST', redirect: 'manual' })

export const stateOf = async (shop: TestShop, orderNo: string, token: string): Promise<OrderState> =>
  (await shop.ask(getOrder, { orderNo }, { token })).data.state

let phones = 0
const freshPhone = (): string => String(60_000_000 + (phones += 1))
