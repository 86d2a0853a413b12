import { worthOfMasks } from '#modules/search/query/part-worth.ts'
import type { PlannedWord } from '#modules/search/query/query-ways.ts'
import type { Ask } from './cluster-counts.ts'
import { PRODUCTS } from './cluster-schema.ts'

/** So many sets of words are asked for in one go, and so many in all; of a longer query the best two words are kept then. */
const AT_ONCE = 24
const MOST_ASKED = 480

/**
 * When no product of a list holds every word: the words of which some product holds all, chosen by their worth as the engine in
 * the process chooses them. Nothing when the list holds none of them, or all. `where`: SphinxQL for a set of words in the list.
 */
export async function wordsKept(
  plan: readonly PlannedWord[],
  where: (words: readonly PlannedWord[]) => string,
  ask: Ask,
): Promise<PlannedWord[] | undefined> {
  if (plan.length < 2) return undefined
  const worths = worthOfMasks(plan)
  const wordsOf = (mask: number): PlannedWord[] => plan.filter((_, at) => (mask >>> at) & 1)
  const heldAmong = async (masks: readonly number[]): Promise<number[]> => {
    const answers = await ask(
      masks.map((mask) => `SELECT id FROM ${PRODUCTS} WHERE ${where(wordsOf(mask))} LIMIT 1 OPTION ranker=none`),
    )
    return masks.filter((_, at) => (answers[at]?.rows.length ?? 0) > 0)
  }
  const byWorth = (one: number, other: number): number => worths[other]! - worths[one]!
  const few = (await eachOf(smallSets(plan), heldAmong)).sort(byWorth)
  const larger = largerSets(plan, few).sort(byWorth).slice(0, MOST_ASKED)
  const best = (await firstOf(larger, heldAmong)) ?? few[0]
  return best === undefined || best === worths.length - 1 ? undefined : wordsOf(best)
}

/** Sets of words are numbers with a bit for each: every word that can be met at all, and every two of them. */
function smallSets(plan: readonly PlannedWord[]): number[] {
  const bits = plan.flatMap(({ ways }, at) => (ways.length > 0 ? [1 << at] : []))
  return bits.flatMap((bit, at) => [bit, ...bits.slice(at + 1).map((other) => bit | other)])
}

/** Sets of more words of which every two are held together by something. */
function largerSets(plan: readonly PlannedWord[], few: readonly number[]): number[] {
  const togetherWith = plan.map((_, at) => few.reduce((all, mask) => ((mask >>> at) & 1 ? all | mask : all), 0))
  const sets: number[] = []
  for (let mask = 1; mask < 1 << plan.length; mask += 1) {
    const withoutFirst = mask & (mask - 1)
    if ((withoutFirst & (withoutFirst - 1)) !== 0 && isHeldInPairs(mask, togetherWith)) sets.push(mask)
  }
  return sets
}

function isHeldInPairs(mask: number, togetherWith: readonly number[]): boolean {
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    if ((mask & ~togetherWith[31 - Math.clz32(rest & -rest)]!) !== 0) return false
  return true
}

type HeldAmong = (masks: readonly number[]) => Promise<number[]>

async function eachOf(masks: readonly number[], heldAmong: HeldAmong): Promise<number[]> {
  const held: number[] = []
  for (let from = 0; from < masks.length; from += AT_ONCE) held.push(...(await heldAmong(masks.slice(from, from + AT_ONCE))))
  return held
}

async function firstOf(masks: readonly number[], heldAmong: HeldAmong): Promise<number | undefined> {
  for (let from = 0; from < masks.length; from += AT_ONCE) {
    const [first] = await heldAmong(masks.slice(from, from + AT_ONCE))
    if (first !== undefined) return first
  }
  return undefined
}
