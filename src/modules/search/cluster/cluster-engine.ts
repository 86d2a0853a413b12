import type { Language } from '#language/languages.ts'
import { refuse } from '#platform/refusal.ts'
import { SearchAway, type SphinxAnswer, type SphinxServer } from '#platform/sphinxql.server.ts'
import type { Card } from '#modules/search/lists/card-cache.ts'
import { asTyped, nearestQuery } from '#modules/search/words/corrected-query.ts'
import { newSince } from '#modules/search/lists/new-arrivals.ts'
import type { Taxonomy, TaxonomyNames, ProductRow } from '../product-row.ts'
import { unfiltered } from '#modules/search/query/product-query.ts'
import type { SearchQuery, SuggestWire } from '../search.contract.ts'
import type { ListCounts, ListFound, ListSlice, NamedCounts, SearchEngine } from '../search-engine.ts'
import type { SynonymGroup } from '#modules/search/words/synonyms.ts'
import { ClusterCards, cardsOf } from './cluster-cards.ts'
import { anyOf, conditionsOf, type Conditions, IS_PRODUCT, whereOf } from './cluster-conditions.ts'
import { countList } from './cluster-counts.ts'
import { documentsOf, inNewestOrder, numbersOf, rowsOf } from './cluster-lists.ts'
import { ClusterNames } from './cluster-names.ts'
import { documentNumber, numberOf } from './cluster-numbers.ts'
import { wordsKept } from './cluster-part.ts'
import { PRODUCTS } from './cluster-schema.ts'
import { similarRows } from './cluster-similar.ts'
import { suggestFromCluster } from './cluster-suggestions.ts'
import { ClusterWords, matchAll } from './cluster-words.ts'
import { AnswerCache } from './answer-cache.ts'

const MOST_CACHED = 256
/** Counts, of what they were counted, and the words of the query that were left out of it. */
type Counted = { counts: ListCounts; conditions: Conditions; leftOut: readonly string[] }

/** Asks a cluster of search servers. What it cannot answer completely it refuses with SearchAway. */
export class ClusterEngine implements SearchEngine {
  version = 1
  readonly words = new ClusterWords()
  readonly names = new ClusterNames()
  readonly #front: SphinxServer
  /** The signs of all nodes that belong to the cluster and have been filled. */
  readonly #signs: readonly string[]
  #taxonomy: TaxonomyNames = { brands: new Map(), categories: new Map(), colours: new Map(), materials: new Map() }
  readonly #cards = new ClusterCards()
  readonly #counts = new AnswerCache<Counted>(MOST_CACHED)
  readonly #keywords = new AnswerCache<string | undefined>(MOST_CACHED)

  constructor(front: SphinxServer, signs: readonly string[]) {
    this.#front = front
    this.#signs = signs
  }

  get taxonomy(): TaxonomyNames {
    return this.#taxonomy
  }

  setTaxonomy(taxonomy: Taxonomy): void {
    this.#taxonomy = {
      brands: new Map(taxonomy.brands.map((brand) => [brand.code, brand])),
      categories: new Map(taxonomy.categories.map((category) => [category.path, category])),
      colours: new Map(taxonomy.colours.map((colour) => [colour.id, colour])),
      materials: new Map(taxonomy.materials.map((material) => [material.id, material])),
    }
    this.words.setTaxonomy(taxonomy)
    this.names.setTaxonomy(taxonomy)
    this.#move()
  }

  /** The servers hold something else now: these products, or (left out) anything. */
  changed(productIds?: readonly string[]): void {
    if (productIds) this.#cards.drop(productIds.map(documentNumber))
    else this.#cards.clear()
    this.#move()
  }

  changeSynonyms(groups: readonly SynonymGroup[]): void {
    this.words.keywords.setSynonyms(groups)
    this.#move()
  }

  startNewDay(): void {
    this.#move()
  }

  #move(): void {
    this.version += 1
    this.#counts.clear()
    this.#keywords.clear()
  }

  /** Asks in one go, and makes sure that every node was there and filled: an empty one would answer too. */
  ask = async (statements: readonly string[]): Promise<SphinxAnswer[]> => {
    const signs = this.#signs.map(numberOf).join(',')
    const check = `SELECT COUNT(*) AS n FROM ${PRODUCTS} WHERE mark IN (${signs}) OPTION ranker=none`
    const [nodes, ...answers] = await this.#front.select([check, ...statements])
    const filled = Number(nodes?.rows[0]?.n)
    if (filled !== this.#signs.length)
      throw new SearchAway(`${this.#front.name}: ${filled} of ${this.#signs.length} nodes have been filled`)
    return answers
  }

  async list(query: SearchQuery, slice: ListSlice, language: Language, now: Date): Promise<ListFound> {
    const documentsIn = (conditions: Conditions): Promise<string[]> =>
      documentsOf({ where: whereOf(conditions), isRanked: query.keyword.trim() !== '' }, query.sort, slice, this.ask)
    const [{ counts, leftOut, conditions }, whole, documents] = await Promise.all([
      this.#count(query, now),
      this.#count(unfiltered(query), now),
      this.conditions(query, now).then(documentsIn),
    ])
    const shown = leftOut.length > 0 ? await documentsIn(conditions) : documents
    return { counts, leftOut, whole: whole.counts, cards: await this.cardsOfDocuments(shown, language, now) }
  }

  async counts(query: SearchQuery, now: Date): Promise<Pick<ListFound, 'counts' | 'whole'>> {
    const [{ counts }, whole] = await Promise.all([this.#count(query, now), this.#count(unfiltered(query), now)])
    return { counts, whole: whole.counts }
  }

  #count(query: SearchQuery, now: Date): Promise<Counted> {
    const key = JSON.stringify([{ ...query, sort: '', pageNum: 0, pages: 0 }, newSince(now)])
    return this.#counts.get(key, async () => {
      const counted = { ...(await this.#countAll(await this.conditions(query, now), now)), leftOut: [] }
      if (query.keyword.trim() === '' || counted.counts.total > 0) return counted
      return (await this.#countPart(query, now)) ?? counted
    })
  }

  /** Nothing in the list holds every word: what holds some of them, unless it is the choices that leave nothing. */
  async #countPart(query: SearchQuery, now: Date): Promise<Counted | undefined> {
    const conditions = this.#conditionsOf(query, now)
    const plan = this.words.keywords.planOf(query.keyword)
    const kept = await wordsKept(plan, (words) => [...conditions.always, matchAll(words)].join(' AND '), this.ask)
    if (!kept) return undefined
    const leftOut = plan.filter((word) => !kept.includes(word)).map(({ word }) => asTyped(query.keyword, word))
    return { ...(await this.#countAll({ ...conditions, always: [...conditions.always, matchAll(kept)] }, now)), leftOut }
  }

  async #countAll(conditions: Conditions, now: Date): Promise<Pick<Counted, 'counts' | 'conditions'>> {
    return { conditions, counts: await countList(conditions, this.names, this.ask, now) }
  }

  #conditionsOf(query: SearchQuery, now: Date): Conditions {
    return conditionsOf(query, (path) => this.#taxonomy.categories.has(path), now)
  }

  /** `prefixes`: the last word may still be growing. */
  async conditions(query: SearchQuery, now: Date, options: { prefixes?: boolean } = {}): Promise<Conditions> {
    const conditions = this.#conditionsOf(query, now)
    if (query.keyword.trim() === '') return conditions
    const words = await this.keywordCondition(query.keyword, options)
    return { ...conditions, always: [...conditions.always, words ?? NOTHING] }
  }

  /** A code that exists is meant as a code; else parts of codes, else words. Nothing when the words cannot be met at all. */
  keywordCondition(keyword: string, options: { prefixes?: boolean } = {}): Promise<string | undefined> {
    return this.#keywords.get(`${options.prefixes ? '…' : ''}${keyword}`, async () => {
      const { tries } = this.words.asked(keyword, options)
      const answers = await this.ask(tries.map((condition) => countStatement(`${IS_PRODUCT} AND ${condition}`)))
      return tries.find((_, at) => Number(answers[at]?.rows[0]?.n) > 0)
    })
  }

  async countsInCategories(): Promise<Pick<NamedCounts, 'get'>> {
    return (await this.#everything()).categories
  }

  /** Counts over all products; the same on every day. */
  async #everything(): Promise<ListCounts> {
    const all: Conditions = { always: [IS_PRODUCT], chosen: new Map() }
    return (await this.#counts.get('', async () => ({ ...(await this.#countAll(all, new Date(0))), leftOut: [] }))).counts
  }

  async countsOfBrands(): Promise<Pick<NamedCounts, 'get'>> {
    return (await this.#everything()).brands
  }

  nearestQuery(keyword: string): Promise<string> {
    const { keywords } = this.words
    const findsAny = async (query: string): Promise<boolean> => (await this.keywordCondition(query)) !== undefined
    return nearestQuery({ keywords, titleWith: (term) => this.#titleWith(term), findsAny }, keyword)
  }

  async #titleWith(term: string): Promise<string> {
    const condition = await this.keywordCondition(term)
    if (condition === undefined) return ''
    const [row] = await this.#cards.rows(
      numbersOf(await rowsOf(this.ask, inNewestOrder(`${IS_PRODUCT} AND ${condition}`, 1))),
      this.ask,
    )
    return row?.titleEn ?? ''
  }

  /** Its nodes rank by other scores than the process engine: there is nothing to explain word by word. */
  async explain(): Promise<never> {
    return refuse('ORDER_NOT_EXPLAINED')
  }

  suggest(word: string, sexType: number | undefined, language: Language, now: Date): Promise<SuggestWire['list']> {
    return suggestFromCluster(this, word, sexType, language, now)
  }

  async cardsOfDocuments(documents: readonly string[], language: Language, now: Date): Promise<Card[]> {
    return cardsOf(await this.#cards.rows(documents, this.ask), this.#taxonomy, language, now)
  }

  async cardsByCode(spuCodes: readonly string[], language: Language, now: Date): Promise<Card[]> {
    const rows = await this.rowsByCode(spuCodes)
    const byCode = new Map(rows.map((row) => [row.spuCode, row]))
    return cardsOf(
      spuCodes.flatMap((code) => byCode.get(code) ?? []),
      this.#taxonomy,
      language,
      now,
    )
  }

  async rowsByCode(spuCodes: readonly string[]): Promise<ProductRow[]> {
    if (spuCodes.length === 0) return []
    const where = `${IS_PRODUCT} AND ${anyOf('spu', spuCodes)}`
    return this.#cards.rows(numbersOf(await rowsOf(this.ask, inNewestOrder(where, spuCodes.length))), this.ask)
  }

  async cardsLike(
    spuCode: string,
    boughtTogether: readonly string[],
    most: number,
    language: Language,
    now: Date,
  ): Promise<Card[]> {
    const [self] = await this.rowsByCode([spuCode])
    if (!self) return []
    return this.cardsOfDocuments(numbersOf(await similarRows(self, boughtTogether, most, this.ask)), language, now)
  }

  async newestCards(path: string, most: number, language: Language, now: Date): Promise<Card[]> {
    const where = `${IS_PRODUCT} AND sold_out=0 AND ${anyOf('categories', [path])}`
    return this.cardsOfDocuments(numbersOf(await rowsOf(this.ask, inNewestOrder(where, most))), language, now)
  }

  async cardOfEachBrand(language: Language, now: Date): Promise<Map<string, Card>> {
    const most = this.#taxonomy.brands.size + 1_000
    const [answer] = await this.ask([
      `SELECT id FROM ${PRODUCTS} WHERE ${IS_PRODUCT} GROUP BY brand WITHIN GROUP ORDER BY recommended ASC, id_high ASC, id_low ASC LIMIT ${most} OPTION ranker=none, max_matches=${most}`,
    ])
    const cards = await this.cardsOfDocuments(numbersOf(answer?.rows ?? []), language, now)
    return new Map(cards.map((card) => [card.brandCode, card]))
  }
}

/** Words that nothing can meet. */
const NOTHING = 'mark=0 AND written<0'
const countStatement = (where: string): string => `SELECT COUNT(*) AS n FROM ${PRODUCTS} WHERE ${where} OPTION ranker=none`
