import { sizeName } from '#language/product/size-names.ts'
import { toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import type { BagLine } from './bag.ts'
import type { BagLineWire, BagWire } from './bag.contract.ts'

/** What a bag needs to know of the offer behind a line; the catalogue's snapshot has all of it. */
export type BagOffer = {
  offerId: string
  productId: string
  merchantId: string
  merchantKind: BagLineWire['merchantType']
  merchantNameEn: string
  merchantNameZh: string
  listPriceCents: number
  salePriceCents: number
  available: number
  listed: boolean
  /** Pieces in one order; 0: as many as there are. */
  mostPerOrder: number
  coming: boolean
  spuCode: string
  articleNumber: string
  brandCode: string
  brandName: string
  titleEn: string
  titleZh: string
  colourEn: string
  colourZh: string
  size: string
  sizeSystem: string
  picture: { hash: string; width: number; height: number }
}

/** Both by variant: the offer of this moment, and where the one it was put there for has gone, that one. */
export type BagOffers = { now: ReadonlyMap<string, BagOffer>; gone: ReadonlyMap<string, BagOffer> }

/** The bag in the visitor's language; lines that cannot be bought stand apart and count for nothing in the sums. */
export function presentBag(lines: readonly BagLine[], { now, gone }: BagOffers, language: Language): BagWire {
  // What nobody sells any more is shown as it was, and cannot be bought.
  const offers = new Map([...gone, ...now])
  const wanted = new Map<string, number>()
  for (const { skuId, selected, quantity } of lines) {
    const { productId = '' } = offers.get(skuId) ?? {}
    if (selected) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  }
  const known = lines.flatMap((line) => {
    const offer = offers.get(line.skuId)
    if (!offer) return []
    const sellerBefore = nameOf(gone.get(line.skuId), language)
    return [{ ...presentLine(line, offer, wanted.get(offer.productId) ?? 0, language), sellerBefore }]
  })
  const productList = known.filter((line) => line.problem !== 'sold-out')
  const invalidList = known.filter((line) => line.problem === 'sold-out')
  const counted = lines.filter((line) =>
    productList.some((shown) => shown.skuId === line.skuId && shown.selectStatus && shown.problem === null),
  )
  const goods = counted.reduce((sum, line) => sum + (offers.get(line.skuId)?.salePriceCents ?? 0) * line.quantity, 0)
  return {
    productList,
    invalidList,
    invalidNum: invalidList.length,
    count: known.reduce((sum, line) => sum + line.quantity, 0),
    selectedNum: counted.reduce((sum, line) => sum + line.quantity, 0),
    amount: toWire(goods),
    mailingFeesTotal: toWire(0),
    total: toWire(goods),
  }
}

const nameOf = (offer: BagOffer | undefined, language: Language): string | null =>
  (language === 'zh' ? offer?.merchantNameZh : offer?.merchantNameEn) ?? null

/** `ofProduct`: how many of the product are chosen, in all its colours and sizes. */
function presentLine(line: BagLine, offer: BagOffer, ofProduct: number, language: Language): Omit<BagLineWire, 'sellerBefore'> {
  const limit = offer.mostPerOrder > 0 ? offer.mostPerOrder : Infinity
  const inStock = offer.listed && !offer.coming ? offer.available : 0
  const available = Math.min(inStock, limit)
  const title = language === 'zh' ? offer.titleZh : offer.titleEn
  return {
    skuId: line.skuId,
    skuPriceId: offer.offerId,
    merchantId: offer.merchantId,
    merchantType: offer.merchantKind,
    merchantName: nameOf(offer, language) ?? '',
    productId: offer.productId,
    spuCode: offer.spuCode,
    articleNumber: offer.articleNumber,
    brandCode: offer.brandCode,
    brandName: offer.brandName,
    title,
    colour: language === 'zh' ? offer.colourZh : offer.colourEn,
    size: sizeName(offer.size, language),
    sizeSystem: offer.sizeSystem,
    productImg: { ...offer.picture, alt: title },
    listPrice: toWire(offer.listPriceCents),
    salesPrice: toWire(offer.salePriceCents),
    lineTotal: toWire(offer.salePriceCents * line.quantity),
    quantity: line.quantity,
    available,
    mostPerOrder: offer.mostPerOrder,
    selectStatus: line.selected,
    problem: problemOf({ inStock, limit, quantity: line.quantity, ofProduct: line.selected ? ofProduct : line.quantity }),
    priceBefore: line.priceSeenCents === offer.salePriceCents ? null : toWire(line.priceSeenCents),
  }
}

type Room = { inStock: number; limit: number; quantity: number; ofProduct: number }

function problemOf({ inStock, limit, quantity, ofProduct }: Room): BagLineWire['problem'] {
  if (inStock === 0) return 'sold-out'
  if (inStock < quantity) return 'fewer-left'
  return ofProduct > limit ? 'over-limit' : null
}
