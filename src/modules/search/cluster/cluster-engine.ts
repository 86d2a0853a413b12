import { isDeepStrictEqual } from 'node:util'
import { EVERYTHING, invalidate } from '#platform/cache/page-tags.server.ts'
import { LRUCache } from 'lru-cache'
import type { Language } from '#language/languages.ts'
import type { Json, SearchAnswer, SearchServers } from '#platform/opensearch.server.ts'
import { foldQuery } from '#platform/text/chinese-folding.ts'
import type { Lessons } from '#modules/search/index/product-index.ts'
import { type Card, presentAsked, presentCard, presentInColour } from '#modules/search/lists/card-cache.ts'
import { type AskedColour, asksOfVariants } from '#modules/search/lists/shown-variant.ts'
import { explainPiece } from '#modules/search/query/explained-order.ts'
import { type MeantColours, meantColours } from '#modules/search/query/meant-colours.ts'
import { newSince } from '#modules/search/lists/new-arrivals.ts'
import type { Reading } from '#modules/search/query/query-plan.ts'
import { unfiltered } from '#modules/search/query/product-query.ts'
import {
  MOST_SUGGESTIONS,
  suggestBrands,
  suggestCategories,
  suggestPieces,
  suggestScopes,
} from '#modules/search/suggestions/suggestion-kinds.ts'
import { asTyped, nearestQuery } from '#modules/search/words/corrected-query.ts'
import { runsOf } from '#modules/search/words/tokenizer.ts'
import type { SynonymGroup } from '#modules/search/words/synonyms.ts'
import { namesIn, noNames, type ProductRow, type Taxonomy, type TaxonomyNames } from '../product-row.ts'
import { SearchInput, type SuggestWire } from '../search.contract.ts'
import { PAGE_SIZE } from '../search.rules.ts'
import type {
  ExplainedOrder,
  ListCounts,
  ListFound,
  ListSlice,
  NamedCounts,
  QueryRead,
  ScopedQuery,
  SearchEngine,
} from '../search-engine.ts'
import { all, type Conditions, conditionsOf, inColour, is, listWhere, NOTHING, within } from './cluster-conditions.ts'
import { cardsAt, type ClusterCard } from './cluster-cards.ts'
import { addedCounts, countList, isAny, whetherAny } from './cluster-counts.ts'
import { NEWEST, oneOfEachBrand, rankedProducts } from './cluster-lists.ts'
import { heldWords } from './cluster-part.ts'
import { similarProducts } from './cluster-similar.ts'
import { ClusterWords, matchAll } from './cluster-words.ts'

const MOST_CACHED = 256
/** Brands beyond those this process knows by name. */
const SPARE_BRANDS = 1_000
/** What a list is asked for, and the words of its query that were left out of it. */
type Meant = { conditions: Conditions; leftOut: readonly string[]; near: readonly string[] }
type Counted = Meant & { counts: ListCounts }

/** Asks a cluster of search servers. What it cannot answer completely it refuses with SearchAway. */
export class ClusterEngine implements SearchEngine {
  version = 1
  readonly words = new ClusterWords()
  taxonomy: TaxonomyNames = noNames
  readonly #servers: SearchServers
  readonly #index: string
  readonly #counts = new LRUCache<string, Promise<Counted>>({ max: MOST_CACHED })
  readonly #keywords = new LRUCache<string, Promise<Json | undefined>>({ max: MOST_CACHED })
  #lessons: Lessons = new Map()

  constructor(servers: SearchServers, index: string) {
    this.#servers = servers
    this.#index = index
  }

  setTaxonomy(taxonomy: Taxonomy): void {
    this.taxonomy = namesIn(taxonomy)
    this.words.keywords.setTaxonomy(taxonomy)
    this.changed()
  }

  changeSynonyms(groups: readonly SynonymGroup[]): void {
    this.words.keywords.setSynonyms(groups)
    this.changed()
  }

  changeLessons(lessons: Lessons): void {
    if (isDeepStrictEqual(lessons, this.#lessons)) return
    this.#lessons = lessons
    this.changed()
  }

  /** Something that is shown is different now: what the servers hold, what words mean, or the day. */
  changed(): void {
    this.version += 1
    this.#counts.clear()
    this.#keywords.clear()
    // Any process may have written: this one does not know in which lists a product was before.
    invalidate(EVERYTHING)
  }

  ask = (searches: readonly Json[]): Promise<SearchAnswer[]> => this.#servers.search(this.#index, searches)

  async list(query: ScopedQuery, slice: ListSlice, language: Language, now: Date): Promise<ListFound> {
    const [counted, whole] = await Promise.all([this.#count(query, now), this.#count(unfiltered(query), now)])
    const { counts, leftOut, near } = counted
    const shown = await this.#cardsAt(query, counted, slice, now)
    return { counts, leftOut, near, whole: whole.counts, cards: await this.#askedCards(query, shown, language, now) }
  }

  #cardsAt(query: ScopedQuery, { conditions }: Meant, slice: ListSlice, now: Date): Promise<ClusterCard[]> {
    const { ask } = this
    return cardsAt({ query, conditions, meant: this.#meant(query), now, ask, rowsOf: (ids) => this.#rowsById(ids) }, slice)
  }

  read(keyword: string, exact: boolean): QueryRead {
    return this.words.keywords.read(keyword, exact)
  }

  async counts(query: ScopedQuery, now: Date): Promise<Pick<ListFound, 'counts' | 'whole'>> {
    const [{ counts }, whole] = await Promise.all([this.#count(query, now), this.#count(unfiltered(query), now)])
    return { counts, whole: whole.counts }
  }

  #count(query: ScopedQuery, now: Date): Promise<Counted> {
    if (query.synonyms) return this.#countAnew(query, now)
    const key = JSON.stringify([{ ...query, order: undefined, sort: '', pageNum: 0, pages: 0 }, newSince(now)])
    return cached(this.#counts, key, () => this.#countAnew(query, now))
  }

  async #countAnew(query: ScopedQuery, now: Date): Promise<Counted> {
    const conditions = await this.#conditions(query, now)
    const counts = await this.#countAll(query, conditions, now)
    const part = counts.total === 0 ? await this.#partOf(query, now) : undefined
    if (!part) return { counts, conditions, leftOut: [], near: [] }
    return { ...part, counts: await this.#countAll(query, part.conditions, now) }
  }

  /** The same without counting. */
  async #mean(query: ScopedQuery, now: Date): Promise<Meant> {
    const conditions = await this.#conditions(query, now)
    const [answer] = await this.ask([whetherAny(listWhere(conditions))])
    const part = isAny(answer!) ? undefined : await this.#partOf(query, now)
    return part ?? { conditions, leftOut: [], near: [] }
  }

  /** Nothing in the list holds every word: what holds some of them, unless it is the choices that leave nothing. */
  async #partOf(query: ScopedQuery, now: Date): Promise<Meant | undefined> {
    if (query.keyword.trim() === '') return undefined
    const listed = this.#listConditions(query, now)
    const plan = this.words.keywords.planOf(query.keyword, readingOf(query))
    const part = await heldWords(plan, (words) => all([...listed.always, matchAll(words)]), this.ask)
    if (!part || part.leftOut.length + part.near.length === 0) return undefined
    const typed = (words: readonly string[]): string[] => words.map((word) => asTyped(query.keyword, word))
    const conditions = { ...listed, words: this.#learned(query.keyword, matchAll(part.held)) }
    return { conditions, leftOut: typed(part.leftOut), near: typed(part.near) }
  }

  async #countAll(query: ScopedQuery, conditions: Conditions, now: Date): Promise<ListCounts> {
    const colours = [...new Set(query.colour)]
    const each = colours.length > 1 ? colours.map((colour) => inColour(conditions, colour)) : [conditions]
    return addedCounts(await Promise.all(each.map((one) => countList(one, this.ask, now))))
  }

  #listConditions(query: ScopedQuery, now: Date): Conditions {
    return conditionsOf(query, this.#meant(query), (path) => this.taxonomy.categories.has(path), now)
  }

  /** A colour that is chosen goes before the words. */
  #meant({ keyword, exact, colour }: ScopedQuery): MeantColours {
    if (keyword.trim() === '' || colour.length > 0) return new Map()
    return meantColours(this.words.keywords.planOf(keyword, { exact }))
  }

  /** `prefixes`: the last word may still be growing. */
  async #conditions(query: ScopedQuery, now: Date, prefixes = false): Promise<Conditions> {
    const conditions = this.#listConditions(query, now)
    const ruled = query.scope && 'rule' in query.scope ? query.scope.rule.word : ''
    const ofRule = ruled === '' ? undefined : ((await this.#wordsOf(ruled)) ?? NOTHING)
    const always = ofRule ? [...conditions.always, ofRule] : conditions.always
    if (query.keyword.trim() === '') return { ...conditions, always }
    const words = (await this.#wordsOf(query.keyword, { ...readingOf(query), prefixes })) ?? NOTHING
    return { ...conditions, always, words: this.#learned(query.keyword, words) }
  }

  /** What shoppers chose after the query comes before what was met as well. */
  #learned(keyword: string, words: Json): Json {
    const lessons = this.#lessons.get(foldQuery(keyword))
    if (!lessons) return words
    const should = [...lessons].map(([code, boost]) => ({ constant_score: { filter: is('spu', code), boost } }))
    return { bool: { must: [words], should } }
  }

  /** A code that exists is meant as a code; else parts of codes, else words. Nothing when the words cannot be met at all. */
  #wordsOf(keyword: string, reading: Reading = {}): Promise<Json | undefined> {
    const find = async (): Promise<Json | undefined> => {
      const tries = this.words.tries(keyword, reading)
      const answers = await this.ask(tries.map(whetherAny))
      return tries.find((_, at) => isAny(answers[at]!))
    }
    if (reading.synonyms) return find()
    return cached(this.#keywords, `${reading.prefixes ? '…' : ''}${reading.exact ? '=' : ''}${keyword}`, find)
  }

  async countsInCategories(): Promise<Pick<NamedCounts, 'get'>> {
    return (await this.#everything()).categories
  }

  /** Counts over all products. */
  async #everything(): Promise<ListCounts> {
    return (await this.#count(SearchInput.parse({}), new Date(0))).counts
  }

  nearestQuery(keyword: string): Promise<string> {
    const { keywords } = this.words
    const findsAny = async (query: string): Promise<boolean> => (await this.#wordsOf(query)) !== undefined
    const titleWith = async (term: string): Promise<string> => {
      const [row] = await this.#newest((await this.#wordsOf(term)) ?? NOTHING, 1)
      return row?.titleEn ?? ''
    }
    return nearestQuery({ keywords, titleWith, findsAny }, keyword)
  }

  async explain(query: ScopedQuery, language: Language, now: Date): Promise<ExplainedOrder> {
    const { counts, leftOut, near } = await this.#count(query, now)
    const rows = await this.rows(query, PAGE_SIZE, now)
    const plan = this.words.keywords.planOf(query.keyword, { exact: query.exact })
    const learned = this.#lessons.get(foldQuery(query.keyword))
    const list = rows.map((row) => explainPiece(row, { plan, learned, language, now }))
    return { total: counts.total, leftOut: [...leftOut], near: [...near], list }
  }

  async rows(query: ScopedQuery, most: number, now: Date): Promise<ProductRow[]> {
    const cards = await this.#cardsAt(query, await this.#mean(query, now), { from: 0, to: most }, now)
    return this.#rows(cards.map(({ id }) => id))
  }

  async suggest(word: string, sex: number | undefined, language: Language, now: Date): Promise<SuggestWire['list']> {
    if (runsOf(word).length === 0) return []
    const query = SearchInput.parse({ keyword: word, sexType: sex === 1 || sex === 2 ? sex : undefined })
    const [shop, conditions] = await Promise.all([this.#everything(), this.#conditions(query, now, true)])
    const brands = suggestBrands(this.taxonomy, word, (code) => (shop.brands.get(code) ?? 0) > 0)
    const meant = this.words.keywords.placesMeant(word)
    const categories = suggestCategories(this.taxonomy, { word, meant }, sex, language, (path) => shop.categories.get(path) ?? 0)
    const found = categories.length > 0 ? undefined : (await this.#count(query, now)).counts
    const isWide = found !== undefined && found.total > 1
    const scopes = isWide ? suggestScopes(this.taxonomy, language, (path) => found.categories.get(path) ?? 0) : []
    const named = [...brands, ...categories, ...scopes]
    const products = await rankedProducts(this.ask, listWhere(conditions, true), MOST_SUGGESTIONS - named.length)
    return [...named, ...suggestPieces(await this.#cards(products, language, now))]
  }

  async #askedCards(query: ScopedQuery, shown: readonly ClusterCard[], language: Language, now: Date): Promise<Card[]> {
    const asked = { choices: query, meant: this.#meant(query) }
    const rows = await this.#rowsById([...new Set(shown.map(({ id }) => id))])
    return shown.flatMap(({ id, colour }) => {
      const row = rows.get(id)
      if (!row) return []
      return asksOfVariants(asked)
        ? [presentAsked(row, colour, asked, this.taxonomy, language, now)]
        : [this.#card(row, language, now)]
    })
  }

  async #cards(products: readonly { id: string }[], language: Language, now: Date): Promise<Card[]> {
    return (await this.#rows(products.map(({ id }) => id))).map((row) => this.#card(row, language, now))
  }

  /** In the order of the ids; those that are gone meanwhile are passed over. */
  async #rows(ids: readonly string[]): Promise<ProductRow[]> {
    const rows = await this.#rowsById(ids)
    return ids.flatMap((id) => rows.get(id) ?? [])
  }

  async #rowsById(ids: readonly string[]): Promise<Map<string, ProductRow>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#askRows({ query: { ids: { values: ids } }, size: ids.length, sort: ['_doc'] })
    return new Map(rows.map((row) => [row.productId, row]))
  }

  async #askRows(asked: Json): Promise<ProductRow[]> {
    const [answer] = await this.ask([{ ...asked, track_total_hits: false }])
    return answer!.hits.hits.map(({ _source: source }) => source!.row as ProductRow)
  }

  #card(row: ProductRow, language: Language, now: Date): Card {
    return presentCard(row, this.taxonomy, language, now)
  }

  #newest = (query: Json, most: number): Promise<ProductRow[]> => this.#askRows({ query, size: most, sort: NEWEST })

  async #byCode(spuCodes: readonly string[]): Promise<ProductRow[]> {
    if (spuCodes.length === 0) return []
    const rows = Map.groupBy(await this.#newest(within('spu', spuCodes), spuCodes.length), ({ spuCode }) => spuCode)
    return spuCodes.flatMap((code) => rows.get(code) ?? [])
  }

  async cardsByCode(spuCodes: readonly string[], language: Language, now: Date, asked?: AskedColour): Promise<Card[]> {
    const rows = await this.#byCode(spuCodes)
    return rows.map((row) => (asked ? presentInColour(row, asked, this.taxonomy, language, now) : this.#card(row, language, now)))
  }

  async cardsLike(spuCode: string, boughtTogether: readonly string[], most: number, language: Language, now: Date) {
    const [self] = await this.#byCode([spuCode])
    return self ? this.#cards(await similarProducts(self, boughtTogether, most, this.ask), language, now) : []
  }

  async newestCards(path: string, most: number, language: Language, now: Date): Promise<Card[]> {
    const rows = await this.#newest(all([is('soldOut', false), is('categories', path)]), most)
    return rows.map((row) => this.#card(row, language, now))
  }

  async cardOfEachBrand(language: Language, now: Date): Promise<Map<string, Card>> {
    const rows = await this.#askRows(oneOfEachBrand({ match_all: {} }, this.taxonomy.brands.size + SPARE_BRANDS))
    return new Map(rows.map((row) => [row.brandCode, this.#card(row, language, now)]))
  }
}

const readingOf = ({ exact, synonyms }: ScopedQuery): Reading => ({ exact, synonyms })

/** The answers of one version, the latest of them; a question under way is not asked again. */
function cached<Answer>(cache: LRUCache<string, Promise<Answer>>, key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answer = cache.get(key) ?? ask()
  cache.set(key, answer)
  answer.catch(() => cache.peek(key) === answer && cache.delete(key))
  return answer
}
