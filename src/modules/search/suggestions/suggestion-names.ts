import { foldText } from '#platform/text/chinese-folding.ts'
import type { TaxonomyBrand, TaxonomyCategory } from '#modules/search/product-row.ts'

/** Something's name as it may be typed, from a word of it on. */
type Start<Thing> = { text: string; isWhole: boolean; thing: Thing }

/** The names of brands and categories, folded once, in the order of where a word of them begins. */
export class SuggestionNames {
  readonly #brands: Start<TaxonomyBrand>[]
  readonly #categories: Start<TaxonomyCategory>[]
  /** The broader ones first, in the order of the menu. */
  readonly #chineseCategories: Start<TaxonomyCategory>[]
  /** Right below a side of the shop. */
  readonly departments: TaxonomyCategory[]

  constructor(brands: readonly TaxonomyBrand[], categories: readonly TaxonomyCategory[]) {
    this.#brands = inOrder(brands.flatMap((thing) => [thing.name, ...thing.aliases].flatMap((name) => startsOf(name, thing))))
    this.#categories = inOrder(categories.flatMap((thing) => startsOf(thing.nameEn, thing)))
    const depth = ({ path }: TaxonomyCategory): number => path.split('/').length
    this.departments = categories.filter((category) => depth(category) === 2)
    this.#chineseCategories = categories
      .toSorted((one, other) => depth(one) - depth(other))
      .map((thing) => ({ text: foldText(thing.nameZh), isWhole: true, thing }))
  }

  /** Brands with a word that begins so, each once; those whose name itself does come first. */
  brandsLike(folded: string): TaxonomyBrand[] {
    const starts = beginning(this.#brands, folded)
    const [whole, later] = [starts.filter(({ isWhole }) => isWhole), starts.filter(({ isWhole }) => !isWhole)]
    return [...new Set([...whole, ...later].map(({ thing }) => thing))]
  }

  /** Categories with an English word that begins so, or whose Chinese name holds it; the broader ones first, in the menu's order. */
  categoriesLike(folded: string): TaxonomyCategory[] {
    const english = new Set(beginning(this.#categories, folded).map(({ thing }) => thing))
    const fits = ({ text, thing }: Start<TaxonomyCategory>): boolean => english.has(thing) || text.includes(folded)
    return this.#chineseCategories.filter(fits).map(({ thing }) => thing)
  }
}

function startsOf<Thing>(name: string, thing: Thing): Start<Thing>[] {
  const text = foldText(name)
  const begins = [...text.matchAll(/(?<![^\s&-])[^\s&-]/gu)].map(({ index }) => index)
  return [...new Set([0, ...begins])].map((from) => ({ text: text.slice(from), isWhole: from === 0, thing }))
}

const inOrder = <Thing>(starts: Start<Thing>[]): Start<Thing>[] =>
  starts.sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))

function beginning<Thing>(starts: readonly Start<Thing>[], start: string): Start<Thing>[] {
  let low = 0
  for (let high = starts.length; low < high; ) {
    const middle = (low + high) >>> 1
    if (starts[middle]!.text < start) low = middle + 1
    else high = middle
  }
  const found: Start<Thing>[] = []
  for (let at = low; at < starts.length && starts[at]!.text.startsWith(start); at += 1) found.push(starts[at]!)
  return found
}
