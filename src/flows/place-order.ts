import { removeBagLines } from '#modules/bag/index.server.ts'
import { findOffers, type OfferSnapshot, takeStock } from '#modules/catalogue/index.server.ts'
import { keepTypedAddress } from '#modules/address-book/index.server.ts'
import { DELIVERY } from '#modules/fulfilment/address.rules.ts'
import type { CreateInput, CreateWire, SettleInput, SettleWire } from '#modules/orders/orders.contract.ts'
import { insertOrder, type NewOrderLine, requireRoomForOrder } from '#modules/orders/index.server.ts'
import { paymentFee, priceOrder } from '#modules/orders/price.rules.ts'
import { requireUnmerged } from '#platform/access/merged-accounts.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import type { z } from 'zod'
import { requireReceiver } from './place-order/order-receiver.ts'

type Settle = z.output<typeof SettleInput>
type Create = z.output<typeof CreateInput>
export type Buyer = { ownerId: string; language: Language; network: string; isMember: boolean }

/** What an order of these pieces would cost, for the way of paying that is chosen. Nothing is held yet. */
export async function quoteOrder(tx: Read, wanted: Settle): Promise<SettleWire> {
  const lines = await requireLines(tx, wanted.productItems)
  const { parts, totalCents } = priceOrder(lines.map(priced))
  const feeCents = paymentFee(wanted.comitPayType, totalCents)
  return {
    amount: toWire(parts.goods ?? 0),
    couponAmount: toWire(0),
    mailingFeesTotal: toWire(parts.delivery ?? 0),
    payServiceFee: toWire(feeCents),
    total: toWire(totalCents + feeCents),
    billEmail: '',
    cardFee: toWire(paymentFee('card', totalCents)),
  }
}

/**
 * Places an order in one transaction: prices are looked up, the shopper's total must agree with ours, the order is
 * written, its pieces leave the bag, and stock is taken last. The placed order holds its stock until it is paid or closes.
 */
export async function placeOrder(tx: Tx, buyer: Buyer, wanted: Create, limitScale: number): Promise<CreateWire> {
  const { logisticsType, billEmail: email } = wanted
  const form = logisticsType === DELIVERY ? wanted.orderAddressIVO : wanted.selfLogisticsForm
  const receiver = await requireReceiver(tx, buyer.ownerId, { logisticsType, email, form })
  const lines = await requireLines(tx, wanted.productItems)
  const price = priceOrder(lines.map(priced))
  const total = toWire(price.totalCents + paymentFee(wanted.comitPayType, price.totalCents))
  if (wanted.total !== total) refuse('PRICE_CHANGED', { total })
  const placed = await insertOrder(tx, {
    parts: price.parts,
    totalCents: price.totalCents,
    ...buyer,
    logisticsType,
    payType: wanted.comitPayType,
    receiver,
    phone: receiver.areaNum + receiver.mobile,
    email: email.trim(),
    fromBag: !wanted.quick,
    lines: lines.map(({ offer, quantity }, index) => ({ ...orderLine(offer, quantity), parts: price.lines[index] ?? {} })),
  })
  if (buyer.isMember && wanted.saveAddress && logisticsType === DELIVERY && !wanted.orderAddressIVO.userAddressId)
    await keepTypedAddress(tx, buyer.ownerId, receiver)
  if (!wanted.quick)
    await removeBagLines(
      tx,
      buyer.ownerId,
      wanted.productItems.map((item) => item.skuId),
    )
  // Late: whoever orders from the same address waits for no more than what is left.
  await requireRoomForOrder(tx, { ...buyer, orderId: placed.orderId }, limitScale)
  await requireUnmerged(tx, buyer.ownerId)
  await takeStock(
    tx,
    lines.map(({ offer, quantity }) => ({ offerId: offer.offerId, quantity })),
  )
  return {
    orderNo: placed.orderNumber,
    total,
    payType: wanted.comitPayType,
    expiresAt: placed.expiresAt.toISOString(),
  }
}

type Line = { offer: OfferSnapshot; quantity: number }
const priced = ({ offer, quantity }: Line) => ({ unitCents: offer.salePriceCents, quantity })

/** The offers behind the items, each still on sale for the very variant it is named with. */
async function requireLines(tx: Read, items: Settle['productItems']): Promise<Line[]> {
  const offers = await findOffers(
    tx,
    items.map((item) => item.skuPriceId),
  )
  const seen = new Set<string>()
  return items.map((item) => {
    const offer = offers.get(item.skuPriceId)
    if (!offer || offer.skuId !== item.skuId || seen.has(item.skuPriceId) || !offer.listed || offer.withdrawn)
      refuse('OFFER_GONE', { skuId: item.skuId })
    if (offer.available < item.quantity)
      refuse(offer.available === 0 ? 'SOLD_OUT' : 'STOCK_SHORT', { skuId: item.skuId, available: offer.available })
    seen.add(item.skuPriceId)
    return { offer, quantity: item.quantity }
  })
}

function orderLine(offer: OfferSnapshot, quantity: number): Omit<NewOrderLine, 'parts'> {
  const { offerId, skuId, productId, merchantId, picture, ...rest } = offer
  return {
    offerId,
    skuId,
    productId,
    merchantId,
    quantity,
    unitCents: offer.salePriceCents,
    snapshot: {
      spuCode: rest.spuCode,
      articleNumber: rest.articleNumber,
      brandCode: rest.brandCode,
      brandName: rest.brandName,
      titleEn: rest.titleEn,
      titleZh: rest.titleZh,
      colourEn: rest.colourEn,
      colourZh: rest.colourZh,
      size: rest.size,
      sizeSystem: rest.sizeSystem,
      itemNumber: rest.itemNumber,
      merchantNameEn: rest.merchantNameEn,
      merchantNameZh: rest.merchantNameZh,
      picture: { hash: picture.hash, width: picture.width, height: picture.height },
    },
  }
}
