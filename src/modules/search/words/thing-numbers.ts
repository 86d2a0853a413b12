import type { ProductRow } from '#modules/search/product-row.ts'
import { brandToken, categoryTokens, colourToken, genderToken, wordToken } from './product-tokens.ts'

/** The numbers of the tokens by which products refer to things: worked out once for each thing, since most products share them. */
export class ThingNumbers {
  readonly #numberOf: (token: string) => number
  readonly #brands = new Map<string, number>()
  readonly #genders = new Map<string, number>()
  readonly #words = new Map<string, number>()
  readonly #categories = new Map<string, number[]>()
  readonly #colours = new Map<string, { id: string; nameZh: string; number: number }[]>()

  constructor(numberOf: (token: string) => number) {
    this.#numberOf = numberOf
  }

  /** Adds the numbers of a product, some of them more than once. */
  addTo(numbers: number[], row: ProductRow): void {
    numbers.push(this.#once(this.#brands, row.brandCode, brandToken), this.#once(this.#genders, row.gender, genderToken))
    for (const colour of row.colours) numbers.push(this.#ofColour(colour))
    for (const word of row.words) numbers.push(this.#once(this.#words, word, wordToken))
    for (const path of row.categories) for (const number of this.#ofCategory(path)) numbers.push(number)
  }

  #once(known: Map<string, number>, name: string, tokenOf: (name: string) => string): number {
    let number = known.get(name)
    if (number === undefined) known.set(name, (number = this.#numberOf(tokenOf(name))))
    return number
  }

  #ofCategory(path: string): number[] {
    let numbers = this.#categories.get(path)
    if (!numbers) this.#categories.set(path, (numbers = categoryTokens(path).map(this.#numberOf)))
    return numbers
  }

  #ofColour(colour: ProductRow['colours'][number]): number {
    const alike = this.#colours.get(colour.nameEn) ?? []
    const known = alike.find(({ id, nameZh }) => id === colour.id && nameZh === colour.nameZh)
    if (known) return known.number
    const number = this.#numberOf(colourToken(colour))
    this.#colours.set(colour.nameEn, [...alike, { id: colour.id, nameZh: colour.nameZh, number }])
    return number
  }
}
