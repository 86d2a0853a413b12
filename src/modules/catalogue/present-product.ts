import { sizeName } from '#language/product/size-names.ts'
import { dayAfter } from '#platform/clock.ts'
import { percentOff, SMALLEST_BADGE_PERCENT, toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import type {
  CardWire,
  ColourWire,
  OfferWire,
  PictureWire,
  ProductWire,
  UsedOfferWire,
  VariantWire,
} from './catalogue.contract.ts'
import type { ColourRow, OfferRow, PictureRow, ProductDetail, UsedRow, VariantRow } from './product-detail.ts'
import { presentMean, presentReview } from './product-reviews.ts'
import { focusOf } from './picture-focus.rules.ts'
import { stockState } from './stock.rules.ts'
import { materialNamed, presentAttributes, presentSizeTable } from './attributes/index.server.ts'

type Beside = {
  /** The day by which what is offered so arrives. */
  arrivesBy: (offer: OfferRow) => string
  spentPerPoint: number
  recommended: CardWire[]
}

/** A product as its page shows it; what comes from elsewhere is handed in. */
export function presentProduct(detail: ProductDetail, language: Language, beside: Beside): ProductWire {
  const zh = language === 'zh'
  return {
    spuCode: detail.spuCode,
    articleNumber: detail.articleNumber,
    brandCode: detail.brandCode,
    brandName: detail.brandName,
    brandStory: zh ? detail.storyZh : detail.storyEn,
    productTitle: zh ? detail.nameZh : detail.nameEn,
    description: zh ? detail.descriptionZh : detail.descriptionEn,
    breadcrumb: detail.crumbs.map((crumb) => ({ name: zh ? crumb.nameZh : crumb.nameEn, code: crumb.path })),
    colours: presentColours(detail, language, beside),
    ...presentDetails(detail, language),
    ...presentSizeTable(detail.terms, language),
    flags: detail.flags,
    seasonalSale: detail.seasonalSale,
    precious: detail.precious,
    exotic: detail.exotic,
    spentPerPoint: beside.spentPerPoint,
    mostPerOrder: detail.mostPerOrder,
    comesTime: detail.comesAt && new Date(detail.comesAt).toISOString(),
    away: detail.away.map(({ nameEn, nameZh, lastDay }) => ({
      merchantName: zh ? nameZh : nameEn,
      backDay: dayAfter(lastDay, 1),
    })),
    rating: presentMean(detail.rating),
    reviewNum: detail.rating.count,
    reviews: detail.reviews.map((review) => presentReview(review, language)),
    recommended: beside.recommended,
  }
}

const shareOf = (percent: number, language: Language): string => (percent > 0 ? `${percent}%${language === 'zh' ? '' : ' '}` : '')

function presentDetails({ details, terms, categories }: ProductDetail, language: Language) {
  return {
    highlights: details.highlights.map((highlight) => highlight[language]),
    composition: details.composition.map(({ part, materialId, percent }) => ({
      label: part[language],
      value: shareOf(percent, language) + materialNamed(terms, materialId, language),
    })),
    measurements: [
      ...presentAttributes(terms, details, categories, language),
      ...details.measurements.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    ],
    care: details.care.map((line) => line[language]),
    madeIn: details.madeIn[language],
    metaTitle: details.metaTitle?.[language] ?? '',
    metaDescription: details.metaDescription?.[language] ?? '',
  }
}

function presentColours(
  { colours, pictures, variants, offers, used }: ProductDetail,
  language: Language,
  beside: Beside,
): ColourWire[] {
  const picturesOf = Map.groupBy(pictures, (picture) => picture.colourRowId)
  const variantsOf = Map.groupBy(variants, (variant) => variant.colourRowId)
  const offersOf = Map.groupBy(offers, (offer) => offer.skuId)
  const usedOf = Map.groupBy(used, (offer) => offer.skuId)
  return colours.map((colour: ColourRow) => ({
    colourId: colour.colourId,
    name: language === 'zh' ? colour.nameZh : colour.nameEn,
    hex: colour.hex,
    pictures: (picturesOf.get(colour.colourRowId) ?? []).map((picture) => presentPicture(picture, language)),
    variants: (variantsOf.get(colour.colourRowId) ?? []).map((variant) => ({
      ...presentVariant(variant, offersOf.get(variant.skuId) ?? [], language, beside),
      used: (usedOf.get(variant.skuId) ?? []).map((offer) => presentUsed(offer, language, beside)),
    })),
  }))
}

function presentPicture(picture: Omit<PictureRow, 'colourRowId'>, language: Language): PictureWire {
  const { hash, width, height, altEn, altZh, focusX, focusY } = picture
  return { hash, width, height, alt: language === 'zh' ? altZh : altEn, ...focusOf(focusX, focusY) }
}

function presentVariant(
  { skuId, size, sizeSystem, itemNumber }: VariantRow,
  offers: OfferRow[],
  language: Language,
  beside: Beside,
): Omit<VariantWire, 'used'> {
  const best = offers[0]
  const inStock = offers.filter((offer) => offer.available > 0)
  const units = inStock.reduce((sum, offer) => sum + offer.available, 0)
  return {
    skuId,
    size: sizeName(size, language),
    sizeSystem,
    itemNumber,
    stock: stockState(units),
    listPrice: best ? toWire(best.listPriceCents) : '',
    salesPrice: best ? toWire(best.salePriceCents) : '',
    offers: inStock.map((offer) => presentOffer(offer, language, beside)),
  }
}

function presentUsed(row: UsedRow, language: Language, beside: Beside): UsedOfferWire {
  const { discount: _, ...offer } = presentOffer(row, language, beside)
  const photos = row.photos.map(({ hash, width, height }) => ({ hash, width: width ?? 0, height: height ?? 0, alt: '' }))
  return { ...offer, condition: row.condition, photos }
}

function presentOffer(offer: OfferRow, language: Language, beside: Beside): OfferWire {
  const discount = percentOff(offer.listPriceCents, offer.salePriceCents)
  return {
    skuPriceId: offer.offerId,
    merchantId: offer.merchantId,
    merchantPath: offer.merchantKind === 'platform' ? '' : `/merchant/${encodeURIComponent(offer.merchantCode)}`,
    merchantName: language === 'zh' ? offer.merchantZh : offer.merchantEn,
    merchantType: offer.merchantKind,
    arrivesBy: beside.arrivesBy(offer),
    listPrice: toWire(offer.listPriceCents),
    salesPrice: toWire(offer.salePriceCents),
    discount: discount >= SMALLEST_BADGE_PERCENT ? discount : 0,
    stock: stockState(offer.available),
  }
}
