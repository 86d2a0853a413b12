import { labelOfKey } from '#language/product/size-label.ts'
import { sizeName } from '#language/product/size-names.ts'
import { percentOff, SMALLEST_BADGE_PERCENT, toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import type { ProductRow, RowPicture, TaxonomyNames } from '#modules/search/product-row.ts'
import type { SearchWire } from '#modules/search/search.contract.ts'
import { nameIn } from './list-title.ts'
import { newSince } from './new-arrivals.ts'
import { type AskedColour, type AskedVariant, asksOfVariants, type Shown, shownIn, shownOf } from './shown-variant.ts'
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

  /** As a list asks for them; `colours`: of each card the chosen colour it stands for, where there are several. */
  askedCards(
    slots: readonly number[],
    colours: readonly (string | undefined)[],
    asked: AskedVariant,
    language: Language,
    now: Date,
  ): Card[] {
    if (!asksOfVariants(asked)) return this.cards(slots, language, now)
    return slots.flatMap((slot, at) => {
      const row = this.#index.row(slot)
      return row ? [presentAsked(row, colours[at], asked, this.#index.names, language, now)] : []
    })
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

/** As a list asks for it: of the variants that have all that is chosen the cheapest, in the colour that is meant. */
export function presentAsked(
  row: ProductRow,
  colour: string | undefined,
  { choices, meant }: AskedVariant,
  names: TaxonomyNames,
  language: Language,
  now: Date,
): Card {
  const one = colour === undefined ? choices : { ...choices, colour: [colour] }
  return presentCard(row, names, language, now, shownOf(row, { choices: one, meant }), true)
}

/** In the colour of this code, where it has it; by itself otherwise. */
export function presentInColour(row: ProductRow, asked: AskedColour, names: TaxonomyNames, language: Language, now: Date): Card {
  const at = row.colours.findIndex(({ code }) => code === asked.colour)
  if (at < 0) return presentCard(row, names, language, now)
  return presentCard(row, names, language, now, shownIn(row, at, asked.choices), true)
}

/** `isAsked`: its page opens in the colour that is shown, whatever can be had by then, and what is left is told of that one. */
export function presentCard(
  row: ProductRow,
  names: TaxonomyNames,
  language: Language,
  now: Date,
  shown: Shown = shownOf(row),
  isAsked = false,
): Card {
  const { listPriceCents, salePriceCents } = shown
  const colour = row.colours[shown.colour]
  const [front, hover] = colour?.pictures.length
    ? colour.pictures
    : (row.colours.find(({ pictures }) => pictures.length > 0)?.pictures ?? [])
  const discount = percentOff(listPriceCents, salePriceCents)
  return {
    spuCode: row.spuCode,
    articleNumber: row.articleNumber,
    brandCode: row.brandCode,
    brandName: names.brands.get(row.brandCode)?.name ?? row.brandCode,
    productTitle: language === 'zh' ? row.titleZh : row.titleEn,
    productImg: front ? presentPicture(front, language) : noPicture,
    hoverImg: hover ? presentPicture(hover, language) : null,
    listPrice: toWire(listPriceCents),
    salesPrice: toWire(salePriceCents),
    discount: discount >= SMALLEST_BADGE_PERCENT ? discount : 0,
    stock: isAsked && colour ? colour.stock : row.stock,
    colours:
      row.colours.length > 1 ? row.colours.map((one) => ({ code: one.code, name: nameIn(language, one), hex: one.hex })) : [],
    colour: (isAsked && row.colours.length > 1) || shown.colour > 0 ? (colour?.code ?? '') : '',
    sizes: shown.sizes
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
