import type { Json } from '#platform/opensearch.server.ts'

/** Raised with every change that makes existing documents wrong: a new index is then built beside, and older programs keep theirs. */
export const SCHEMA_VERSION = 6

/** Lists end at page 500, and a little is read ahead. */
const DEEPEST = 25_000
/** Shards are what moves to a node that is added. One that is being built is in no hurry, and has one copy of each. */
const BUILT = { number_of_shards: 3, number_of_replicas: 0, refresh_interval: '-1' }
/**
 * Once it answers: a second copy, where there is a second node, outlives a node that is lost; and a shard that is not asked for a while would
 * refresh late, were no interval said.
 */
export const ANSWERING: Json = { index: { auto_expand_replicas: '0-1', refresh_interval: '1s' } }
/** So long is remembered what left, so that an older reading of the catalogue does not bring it back. */
const REMEMBERED = { gc_deletes: '12h' }

const name = { type: 'keyword' }
/** Found by, and neither counted nor sorted. */
const found = { type: 'keyword', doc_values: false }
const whole = { type: 'long' }
const yes = { type: 'boolean' }
const shown = { sizes: name, merchants: name, price: whole, off: { type: 'short' } }

/** One document for a product. What variants differ in stands in documents within it, so that one variant has all that is chosen. */
const productFields: Json = {
  /** What a process shows of it; it is given back and never looked into. */
  row: { type: 'object', enabled: false },
  id: name,
  /** The last digits of the id: their sum says which products an index holds. */
  sign: { type: 'integer' },
  tokens: found,
  codeParts: found,
  spu: name,
  article: found,
  brand: name,
  /** The primary category. */
  kind: name,
  ...{ categories: name, colours: name, materials: name, answers: name, flags: name, ...shown },
  ...{ women: yes, men: yes, seasonal: yes, soldOut: yes, mixed: yes },
  ...{ arrived: whole, recommended: whole, mostOff: { type: 'short' }, dearest: whole },
  variants: { type: 'nested', dynamic: 'strict', properties: { colours: name, shades: found, ofShades: found, ...shown } },
}

const indexOf = (properties: Json, kept: readonly string[] | undefined, settings: Json): Json => ({
  settings: { index: { ...BUILT, ...REMEMBERED, ...settings } },
  mappings: { dynamic: 'strict', ...(kept ? { _source: { includes: kept } } : {}), properties },
})

/** What each index is made as: the products, and the words by which processes read queries. */
export const INDEXES = {
  products: indexOf(productFields, ['row'], { max_result_window: DEEPEST }),
  words: indexOf({ word: name }, undefined, {}),
} as const
export type IndexKind = keyof typeof INDEXES
