import type { Cents } from '#platform/money.ts'

/** Ways to pay, each with an account of its own in the books. */
export const reconciledMethods = ['card', 'paypal', 'bank', 'fps'] as const
export type ReconciledMethod = (typeof reconciledMethods)[number]

/** Money that came (above nothing) or went, on a day of Hong Kong. `key`: the payment or order it is about, the same on both sides. */
export type Movement = { day: string; key: string; cents: Cents }
export type Difference = { key: string; orderNo: string; oursCents: Cents; theirsCents: Cents }
export type Sums = { inCents: Cents; outCents: Cents }

/** By what each is about: a payment and its refund of the same day are one sum, on both sides. */
const sumByKey = (movements: readonly Movement[]): Map<string, Cents> => {
  const sums = new Map<string, Cents>()
  for (const { key, cents } of movements) sums.set(key, (sums.get(key) ?? 0) + cents)
  return sums
}
const on = (movements: readonly Movement[], day: string): Movement[] => movements.filter((one) => one.day === day)

/** What came and what went on a day. */
export function sumsOf(movements: readonly Movement[], day: string): Sums {
  const sums = { inCents: 0, outCents: 0 }
  for (const cents of sumByKey(on(movements, day)).values())
    if (cents > 0) sums.inCents += cents
    else sums.outCents -= cents
  return sums
}

/**
 * What moved on a day on either side and does not come to the same with the days around it, which both are given: what one side books
 * before midnight the other may book after.
 */
export function differencesOf(
  ours: readonly Movement[],
  theirs: readonly Movement[],
  day: string,
): Omit<Difference, 'orderNo'>[] {
  const [own, other] = [sumByKey(ours), sumByKey(theirs)]
  const moved = new Set([...on(ours, day), ...on(theirs, day)].map(({ key }) => key))
  return [...moved]
    .map((key) => ({ key, oursCents: own.get(key) ?? 0, theirsCents: other.get(key) ?? 0 }))
    .filter(({ oursCents, theirsCents }) => oursCents !== theirsCents)
    .toSorted((one, another) => one.key.localeCompare(another.key))
}
