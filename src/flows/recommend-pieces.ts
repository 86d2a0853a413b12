import type { Language } from '#language/languages.ts'
import { listBoughtTogether } from '#modules/popularity/index.server.ts'
import { listRecommended } from '#modules/search/index.server.ts'
import type { ByIdsWire, RecommendedInput } from '#modules/search/search.contract.ts'
import type { Read } from '#platform/database.server.ts'

const MOST = 8
const LOOKED_AT = 6

/** Recommends pieces in stock: near to what this browser looked at last, and what is popular where it has seen nothing yet. */
export async function recommendPieces(tx: Read, { seen, sexType }: RecommendedInput, language: Language): Promise<ByIdsWire> {
  const codes = [...new Set(seen.split(','))].filter(Boolean).slice(0, LOOKED_AT)
  const boughtTogether = codes.length > 0 ? await listBoughtTogether(tx, codes) : []
  return { list: await listRecommended({ seen: codes, boughtTogether, sexType }, language, MOST) }
}
