import { folded } from './cell-values.rules.ts'
import { attributeField, type Columns, importFields, type ImportField, type ImportKind } from './import-fields.rules.ts'

/** How the columns of each tool are called, as it publishes them. */
const SHOPIFY: Record<string, ImportField> = {
  handle: 'handle',
  'url handle': 'handle',
  title: 'name_en',
  'body html': 'description_en',
  description: 'description_en',
  vendor: 'brand',
  'product category': 'categories',
  type: 'categories',
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
  description: 'description_en',
  stock: 'stock',
  'sale price': 'sale_price',
  'regular price': 'list_price',
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

/** What people call the same things in sheets of their own. */
const PRAYA: Record<string, ImportField> = {
  ...Object.fromEntries(importFields.map((field) => [folded(field), field])),
  sku: 'item_number',
  barcode: 'item_number',
  ean: 'item_number',
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
}

const HEADS: Record<ImportKind, Record<string, ImportField>> = {
  praya: PRAYA,
  shopify: SHOPIFY,
  woocommerce: WOOCOMMERCE,
  google: GOOGLE,
}

/** What only that tool's files have. */
const SIGNS: [ImportKind, string[]][] = [
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
  return names.map((name, at) => {
    const field = heads[name] ?? null
    // Of two columns for one thing the one that says something counts, the first of such; pictures may stand in many.
    if (field === null || field === 'pictures' || field === 'more_pictures') return field
    const rivals = names.flatMap((other, place) => (heads[other] === field ? [place] : []))
    return (rivals.find((place) => first[place]) ?? rivals[0]) === at ? field : null
  })
}

/** Stands above the reasons in a file of refused rows. */
export const REASON_HEAD = 'praya: reason'

/** Under this the columns of a file like this one are remembered; also of one that came back with reasons. */
export const headKey = (kind: ImportKind, header: readonly string[]): string =>
  `${kind}:${header
    .filter((head) => head !== REASON_HEAD)
    .map(nameOf)
    .join('|')}`
