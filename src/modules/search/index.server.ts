import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import { pieceOfEachBrand } from './brand-pieces.ts'
import { type Card, CardShelf } from './card-shelf.ts'
import { answerFilters, answerSearch } from './present-search.ts'
import { ProductIndex } from './product-index.ts'
import type { Frame, ProductRow } from './product-row.ts'
import type { FiltersWire, SearchQuery, SearchWire, SeoMessageWire, SuggestWire } from './search.contract.ts'
import { tellList } from './seo-message.ts'
import { suggestFor } from './search-suggestions.ts'
import { findNewest } from './newest-products.ts'
import { findSimilar } from './similar-products.ts'

// One index for the process: every list is answered from it, and only the feed changes it.
let index = new ProductIndex()
let shelf = new CardShelf(index)

/** Begins anew with nothing but the frame; products follow through `putProducts`. */
export function startIndex(frame: Frame): void {
  const { version } = index
  index = new ProductIndex()
  index.version = version
  index.setFrame(frame)
  shelf = new CardShelf(index)
}

/** Puts in, changes or takes out products. The version moves only when something that is shown has changed. */
export function putProducts(rows: readonly ProductRow[]): void {
  shelf.drop(index.upsert(rows))
}

/** What is new depends on the day. */
export function turnDay(): void {
  shelf.clear()
  index.version += 1
}

/** A number that grows whenever any list, card or count looks different: the key of cached pages. */
export const catalogueVersion = (): number => index.version
export const productCount = (): number => index.size

export const searchProducts = (query: SearchQuery, language: Language): SearchWire =>
  answerSearch(index, shelf, query, language, clock.now())
export const searchFilters = (query: SearchQuery, language: Language): FiltersWire =>
  answerFilters(index, query, language, clock.now())

export const seoMessage = (query: SearchQuery, language: Language): SeoMessageWire =>
  tellList(index, query, language, clock.now())

export function suggest(word: string, sexType: number | undefined, language: Language): SuggestWire {
  return { list: suggestFor(index, shelf, word, sexType, language, clock.now()) }
}

/** Cards in the order of the codes; codes of products that are not listed are passed over. */
export function findCards(spuCodes: readonly string[], language: Language): Card[] {
  return shelf.cards(
    spuCodes.flatMap((code) => index.find(code) ?? []),
    language,
    clock.now(),
  )
}

/** `companions`: codes of pieces that people kept together with this one, the strongest first. */
export const listSimilar = (spuCode: string, companions: readonly string[], language: Language, most: number): Card[] =>
  shelf.cards(findSimilar(index, spuCode, companions, most), language, clock.now())

export const listNewest = (path: string, language: Language, most: number): Card[] =>
  shelf.cards(findNewest(index, path, most), language, clock.now())

/** How many products stand in a category or anywhere below it. */
export const countInCategory = (path: string): number => index.postingOf(path)?.size ?? 0
/** Names of brands by code; unknown codes are passed over. */
export const nameBrands = (codes: readonly string[]): { code: string; name: string }[] =>
  codes.flatMap((code) => {
    const brand = index.brands.get(code)
    return brand ? [{ code, name: brand.name }] : []
  })

/** For every brand with something listed, by its code, the picture of the piece that stands for it. */
export function picturesOfBrands(language: Language): Map<string, Card['productImg']> {
  const now = clock.now()
  const cards = [...pieceOfEachBrand(index)].map(([code, slot]) => [code, shelf.card(slot, language, now)?.productImg] as const)
  return new Map(cards.flatMap(([code, picture]) => (picture?.hash ? [[code, picture]] : [])))
}

export type { Frame, ProductRow } from './product-row.ts'
