/** What stands in a node's index of products, and as what kind of attribute. */
export const PRODUCT_ATTRIBUTES = {
  /** 0 for a product; otherwise the sign that a node has been filled. */
  mark: 'bigint',
  women: 'uint',
  men: 'uint',
  seasonal: 'uint',
  lowest: 'uint',
  sold_out: 'uint',
  /** Percent off. */
  percent_off: 'uint',
  price: 'bigint',
  arrived: 'bigint',
  recommended: 'bigint',
  id_high: 'bigint',
  id_low: 'bigint',
  brand: 'bigint',
  /** The primary category. */
  kind: 'bigint',
  spu: 'bigint',
  article: 'bigint',
  /** When it was written, in milliseconds since 1970. */
  written: 'bigint',
  categories: 'multi_64',
  colours: 'multi_64',
  sizes: 'multi_64',
  materials: 'multi_64',
  merchants: 'multi_64',
  /** The row itself, packed. */
  body: 'string',
} as const
export type ProductAttribute = keyof typeof PRODUCT_ATTRIBUTES

/** Texts are searched in three fields: what titles say, what things are called, and parts of numbers. */
export const PRODUCT_FIELDS = ['title_tokens', 'name_tokens', 'code_tokens'] as const

/** Distributed indexes are asked, a node's own ones are written. */
export const PRODUCTS = 'products'
export const PRODUCTS_PART = 'products_part'
/** The tokens that occur in the products, for those who have to know how words go on. */
export const TOKENS = 'tokens'
export const TOKENS_PART = 'tokens_part'

/** What a node has: its own part of each index, and the index over all parts that is asked. */
export const nodeIndexes: { part: string; whole: string; fields: readonly string[]; attributes: Record<string, string> }[] = [
  { part: PRODUCTS_PART, whole: PRODUCTS, fields: PRODUCT_FIELDS, attributes: PRODUCT_ATTRIBUTES },
  { part: TOKENS_PART, whole: TOKENS, fields: ['nothing'], attributes: { token: 'string', written: 'bigint' } },
]

/** Raised with every change that makes existing documents wrong: nodes are then refilled. */
export const SCHEMA_VERSION = 1
