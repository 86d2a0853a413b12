import { KeywordIndex, numbersIn } from '#modules/search/index/keyword-index.ts'
import type { PlannedWord } from '#modules/search/query/query-ways.ts'
import type { Reading } from '#modules/search/query/query-plan.ts'
import { codeKey, partsAskedFor } from './cluster-codes.ts'
import { NAME } from './cluster-document.ts'
import { numberOf, opaque } from './cluster-numbers.ts'

/** The words of the catalogue without the products that hold them: enough to read queries and counts as the process engine does. */
export class ClusterWords {
  readonly keywords = new KeywordIndex()
  /** The names behind the numbers of the indexes. */
  readonly names = new Map<number, string>()
  readonly #known = new Set<string>()

  unknown = (words: Iterable<string>): string[] => [...new Set(words)].filter((word) => !this.#known.has(word))

  learn(words: Iterable<string>): void {
    const { name = [], token = [] } = Object.groupBy(this.unknown(words), (word) => (word.startsWith(NAME) ? 'name' : 'token'))
    for (const word of [...name, ...token]) this.#known.add(word)
    for (const word of name) this.names.set(numberOf(word.slice(NAME.length)), word.slice(NAME.length))
    this.keywords.learn(token)
  }

  /** All words count as unknown, for a cluster that is filled again; queries are read with them as before. */
  writeAgain = (): void => this.#known.clear()

  /** Conditions of which the first that finds anything is meant: a whole code, a part of one, the words. */
  tries(query: string, options: Reading = {}): string[] {
    const code = query.trim().toUpperCase()
    const parts = numbersIn(query)
      .map(partsAskedFor)
      .filter(({ length }) => length > 0)
    const plan = this.keywords.planOf(query, options)
    return [
      `spu=${numberOf(code)}`,
      ...(codeKey(code) === '' ? [] : [`article=${numberOf(codeKey(code))}`]),
      ...parts.map((each) => match(each.map(opaque).join(' '))),
      ...(plan.length > 0 && plan.every(({ ways }) => ways.length > 0) ? [matchAll(plan)] : []),
    ]
  }
}

/** Every word by any of its ways. */
export function matchAll(plan: readonly PlannedWord[]): string {
  const wordOf = ({ ways }: PlannedWord): string =>
    [...new Set(ways.map(({ tokens }) => `(${tokens.map(opaque).join(' ')})`))].join('|')
  return match(plan.map((word) => `(${wordOf(word)})`).join(' '))
}

/** Made of letters, digits, brackets and bars alone: there is nothing to escape. */
const match = (query: string): string => `MATCH('${query}')`
