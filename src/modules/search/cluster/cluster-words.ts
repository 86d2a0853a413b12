import { KeywordIndex } from '#modules/search/index/keyword-index.ts'
import type { Taxonomy } from '../product-row.ts'
import type { PlannedWord } from '#modules/search/query/query-ways.ts'
import { codeKey, partsAskedFor } from './cluster-codes.ts'
import { numberOf, opaque } from './cluster-numbers.ts'

const LEAST_CODE_DIGITS = 4

/** How the words of a query are asked for: a query of our own tokens, or conditions on numbers that may be codes. */
export type WordsAsked = {
  /** Conditions of which the first that finds anything is meant: a whole code, a part of one, the words. */
  tries: string[]
}

/** The words of the catalogue without the products that hold them: enough to read a query as the engine in the process does. */
export class ClusterWords {
  readonly keywords = new KeywordIndex()
  readonly #known = new Set<string>()

  setTaxonomy(taxonomy: Taxonomy): void {
    this.keywords.setTaxonomy(taxonomy)
  }

  /** Those of the tokens that this process does not know. */
  unknown = (tokens: Iterable<string>): string[] => [...new Set(tokens)].filter((token) => !this.#known.has(token))

  learn(tokens: Iterable<string>): void {
    const coming = this.unknown(tokens)
    for (const token of coming) this.#known.add(token)
    this.keywords.learn(coming)
  }

  asked(query: string, options: { prefixes?: boolean } = {}): WordsAsked {
    const code = query.trim().toUpperCase()
    const tries = [`spu=${numberOf(code)}`]
    if (codeKey(code) !== '') tries.push(`article=${numberOf(codeKey(code))}`)
    const parts = query.replace(/\D/g, '').length < LEAST_CODE_DIGITS ? [] : partsAskedFor(query)
    if (parts.length > 0) tries.push(match(parts.map(opaque).join(' ')))
    const words = this.#match(query, options)
    if (words !== undefined) tries.push(words)
    return { tries }
  }

  /** Every word by any of its ways; nothing when some word can be met in none. */
  #match(query: string, options: { prefixes?: boolean }): string | undefined {
    const plan = this.keywords.planOf(query, options)
    return plan.length === 0 || plan.some(({ ways }) => ways.length === 0) ? undefined : matchAll(plan)
  }
}

/** Every word by any of its ways. */
export function matchAll(plan: readonly PlannedWord[]): string {
  const words = plan.map(({ ways }) => [...new Set(ways.map(({ tokens }) => wayOf(tokens)))].join('|'))
  return match(words.map((ways) => `(${ways})`).join(' '))
}

const wayOf = (tokens: readonly string[]): string => {
  const words = tokens.map(opaque)
  return words.length === 1 ? words[0]! : `(${words.join(' ')})`
}

/** Made of letters, digits, brackets and bars alone: there is nothing to escape. */
const match = (query: string): string => `MATCH('${query}')`
