import type { PlannedWord, Way } from './query-ways.ts'

/**
 * How much a word tells of what is looked for. The kind of thing outweighs all else together; of the others the least telling is left
 * out first. What nothing is known of stands in titles or names.
 */
const WORTH: Record<NonNullable<PlannedWord['role']>, number> = {
  kind: 2_000,
  brand: 120,
  side: 90,
  cut: 80,
  colour: 70,
  pattern: 60,
  material: 60,
  time: 20,
  gift: 10,
  trend: 10,
  house: 5,
  filler: 1,
}
const UNKNOWN = 100
/** The last word says what a piece is, in both languages: a face mask is a mask. */
const LAST = 5
/** Of these alone a list would be half the shop, and not what was looked for. */
const TELLS_NOTHING = new Set<PlannedWord['role']>(['side', 'colour', 'time', 'trend', 'filler'])

/**
 * For every set of words, as bits, what it is worth to hold them. No two sets are worth the same: of equal ones the one with the
 * later words comes first, so that every engine leaves the same words out. Worth nothing is what says nothing of the piece, and
 * where a kind of thing is named what holds none: a leather bag is no leather mattress.
 */
export function worthOfMasks(plan: readonly PlannedWord[]): Uint32Array {
  const worths = new Uint32Array(1 << plan.length)
  const each = plan.map((word, at) => (worthOf(word) + (at === plan.length - 1 ? LAST : 0)) * worths.length + (1 << at))
  for (let mask = 1; mask < worths.length; mask += 1)
    worths[mask] = worths[mask & (mask - 1)]! + each[31 - Math.clz32(mask & -mask)]!
  const maskOf = (isMeant: (word: PlannedWord) => boolean): number =>
    plan.reduce((mask, word, at) => (isMeant(word) ? mask | (1 << at) : mask), 0)
  const telling = maskOf(({ role }) => role === 'kind') || maskOf(({ role }) => !TELLS_NOTHING.has(role))
  const whole = worths.length - 1
  return worths.map((worth, mask) => (mask === whole || (mask & telling) !== 0 ? worth : 0))
}

const worthOf = ({ role, ways }: PlannedWord): number => (role ? WORTH[role] : ways.some(namesKind) ? WORTH.kind / 4 : UNKNOWN)

const namesKind = ({ tokens }: Way): boolean => /^(>|kind:|in:)/.test(tokens[0] ?? '')

/** A word by all that comes near it, too. */
export const widened = (word: PlannedWord): PlannedWord =>
  word.wider && word.wider.length > 0 ? { ...word, ways: [...word.ways, ...word.wider] } : word
