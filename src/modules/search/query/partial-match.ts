import type { PlannedWord, Way } from './query-ways.ts'

/** A word more outweighs all else; then what names a kind of piece is kept rather than what describes it. */
const WORD_WORTH = 100
const KIND_WORTH = 10
/** The last word says what a piece is, in both languages: a face mask is a mask. */
const LAST_WORTH = 5

/**
 * For every set of words, as bits, what it is worth to hold them. No two sets are worth the same: of equal ones the one with the
 * later words comes first, so that every engine leaves the same words out.
 */
export function worthOfMasks(plan: readonly PlannedWord[]): Uint32Array {
  const worths = new Uint32Array(1 << plan.length)
  const each = plan.map(({ ways }, at) => {
    const worth = WORD_WORTH + (ways.some(namesKind) ? KIND_WORTH : 0) + (at === plan.length - 1 ? LAST_WORTH : 0)
    return worth * worths.length + (1 << at)
  })
  for (let mask = 1; mask < worths.length; mask += 1)
    worths[mask] = worths[mask & (mask - 1)]! + each[31 - Math.clz32(mask & -mask)]!
  return worths
}

const namesKind = ({ tokens }: Way): boolean => /^(>|kind:|in:)/.test(tokens[0] ?? '')
