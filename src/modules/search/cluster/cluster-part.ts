import { worthOfMasks } from '#modules/search/query/partial-match.ts'
import type { PlannedWord } from '#modules/search/query/query-ways.ts'
import type { Ask } from './cluster-counts.ts'
import { PRODUCTS } from './cluster-schema.ts'

/** So many sets of words are asked for in one go, and so many in all; of a longer query the best two words are kept then. */
const AT_ONCE = 24
const MOST_ASKED = 480

/**
 * When no product of a list holds every word: the best set of words that some product holds, by the same worth as in the process
 * engine. Undefined when the list holds none of them, or all. `where`: SphinxQL for a set of words in the list.
 */
export async function heldWords(
  plan: readonly PlannedWord[],
  where: (words: readonly PlannedWord[]) => string,
  ask: Ask,
): Promise<PlannedWord[] | undefined> {
  if (plan.length < 2) return undefined
  const worths = worthOfMasks(plan)
  const wordsOf = (mask: number): PlannedWord[] => plan.filter((_, at) => (mask >>> at) & 1)
  /** Those that some product holds, until there are `need`. */
  const heldAmong = async (masks: readonly number[], need: number): Promise<number[]> => {
    const held: number[] = []
    for (let from = 0; from < masks.length && held.length < need; from += AT_ONCE) {
      const some = masks.slice(from, from + AT_ONCE)
      const answers = await ask(
        some.map((mask) => `SELECT id FROM ${PRODUCTS} WHERE ${where(wordsOf(mask))} LIMIT 1 OPTION ranker=none`),
      )
      held.push(...some.filter((_, at) => (answers[at]?.rows.length ?? 0) > 0))
    }
    return held
  }
  // Sets of words are numbers with a bit for each word; those with a word that can be met in no way are left out.
  const never = plan.reduce((mask, { ways }, at) => (ways.length > 0 ? mask : mask | (1 << at)), 0)
  const byWorth = [...worths.keys()].filter((mask) => mask !== 0 && (mask & never) === 0).sort((a, b) => worths[b]! - worths[a]!)
  const small = (mask: number): boolean => (withoutFirst(mask) & (withoutFirst(mask) - 1)) === 0
  const few = await heldAmong(byWorth.filter(small), Infinity)
  const heldWith = plan.map((_, at) => few.reduce((all, mask) => ((mask >>> at) & 1 ? all | mask : all), 0))
  const inPairs = (mask: number): boolean => plan.every((_, at) => ((mask >>> at) & 1) === 0 || (mask & ~heldWith[at]!) === 0)
  const larger = byWorth.filter((mask) => !small(mask) && inPairs(mask)).slice(0, MOST_ASKED)
  const best = (await heldAmong(larger, 1))[0] ?? few[0]
  return best === undefined || best === worths.length - 1 ? undefined : wordsOf(best)
}

const withoutFirst = (mask: number): number => mask & (mask - 1)
