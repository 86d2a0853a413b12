import type { PopularSearchesWire } from '#modules/popular-searches/popular-searches.contract.ts'
import type { Suggestion } from './suggestion-row.tsx'
import { recentSearches } from './recent-searches.ts'

const wordless = { brandName: '', brandCode: '', articleNumber: '', productImg: null, price: '' }
const asked = (word: string): Suggestion => ({ ...wordless, kind: 'query', searchType: 0, productTitle: word, code: word })
const designer = ({ code, name }: PopularSearchesWire['brands'][number]): Suggestion => ({
  ...wordless,
  ...{ kind: 'brand', searchType: 9, productTitle: '', brandName: name, brandCode: code, code },
})

/** What may be begun with before anything is typed: one's own last searches, what others ask for, and designers. */
export function searchStarts({ list, brands }: PopularSearchesWire, most: number): Suggestion[] {
  const own = recentSearches().map((word): Suggestion => ({ ...asked(word), isRecent: true }))
  const room = Math.max(0, most - own.length - brands.length)
  const others = list.filter((word) => !own.some(({ code }) => code.toLowerCase() === word)).slice(0, room)
  return [...own, ...others.map(asked), ...brands.map(designer)].slice(0, most)
}
