import { KeywordIndex, numbersIn } from '#modules/search/index/keyword-index.ts'
import type { PlannedWord, Way } from '#modules/search/query/query-ways.ts'
import type { Reading } from '#modules/search/query/query-plan.ts'
import type { Json } from '#platform/opensearch.server.ts'
import { all, any, is, within } from './cluster-conditions.ts'
import { codeKey, partsAskedFor } from './cluster-codes.ts'

/** The words of the catalogue without the products that hold them: enough to read queries as the process engine does. */
export class ClusterWords {
  readonly keywords = new KeywordIndex()
  readonly #known = new Set<string>()

  unknown = (words: Iterable<string>): string[] => [...new Set(words)].filter((word) => !this.#known.has(word))

  learn(words: Iterable<string>): void {
    const more = this.unknown(words)
    for (const word of more) this.#known.add(word)
    this.keywords.learn(more)
  }

  /** Conditions of which the first that finds anything is meant: a whole code, a part of one, the words. */
  tries(query: string, reading: Reading = {}): Json[] {
    const code = query.trim().toUpperCase()
    const parts = numbersIn(query)
      .map(partsAskedFor)
      .filter(({ length }) => length > 0)
    const plan = this.keywords.planOf(query, reading)
    return [
      alike(is('spu', code)),
      ...(codeKey(code) === '' ? [] : [alike(is('article', codeKey(code)))]),
      ...parts.map((each) => alike(all(each.map((part) => is('codeParts', part))))),
      ...(plan.length > 0 && plan.every(({ ways }) => ways.length > 0) ? [matchAll(plan)] : []),
    ]
  }
}

/** Whatever is met is met equally well. */
const alike = (filter: Json): Json => ({ constant_score: { filter } })

/** Every word by any of its ways. A word scores its best way in the title and its best in the names, as in the process. */
export const matchAll = (plan: readonly PlannedWord[]): Json => ({ bool: { must: plan.map(matchWord) } })

const matchWord = ({ ways }: PlannedWord): Json =>
  any((['title', 'name'] as const).flatMap((place) => bestOf(ways.filter((way) => way.place === place))))

function bestOf(ways: readonly Way[]): Json[] {
  if (ways.length === 0) return []
  const byScore = [...Map.groupBy(ways, ({ score }) => Math.trunc(score))]
  return [{ dis_max: { queries: byScore.map(([boost, some]) => ({ constant_score: { filter: anyWay(some), boost } })) } }]
}

function anyWay(ways: readonly Way[]): Json {
  const [single, several] = [ways.filter(({ tokens }) => tokens.length === 1), ways.filter(({ tokens }) => tokens.length > 1)]
  const alone =
    single.length > 0
      ? [
          within(
            'tokens',
            single.flatMap(({ tokens }) => tokens),
          ),
        ]
      : []
  return any([...alone, ...several.map(({ tokens }) => all(tokens.map((token) => is('tokens', token))))])
}
