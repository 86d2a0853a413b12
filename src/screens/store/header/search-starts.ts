import type { Suggestion } from './suggestion-row.tsx'
import { recentSearches } from './recent-searches.ts'

const row = (word: string): Suggestion => ({
  ...{ kind: 'query', searchType: 0, productTitle: word, code: word },
  ...{ brandName: '', brandCode: '', articleNumber: '', productImg: null },
})

/** What may be begun with before anything is typed: one's own last searches, then what others ask for. */
export function searchStarts(popular: readonly string[], most: number): Suggestion[] {
  const own = recentSearches()
  const others = popular.filter((word) => !own.some((one) => one.toLowerCase() === word))
  return [...own.map((word): Suggestion => ({ ...row(word), isRecent: true })), ...others.map(row)].slice(0, most)
}
