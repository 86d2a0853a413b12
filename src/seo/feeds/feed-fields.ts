import type { Language } from '#language/languages.ts'
import { sizeKey } from '#language/product/size-label.ts'
import { isRealSize } from '#language/product/size-said.ts'
import { sizeName } from '#language/product/size-names.ts'
import { localPath } from '#language/texts.ts'
import type { FeedItem } from '#modules/catalogue/index.server.ts'
import { type Cents, toWire } from '#platform/money.ts'

/** Fields under the names both companies give them, in this order. Several pictures are one field each or one list. */
export type FeedFields = Record<string, string | string[]>
export type FeedTaker = 'google' | 'meta'

/** The longest values that are taken; Meta's limits are wider. */
const LONGEST = { id: 50, title: 150, description: 5_000, brand: 70, mpn: 70, colour: 100, size: 100, category: 750 } as const
const MOST_MORE_PICTURES = 10
const GENDERS = { women: 'female', men: 'male', unisex: 'unisex' } as const
const SIZE_SYSTEMS = new Set(['US', 'UK', 'EU', 'DE', 'FR', 'JP', 'CN', 'IT', 'BR', 'MEX', 'AU'])
/** Google's own numbers for kinds of goods, which Meta takes, too; by the beginning of a path, the narrower first. */
const KINDS: [RegExp, string][] = [
  [/^(women|men)\/bags(\/|$)/, '3032'],
  [/^(women|men)\/shoes(\/|$)/, '187'],
  [/^(women|men)\/clothing(\/|$)/, '1604'],
  [/\/watches\/watch-(straps|boxes)/, '5122'],
  [/\/watches(\/|$)/, '201'],
  [/jewellery\/([\w-]+-)?rings$/, '200'],
  [/jewellery\/necklaces/, '196'],
  [/jewellery\/earrings/, '194'],
  [/jewellery\/bracelets/, '191'],
  [/jewellery\/brooches/, '197'],
  [/jewellery/, '188'],
  [/^(women|men)\/accessories(\/|$)/, '167'],
  [/^beauty(\/|$)/, '469'],
  [/^homeware(\/|$)/, '536'],
  [/^(women|men)(\/|$)/, '166'],
]
const amount = (cents: Cents): string => `${toWire(cents)} HKD`
/** Without line breaks and what no XML may hold. */
const plain = (text: string, most: number): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, most)

/** The page opens in the size, where there is one to choose. */
const inSize = ({ size, sizeSystem }: FeedItem): string =>
  isRealSize(size) ? `&size=${encodeURIComponent(sizeKey(size, sizeSystem))}` : ''

/** A variant as Merchant Center (product data specification) or Meta (catalogue fields) reads it. */
export function feedFields(item: FeedItem, taker: FeedTaker, language: Language, publicUrl: string): FeedFields {
  const { itemNumber, spuCode, articleNumber, barcode, colourId, listCents, saleCents, comesAt, path, category } = item
  const isGoogle = taker === 'google'
  const page = `/product/detail/${encodeURIComponent(item.brandCode)}/${encodeURIComponent(articleNumber || spuCode)}`
  // Meta takes no WebP.
  const [front = '', ...more] = item.pictures.map((hash) => `${publicUrl}/media/${hash}/${isGoogle ? '1440.webp' : 'share.jpg'}`)
  const size = sizeName(item.size, language)
  const fields: FeedFields = {
    id: itemNumber.slice(0, LONGEST.id),
    title: plain([item.title, item.colour, size].filter(Boolean).join(', '), LONGEST.title),
    description: plain(item.description || item.title, LONGEST.description),
    link: `${publicUrl}${localPath(language, page)}?colour=${encodeURIComponent(colourId)}${inSize(item)}`,
    image_link: front,
    additional_image_link: more.slice(0, MOST_MORE_PICTURES),
    availability: availabilityOf(item, taker),
    availability_date: comesAt && isGoogle ? comesAt.toISOString() : '',
    price: amount(Math.max(listCents, saleCents)),
    sale_price: saleCents < listCents ? amount(saleCents) : '',
    condition: 'new',
    brand: plain(item.brandName, LONGEST.brand),
    gtin: barcode,
    mpn: isGoogle ? plain(articleNumber, LONGEST.mpn) : '',
    item_group_id: spuCode.slice(0, LONGEST.id),
    color: plain(item.colour, LONGEST.colour),
    size: plain(size, LONGEST.size),
    size_system: isGoogle && SIZE_SYSTEMS.has(item.sizeSystem) ? item.sizeSystem : '',
    gender: GENDERS[item.gender],
    age_group: 'adult',
    google_product_category: KINDS.find(([pattern]) => path !== null && pattern.test(path))?.[1] ?? '',
    product_type: plain(category.join(' > '), LONGEST.category),
  }
  return isGoogle ? Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0)) : fields
}

/** Meta knows no pieces to come: until then they are not there. */
function availabilityOf({ available, comesAt }: FeedItem, taker: FeedTaker): string {
  if (taker === 'meta') return available > 0 && !comesAt ? 'in stock' : 'out of stock'
  if (available === 0) return 'out_of_stock'
  return comesAt ? 'preorder' : 'in_stock'
}
