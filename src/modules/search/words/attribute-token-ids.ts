import type { ProductRow } from '#modules/search/product-row.ts'
import { brandToken, categoryTokens, colourToken, genderToken, wordToken } from './product-tokens.ts'

/** Ids of the tokens of brands, genders, colours, words and categories: cached for each value, since most products share them. */
export class AttributeTokenIds {
  readonly #idOf: (token: string) => number
  readonly #brands = new Map<string, number>()
  readonly #genders = new Map<string, number>()
  readonly #words = new Map<string, number>()
  readonly #categories = new Map<string, number[]>()
  readonly #colours = new Map<string, { id: string; nameZh: string; number: number }[]>()

  constructor(idOf: (token: string) => number) {
    this.#idOf = idOf
  }

  /** Adds the ids of a product, some of them more than once. */
  addTo(ids: number[], row: ProductRow): void {
    ids.push(this.#once(this.#brands, row.brandCode, brandToken), this.#once(this.#genders, row.gender, genderToken))
    for (const colour of row.colours) ids.push(this.#ofColour(colour))
    for (const word of row.words) ids.push(this.#once(this.#words, word, wordToken))
    for (const path of row.categories) for (const number of this.#ofCategory(path)) ids.push(number)
  }

  #once(known: Map<string, number>, name: string, tokenOf: (name: string) => string): number {
    let number = known.get(name)
    if (number === undefined) known.set(name, (number = this.#idOf(tokenOf(name))))
    return number
  }

  #ofCategory(path: string): number[] {
    let ids = this.#categories.get(path)
    if (!ids) this.#categories.set(path, (ids = categoryTokens(path).map(this.#idOf)))
    return ids
  }

  #ofColour(colour: ProductRow['colours'][number]): number {
    const alike = this.#colours.get(colour.nameEn) ?? []
    const known = alike.find(({ id, nameZh }) => id === colour.id && nameZh === colour.nameZh)
    if (known) return known.number
    const number = this.#idOf(colourToken(colour))
    this.#colours.set(colour.nameEn, [...alike, { id: colour.id, nameZh: colour.nameZh, number }])
    return number
  }
}
