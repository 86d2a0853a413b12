const modified = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** The address a plain click leads to inside the shop; undefined when the browser should do as it always does. */
export function ownPath(event: MouseEvent): string | undefined {
  return event.button === 0 && !event.defaultPrevented && !modified(event) ? linkPath(event.target) : undefined
}

/** The same for a link the pointer or the keyboard rests on. */
export function linkPath(target: EventTarget | null): string | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download') || 'reload' in anchor.dataset) return undefined
  const url = new URL(anchor.href)
  const samePage = url.pathname === location.pathname && url.search === location.search && url.hash !== ''
  if (url.origin !== location.origin || samePage || /^\/(media|prod-api|sandbox)\//.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
