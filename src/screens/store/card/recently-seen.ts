const KEPT = 'recentlyViewed'
const MOST_KEPT = 12

/** Codes of the pieces this browser has opened, newest first. They stay in this browser. */
export function recentlySeen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : []
  } catch {
    // Something else wrote there; start with an empty list.
    return []
  }
}

export function rememberSeen(spuCode: string): void {
  const others = recentlySeen().filter((code) => code !== spuCode)
  localStorage.setItem(KEPT, JSON.stringify([spuCode, ...others].slice(0, MOST_KEPT)))
}
