import type { RouterState } from 'react-router'

/** What the loaders of a page have answered. */
export type Loaded = Pick<RouterState, 'loaderData' | 'errors'>

const MOST_PAGES = 12
const AGE_MS = 5 * 60_000
const pages = new Map<string, { loaded: Loaded; at: number }>()

/** The way back shows a page as it was left, at once, as browsers do with pages they keep whole. */
export function cachePageData(key: string, loaded: Loaded): void {
  pages.delete(key)
  if (loaded.errors) return
  pages.set(key, { loaded, at: Date.now() })
  if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value ?? '')
}

export function cachedPageData(key: string): Loaded | undefined {
  const cached = pages.get(key)
  return cached && Date.now() - cached.at < AGE_MS ? cached.loaded : undefined
}
