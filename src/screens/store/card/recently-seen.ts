import { MOST_VIEWED } from '#modules/viewed-products/viewed-products.rules.ts'
import { forgetViewed, sayViewed } from '#modules/viewed-products/viewed-products.paths.ts'
import { call, hasMember } from '#platform/wire/call-client.ts'

const KEPT = 'recentlyViewed'
/** Whose list it is; a guest's is nobody's. */
const WHOSE = 'recentlyViewedOf'

/** Codes of the pieces opened in this browser, newest first; a member's are those of all their devices. */
export function recentlySeen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string').slice(0, MOST_VIEWED) : []
  } catch {
    // Something else wrote there; start with an empty list.
    return []
  }
}

const keep = (codes: readonly string[]): void => localStorage.setItem(KEPT, JSON.stringify(codes.slice(0, MOST_VIEWED)))

/** Remembers the piece that is opened, if one is, and answers what was opened before it. */
export async function sayOpened(spuCode?: string): Promise<string[]> {
  const before = recentlySeen().filter((code) => code !== spuCode)
  if (spuCode) keep([spuCode, ...before])
  if (!hasMember()) return before
  const account = localStorage.getItem('account') ?? ''
  // What was opened as a guest goes along once: later the shop knows better, other devices have a say, too.
  const isTheirs = localStorage.getItem(WHOSE) === account
  const known = await call(sayViewed, { ...(spuCode ? { spuCode } : {}), before: isTheirs ? [] : before }, { quiet: true })
  if (!known.ok) return before
  keep(known.data)
  localStorage.setItem(WHOSE, account)
  return known.data.filter((code) => code !== spuCode)
}

/** Here, and where a member's are kept. */
export async function forgetSeen(): Promise<boolean> {
  const gone = !hasMember() || (await call(forgetViewed, {})).ok
  if (gone) localStorage.removeItem(KEPT)
  return gone
}

export function clearSeen(): void {
  for (const name of [KEPT, WHOSE]) localStorage.removeItem(name)
}
