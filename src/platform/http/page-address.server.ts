import type { Language } from '#language/languages.ts'

/** What the shop's pages read from the query; everything here is part of the page cache's key. */
const READ = new Set([
  'brand',
  'colour',
  'size',
  'type',
  'min',
  'max',
  'sale',
  'sort',
  'page',
  'keyword',
  'searchOrderType',
  'code',
  '_routes',
])
/** What advertisers and chat programs append; dropped. */
const IGNORED = /^(utm_.*|gclid|fbclid|msclkid|wbraid|gbraid|lang|ref)$/

export type PageAddress = { pathname: string; search: string; cacheable: boolean }

/** One spelling per page: known parameters in order, advertisers' dropped; an unknown one makes the page uncacheable. */
export function pageAddress(url: URL): PageAddress {
  const kept: [string, string][] = []
  let cacheable = url.search.length <= 600
  for (const [name, value] of url.searchParams) {
    if (IGNORED.test(name) || value === '') continue
    if (!READ.has(name)) cacheable = false
    kept.push([name, value])
  }
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const search = new URLSearchParams(kept).toString()
  return { pathname: url.pathname, search: search && `?${search}`, cacheable }
}

type Redirect = { status: 301 | 302; to: string; cookies?: string[] }
const YEAR = 365 * 24 * 3600
const cookie = (name: string, value: string): string => `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`

/** Older addresses, the women/men switch and the first visit of a browser that prefers Chinese. */
export function redirectFor(url: URL, headers: { cookie: string; acceptLanguage: string }): Redirect | undefined {
  const path = url.pathname
  if (path === '/cht_CN' || path.startsWith('/cht_CN/'))
    return { status: 301, to: `/zh${path.slice('/cht_CN'.length)}${url.search}` }
  const chinese = path === '/zh' || path.startsWith('/zh/')
  const prefix = chinese ? '/zh' : ''
  const bare = chinese ? path.slice(3) || '/' : path
  if (bare.length > 1 && bare.endsWith('/'))
    return { status: 301, to: prefix + bare.replace(/^\/+/, '/').replace(/\/+$/, '') + url.search }
  if (bare === '/index' || bare === '/home') return { status: 301, to: (prefix || '/') + url.search }
  return switchSide(url, bare, prefix) ?? olderAddress(url, bare, prefix) ?? firstVisit(path, headers)
}

function switchSide(url: URL, bare: string, prefix: string): Redirect | undefined {
  const side = url.searchParams.get('sexType')
  if (bare !== '/' || !side) return undefined
  return { status: 302, to: prefix || '/', cookies: [cookie('sexType', side === '2' ? '2' : '1')] }
}

function olderAddress(url: URL, bare: string, prefix: string): Redirect | undefined {
  if (bare === '/search') {
    const word = url.searchParams.get('keyword') ?? url.searchParams.get('searchWord') ?? ''
    return {
      status: 301,
      to: word
        ? `${prefix}/product/list/${encodeURIComponent(word)}?keyword=${encodeURIComponent(word)}`
        : `${prefix}/product/list${url.search}`,
    }
  }
  if (bare.startsWith('/brand/')) return { status: 301, to: `${prefix}/product${bare}${url.search}` }
  if (bare === '/brands') return { status: 301, to: `${prefix}/product/brand${url.search}` }
  const older: Record<string, string> = {
    '/user/myOrder': '/myaccount/orders',
    '/user/orderDetail': '/myaccount/orders/orderDetail',
    '/office/outbox': '/console/outbox',
    '/merchantpartnership': '/seller',
  }
  const now = older[bare]
  return now ? { status: 301, to: `${prefix}${now}${url.search}` } : undefined
}

function firstVisit(path: string, headers: { cookie: string; acceptLanguage: string }): Redirect | undefined {
  if (path !== '/' || /(^|;\s*)(locale|languageRedirect)=/.test(headers.cookie)) return undefined
  if (!/^\s*(zh|yue)/i.test(headers.acceptLanguage)) return undefined
  return { status: 302, to: '/zh', cookies: [cookie('languageRedirect', '1')] }
}

export const languageOfPage = (pathname: string): Language =>
  pathname === '/zh' || pathname.startsWith('/zh/') || pathname === '/zh.data' ? 'zh' : 'en'
export const sideOfCookie = (header: string): 'women' | 'men' => (/(^|;\s*)sexType=2(;|$)/.test(header) ? 'men' : 'women')
