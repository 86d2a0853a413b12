import { folded } from './cell-values.rules.ts'
import { attributeField, type Columns, importFields, type ImportField, type ImportKind } from '../import-fields.rules.ts'

/** How the columns of each tool are called, as it publishes them. */
const SHOPIFY: Record<string, ImportField> = {
  handle: 'handle',
  'url handle': 'handle',
  title: 'name_en',
  'body html': 'description_en',
  description: 'description_en',
  vendor: 'brand',
  'product category': 'categories',
  'standardized product type': 'categories',
  'custom product type': 'categories',
  type: 'categories',
  tags: 'tags',
  status: 'status',
  'gift card': 'gift_card',
  'seo title': 'meta_title_en',
  'seo description': 'meta_description_en',
  'cost per item': 'cost',
  'google shopping google product category': 'categories',
  'google shopping gender': 'gender',
  'google shopping mpn': 'article_number',
  'variant grams': 'weight_grams',
  'weight value grams': 'weight_grams',
  published: 'listed',
  'published on online store': 'listed',
  'option1 name': 'option_1_name',
  'option1 value': 'option_1',
  'option2 name': 'option_2_name',
  'option2 value': 'option_2',
  'option3 name': 'option_3_name',
  'option3 value': 'option_3',
  'variant sku': 'item_number',
  sku: 'item_number',
  'variant inventory qty': 'stock',
  'inventory quantity': 'stock',
  'variant price': 'sale_price',
  price: 'sale_price',
  'variant compare at price': 'list_price',
  'compare at price': 'list_price',
  'image src': 'pictures',
  'product image url': 'pictures',
  'image alt text': 'picture_words',
  'variant image': 'variant_picture',
  'variant image url': 'variant_picture',
}

const WOOCOMMERCE: Record<string, ImportField> = {
  id: 'handle',
  type: 'row_type',
  sku: 'item_number',
  name: 'name_en',
  published: 'listed',
  'visibility in catalog': 'visibility',
  'short description': 'short_description',
  description: 'description_en',
  'in stock': 'in_stock',
  stock: 'stock',
  'weight kg': 'weight',
  'weight g': 'weight_grams',
  'date sale price starts': 'sale_from',
  'date sale price ends': 'sale_until',
  'sale price': 'sale_price',
  'regular price': 'list_price',
  'cost of goods': 'cost',
  'meta wc cog cost': 'cost',
  'meta yoast wpseo title': 'meta_title_en',
  'meta yoast wpseo metadesc': 'meta_description_en',
  'meta rank math title': 'meta_title_en',
  'meta rank math description': 'meta_description_en',
  tags: 'tags',
  categories: 'categories',
  brands: 'brand',
  brand: 'brand',
  images: 'pictures',
  parent: 'parent',
  'attribute 1 name': 'option_1_name',
  'attribute 1 value s': 'option_1',
  'attribute 2 name': 'option_2_name',
  'attribute 2 value s': 'option_2',
  'attribute 3 name': 'option_3_name',
  'attribute 3 value s': 'option_3',
}

const GOOGLE: Record<string, ImportField> = {
  id: 'item_number',
  title: 'name_en',
  description: 'description_en',
  'image link': 'pictures',
  'additional image link': 'more_pictures',
  price: 'list_price',
  'sale price': 'sale_price',
  'sale price effective date': 'sale_times',
  availability: 'in_stock',
  'cost of goods sold': 'cost',
  brand: 'brand',
  mpn: 'article_number',
  gender: 'gender',
  color: 'colour',
  colour: 'colour',
  size: 'size',
  'size system': 'size_system',
  'item group id': 'parent',
  'product type': 'categories',
  'google product category': 'categories',
  'quantity to sell on facebook': 'stock',
}

const MAGENTO: Record<string, ImportField> = {
  sku: 'item_number',
  'store view code': 'row_language',
  'product type': 'row_type',
  'configurable variations': 'links',
  categories: 'categories',
  name: 'name_en',
  description: 'description_en',
  'short description': 'short_description',
  'product online': 'listed',
  visibility: 'visibility',
  price: 'list_price',
  'special price': 'sale_price',
  'special price from date': 'sale_from',
  'special price to date': 'sale_until',
  cost: 'cost',
  'meta title': 'meta_title_en',
  'meta description': 'meta_description_en',
  'base image': 'pictures',
  'base image label': 'picture_words',
  'additional images': 'more_pictures',
  'additional attributes': 'option_pairs',
  qty: 'stock',
  'is in stock': 'in_stock',
  manufacturer: 'brand',
  brand: 'brand',
}

const MEDUSA: Record<string, ImportField> = {
  'product id': 'parent',
  'product handle': 'handle',
  'product title': 'name_en',
  'product description': 'description_en',
  'product subtitle': 'short_description',
  'product status': 'status',
  'product thumbnail': 'pictures',
  'product type': 'categories',
  'product collection title': 'brand',
  'product tags': 'tags',
  'product weight': 'weight_grams',
  'variant sku': 'item_number',
  'variant inventory quantity': 'stock',
}

/** What people, and further tools, call the same things in sheets of their own. */
const PRAYA: Record<string, ImportField> = {
  ...Object.fromEntries(importFields.map((field) => [folded(field), field])),
  sku: 'item_number',
  'product sku': 'item_number',
  'product code sku': 'item_number',
  'variant sku': 'item_number',
  reference: 'article_number',
  'style number': 'article_number',
  'product name': 'name_en',
  'product title': 'name_en',
  title: 'name_en',
  'item name': 'name_en',
  'product description': 'description_en',
  'short description': 'short_description',
  'brand name': 'brand',
  manufacturer: 'brand',
  vendor: 'brand',
  'retail price': 'list_price',
  'regular price': 'list_price',
  'compare at price': 'list_price',
  'price tax incl': 'sale_price',
  'price tax excl': 'sale_price',
  'special price': 'sale_price',
  'cost price': 'cost',
  'cost per item': 'cost',
  'current stock': 'stock',
  'current stock level': 'stock',
  'stock level': 'stock',
  stockonhand: 'stock',
  'on hand': 'stock',
  inventory: 'stock',
  'product category': 'categories',
  'weight kg': 'weight',
  'weight g': 'weight_grams',
  price: 'sale_price',
  'selling price': 'sale_price',
  'original price': 'list_price',
  rrp: 'list_price',
  quantity: 'stock',
  qty: 'stock',
  designer: 'brand',
  category: 'categories',
  name: 'name_en',
  description: 'description_en',
  picture: 'pictures',
  image: 'pictures',
  images: 'pictures',
  photo: 'pictures',
  photos: 'pictures',
  'image url': 'pictures',
  color: 'colour',
  品牌: 'brand',
  貨號: 'article_number',
  貨品編號: 'item_number',
  類別: 'categories',
  名稱: 'name_zh',
  中文名稱: 'name_zh',
  英文名稱: 'name_en',
  描述: 'description_zh',
  中文描述: 'description_zh',
  英文描述: 'description_en',
  顏色: 'colour',
  尺碼: 'size',
  原價: 'list_price',
  售價: 'sale_price',
  存貨: 'stock',
  庫存: 'stock',
  數量: 'stock',
  圖片: 'pictures',
  貨号: 'article_number',
  货号: 'article_number',
  款号: 'article_number',
  款號: 'article_number',
  货品编号: 'item_number',
  類別名稱: 'categories',
  分類: 'categories',
  类别: 'categories',
  分类: 'categories',
  貨品名稱: 'name_zh',
  商品名稱: 'name_zh',
  名称: 'name_zh',
  品名: 'name_zh',
  商品名称: 'name_zh',
  中文名称: 'name_zh',
  英文名称: 'name_en',
  商品描述: 'description_zh',
  颜色: 'colour',
  尺码: 'size',
  原价: 'list_price',
  吊牌价: 'list_price',
  售价: 'sale_price',
  价格: 'sale_price',
  價錢: 'sale_price',
  價格: 'sale_price',
  存货: 'stock',
  库存: 'stock',
  数量: 'stock',
  图片: 'pictures',
  成本: 'cost',
}

/** What is printed on an item, in the words of all of them. */
const PRINTED = ['barcode', 'ean', 'upc', 'gtin', 'variant barcode', 'variant ean', 'gtin upc ean or isbn', '條碼', '条码']
const BARCODES = Object.fromEntries(PRINTED.map((head) => [head, 'barcode' as const]))
const HEADS: Record<ImportKind, Record<string, ImportField>> = {
  praya: { ...BARCODES, ...PRAYA },
  shopify: { ...BARCODES, ...SHOPIFY },
  woocommerce: { ...BARCODES, ...WOOCOMMERCE },
  google: { ...BARCODES, ...GOOGLE },
  magento: { ...BARCODES, ...MAGENTO },
  medusa: { ...BARCODES, ...MEDUSA },
}

/** Columns that a tool numbers, or names by a currency. */
const NUMBERED: [RegExp, (at: string) => ImportField | undefined][] = [
  [/^(?:variant )?option ([123]) name$/, (at) => importFields.find((field) => field === `option_${at}_name`)],
  [/^(?:variant )?option ([123]) value$/, (at) => importFields.find((field) => field === `option_${at}`)],
  [/^(?:product )?image(?: file| url)? ?\d*(?: url)?$/, () => 'pictures'],
  [/^product categor(?:y|ies) \d+(?: name)?$/, () => 'categories'],
]
const NUMBERED_KINDS = new Set<ImportKind>(['medusa', 'praya'])

const PRICE_IN = /^(?:variant )?price (?:.* )?([a-z]{3})$/

/** A price for each currency: that of the shop, or else the first. */
function priceHead(names: readonly string[]): string | undefined {
  const heads = names.filter((name) => PRICE_IN.test(name) && isCurrency(PRICE_IN.exec(name)?.[1]))
  return heads.find((name) => name.endsWith(' hkd')) ?? heads[0]
}

const CURRENCIES =
  'hkd mop usd eur gbp jpy cny twd sgd aud cad krw thb vnd myr php idr inr chf sek nok dkk pln nzd aed kwd bhd omr jod tnd try brl mxn zar'
const isCurrency = (word = ''): boolean => word !== '' && CURRENCIES.split(' ').includes(word)

/** The currency that the heading of a price names, such as “Price (USD)”. */
export function currencyInHead(header: readonly string[], columns: Columns): string | undefined {
  const heads = header.filter((_, at) => columns[at] === 'sale_price' || columns[at] === 'list_price').map(nameOf)
  return heads
    .flatMap((head) => head.split(' '))
    .find((word) => isCurrency(word))
    ?.toUpperCase()
}

/** What only that tool's files have. */
const SIGNS: [ImportKind, string[]][] = [
  ['medusa', ['product handle', 'variant sku']],
  ['medusa', ['product title', 'variant title']],
  ['magento', ['sku', 'product type', 'attribute set code']],
  ['magento', ['sku', 'store view code']],
  ['magento', ['sku', 'configurable variations']],
  ['shopify', ['handle', 'option1 name']],
  ['shopify', ['url handle', 'option1 name']],
  ['shopify', ['handle', 'variant sku']],
  ['woocommerce', ['type', 'sku', 'regular price']],
  ['woocommerce', ['sku', 'parent', 'attribute 1 name']],
  ['google', ['id', 'title', 'image link']],
  ['google', ['id', 'item group id']],
]

const IN_CHINESE: Partial<Record<ImportField, ImportField>> = { name_en: 'name_zh', description_en: 'description_zh' }
const IN_BOTH = new Set(Object.entries(IN_CHINESE).flat())

/**
 * The other tools have one language. Whoever adds the other one calls its columns as ours are called, and what the tool has itself is
 * Chinese where the added column is English.
 */
function addedLanguage(kind: ImportKind, names: readonly string[]): Record<string, ImportField> {
  if (kind === 'praya') return {}
  const added = names.flatMap((name): [string, ImportField][] => {
    const field = HEADS[kind][name] === undefined ? PRAYA[name] : undefined
    return field !== undefined && IN_BOTH.has(field) ? [[name, field]] : []
  })
  const said = new Set(added.map(([, field]) => field))
  const moved = names.flatMap((name): [string, ImportField][] => {
    const field = HEADS[kind][name]
    const other = field === undefined ? undefined : IN_CHINESE[field]
    return field !== undefined && other !== undefined && said.has(field) && !said.has(other) ? [[name, other]] : []
  })
  return Object.fromEntries([...added, ...moved])
}

/** `g:price` of an XML feed is `price`. */
const nameOf = (head: string): string => folded(head.replace(/^g:/, ''))

export function recogniseKind(header: readonly string[]): ImportKind {
  const names = new Set(header.map(nameOf))
  return SIGNS.find(([, signs]) => signs.every((sign) => names.has(sign)))?.[0] ?? 'praya'
}

/** `first`: what the first row says. `attributes`: by id, with what each is called. */
export function guessColumns(
  kind: ImportKind,
  header: readonly string[],
  first: readonly string[],
  attributes: readonly { id: string; name: { en: string; zh: string } }[] = [],
): Columns {
  const ofAttributes = attributes.flatMap(({ id, name }): [string, ImportField][] =>
    [attributeField(id), name.en, name.zh].map((head) => [folded(head), attributeField(id)]),
  )
  const names = header.map(nameOf)
  const heads: Record<string, ImportField> = {
    ...Object.fromEntries(ofAttributes),
    ...HEADS[kind],
    ...addedLanguage(kind, names),
  }
  for (const name of names) {
    const field = numberedField(kind, name)
    if (field !== undefined) heads[name] ??= field
  }
  // A sheet without numbers of its own names its items by what is printed on them.
  if (kind === 'praya' && !names.some((name) => heads[name] === 'item_number'))
    for (const name of names) if (heads[name] === 'barcode') heads[name] = 'item_number'
  const price = priceHead(names)
  if (price !== undefined && heads[price] === undefined && !names.some((name) => heads[name] === 'sale_price'))
    heads[price] = 'sale_price'
  return names.map((name, at) => {
    const field = heads[name] ?? null
    // Of two columns for one thing the one that says something counts, the first of such; pictures may stand in many.
    if (field === null || field === 'pictures' || field === 'more_pictures') return field
    const rivals = names.flatMap((other, place) => (heads[other] === field ? [place] : []))
    // The shop's own word for a kind says more than Google's number of it.
    const own = rivals.filter((place) => !names[place]?.endsWith('google product category'))
    return ([...own, ...rivals].find((place) => first[place]) ?? rivals[0]) === at ? field : null
  })
}

function numberedField(kind: ImportKind, name: string): ImportField | undefined {
  if (!NUMBERED_KINDS.has(kind)) return undefined
  const [pattern, fieldOf] = NUMBERED.find(([head]) => head.test(name)) ?? []
  return fieldOf?.(pattern?.exec(name)?.[1] ?? '')
}

/** Stands above the reasons in a file of refused rows. */
export const REASON_HEAD = 'praya: reason'

/** Under this the columns of a file like this one are remembered; also of one that came back with reasons. */
export const headKey = (kind: ImportKind, header: readonly string[]): string =>
  `${kind}:${header
    .filter((head) => head !== REASON_HEAD)
    .map(nameOf)
    .join('|')}`
