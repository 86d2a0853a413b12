import type { Language } from '#language/languages.ts'
import { addCacheTags } from '#platform/cache/page-tags.server.ts'
import { clock } from '#platform/clock.ts'
import type { Snapshot, RestoredSnapshot } from '#platform/snapshot.ts'
import type { Card } from './lists/card-cache.ts'
import { foldQuery } from '#platform/text/chinese-folding.ts'
import { readFilters } from './query/asked-filters.ts'
import type { Lessons } from './index/product-index.ts'
import { answerFilters, answerSearch, type ListAnswer } from './lists/present-search.ts'
import { asTyped } from './words/corrected-query.ts'
import { type MeantQuery, meantQueries, presentUnderstood } from './lists/present-understood.ts'
import { CATALOGUE, categoryTag, membersTag, productTag, tagsOfList } from './catalogue-tags.ts'
import { SearchCluster } from './cluster/search-cluster.ts'
import { movedParts, presentQuery } from './query/present-query.ts'
import { type IndexBuild, ProcessEngine } from './process-engine.ts'
import type { Taxonomy, ProductRow } from './product-row.ts'
import type { ListScope } from './list-shelves.contract.ts'
import {
  type ByIdsInput,
  type FiltersWire,
  SearchInput,
  type SearchQuery,
  type SearchWire,
  type SeoMessageWire,
  type SuggestWire,
} from './search.contract.ts'
import { DISCOUNTS, PAGE_SIZE } from './search.rules.ts'
import type { AskedColour } from './lists/shown-variant.ts'
import { type Interest, recommendCards } from './lists/recommended-pieces.ts'
import type { NamedCounts, ScopedQuery, SearchEngine } from './search-engine.ts'
import { describeList } from './lists/seo-message.ts'
import { tryGroups } from './judged/try-words.ts'
import type { ExplainWire, TryWordsWire } from './synonyms.contract.ts'
import { findCollection, onShelves, presentCollection } from './shelf-lists.ts'
import type { SynonymGroup } from './words/synonyms.ts'

// One engine for the process: every list is answered by it, and only its feed changes it.
const inProcess = new ProcessEngine()
let engine: SearchEngine = inProcess

/** From now on the cluster at the address answers, and the engine in the process stays empty. */
export function openSearchCluster(address: string): SearchCluster {
  const cluster = new SearchCluster(address)
  engine = cluster.engine
  return cluster
}

/** A new index is built beside the current one, and replaces it when it is complete. */
export const buildIndex = (taxonomy: Taxonomy): IndexBuild => inProcess.build(taxonomy)

/** Other names of brands and categories; nothing happens when they are the same as before. */
export const changeTaxonomy = (taxonomy: Taxonomy): void => inProcess.changeTaxonomy(taxonomy)

/** The snapshot of the index. Nothing may change while it is written. */
export const snapshotIndex = (): Snapshot => inProcess.snapshot()
/** Replaces the current index. */
export const restoreIndex = (state: RestoredSnapshot): void => inProcess.restore(state)

/** Which words stand for which, for every index from now on. */
/** What operators have arranged from now on: the pages of what is new, gone or otherwise are told. */
export { changeShelves, shelfEdges, type Shelves } from './shelf-lists.ts'

export const changeSynonyms = (groups: readonly SynonymGroup[]): void => engine.changeSynonyms(groups)

/**
 * Inserts, updates or removes products, between two answers. The version moves only when something that is shown has
 * changed.
 */
export const putProducts = (rows: readonly ProductRow[]): Promise<void> => inProcess.put(rows)

/** What is new depends on the day. */
export const startNewDay = (): void => inProcess.startNewDay()

/** A number that grows whenever any list, card or count looks different: the key of cached pages. */
export const catalogueVersion = (): number => engine.version
export const productCount = (): number => inProcess.size

export async function searchProducts(asked: SearchQuery, language: Language): Promise<SearchWire> {
  const query = presentQuery(engine.taxonomy, asked)
  addCacheTags(...tagsOfList(query))
  return { ...(await answerMeant(query, language)), moved: movedParts(asked, query) }
}

/** The list of what the keyword means. */
async function answerMeant(query: SearchQuery, language: Language): Promise<Omit<SearchWire, 'moved'>> {
  const [meant, answer] = await answerFirst(query, (each) => answerOnShelves(each, language))
  const read = engine.read(meant.rest, query.exact)
  // Each word is said in one way, wherever it is said.
  const texts = new Map(read.words.map(({ word, text }) => [asTyped(meant.query.keyword, word), text]))
  const saidOf = (words: readonly string[]): string[] => words.map((word) => texts.get(word) ?? word)
  const [leftOut, near] = [[...saidOf(answer.leftOut), ...meant.givenUp], saidOf(answer.near)]
  const isNamed = query.category !== '' || answer.collection !== null
  return {
    ...answer,
    title: isNamed || meant.query.keyword === query.keyword ? answer.title : query.keyword.trim(),
    leftOut,
    near,
    partial: answer.partial || meant.givenUp.length > 0,
    ...presentUnderstood(meant, read, {
      brands: answer.filters.brand,
      colours: answer.filters.colour,
      dropped: [...leftOut, ...near],
    }),
  }
}

/** What the keyword means is answered; where there is nothing of that, with less of what it asks besides words. */
async function answerFirst<T extends { total: number }>(
  query: SearchQuery,
  answerOf: (query: SearchQuery) => Promise<T>,
): Promise<[MeantQuery, T]> {
  const tries = meantQueries(query)
  let meant = tries.next().value!
  let answer = await answerOf(meant.query)
  for (let next = tries.next().value; next && answer.total === 0; next = tries.next().value) {
    meant = next
    answer = await answerOf(meant.query)
  }
  return [meant, answer]
}

async function answerOnShelves(query: SearchQuery, language: Language): Promise<ListAnswer> {
  const { query: scoped, collection } = onShelves(query, engine.taxonomy, clock.now())
  const answer = await answerSearch(engine, scoped, language, clock.now())
  if (collection === undefined) return query.collection === '' ? answer : { ...answer, found: false }
  return { ...answer, title: collection.words[language].title, collection: presentCollection(collection, language) }
}

/** The first page of a list as somebody would have it: of a scope, in an order, or both. */
export async function tryList(
  asked: Partial<SearchQuery>,
  shelf: Pick<ScopedQuery, 'scope' | 'order'>,
  language: Language,
): Promise<{ total: number; list: Card[] }> {
  const query = { ...SearchInput.parse(asked), ...shelf }
  const { cards, counts } = await engine.list(query, { from: 0, to: PAGE_SIZE }, language, clock.now())
  return { total: counts.total, list: cards }
}

/** Looked up so many at a time, so that other answers have their turn. */
const CODES_AT_ONCE = 500

/** The codes of what is in a scope, no more than `most`. */
export async function listCodes(scope: ListScope, most: number): Promise<string[]> {
  const query = { ...SearchInput.parse({ sort: 'newest' }), scope }
  const codes: string[] = []
  for (let from = 0; from < most; from += CODES_AT_ONCE) {
    const { cards } = await engine.list(query, { from, to: Math.min(most, from + CODES_AT_ONCE) }, 'en', clock.now())
    codes.push(...cards.map(({ spuCode }) => spuCode))
    if (cards.length < CODES_AT_ONCE) break
  }
  return codes
}

/** How many pieces a collection shows. */
export async function countScope(scope: ListScope): Promise<number> {
  return (await engine.counts({ ...SearchInput.parse({}), scope }, clock.now())).counts.total
}

export function searchFilters(asked: SearchQuery, language: Language): Promise<FiltersWire> {
  const query = presentQuery(engine.taxonomy, asked)
  addCacheTags(...tagsOfList(query))
  const { query: meant } = meantQueries(query).next().value!
  return answerFilters(engine, onShelves(meant, engine.taxonomy, clock.now()).query, language, clock.now())
}

export async function seoMessage(asked: SearchQuery, language: Language): Promise<SeoMessageWire> {
  const query = presentQuery(engine.taxonomy, asked)
  addCacheTags(...tagsOfList(query))
  const { query: scoped, collection } = onShelves(query, engine.taxonomy, clock.now())
  const { query: meant } = meantQueries(scoped).next().value!
  const { whole } = await engine.counts({ ...scoped, ...meant }, clock.now())
  return describeList(engine.taxonomy, scoped, whole, language, collection?.words[language])
}

export async function suggest(word: string, sexType: number | undefined, language: Language): Promise<SuggestWire> {
  addCacheTags(CATALOGUE)
  return { list: await engine.suggest(word, sexType, language, clock.now()) }
}

/** What a typed query is learned by: its words without prices, sizes and the like, with all spellings made one. */
export const lessonKey = (typed: string): string => foldQuery(readFilters(typed).keyword)

/** What choices after a query give its pieces from now on. Nothing happens when it is what it was. */
export const changeLessons = (lessons: Lessons): void => engine.changeLessons(lessons)

/**
 * Cards in the order of the codes; codes of products that are not listed are passed over. `colour`: the code of the one to be shown, in a
 * variant that has what else is asked for.
 */
export function findCards(spuCodes: readonly string[], language: Language, asked: Omit<ByIdsInput, 'ids'> = {}): Promise<Card[]> {
  addCacheTags(...spuCodes.map(productTag))
  return engine.cardsByCode(spuCodes, language, clock.now(), asked.colour ? colourAsked(asked) : undefined)
}

function colourAsked({ colour = '', size = '', off = 0, ...asked }: Omit<ByIdsInput, 'ids'>): AskedColour {
  const reduced = { sale: Number(off) > 0, discount: DISCOUNTS.filter((percent) => percent === Number(off)) }
  const sizes = size.split(',').filter((each) => each !== '')
  const { query: choices } = meantQueries(SearchInput.parse({ ...asked, ...reduced, size: sizes })).next().value!
  return { colour, choices }
}

/** `boughtTogether`: codes of pieces that people kept together with this one, the strongest first. */
export async function listSimilar(
  spuCode: string,
  boughtTogether: readonly string[],
  language: Language,
  most: number,
): Promise<Card[]> {
  addCacheTags(productTag(spuCode))
  const cards = await engine.cardsLike(spuCode, boughtTogether, most, language, clock.now())
  addCacheTags(...cards.map((card) => productTag(card.spuCode)))
  return cards
}

/** Recommended pieces in stock for this interest; neighbours are by different designers. */
export function listRecommended(interest: Interest, language: Language, most: number): Promise<Card[]> {
  addCacheTags(CATALOGUE)
  return recommendCards(engine, interest, most, language, clock.now())
}

export function listNewest(path: string, language: Language, most: number): Promise<Card[]> {
  addCacheTags(categoryTag(path))
  return engine.newestCards(path, most, language, clock.now())
}

/** How many products stand in each category or anywhere below it. */
export function countByCategory(): Promise<Pick<NamedCounts, 'get'>> {
  addCacheTags(membersTag(''))
  return engine.countsInCategories()
}

/** Names of brands by code; unknown and hidden ones are passed over. */
export const nameBrands = (codes: readonly string[]): { code: string; name: string }[] =>
  codes.flatMap((code) => {
    const brand = engine.taxonomy.brands.get(code)
    return brand && !brand.hidden ? [{ code, name: brand.name }] : []
  })

/** What a collection that is shown now is called. */
export const findCollectionTitle = (code: string, language: Language): string | undefined =>
  findCollection(code, clock.now())?.words[language].title

/** Whether the shop has a category of that path now. */
export const hasCategory = (path: string): boolean => engine.taxonomy.categories.has(path)

/** What the list of a category or a brand is called, in both languages. */
export function nameList(list: string): { en: string; zh: string } {
  const name = list.slice(list.indexOf(':') + 1)
  const category = engine.taxonomy.categories.get(name)
  const brand = engine.taxonomy.brands.get(name)?.name ?? name
  return category ? { en: category.nameEn, zh: category.nameZh } : { en: brand, zh: brand }
}

/** For every brand with something listed, by its code, the picture of the piece that stands for it. */
export async function picturesOfBrands(language: Language): Promise<Map<string, Card['productImg']>> {
  addCacheTags(CATALOGUE)
  const cards = await engine.cardOfEachBrand(language, clock.now())
  return new Map([...cards].flatMap(([code, { productImg }]) => (productImg.hash ? [[code, productImg]] : [])))
}

const nothingCounted = { brands: [], colours: [], dropped: [] }

/** For operators: how a query is read, and why its first pieces are in this order. */
export async function explainQuery(keyword: string, language: Language): Promise<ExplainWire> {
  const asked = SearchInput.parse({ keyword })
  const [meant, explained] = await answerFirst(asked, (query) => engine.explain(query, language, clock.now()))
  const { understood, corrected, notSold } = presentUnderstood(meant, engine.read(meant.rest, false), nothingCounted)
  return {
    ...explained,
    leftOut: [...explained.leftOut, ...meant.givenUp],
    understood: understood.map(({ kind, text }) => ({ kind, text })),
    corrected,
    notSold,
  }
}

/** For operators: what would become of queries that are judged if these were the groups of words. */
export const tryWords = (groups: readonly SynonymGroup[]): Promise<TryWordsWire> => tryGroups(engine, groups, clock.now())

export { isCollectionTag } from './shelf-lists.ts'
export { foldQuery }
export { wordsAsked, wordsWritten } from './words/words-of-text.ts'
export { isMembersTag } from './catalogue-tags.ts'
export { SearchCluster } from './cluster/search-cluster.ts'
export {
  findSynonymGroups,
  groupsWith,
  listSynonyms,
  removeSynonymGroup,
  saveSynonymGroup,
} from './words/synonym-groups.ts'
export type { IndexBuild } from './process-engine.ts'
export type { Taxonomy, ProductRow } from './product-row.ts'
export { type RowBatch, RowBatchWriter } from './index/row-batches.ts'
