import { sizeKey } from '#language/product/size-label.ts'
import { isRealSize } from '#language/product/size-said.ts'
import type { MetaDescriptor } from 'react-router'
import { crumbsText } from '#language/browse/crumbs.text.ts'
import type { Language } from '#language/languages.ts'
import { localPath, textsIn } from '#language/texts.ts'
import type { ColourWire, ReviewWire, StockWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { fromWire, toWire } from '#platform/money.ts'
import { pictureAddress } from '#ui/picture.tsx'
import { inColour, inSizes, listAddress } from '#screens/store/addresses.ts'
import { deliveryId, deliveryJson, returnsId, returnsJson } from '#screens/store/shop-json.ts'
import type { ProductData } from './product-data.ts'
import { cheapestVariant, variantPrice } from './product-view.ts'

const SCHEMA = 'https://schema.org'
const CURRENCY = 'HKD'
const LARGEST = 1440
const availability = (stock: StockWire): string =>
  `${SCHEMA}/${{ in: 'InStock', low: 'LimitedAvailability', last: 'LimitedAvailability', out: 'OutOfStock' }[stock]}`

/** What is told of a product outside. */
export type ToldProduct = Pick<
  ProductData,
  | 'url'
  | 'productTitle'
  | 'brandName'
  | 'spuCode'
  | 'articleNumber'
  | 'description'
  | 'rating'
  | 'reviewNum'
  | 'reviews'
  | 'breadcrumb'
  | 'comesTime'
  | 'colours'
>

/** What search engines and price tags read: only sent with the page, no browser loads it. */
export function productMachineTags(product: ToldProduct, colour: ColourWire | undefined, language: Language): MetaDescriptor[] {
  const variant = cheapestVariant(colour)
  const price = variantPrice(variant)
  const graph: [string, string][] =
    price && variant
      ? [
          ['product:price:amount', toWire(price.saleCents)],
          ['product:price:currency', CURRENCY],
          ['product:availability', variant.stock === 'out' ? 'out of stock' : 'in stock'],
          ['product:brand', product.brandName],
          ['product:retailer_item_id', product.spuCode],
        ]
      : []
  return [
    ...graph.map(([property, content]) => ({ property, content })),
    { 'script:ld+json': { '@context': SCHEMA, '@graph': graphOf(product, language) } },
  ]
}

function graphOf(product: ToldProduct, language: Language): unknown[] {
  const { origin } = new URL(product.url)
  return [productGroup(product), breadcrumb(product, language), returnsJson(origin, language), deliveryJson(origin)]
}

function productGroup(product: ToldProduct) {
  const { url, brandName, productTitle, spuCode, description, colours, rating, reviewNum, reviews } = product
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    url,
    name: productTitle,
    description,
    productGroupID: spuCode,
    brand: { '@type': 'Brand', name: brandName },
    variesBy: [`${SCHEMA}/color`, `${SCHEMA}/size`],
    ...(reviewNum > 0
      ? {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviewNum, bestRating: 5 },
          review: reviews.map(reviewJson),
        }
      : {}),
    hasVariant: colours.flatMap((colour) => colour.variants.map((variant) => variantJson(product, colour, variant))),
  }
}

const reviewJson = ({ stars, author, date, text }: ReviewWire) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: date,
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
  ...(text ? { reviewBody: text } : {}),
})

function variantJson(product: ToldProduct, colour: ColourWire, variant: VariantWire) {
  const { origin } = new URL(product.url)
  const size = isRealSize(variant.size) ? variant.size : ''
  const sizes = size ? [sizeKey(variant.size, variant.sizeSystem)] : []
  const url = inSizes(inColour(product.url, colour.colourId), sizes)
  return {
    '@type': 'Product',
    name: [product.productTitle, colour.name, size].filter(Boolean).join(', '),
    sku: variant.itemNumber,
    mpn: product.articleNumber,
    color: colour.name,
    ...(size ? { size } : {}),
    image: colour.pictures.map((picture) => origin + pictureAddress(picture.hash, LARGEST)),
    url,
    ...(variant.salesPrice ? { offers: offerJson(product, variant, url) } : {}),
  }
}

function offerJson({ comesTime, url: page }: ToldProduct, variant: VariantWire, url: string) {
  const { origin } = new URL(page)
  const [best] = variant.offers
  const seller = best?.merchantName
  return {
    '@type': 'Offer',
    url,
    price: toWire(fromWire(variant.salesPrice)),
    priceCurrency: CURRENCY,
    availability: comesTime ? `${SCHEMA}/PreSale` : availability(variant.stock),
    ...(comesTime ? { availabilityStarts: comesTime } : {}),
    itemCondition: `${SCHEMA}/NewCondition`,
    hasMerchantReturnPolicy: returnsId(origin),
    // What a global buyer sends from abroad takes as long as it takes.
    ...(best?.merchantType === 'global-buyer' ? {} : { shippingDetails: deliveryId(origin) }),
    ...(seller ? { seller: { '@type': 'Organization', name: seller } } : {}),
  }
}

function breadcrumb(product: ToldProduct, language: Language) {
  const { origin } = new URL(product.url)
  const steps = [
    { name: textsIn(crumbsText, language).home, item: origin + localPath(language, '/') },
    ...product.breadcrumb.map(({ name, code }) => ({ name, item: origin + listAddress(language, code) })),
    { name: product.productTitle, item: product.url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
}
