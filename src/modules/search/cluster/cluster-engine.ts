import { EVERYTHING, invalidate } from '#platform/cache/page-tags.server.ts'
import { LRUCache } from 'lru-cache'
import type { Language } from '#language/languages.ts'
import { refuse } from '#platform/refusal.ts'
import { SearchAway, type SphinxAnswer, type SphinxServer } from '#platform/sphinxql.server.ts'
import { type Card, presentAsked, presentCard, presentInColour } from '#modules/search/lists/card-cache.ts'
import { asksOfVariants } from '#modules/search/lists/shown-variant.ts'
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
import type { ListCounts, ListFound, ListSlice, NamedCounts, QueryRead, ScopedQuery, SearchEngine } from '../search-engine.ts'
import { anyOf, type Conditions, conditionsOf, IS_PRODUCT, whereOf } from './cluster-conditions.ts'
import { cardsAt, type ClusterCard, inColour } from './cluster-cards.ts'
import { addedCounts, countList, countStatement } from './cluster-counts.ts'
import { unpacked } from './cluster-document.ts'
import { inNewestOrder, numbersOf, rankedRows, rowsOf } from './cluster-lists.ts'
import { numberOf } from './cluster-numbers.ts'
import { heldWords } from './cluster-part.ts'
import { PRODUCTS } from './cluster-schema.ts'
import { similarRows } from './cluster-similar.ts'
import { ClusterWords, matchAll } from './cluster-words.ts'

const MOST_CACHED = 256
/** Words that nothing can meet. */
const NOTHING = 'mark=0 AND written<0'
/** Counts, of what they were counted, and the words of the query that were left out of it. */
type Counted = ProductCounts & { conditions: Conditions; leftOut: readonly string[]; near: readonly string[] }
/** With how many products there are at most; of several colours that are chosen each shows a card. */
type ProductCounts = { counts: ListCounts; products: number }

/** Asks a cluster of search servers. What it cannot answer completely it refuses with SearchAway. */
export class ClusterEngine implements SearchEngine {
  version = 1
  readonly words = new ClusterWords()
  taxonomy: TaxonomyNames = noNames
  readonly #front: SphinxServer
  /** The markers of all nodes that belong to the cluster and have been filled. */
  readonly #signs: readonly string[]
  readonly #counts = new LRUCache<string, Promise<Counted>>({ max: MOST_CACHED })
  readonly #keywords = new LRUCache<string, Promise<string | undefined>>({ max: MOST_CACHED })

  constructor(front: SphinxServer, signs: readonly string[]) {
    this.#front = front
    this.#signs = signs
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

  /** Something that is shown is different now: what the servers hold, what words mean, or the day. */
  changed(): void {
    this.version += 1
    this.#counts.clear()
    this.#keywords.clear()
    // Any process may have written: nobody here knows in which lists a product was before.
    invalidate(EVERYTHING)
  }

  /** Asks in one go, and makes sure that every node was there and filled: an empty one would answer too. */
  ask = async (statements: readonly string[]): Promise<SphinxAnswer[]> => {
    const check = countStatement(`mark IN (${this.#signs.map(numberOf).join(',')})`)
    const [nodes, ...answers] = await this.#front.select([check, ...statements])
    const filled = Number(nodes?.rows[0]?.n)
    if (filled !== this.#signs.length)
      throw new SearchAway(`${this.#front.name}: ${filled} of ${this.#signs.length} nodes have been filled`)
    return answers
  }

  async list(query: ScopedQuery, slice: ListSlice, language: Language, now: Date): Promise<ListFound> {
    const [{ counts, leftOut, near, conditions, products }, whole] = await Promise.all([
      this.#count(query, now),
      this.#count(unfiltered(query), now),
    ])
    const shown = await cardsAt(query, conditions, slice, products, now, this.ask)
    return { counts, leftOut, near, whole: whole.counts, cards: await this.#askedCards(query, shown, language, now) }
  }

  read(keyword: string, exact: boolean): QueryRead {
    return this.words.keywords.read(keyword, exact)
  }

  async counts(query: ScopedQuery, now: Date): Promise<Pick<ListFound, 'counts' | 'whole'>> {
    const [{ counts }, whole] = await Promise.all([this.#count(query, now), this.#count(unfiltered(query), now)])
    return { counts, whole: whole.counts }
  }

  #count(query: ScopedQuery, now: Date): Promise<Counted> {
    const key = JSON.stringify([{ ...query, order: undefined, sort: '', pageNum: 0, pages: 0 }, newSince(now)])
    return cached(this.#counts, key, async () => {
      const conditions = await this.#conditions(query, now)
      const counted = await this.#countAll(query, conditions, now)
      const isShort = query.keyword.trim() !== '' && counted.counts.total === 0
      return (isShort && (await this.#countPart(query, now))) || { ...counted, conditions, leftOut: [], near: [] }
    })
  }

  /** Nothing in the list holds every word: what holds some of them, unless it is the choices that leave nothing. */
  async #countPart(query: ScopedQuery, now: Date): Promise<Counted | undefined> {
    const { always, ...chosen } = this.#listConditions(query, now)
    const plan = this.words.keywords.planOf(query.keyword, { exact: query.exact })
    const part = await heldWords(plan, (words) => [...always, matchAll(words)].join(' AND '), this.ask)
    if (!part || part.leftOut.length + part.near.length === 0) return undefined
    const conditions = { always: [...always, matchAll(part.held)], ...chosen }
    const typed = (words: readonly string[]): string[] => words.map((word) => asTyped(query.keyword, word))
    const counted = await this.#countAll(query, conditions, now)
    return { ...counted, conditions, leftOut: typed(part.leftOut), near: typed(part.near) }
  }

  async #countAll(query: ScopedQuery, conditions: Conditions, now: Date): Promise<ProductCounts> {
    const colours = [...new Set(query.colour)]
    const each = colours.length > 1 ? colours.map((colour) => inColour(conditions, colour)) : [conditions]
    const counts = addedCounts(await Promise.all(each.map((one) => countList(one, this.words.names, this.ask, now))))
    return { counts, products: counts.total }
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
  async #conditions(query: ScopedQuery, now: Date, options: Reading = {}): Promise<Conditions> {
    const conditions = this.#listConditions(query, now)
    const ruled = query.scope && 'rule' in query.scope ? query.scope.rule.word : ''
    const asked = query.keyword.trim() || ruled
    if (asked === '') return conditions
    const words = await this.#keywordCondition(asked, { exact: query.exact, ...options })
    return { ...conditions, always: [...conditions.always, words ?? NOTHING] }
  }

  /** A code that exists is meant as a code; else parts of codes, else words. Nothing when the words cannot be met at all. */
  #keywordCondition(keyword: string, options: Reading = {}): Promise<string | undefined> {
    return cached(this.#keywords, `${options.prefixes ? '…' : ''}${options.exact ? '=' : ''}${keyword}`, async () => {
      const tries = this.words.tries(keyword, options)
      const answers = await this.ask(tries.map((condition) => countStatement(`${IS_PRODUCT} AND ${condition}`)))
      return tries.find((_, at) => Number(answers[at]?.rows[0]?.n) > 0)
    })
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
    const findsAny = async (query: string): Promise<boolean> => (await this.#keywordCondition(query)) !== undefined
    const titleWith = async (term: string): Promise<string> => {
      const condition = (await this.#keywordCondition(term)) ?? NOTHING
      return (await this.#newest(condition, 1))[0]?.titleEn ?? ''
    }
    return nearestQuery({ keywords, titleWith, findsAny }, keyword)
  }

  /** Its nodes rank by other scores than the process engine: there is nothing to explain word by word. */
  async explain(): Promise<never> {
    return refuse('ORDER_NOT_EXPLAINED')
  }

  /** What is known of a product in words stays with its nodes. */
  async rows(): Promise<never> {
    return refuse('ORDER_NOT_EXPLAINED')
  }

  async suggest(word: string, sex: number | undefined, language: Language, now: Date): Promise<SuggestWire['list']> {
    if (runsOf(word).length === 0) return []
    const query = SearchInput.parse({ keyword: word, sexType: sex === 1 || sex === 2 ? sex : undefined })
    const [shop, conditions] = await Promise.all([this.#everything(), this.#conditions(query, now, { prefixes: true })])
    const brands = suggestBrands(this.taxonomy, word, (code) => (shop.brands.get(code) ?? 0) > 0)
    const meant = this.words.keywords.placesMeant(word)
    const categories = suggestCategories(this.taxonomy, { word, meant }, sex, language, (path) => shop.categories.get(path) ?? 0)
    const found = categories.length > 0 ? undefined : (await this.#count(query, now)).counts
    const isWide = found !== undefined && found.total > 1
    const scopes = isWide ? suggestScopes(this.taxonomy, language, (path) => found.categories.get(path) ?? 0) : []
    const named = [...brands, ...categories, ...scopes]
    const { isOfVariants, columns } = conditions
    const part = { where: whereOf(conditions), columns, isRanked: true, products: isOfVariants ? shop.total : undefined }
    const rows = await rankedRows(this.ask, part, MOST_SUGGESTIONS - named.length)
    return [...named, ...suggestPieces(await this.#cards(numbersOf(rows), language, now))]
  }

  async #askedCards(query: ScopedQuery, shown: readonly ClusterCard[], language: Language, now: Date): Promise<Card[]> {
    const asked = { choices: query, meant: this.#meant(query) }
    const rows = await this.#rows([...new Set(shown.map(({ document }) => document))])
    return shown.flatMap(({ document, colour }) => {
      const row = rows.get(document)
      if (!row) return []
      return asksOfVariants(asked)
        ? [presentAsked(row, colour, asked, this.taxonomy, language, now)]
        : [this.#card(row, language, now)]
    })
  }

  /** In the order of the documents; those that are gone meanwhile are passed over. */
  async #cards(documents: readonly string[], language: Language, now: Date): Promise<Card[]> {
    const rows = await this.#rows(documents)
    return documents.flatMap((document) => rows.get(document) ?? []).map((row) => this.#card(row, language, now))
  }

  async #rows(documents: readonly string[]): Promise<Map<string, ProductRow>> {
    if (documents.length === 0) return new Map()
    const [answer] = await this.ask([
      `SELECT id, body FROM ${PRODUCTS} WHERE id IN (${documents.join(',')}) LIMIT ${documents.length} OPTION ranker=none, max_matches=${documents.length}`,
    ])
    return new Map(answer?.rows.map(({ id, body }) => [String(id), unpacked(String(body))]))
  }

  #card(row: ProductRow, language: Language, now: Date): Card {
    return presentCard(row, this.taxonomy, language, now)
  }

  async #newest(condition: string, most: number): Promise<ProductRow[]> {
    const rows = await rowsOf(this.ask, { ...inNewestOrder(`${IS_PRODUCT} AND ${condition}`, most), columns: 'body' })
    return rows.map(({ body }) => unpacked(String(body)))
  }

  async #byCode(spuCodes: readonly string[]): Promise<ProductRow[]> {
    if (spuCodes.length === 0) return []
    const rows = Map.groupBy(await this.#newest(anyOf('spu', spuCodes), spuCodes.length), ({ spuCode }) => spuCode)
    return spuCodes.flatMap((code) => rows.get(code) ?? [])
  }

  async cardsByCode(spuCodes: readonly string[], language: Language, now: Date, colour?: string): Promise<Card[]> {
    const rows = await this.#byCode(spuCodes)
    return rows.map((row) =>
      colour ? presentInColour(row, colour, this.taxonomy, language, now) : this.#card(row, language, now),
    )
  }

  async cardsLike(spuCode: string, boughtTogether: readonly string[], most: number, language: Language, now: Date) {
    const [self] = await this.#byCode([spuCode])
    return self ? this.#cards(numbersOf(await similarRows(self, boughtTogether, most, this.ask)), language, now) : []
  }

  async newestCards(path: string, most: number, language: Language, now: Date): Promise<Card[]> {
    const rows = await this.#newest(`sold_out=0 AND ${anyOf('categories', [path])}`, most)
    return rows.map((row) => this.#card(row, language, now))
  }

  async cardOfEachBrand(language: Language, now: Date): Promise<Map<string, Card>> {
    const most = this.taxonomy.brands.size + 1_000
    const [answer] = await this.ask([
      `SELECT id, body FROM ${PRODUCTS} WHERE ${IS_PRODUCT} GROUP BY brand WITHIN GROUP ORDER BY recommended ASC, id_high ASC, id_low ASC LIMIT ${most} OPTION ranker=none, max_matches=${most}`,
    ])
    const cards = (answer?.rows ?? []).map(({ body }) => this.#card(unpacked(String(body)), language, now))
    return new Map(cards.map((card) => [card.brandCode, card]))
  }
}

/** The answers of one version, the latest of them; a question under way is not asked again. */
function cached<Answer>(cache: LRUCache<string, Promise<Answer>>, key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answer = cache.get(key) ?? ask()
  cache.set(key, answer)
  answer.catch(() => cache.peek(key) === answer && cache.delete(key))
  return answer
}
