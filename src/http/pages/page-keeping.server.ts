import type { PageAddress } from './page-address.server.ts'

const VARY = 'Accept-Encoding, Cookie'

/** Redirects, problems and what is one visitor's own. */
export const NOT_KEPT = { 'cache-control': 'no-store', vary: VARY }

/** What the server has drawn for one member: no cache keeps it, not even for them. */
export const OWN = { 'cache-control': 'private, no-store', vary: VARY }

/**
 * Who may keep a page that is everybody's. A browser asks each time whether it is still the same. Caches before the shop
 * keep it once somebody has set them up for its key (docs/decisions/0009): they show it a little longer while they ask for
 * the next one, and for a day when the shop is away.
 */
export function keepingOf({ pathname }: PageAddress, sharedSeconds: number): Record<string, string> {
  // Only here does a reader's language lead to another page.
  const vary = pathname === '/' ? `${VARY}, Accept-Language` : VARY
  const headers = { 'cache-control': 'public, no-cache', vary }
  if (sharedSeconds === 0) return headers
  const shared = `max-age=${sharedSeconds}, stale-while-revalidate=${sharedSeconds * 10}, stale-if-error=86400`
  return { ...headers, 'cdn-cache-control': shared }
}
