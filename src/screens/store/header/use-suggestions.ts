import { useEffect, useState } from 'react'
import type { PopularSearchesWire } from '#modules/popular-searches/popular-searches.contract.ts'
import { getPopularSearches } from '#modules/popular-searches/popular-searches.paths.ts'
import { suggest } from '#modules/search/search.paths.ts'
import { sexTypeOf } from '#modules/search/search.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { searchStarts } from './search-starts.ts'
import type { Suggestion } from './suggestion-row.tsx'

type Side = 'women' | 'men'

const DEBOUNCE_MS = 500
const MOST = { wide: 10, narrow: 8 }

const most = (): number => (matchMedia('(min-width: 1024px)').matches ? MOST.wide : MOST.narrow)

/** What the shop suggests for a word; the answer to an older word never replaces that to a newer one. Undefined: not a word yet. */
export function useSuggestions(typed: string | undefined, side: Side): { rows: Suggestion[]; word: string } {
  const [found, setFound] = useState<{ rows: Suggestion[]; word: string }>({ rows: [], word: '' })
  useEffect(() => {
    if (typed === undefined) return undefined
    const word = typed.trim()
    if (!word) {
      setFound({ rows: [], word: '' })
      return undefined
    }
    let overtaken = false
    const ask = async () => {
      const result = await call(suggest, { searchWord: word, sexType: sexTypeOf(side) }, { quiet: true })
      if (!overtaken && result.ok) setFound({ rows: result.data.list.slice(0, most()), word })
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      overtaken = true
      clearTimeout(timer)
    }
  }, [typed, side])
  return found
}

/** What stands below an empty field; `forgotten` grows when one's own searches have been cleared. */
export function useSearchStarts(isEmpty: boolean, side: Side, forgotten: number): Suggestion[] {
  const [popular, setPopular] = useState<PopularSearchesWire>({ list: [], brands: [] })
  const [rows, setRows] = useState<Suggestion[]>([])
  useEffect(() => {
    let left = false
    void call(getPopularSearches, { sexType: sexTypeOf(side) }, { quiet: true }).then((result) => {
      if (result.ok && !left) setPopular(result.data)
    })
    return () => {
      left = true
    }
  }, [side])
  useEffect(() => setRows(isEmpty ? searchStarts(popular, most()) : []), [isEmpty, popular, forgotten])
  return rows
}
