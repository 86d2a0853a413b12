import { firstInOrder, listed } from './query/result-order.ts'
import type { Language } from '#language/languages.ts'
import type { Snapshot, RestoredSnapshot } from '#platform/snapshot.ts'
import { EVERYTHING, invalidate } from '#platform/cache/page-tags.server.ts'
import { CATALOGUE, productTag, tagsOfChanges } from './catalogue-tags.ts'
import { pieceOfEachBrand } from './lists/brand-pieces.ts'
import { type Card, CardCache, presentInColour } from './lists/card-cache.ts'
import type { AskedColour, AskedVariant } from './lists/shown-variant.ts'
import type { FacetCounts } from './query/facet-tally.ts'
import { meantColours } from './query/meant-colours.ts'
import { nearestQuery } from './words/corrected-query.ts'
import { explainOrder } from './query/explained-order.ts'
import { type Lessons, ProductIndex } from './index/product-index.ts'
import { isDeepStrictEqual } from 'node:util'
import { countWhole, runQuery } from './query/product-query.ts'
import type { Taxonomy, TaxonomyNames, ProductRow } from './product-row.ts'
import type { RowBatch } from './index/row-batches.ts'
import type { SuggestWire } from './search.contract.ts'
import type {
  ExplainedOrder,
  ListCounts,
  ListFound,
  ListSlice,
  NamedCounts,
  QueryRead,
  ScopedQuery,
  SearchEngine,
} from './search-engine.ts'
import { suggestFor } from './suggestions/search-suggestions.ts'
import { seedSynonyms } from './words/seed-synonyms.ts'
import { findSimilar } from './lists/similar-products.ts'
import type { SynonymGroup } from './words/synonyms.ts'
import { AnswerScheduler, type Task } from './answer-scheduler.ts'
import type { Dictionary } from './index/value-sets.ts'
import { attributeOf } from './search.rules.ts'

/** Pieces of a category that can be bought, what arrived last first. */
function findNewest(index: ProductIndex, path: string, most: number): Iterable<number> {
  const posting = index.postingOf(path)
  if (!posting) return []
  const inStock = posting.slots.subarray(0, posting.size).filter((slot) => !index.columns.isSoldOut(slot))
  return firstInOrder(listed(inStock), index.orders.newest, most)
}

/**
 * An index under construction; it replaces the current one when it is complete. Its rows come either one way or the
 * other: as they are, or all of them written by one other thread.
 */
export type IndexBuild = {
  put: (rows: readonly ProductRow[]) => void
  receive: (batch: RowBatch) => void
  takeOver: () => void
}

/** The whole catalogue in the memory of the process. A long answer yields to other work, and sees one state of it. */
export class ProcessEngine implements SearchEngine {
  #index = new ProductIndex()
  #cardCache = new CardCache(this.#index)
  #synonyms: readonly SynonymGroup[] = seedSynonyms
  readonly #scheduler = new AnswerScheduler()

  get version(): number {
    return this.#index.version
  }
  get size(): number {
    return this.#index.size
  }
  get taxonomy(): TaxonomyNames {
    return this.#index.names
  }

  list(query: ScopedQuery, slice: ListSlice, language: Language, now: Date): Promise<ListFound> {
    return this.#scheduler.answer(() => this.#listTask(query, slice, language, now))
  }

  *#listTask(query: ScopedQuery, { from, to }: ListSlice, language: Language, now: Date): Task<ListFound> {
    // A new index may take over between two steps: this answer is finished with the one it began with.
    const [index, cardCache] = [this.#index, this.#cardCache]
    const result = yield* runQuery(index, query, to, now)
    return {
      cards: cardCache.askedCards(
        [...result.first.subarray(from, to)],
        Array.from(result.firstColours.subarray(from, to), (colour) => index.columns.colours.values.names[colour]),
        askedIn(index, query),
        language,
        now,
      ),
      leftOut: result.leftOut,
      near: result.near,
      counts: namedCounts(index, result),
      whole: namedCounts(index, yield* countWhole(index, query, now)),
    }
  }

  read(keyword: string, exact: boolean): QueryRead {
    return this.#index.keywords.read(keyword, exact)
  }

  counts(query: ScopedQuery, now: Date): Promise<Pick<ListFound, 'counts' | 'whole'>> {
    return this.#scheduler.answer(() => this.#countTask(query, now))
  }

  *#countTask(query: ScopedQuery, now: Date): Task<Pick<ListFound, 'counts' | 'whole'>> {
    const index = this.#index
    return {
      counts: namedCounts(index, yield* runQuery(index, query, 0, now)),
      whole: namedCounts(index, yield* countWhole(index, query, now)),
    }
  }

  async countsInCategories(): Promise<Pick<NamedCounts, 'get'>> {
    const index = this.#index
    return { get: (path) => index.postingOf(path)?.size ?? 0 }
  }

  async nearestQuery(keyword: string): Promise<string> {
    const index = this.#index
    const { keywords } = index
    const firstOf = async (query: string) => (await this.#scheduler.answer(() => keywords.find(query))).slots[0]
    const titleWith = async (term: string): Promise<string> => index.row((await firstOf(term)) ?? -1)?.titleEn ?? ''
    return nearestQuery({ keywords, titleWith, findsAny: async (query) => (await firstOf(query)) !== undefined }, keyword)
  }

  explain(query: ScopedQuery, language: Language, now: Date): Promise<ExplainedOrder> {
    return this.#scheduler.answer(() => explainOrder(this.#index, query, language, now))
  }

  rows(query: ScopedQuery, most: number, now: Date): Promise<ProductRow[]> {
    return this.#scheduler.answer(() => this.#rowsTask(query, most, now))
  }

  *#rowsTask(query: ScopedQuery, most: number, now: Date): Task<ProductRow[]> {
    const index = this.#index
    const { first } = yield* runQuery(index, query, most, now)
    return [...first.subarray(0, most)].flatMap((slot) => index.row(slot) ?? [])
  }

  async suggest(word: string, sexType: number | undefined, language: Language, now: Date): Promise<SuggestWire['list']> {
    return suggestFor(this.#index, this.#cardCache, word, sexType, language, now)
  }

  async cardsByCode(spuCodes: readonly string[], language: Language, now: Date, asked?: AskedColour): Promise<Card[]> {
    const slots = spuCodes.flatMap((code) => this.#index.find(code) ?? [])
    if (!asked) return this.#cardCache.cards(slots, language, now)
    return slots.flatMap((slot) => {
      const row = this.#index.row(slot)
      return row ? [presentInColour(row, asked, this.#index.names, language, now)] : []
    })
  }

  async cardsLike(
    spuCode: string,
    boughtTogether: readonly string[],
    most: number,
    language: Language,
    now: Date,
  ): Promise<Card[]> {
    return this.#cardCache.cards(findSimilar(this.#index, spuCode, boughtTogether, most), language, now)
  }

  async newestCards(path: string, most: number, language: Language, now: Date): Promise<Card[]> {
    return this.#cardCache.cards(findNewest(this.#index, path, most), language, now)
  }

  async cardOfEachBrand(language: Language, now: Date): Promise<Map<string, Card>> {
    const pieces = [...pieceOfEachBrand(this.#index)].map(
      ([code, slot]) => [code, this.#cardCache.card(slot, language, now)] as const,
    )
    return new Map(pieces.flatMap(([code, card]) => (card ? [[code, card]] : [])))
  }

  build(taxonomy: Taxonomy): IndexBuild {
    const next = new ProductIndex()
    next.setTaxonomy(taxonomy)
    next.keywords.setSynonyms(this.#synonyms)
    next.beginFilling()
    return {
      put: (rows) => void next.upsert(rows),
      receive: (batch) => next.receive(batch),
      takeOver: () => {
        next.endFilling()
        this.#takeOver(next)
      },
    }
  }

  changeTaxonomy(taxonomy: Taxonomy): void {
    if (!this.#index.setTaxonomy(taxonomy)) return
    this.#cardCache.clear()
    invalidate(EVERYTHING)
  }

  snapshot(): Snapshot {
    return this.#index.snapshot()
  }

  restore(state: RestoredSnapshot): void {
    const next = new ProductIndex()
    next.restore(state)
    next.keywords.setSynonyms(this.#synonyms)
    this.#takeOver(next)
  }

  #takeOver(next: ProductIndex): void {
    next.version = this.#index.version + 1
    next.lessons = this.#index.lessons
    this.#index = next
    this.#cardCache = new CardCache(next)
    invalidate(EVERYTHING)
  }

  changeSynonyms(groups: readonly SynonymGroup[]): void {
    this.#synonyms = groups
    this.#index.keywords.setSynonyms(groups)
    this.#index.version += 1
    invalidate(EVERYTHING)
  }

  changeLessons(lessons: Lessons): void {
    if (isDeepStrictEqual(lessons, this.#index.lessons)) return
    this.#index.lessons = lessons
    this.#index.version += 1
    invalidate(CATALOGUE)
  }

  put(rows: readonly ProductRow[]): Promise<void> {
    return this.#scheduler.change(() => {
      const changes = this.#index.upsert(rows)
      this.#cardCache.drop(changes.map(({ slot }) => slot))
      // The page of a product shows more of it than lists do.
      invalidate(...rows.map(({ spuCode }) => productTag(spuCode)), ...tagsOfChanges(changes))
    })
  }

  startNewDay(): void {
    this.#cardCache.clear()
    this.#index.version += 1
    invalidate(EVERYTHING)
  }
}

/** A colour that is chosen goes before the words. */
const askedIn = ({ keywords }: ProductIndex, query: ScopedQuery): AskedVariant => {
  const isWorded = query.keyword.trim() !== '' && query.colour.length === 0
  return { choices: query, meant: isWorded ? meantColours(keywords.planOf(query.keyword, { exact: query.exact })) : new Map() }
}

const namedCounts = ({ columns }: ProductIndex, { total, counts }: { total: number; counts: FacetCounts }): ListCounts => ({
  total,
  brands: byName(columns.brandNames, counts.brands),
  colours: byName(columns.colours.values, counts.colours),
  sizes: byName(columns.sizes.values, counts.sizes),
  categories: byName(columns.categories.values, counts.categories),
  materials: byName(columns.traits.values, counts.traits, (name) => attributeOf(name) === ''),
  answers: byName(columns.traits.values, counts.traits, (name) => attributeOf(name) !== ''),
  merchantKinds: byName(columns.merchantKinds.values, counts.merchantKinds),
  womenNum: counts.womenNum,
  menNum: counts.menNum,
  newNum: counts.newNum,
  inStockNum: counts.inStockNum,
  flags: counts.flags,
  saleNum: counts.saleNum,
  discounts: counts.discounts,
  cheapestCents: counts.cheapestCents,
  dearestCents: counts.dearestCents,
})

/** Looks names up where they are asked for; the counts stay the typed array they are. */
const byName = (dictionary: Dictionary, counts: Uint32Array, isMeant = (_: string): boolean => true): NamedCounts => ({
  get: (name) => counts[dictionary.find(name) ?? -1],
  *entries() {
    for (const [id, name] of dictionary.names.entries()) if (isMeant(name)) yield [name, counts[id] ?? 0] as const
  },
})
