import { screenAt } from '#addresses.ts'

export type ShopPlace = { kind: 'item' | 'list' | 'page'; target: string; item?: { brandCode: string; articleNumber: string } }

const SOMEWHERE = 'https://shop.invalid'
const ITEM = /^product\/detail\/:brandCode\/:code$/
const LIST = /^product\/(list|brand|collection)/

/**
 * Where an address leads, as links keep it: the path without its language and host, with what of its query the page is drawn from. What
 * advertisers append is left out. Undefined for what is no item, list or page of picks of this shop.
 */
export function shopPlace(typed: string, publicUrl: string): ShopPlace | undefined {
  const url = placeIn(typed.trim(), publicUrl)
  if (!url) return undefined
  const pathname = url.pathname.replace(/^\/zh(?=\/|$)/i, '').replace(/(?<=.)\/+$/, '') || '/'
  const { path, reads } = screenAt(pathname)
  const kind = ITEM.test(path) ? 'item' : LIST.test(path) ? 'list' : path === 'picks/:handle' ? 'page' : undefined
  if (!kind) return undefined
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name, value]) => reads.includes(name) && value !== '' && name !== 'page'),
  )
  query.sort()
  const target = pathname + (query.size > 0 ? `?${query}` : '')
  const [brandCode = '', articleNumber = ''] = pathname.split('/').slice(3).map(decodeURIComponent)
  return kind === 'item' ? { kind, target, item: { brandCode, articleNumber } } : { kind, target }
}

function placeIn(typed: string, publicUrl: string): URL | undefined {
  if (/[\\\p{Cc}\s]/u.test(typed)) return undefined
  const isPath = typed.startsWith('/') && !typed.startsWith('//')
  const base = isPath ? SOMEWHERE : undefined
  const whole = isPath || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(whole, base)) return undefined
  const url = new URL(whole, base)
  const isHere = isPath ? url.origin === SOMEWHERE : url.host === new URL(publicUrl).host
  return isHere && !url.pathname.startsWith('//') ? url : undefined
}
