import { foldText } from '#platform/text/chinese-folding.ts'
import type { Taxonomy, TaxonomyColour } from '#modules/search/product-row.ts'
import type { Condition } from '#modules/search/vocabulary/entries.ts'
import { keyOf, unitsOf } from '#modules/search/vocabulary/meanings.ts'
import { brandToken, genderToken, HEAD, wordToken } from './product-tokens.ts'
import { compoundsOf, isChinese, runsOf, stem, WordList } from './tokenizer.ts'

/** How much a name counts when a word is all of it, its last and telling word, or any other word of it. */
type Weights = { whole: number; head: number; part: number }
const BRAND: Weights = { whole: 11, head: 11, part: 11 }
const ALIAS: Weights = { whole: 10, head: 10, part: 10 }
/** The category a product stands in, and those above it. */
const KIND: Weights = { whole: 9, head: 8, part: 5 }
const ABOVE: Weights = { whole: 5, head: 4, part: 3 }
/** Pink ends with red in Chinese, and is none. */
const SHADE: Weights = { whole: 7, head: 4, part: 4 }
const COLOUR: Weights = { whole: 6, head: 3, part: 3 }
const GENDER: Weights = { whole: 5, head: 5, part: 5 }
/** A piece for everybody is for women and for men too, after what is theirs alone. */
const EVERYBODY: Weights = { whole: 1, head: 1, part: 1 }
const MATERIAL: Weights = { whole: 4, head: 4, part: 3 }

export type Named = { token: string; weight: number }
type ChineseName = { name: string; token: string; weights: Weights }

/** Shades that say nothing of a colour: a bottle as it comes. */
const NO_SHADE = /^(?:original|as shown)\|/
const shadesIn = (shades: Iterable<[token: string, words: string]> = [], isMeant: (words: string) => boolean): string[] =>
  [...shades].flatMap(([token, words]) => (isMeant(words) ? [token] : []))
const PARTS = /[&,、，／/與与（）()及]+/
const GENDER_WORDS = {
  women: ['women', 'lady', 'female', '女士', '女裝', '女款'],
  men: ['men', 'gentleman', 'male', '男士', '男裝', '男款'],
  unisex: ['unisex', '中性'],
}

/**
 * What the things are called that products refer to, and by which token a product refers to them. Names stand here and not
 * with the products, so that a new name of a brand or a category is found at once.
 */
export class SearchableNames {
  readonly words = new WordList()
  readonly #latin = new Map<string, Named[]>()
  readonly #chinese = new Map<string, ChineseName[]>()
  #colours = new Map<string, TaxonomyColour>()

  /** Whole names of brands, and of categories, by how they are typed: what they say of a piece. */
  readonly phrases = new Map<string, { role: 'brand' | 'kind'; tokens: string[] }>()
  /** Paths of categories by themselves and by their last part, also by what they were called before. */
  readonly #places = new Map<string, string[]>()
  /** Tokens that between them every piece has. */
  departments: string[] = []
  readonly #materials = new Map<string, string>()
  /** By id of a colour the tokens with a shade of it. */
  readonly #shades = new Map<string, Map<string, string>>()

  static of(taxonomy: Taxonomy): SearchableNames {
    const names = new SearchableNames()
    for (const { id, nameEn } of taxonomy.materials) names.#materials.set(id, wordToken(nameEn))
    names.#place(taxonomy)
    names.#phrase(taxonomy)
    names.#colours = new Map(taxonomy.colours.map((colour) => [colour.id, colour]))
    for (const { code, name, aliases } of taxonomy.brands) {
      names.#name(`brand:${code}`, name, BRAND)
      for (const alias of aliases) names.#name(`brand:${code}`, alias, ALIAS)
    }
    for (const { path, nameEn, nameZh } of taxonomy.categories) {
      for (const name of [nameEn, nameZh]) {
        names.#name(`kind:${path}`, name, KIND)
        names.#name(`in:${path}`, name, ABOVE)
      }
    }
    for (const [gender, words] of Object.entries(GENDER_WORDS)) {
      for (const word of words) {
        names.#name(`gender:${gender}`, word, GENDER)
        if (gender !== 'unisex') names.#name('gender:unisex', word, EVERYBODY)
      }
    }
    return names
  }

  /** Colours and materials bring their names along: the token holds them. Answers the names. */
  learn(token: string): string[] {
    const [kind, rest = ''] = token.split(/:(.*)/s)
    if (kind === 'word') this.#name(token, rest, MATERIAL)
    if (kind !== 'colour') return [rest]
    const [id = '', ...shade] = rest.split('|')
    const colour = this.#colours.get(id)
    const family = colour ? [colour.nameEn, colour.nameZh] : []
    const shades = this.#shades.get(id) ?? new Map<string, string>()
    this.#shades.set(id, shades.set(token, foldText(shade.join('|'))))
    for (const name of shade) this.#name(token, name, SHADE)
    for (const name of family) this.#name(token, name, COLOUR)
    return [...shade, ...family]
  }

  #place({ categories, formerCategories = [] }: Taxonomy): void {
    const add = (name: string, path: string): void => {
      const paths = this.#places.get(name)
      if (!paths) this.#places.set(name, [path])
      else if (!paths.includes(path)) paths.push(path)
    }
    this.departments = categories.filter(({ path }) => !path.includes('/')).map(({ path }) => `in:${path}`)
    const all = [...categories.map(({ path }) => [path, path] as const)]
    const paths = new Set(categories.map(({ path }) => path))
    for (const { former, present } of formerCategories) if (!paths.has(former)) all.push([former, present])
    for (const [name, path] of all) {
      add(name, path)
      if (name.includes('/')) add(name.slice(name.lastIndexOf('/') + 1), path)
    }
  }

  #phrase({ brands, categories }: Taxonomy): void {
    const add = (name: string, role: 'brand' | 'kind', tokens: readonly string[]): void => {
      const key = keyOf(unitsOf(foldText(name)))
      const same = this.phrases.get(key)
      if (same) same.tokens.push(...tokens.filter((token) => !same.tokens.includes(token)))
      else if (key !== '') this.phrases.set(key, { role, tokens: [...tokens] })
    }
    for (const { path, nameEn, nameZh } of categories)
      for (const name of [nameEn, nameZh]) add(name, 'kind', [`kind:${path}`, `in:${path}`])
    for (const { code, name, aliases } of brands)
      for (const each of [name, name.replaceAll('&', ' and '), ...aliases]) add(each, 'brand', [brandToken(code)])
  }

  /** The tokens of what a condition of the vocabulary names in this shop. */
  tokensFor({ on, names }: Condition): string[] {
    if (on === 'term' || on === 'head') return names.map((name) => (on === 'head' ? HEAD : '') + name)
    if (on === 'side') return names.map(genderToken)
    if (on === 'brand') return names.map(brandToken)
    if (on === 'material') return names.flatMap((id) => this.#materials.get(id) ?? [])
    if (on === 'colour') return names.flatMap((id) => shadesIn(this.#shades.get(id), (words) => !NO_SHADE.test(words)))
    if (on === 'shade')
      return [...this.#shades.values()].flatMap((shades) =>
        shadesIn(shades, (words) => names.some((name) => words.includes(name))),
      )
    const paths = names.flatMap((name) => this.#places.get(name) ?? [])
    return paths.flatMap((path) => [`kind:${path}`, `in:${path}`])
  }

  #name(token: string, text: string, weights: Weights): void {
    const all = runsOf(text)
    for (const part of foldText(text).split(PARTS)) {
      const runs = runsOf(part)
      for (const [at, run] of runs.entries()) {
        const weight =
          all.length === 1 || runs.length === 1 ? weights.whole : at === runs.length - 1 ? weights.head : weights.part
        if (isChinese(run)) this.#nameChinese({ name: run, token, weights })
        else this.#nameLatin(stem(run), token, weight)
      }
    }
    // 隼與鷦 is found by its parts and, written out, as a whole.
    for (const run of all) if (isChinese(run) && PARTS.test(run)) this.#nameChinese({ name: run, token, weights })
    for (const compound of compoundsOf(text)) this.#nameLatin(stem(compound), token, weights.whole)
  }

  #nameLatin(term: string, token: string, weight: number): void {
    const named = this.#latin.get(term)
    if (!named) this.#latin.set(term, [{ token, weight }])
    else {
      const same = named.find((other) => other.token === token)
      if (!same) named.push({ token, weight })
      else same.weight = Math.max(same.weight, weight)
    }
  }

  #nameChinese(entry: ChineseName): void {
    this.words.add(entry.name)
    for (const character of new Set(entry.name)) {
      const named = this.#chinese.get(character)
      if (named) named.push(entry)
      else this.#chinese.set(character, [entry])
    }
  }

  latinTerms = (): Iterable<string> => this.#latin.keys()

  /** What is called by the word, each token once with its best weight. */
  find(word: string): Named[] {
    if (!isChinese(word)) return this.#latin.get(word) ?? []
    const [first = ''] = word
    const best = new Map<string, number>()
    for (const { name, token, weights } of this.#chinese.get(first) ?? []) {
      if (!name.includes(word)) continue
      const weight = name === word ? weights.whole : name.endsWith(word) ? weights.head : weights.part
      best.set(token, Math.max(best.get(token) ?? 0, weight))
    }
    return [...best].map(([token, weight]) => ({ token, weight }))
  }
}
