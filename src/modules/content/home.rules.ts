/** How much a home page and its blocks hold. */
export const homeLimits = {
  blocks: 24,
  stories: 3,
  fewestTiles: 2,
  tiles: 8,
  fewestPromises: 2,
  promises: 4,
  fewestBrands: 2,
  brands: 8,
  designers: 24,
  codes: 24,
  scenePieces: 8,
  room: { narrowest: 20, widest: 45, lowest: 30, highest: 100 },
  note: 200,
} as const

type Numbered = { id: string; kind: string }

/** Why a page may not be arranged so: a block twice, or more than one opening. Undefined when it may. */
export function arrangementProblem(blocks: readonly Numbered[]): { at: number; problem: 'wrong' | 'one-hero' } | undefined {
  const known = new Set<string>()
  let heroes = 0
  for (const [at, { id, kind }] of blocks.entries()) {
    if (known.has(id)) return { at, problem: 'wrong' }
    known.add(id)
    if (kind === 'hero') heroes += 1
    if (heroes > 1) return { at, problem: 'one-hero' }
  }
  return undefined
}
