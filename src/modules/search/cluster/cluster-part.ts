import { widened, worthOfMasks } from '#modules/search/query/partial-match.ts'
import type { PlannedWord } from '#modules/search/query/query-ways.ts'
import type { Json } from '#platform/opensearch.server.ts'
import { type Ask, isAny, whetherAny } from './cluster-counts.ts'

/** The words that are held, by whatever comes near, those left out, and those of which only what comes near is held. */
export type HeldWords = { held: PlannedWord[]; leftOut: string[]; near: string[] }

/** So many sets of words are asked for in one go, and so many in all; of a longer query the best two words are kept then. */
const AT_ONCE = 24
const MOST_ASKED = 480

/**
 * When no product of a list holds every word: the best set of words that some product holds, by the same worth as in the process
 * engine, each also by what comes near it. Undefined when the list holds none of them, or all as they are. `where`: what asks for a set
 * of words in the list.
 */
export async function heldWords(
  exact: readonly PlannedWord[],
  where: (words: readonly PlannedWord[]) => Json,
  ask: Ask,
): Promise<HeldWords | undefined> {
  const plan = exact.map(widened)
  const isWider = plan.some((word, at) => word !== exact[at])
  if (plan.length < 2 && !isWider) return undefined
  const worths = worthOfMasks(plan)
  const wordsOf = (mask: number): PlannedWord[] => plan.filter((_, at) => (mask >>> at) & 1)
  /** Those that some product holds, until there are `need`. */
  const heldAmong = async (masks: readonly number[], need: number): Promise<number[]> => {
    const held: number[] = []
    for (let from = 0; from < masks.length && held.length < need; from += AT_ONCE) {
      const some = masks.slice(from, from + AT_ONCE)
      const answers = await ask(some.map((mask) => whetherAny(where(wordsOf(mask)))))
      held.push(...some.filter((_, at) => isAny(answers[at]!)))
    }
    return held
  }
  // Sets of words are numbers with a bit for each word; those with a word that can be met in no way are left out.
  const never = plan.reduce((mask, { ways }, at) => (ways.length > 0 ? mask : mask | (1 << at)), 0)
  const possible = [...worths.keys()].filter((mask) => mask !== 0 && (mask & never) === 0)
  const byWorth = possible.filter((mask) => worths[mask] !== 0).sort((a, b) => worths[b]! - worths[a]!)
  const small = (mask: number): boolean => (withoutFirst(mask) & (withoutFirst(mask) - 1)) === 0
  // Two words that are worth nothing by themselves may be held together beside a third.
  const pairs = new Set(await heldAmong(possible.filter(small), Infinity))
  const bestPair = byWorth.find((mask) => pairs.has(mask))
  const heldWith = plan.map((_, at) => [...pairs].reduce((all, mask) => ((mask >>> at) & 1 ? all | mask : all), 0))
  const inPairs = (mask: number): boolean => plan.every((_, at) => ((mask >>> at) & 1) === 0 || (mask & ~heldWith[at]!) === 0)
  const larger = byWorth
    .filter((mask) => !small(mask) && inPairs(mask) && worths[mask]! > (worths[bestPair ?? 0] ?? 0))
    .slice(0, MOST_ASKED)
  const best = (await heldAmong(larger, 1))[0] ?? bestPair
  if (best === undefined || (best === worths.length - 1 && !isWider)) return undefined
  const isHeld = (at: number): boolean => ((best >>> at) & 1) === 1
  const leftOut = plan.filter((_, at) => !isHeld(at)).map(({ word }) => word)
  return { held: wordsOf(best), leftOut, near: await nearOnly(exact, plan, isHeld, where, ask) }
}

/** Held words that nothing holds exactly, together with the others. */
async function nearOnly(
  exact: readonly PlannedWord[],
  plan: readonly PlannedWord[],
  isHeld: (at: number) => boolean,
  where: (words: readonly PlannedWord[]) => Json,
  ask: Ask,
): Promise<string[]> {
  const widenedAt = plan.flatMap((word, at) => (word !== exact[at] && isHeld(at) ? [at] : []))
  const asked = widenedAt.filter((at) => exact[at]!.ways.length > 0)
  const answers = await ask(
    asked.map((place) => {
      const words = plan.flatMap((word, at) => (isHeld(at) ? [at === place ? exact[at]! : word] : []))
      return whetherAny(where(words))
    }),
  )
  const met = new Set(asked.filter((_, at) => isAny(answers[at]!)))
  return widenedAt.filter((at) => !met.has(at)).map((at) => exact[at]!.word)
}

const withoutFirst = (mask: number): number => mask & (mask - 1)
