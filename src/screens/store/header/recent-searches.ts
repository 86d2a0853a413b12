const KEPT = 'recentSearches'
const MOST_KEPT = 4
const LONGEST = 60

/** What was typed and sent from this browser, newest first. It stays in this browser. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, MOST_KEPT) : []
  } catch {
    // Something else wrote there; start with an empty list.
    return []
  }
}

export function rememberSearch(word: string): void {
  if (word.length > LONGEST) return
  const others = recentSearches().filter((other) => other.toLowerCase() !== word.toLowerCase())
  localStorage.setItem(KEPT, JSON.stringify([word, ...others].slice(0, MOST_KEPT)))
}

export const forgetSearches = (): void => localStorage.removeItem(KEPT)
