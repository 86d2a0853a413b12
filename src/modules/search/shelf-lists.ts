import type { Language } from '#language/languages.ts'
import { addCacheTags, type Tag, invalidate } from '#platform/cache/page-tags.server.ts'
import { brandTag, CATALOGUE, categoryTag, productTag } from './catalogue-tags.ts'
import type { ListOrder, ListScope } from './list-shelves.contract.ts'
import type { SearchQuery, SearchWire } from './search.contract.ts'
import type { ScopedQuery } from './search-engine.ts'
import type { TaxonomyNames } from './product-row.ts'
import { categoriesOf, ZONE } from './search.rules.ts'

/** From when and until when something is shown, in milliseconds since 1970. */
type Window = { from: number; until: number }
type CollectionWords = { title: string; story: string }
export type ShelfCollection = Window & {
  code: string
  words: Record<Language, CollectionWords>
  picture: { hash: string; width: number; height: number; alt: Record<Language, string> } | null
  scope: ListScope
  /** It is what the seasonal sale shows. */
  isSeason: boolean
}
/** `list`: as listKey calls it. */
type ShelfOrder = Window & { list: string; order: ListOrder }
export type Shelves = { collections: readonly ShelfCollection[]; orders: readonly ShelfOrder[] }

const listKey = (kind: 'category' | 'brand' | 'collection', name: string): string => `${kind}:${name}`
const collectionTag = (code: string): Tag => `shelf:${listKey('collection', code)}`
export const isCollectionTag = (tag: Tag): boolean => tag.startsWith('shelf:')
const orderTag = (list: string): Tag => `shelf-order:${list}`
/** Which collection is the seasonal sale. */
const SEASON: Tag = 'shelf:season'

// What operators have arranged, as this process knows it; replaced as a whole.
let shelves: Shelves = { collections: [], orders: [] }

type Edge = { at: number; tags: Tag[] }
type Told = Window & { tags: Tag[]; text: string }
const toldBy = ({ collections, orders }: Shelves): Told[] => [
  ...collections.map((each) => ({
    ...{ from: each.from, until: each.until, text: JSON.stringify(each) },
    tags: [collectionTag(each.code), ...(each.isSeason ? [SEASON] : [])],
  })),
  ...orders.map((each) => ({ from: each.from, until: each.until, tags: [orderTag(each.list)], text: JSON.stringify(each) })),
]

/** Says of which lists the pages are old now: those of what is new, gone or otherwise. */
export function changeShelves(next: Shelves): void {
  const [before, after] = [toldBy(shelves), toldBy(next)]
  const known = new Set(before.map(({ text }) => text))
  const still = new Set(after.map(({ text }) => text))
  shelves = next
  const changed = [...after.filter(({ text }) => !known.has(text)), ...before.filter(({ text }) => !still.has(text))]
  if (changed.length > 0) invalidate(...new Set(changed.flatMap(({ tags }) => tags)))
}

/** When something begins or ends to be shown, and what is told then. */
export const shelfEdges = (): Edge[] =>
  toldBy(shelves)
    .flatMap(({ from, until, tags }) => [from, until].map((at) => ({ at, tags })))
    .filter(({ at }) => Number.isFinite(at))

const isOn = ({ from, until }: Window, now: Date): boolean => from <= now.getTime() && now.getTime() < until

export const findCollection = (code: string, now: Date): ShelfCollection | undefined =>
  shelves.collections.find((each) => each.code === code && isOn(each, now))

/** Of several the one that began last. */
const findSeason = (now: Date): ShelfCollection | undefined =>
  shelves.collections
    .filter((each) => each.isSeason && isOn(each, now))
    .toSorted((one, other) => other.from - one.from || (one.code < other.code ? -1 : 1))[0]

/** The query with what operators have made of its list; pages that show it are told of every change. */
export function onShelves(
  query: SearchQuery,
  names: TaxonomyNames,
  now: Date,
): { query: ScopedQuery; collection: ShelfCollection | undefined } {
  const isSeason = query.searchOrderType === ZONE.seasonalSale && query.collection === ''
  if (isSeason) addCacheTags(SEASON)
  const collection = isSeason ? findSeason(now) : query.collection === '' ? undefined : findCollection(query.collection, now)
  const code = collection?.code ?? query.collection
  if (code !== '') addCacheTags(collectionTag(code), ...(collection ? tagsOfScope(collection.scope) : []))
  const list = listOf(query, code)
  if (list !== undefined) addCacheTags(orderTag(list))
  const isOfList = (each: ShelfOrder) => each.list === list || presentList(each.list, names) === list
  const arranged = list === undefined ? undefined : shelves.orders.find((each) => isOn(each, now) && isOfList(each))?.order
  const order = collection && 'codes' in collection.scope ? byHand(collection.scope.codes, arranged) : arranged
  return {
    collection,
    query: {
      ...query,
      // The season's own mark on pieces counts only while no collection is the season.
      searchOrderType: collection && isSeason ? 0 : query.searchOrderType,
      ...(collection ? { scope: presentScope(collection.scope, names) } : {}),
      ...(order && query.sort === 'recommended' && query.keyword.trim() === '' ? { order } : {}),
    },
  }
}

/** Only a list that is one category, one brand or one collection has an order of its own. */
function listOf({ category, brandCode, keyword, searchOrderType }: SearchQuery, collection: string): string | undefined {
  if (collection !== '') return listKey('collection', collection)
  if (keyword.trim() !== '' || searchOrderType !== 0) return undefined
  if (brandCode !== '') return category === '' ? listKey('brand', brandCode) : undefined
  const [path, ...others] = categoriesOf(category)
  return path === undefined || others.length > 0 ? undefined : listKey('category', path)
}

const nothing = { codes: [], brands: [], flags: [], isNew: false, sale: false, soldOut: false }
const byHand = (codes: readonly string[], order: ListOrder | undefined): ListOrder => ({
  lift: order?.lift ?? nothing,
  bury: order?.bury ?? nothing,
  pins: [...new Set([...(order?.pins ?? []), ...codes])],
})

function tagsOfScope(scope: ListScope): Tag[] {
  if ('codes' in scope) return scope.codes.map(productTag)
  const { word, categories, brands } = scope.rule
  if (word !== '') return [CATALOGUE]
  if (categories.length > 0) return categories.map(categoryTag)
  return brands.length > 0 ? brands.map(brandTag) : [CATALOGUE]
}

type Names = Pick<TaxonomyNames, 'categories' | 'formerCategories' | 'brands' | 'formerBrands'>
const pathNow = (path: string, { categories, formerCategories }: Names): string =>
  categories.has(path) ? path : (formerCategories.get(path) ?? path)
const codeNow = (code: string, { brands, formerBrands }: Names): string =>
  brands.has(code) ? code : (formerBrands.get(code) ?? code)

/** A rule by what its categories and brands are called now: it outlives a change of the shelves. */
function presentScope(scope: ListScope, names: Names): ListScope {
  if ('codes' in scope) return scope
  const { rule } = scope
  return {
    rule: {
      ...rule,
      categories: rule.categories.map((path) => pathNow(path, names)),
      brands: rule.brands.map((code) => codeNow(code, names)),
    },
  }
}

function presentList(list: string, names: Names): string {
  const end = list.indexOf(':')
  const [kind, name] = [list.slice(0, end), list.slice(end + 1)]
  return kind === 'category' ? listKey(kind, pathNow(name, names)) : kind === 'brand' ? listKey(kind, codeNow(name, names)) : list
}

export const presentCollection = ({ code, words, picture }: ShelfCollection, language: Language): SearchWire['collection'] => ({
  code,
  ...words[language],
  picture: picture ? { ...picture, alt: picture.alt[language] } : null,
})
