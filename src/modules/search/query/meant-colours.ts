import { COLOUR_TOKEN } from '#modules/search/words/product-tokens.ts'
import type { Dictionary } from '#modules/search/index/value-sets.ts'
import type { PlannedWord } from './query-ways.ts'

/** By token of a colour how much it is what the words of a query ask for. */
export type MeantColours = ReadonlyMap<string, number>

/** Colours are meant by words for colours, and by words that are nothing else; less so those that come near. */
export function meantColours(plan: readonly PlannedWord[]): MeantColours {
  const meant = new Map<string, number>()
  for (const { role, ways, wider = [] } of plan) {
    if (role !== 'colour' && role !== undefined) continue
    const best = new Map<string, number>()
    for (const { tokens, score } of [...ways, ...wider])
      for (const token of tokens) if (token.startsWith(COLOUR_TOKEN)) best.set(token, Math.max(best.get(token) ?? 0, score))
    for (const [token, score] of best) meant.set(token, (meant.get(token) ?? 0) + score)
  }
  return meant
}

/** The same by number of the shade; null when none is meant. */
export function worthOfShades(shades: Dictionary, meant: MeantColours): Uint16Array | null {
  if (meant.size === 0) return null
  return Uint16Array.from(shades.names, (token) => Math.ceil(meant.get(token) ?? 0))
}
