import type { Language } from '#language/languages.ts'
import type { ReadWord } from './index/keyword-index.ts'
import type { Lessons } from './index/product-index.ts'
import type { Card } from './lists/card-cache.ts'
import type { AskedColour } from './lists/shown-variant.ts'
import type { ProductRow, TaxonomyNames } from './product-row.ts'
import type { ListOrder, ListScope } from './list-shelves.contract.ts'
import type { SearchQuery, SuggestWire } from './search.contract.ts'
import type { ExplainWire } from './synonyms.contract.ts'
import type { Correction } from './words/sure-correction.ts'
import type { SynonymGroup, Synonyms } from './words/synonyms.ts'

/** How many products of a list hold each value; a value that nothing is known of may be missing or 0. */
export type NamedCounts = {
  get(name: string): number | undefined
  entries(): Iterable<readonly [string, number]>
}

/** What is counted in a list. A group's counts are those of choosing another of its values. */
export type ListCounts = {
  total: number
  brands: NamedCounts
  colours: NamedCounts
  sizes: NamedCounts
  categories: NamedCounts
  materials: NamedCounts
  /** To attributes, each as `closure:zip`. */
  answers: NamedCounts
  merchantKinds: NamedCounts
  /** What is for both stands under either. */
  womenNum: number
  menNum: number
  newNum: number
  inStockNum: number
  /** By flag, in the order of PRODUCT_FLAGS. */
  flags: ArrayLike<number>
  /** How many are on sale, and how many by at least each of DISCOUNTS. */
  saleNum: number
  discounts: ArrayLike<number>
  /** Infinity and 0 in an empty list. */
  cheapestCents: number
  dearestCents: number
}

export type ListFound = {
  cards: Card[]
  counts: ListCounts
  /** The same list with nothing chosen in it. */
  whole: ListCounts
  /** Words of the query that nothing in the list holds, when no product holds all of them. */
  leftOut: readonly string[]
  /** Words that nothing in the list is exactly: it holds what comes near them. */
  near: readonly string[]
}

/** How the words of a query are read: what each says of a piece, and the slips that are made good. */
export type QueryRead = { words: ReadWord[]; corrected: Correction[] }

/** A query with what operators have made of its list. `synonyms`: other groups of words than those in use, to be tried out. */
export type ScopedQuery = SearchQuery & { scope?: ListScope; order?: ListOrder; synonyms?: Synonyms }

/** The first page of a query with every number that makes its order. */
export type ExplainedOrder = Pick<ExplainWire, 'total' | 'leftOut' | 'near' | 'list'>

/** Places in a list: from the first, counted from 0, up to and without `to`. */
export type ListSlice = { from: number; to: number }

/**
 * What a search engine can be asked; how it is fed is its own. Questions and answers are names, never an engine's own numbers, so that
 * what shoppers see does not depend on the engine. An engine that cannot answer completely refuses; it never gives a partial answer.
 */
export type SearchEngine = {
  /** Moves only when something that is shown has changed. */
  readonly version: number
  readonly taxonomy: TaxonomyNames

  list(query: ScopedQuery, slice: ListSlice, language: Language, now: Date): Promise<ListFound>
  read(keyword: string, exact: boolean): QueryRead
  counts(query: ScopedQuery, now: Date): Promise<Pick<ListFound, 'counts' | 'whole'>>
  /** How many products stand in each category or anywhere below it, whatever is asked. */
  countsInCategories(): Promise<Pick<NamedCounts, 'get'>>
  /** For a query that found nothing: the nearest one that does, or ''. */
  nearestQuery(keyword: string): Promise<string>
  explain(query: ScopedQuery, language: Language, now: Date): Promise<ExplainedOrder>
  /** The first so many products of a query, with all that is known of them. */
  rows(query: ScopedQuery, most: number, now: Date): Promise<ProductRow[]>
  suggest(word: string, sexType: number | undefined, language: Language, now: Date): Promise<SuggestWire['list']>
  /** In the order of the codes; codes of products that are not listed are passed over. `asked`: the colour to be shown. */
  cardsByCode(spuCodes: readonly string[], language: Language, now: Date, asked?: AskedColour): Promise<Card[]>
  /** `boughtTogether`: codes of pieces that people kept together with this one, the strongest first. */
  cardsLike(spuCode: string, boughtTogether: readonly string[], most: number, language: Language, now: Date): Promise<Card[]>
  newestCards(path: string, most: number, language: Language, now: Date): Promise<Card[]>
  /** For every brand with something listed, by its code, the piece that stands for it. */
  cardOfEachBrand(language: Language, now: Date): Promise<Map<string, Card>>

  /** Which words stand for which, in whatever the engine holds from now on. */
  changeSynonyms(groups: readonly SynonymGroup[]): void
  /** What choices after a query give its pieces from now on. Nothing happens when it is what it was. */
  changeLessons(lessons: Lessons): void
}
