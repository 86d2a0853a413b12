import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Fewer guesses than a patient program makes in a day against a shop that slows it down. */
const FEWEST_GUESSES = 1_000_000

// Its lists take a third of a second and tens of megabytes: only a shop where somebody chooses a password has them.
let estimator: Promise<ZxcvbnFactory> | undefined

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')])
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}

/** Whether a password is common, has been in a breach, or is made of what everybody knows of its owner. */
export async function isGuessable(password: string, known: readonly string[]): Promise<boolean> {
  estimator ??= loadEstimator()
  const words = known.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  return (await estimator).check(password, [...words, 'praya']).guesses < FEWEST_GUESSES
}
