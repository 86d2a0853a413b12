/** What the browser session remembers of the way through the shop; the names are those of the specification. */
const KEYS = { here: 'currentPage', before: 'beforePage', lastPage: 'isPageNo', scroll: 'plpScrollTop' } as const

type Place = { fullPath: string; name: 'home' | 'list' | 'search' | 'brands' | 'brand' | 'product' | 'other' }

export function remembered(key: keyof typeof KEYS): string {
  return sessionStorage.getItem(KEYS[key]) ?? ''
}
export function remember(key: keyof typeof KEYS, value: string): void {
  sessionStorage.setItem(KEYS[key], value)
}
export const forgetScroll = (): void => sessionStorage.removeItem(KEYS.scroll)

function nameOf(fullPath: string): Place['name'] {
  const path = fullPath.replace(/^\/zh(?=\/|\?|$)/, '') || '/'
  if (/^\/(\?|$)/.test(path)) return 'home'
  if (path.startsWith('/product/list')) return /[?&]keyword=/.test(path) ? 'search' : 'list'
  if (/^\/product\/brand\/./.test(path)) return 'brand'
  if (path.startsWith('/product/brand')) return 'brands'
  return path.startsWith('/product/detail') ? 'product' : 'other'
}

let moved = false
/** True once the shopper has gone on from the page that the browser loaded. */
export const hasMoved = (): boolean => moved

/** A shopper who leaves a list for anything but a piece of it begins at its first page the next time. */
export function rememberPlace(fullPath: string): void {
  moved = true
  const before = remembered('here')
  const name = nameOf(fullPath)
  const left = before === '' ? undefined : nameOf((JSON.parse(before) as Place).fullPath)
  const here = JSON.stringify({ fullPath, name } satisfies Place)
  if (here === before) return
  if (before) remember('before', before)
  remember('here', here)
  const fromList = left === 'list' || left === 'search' || left === 'brand' || left === 'brands'
  if (fromList && (name === 'home' || name === 'other')) remember('lastPage', '1')
}
