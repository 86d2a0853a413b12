import { shelfEdges } from '#modules/search/index.server.ts'
import { bannerEdges } from '#modules/storefront/index.server.ts'
import { clock } from '#platform/clock.ts'
import { invalidate } from '#platform/cache/page-tags.server.ts'

const EVERY_MS = 1_000

/** Pages with a collection, an ordered list or a banner are drawn anew in the second in which it begins or ends to be shown. */
export function startShelfWindows(): { stop: () => Promise<void> } {
  let seen = clock.now().getTime()
  const timer = setInterval(() => {
    const now = clock.now().getTime()
    const passed = [...shelfEdges(), ...bannerEdges()].filter(({ at }) => seen < at && at <= now)
    seen = now
    if (passed.length > 0) invalidate(...new Set(passed.flatMap(({ tags }) => tags)))
  }, EVERY_MS)
  return {
    stop: async () => clearInterval(timer),
  }
}
