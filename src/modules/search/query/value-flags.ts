import type { Dictionary } from '#modules/search/index/value-sets.ts'

/** By number 1 for each of the names; null when there are none. */
export function flagsFor(dictionary: Dictionary, names: readonly string[]): Uint8Array | null {
  if (names.length === 0) return null
  const flags = new Uint8Array(dictionary.size)
  for (const name of names) {
    const id = dictionary.find(name)
    if (id !== undefined) flags[id] = 1
  }
  return flags
}
