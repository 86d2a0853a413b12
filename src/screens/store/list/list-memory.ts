import type { CardView } from '#screens/store/card/card-view.ts'
import { remember, remembered } from '#screens/store/card/place-memory.ts'

/** Pages of one list that stand under each other. */
export type LoadedPages = { first: number; last: number; total: number; cards: CardView[] }

const MOST_LISTS = 8
/** Which list, and from which page on, the session's page number belongs to. */
const RANGE = 'plpRange'
const lists = new Map<string, LoadedPages>()

/** Kept in memory for the way back, and as numbers in the session for a browser that has to reload the page. */
export function keepPages(key: string, pages: LoadedPages): void {
  lists.delete(key)
  lists.set(key, pages)
  if (lists.size > MOST_LISTS) lists.delete(lists.keys().next().value ?? '')
  remember('lastPage', String(pages.last))
  sessionStorage.setItem(RANGE, JSON.stringify({ key, first: pages.first }))
}

export const recallPages = (key: string): LoadedPages | undefined => lists.get(key)

/** What the session knows of a list whose pages are gone from memory. */
export function recallRange(key: string): { first: number; last: number; scroll: number } | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(RANGE) ?? 'null')
  if (!kept || typeof kept !== 'object' || !('key' in kept && 'first' in kept) || kept.key !== key) return undefined
  return { first: Number(kept.first), last: Number(remembered('lastPage')), scroll: Number(remembered('scroll')) }
}
