import { isCollectionTag, isMembersTag } from '#modules/search/index.server.ts'
import { EVERYTHING, FRAME, onChanged, invalidate } from '#platform/cache/page-tags.server.ts'

/** A little longer than the menu is kept by the screens. */
const LATER_MS = 61_000

/**
 * The menu names what is not empty and the newest pieces, and every page has it: pages get the new one a minute after pieces have
 * come or gone, categories have moved or collections been renamed, once for all that came or went meanwhile.
 */
export function startMenuRefresh(): { stop: () => Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const wait = (): void => {
    again = false
    timer = setTimeout(() => {
      timer = undefined
      if (again) wait()
      invalidate(FRAME)
    }, LATER_MS)
  }
  const stop = onChanged((tags) => {
    if (!tags.some((tag) => isMembersTag(tag) || isCollectionTag(tag) || tag === EVERYTHING)) return
    if (timer === undefined) wait()
    else again = true
  })
  return {
    stop: async () => {
      stop()
      clearTimeout(timer)
    },
  }
}
