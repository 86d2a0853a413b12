import { labelOfKey } from '#language/product/size-label.ts'
import { sizeName } from '#language/product/size-names.ts'
import { percentOff, SMALLEST_BADGE_PERCENT, toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import type { ProductRow, RowPicture, TaxonomyNames } from '#modules/search/product-row.ts'
import type { SearchWire } from '#modules/search/search.contract.ts'
import { newSince } from './new-arrivals.ts'
import { compareSizes } from './size-order.ts'

export type Card = SearchWire['list'][number]

/**
 * Up to so many products have their cards cached as objects. A larger catalogue unpacks what a page shows, a few microseconds a
 * card: so many objects would make the garbage collector pause the process.
 */
const MOST_CARDS = 20_000

/** Presented cards, made when first shown and cached until their product changes. */
export class CardCache {
  readonly #index: ProductIndex
  readonly #cards: Record<Language, Map<number, Card>> = { en: new Map(), zh: new Map() }

  constructor(index: ProductIndex) {
    this.#index = index
  }

  card(slot: number, language: Language, now: Date): Card | undefined {
    const cards = this.#cards[language]
    const cached = cards.get(slot)
    if (cached) return cached
    const row = this.#index.row(slot)
    if (!row) return undefined
    const card = presentCard(row, this.#index.names, language, now)
    if (this.#index.size <= MOST_CARDS) cards.set(slot, card)
    return card
  }

  cards(slots: Iterable<number>, language: Language, now: Date): Card[] {
    return [...slots].flatMap((slot) => this.card(slot, language, now) ?? [])
  }

  drop(slots: readonly number[]): void {
    for (const slot of slots) {
      this.#cards.en.delete(slot)
      this.#cards.zh.delete(slot)
    }
  }

  clear(): void {
    this.#cards.en.clear()
    this.#cards.zh.clear()
  }
}

export function presentCard(row: ProductRow, names: TaxonomyNames, language: Language, now: Date): Card {
  const [front, hover] = row.pictures
  const discount = percentOff(row.listPriceCents, row.salePriceCents)
  return {
    spuCode: row.spuCode,
    articleNumber: row.articleNumber,
    brandCode: row.brandCode,
    brandName: names.brands.get(row.brandCode)?.name ?? row.brandCode,
    productTitle: language === 'zh' ? row.titleZh : row.titleEn,
    productImg: front ? presentPicture(front, language) : noPicture,
    hoverImg: hover ? presentPicture(hover, language) : null,
    listPrice: toWire(row.listPriceCents),
    salesPrice: toWire(row.salePriceCents),
    discount: discount >= SMALLEST_BADGE_PERCENT ? discount : 0,
    stock: row.stock,
    colourNum: row.colours.length,
    sizes: row.sizes
      .map(labelOfKey)
      .sort((one, other) => compareSizes(one, other, names.sizes))
      .map((label) => sizeName(label, language)),
    isNew: row.arrivedAt >= newSince(now),
  }
}

const noPicture = { hash: '', width: 0, height: 0, alt: '' }

function presentPicture(picture: RowPicture, language: Language): Card['productImg'] {
  const { hash, width, height, altEn, altZh, focusX: x, focusY: y } = picture
  const focus = x === 50 && y === 50 ? {} : { focus: { x, y } }
  return { hash, width, height, alt: language === 'zh' ? altZh : altEn, ...focus }
}
