import type { Language } from '#language/languages.ts'
import { presentAddress } from '#platform/older-addresses.ts'

/** What the shop's pages read from the query; everything here is part of the page cache's key. */
const READ = new Set([
  'brand',
  'category',
  'colour',
  'size',
  'type',
  'material',
  'discount',
  'flag',
  'inStock',
  'isNew',
  'isRecommend',
  'min',
  'max',
  'sale',
  'sort',
  'page',
  'keyword',
  'searchOrderType',
  'code',
])

/** Pages whose bytes may not outlive a withdrawal, whatever the catalogue says. */
const NEVER_KEPT = /^(\/zh)?\/wishlist\/shared\//

/** Everybody's pages. A page that is not named here is somebody's own, and its address may say whose. */
const HOME = /^(\/zh)?(\/_?)?$/
const EVERYBODYS = /^(\/zh)?\/(product\/(list|brand|detail)|statement|vip|seller|brandEntry|account\/google)(\/|$)/

/** `shared`: the same bytes for everybody who asks for this address from the same side of the shop. */
export type PageAddress = { pathname: string; search: string; cacheable: boolean; shared: boolean }

/**
 * One spelling per page: known parameters in order, each value once. Others, such as what advertisers append, are dropped
 * before a page that is everybody's is looked up or rendered; a page of one's own is then not kept.
 */
export function pageAddress({ pathname, search: asked, searchParams }: URL): PageAddress {
  const shared = isShared(pathname)
  const given = [...searchParams].filter(([, value]) => value !== '')
  const known = given.filter(([name]) => READ.has(name))
  const kept = (shared ? once(known) : given).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const search = new URLSearchParams(kept).toString()
  const short = asked.length <= LONGEST && pathname.length <= LONGEST
  const cacheable = (shared || known.length === given.length) && short && !NEVER_KEPT.test(pathname)
  return { pathname, search: search && `?${search}`, cacheable, shared }
}

const LONGEST = 600
function isShared(pathname: string): boolean {
  const page = pathname.replace(/\.data$/, '')
  return HOME.test(page) || EVERYBODYS.test(page)
}

const once = (pairs: [string, string][]): [string, string][] =>
  pairs.filter(([name, value], at) => pairs.findIndex((pair) => pair[0] === name && pair[1] === value) === at)

/** The fixed beginnings of addresses, which the screens would also answer in capitals. */
const BEGINNINGS = /^(\/zh(?![^/]))?(\/product(\/(list|brand|detail))?|\/statement)?(?![^/])/i

/** Letters that need no encoding are not encoded, and where a name of ours is meant it is written as we write it. */
export function plainPath(pathname: string): string {
  const decoded = pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase()
  })
  return decoded.replace(BEGINNINGS, (beginning) => beginning.toLowerCase())
}

export type Redirect = { status: 301 | 302; to: string; cookies?: string[] }
const YEAR = 365 * 24 * 3600
const cookie = (name: string, value: string): string => `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`

/** Where an address leads for everybody: other spellings, older addresses and the women/men switch. */
export function movedTo(url: URL): Redirect | undefined {
  const path = url.pathname
  const plain = plainPath(path)
  if (plain !== path) return { status: 301, to: plain.replace(/^\/+/, '/') + url.search }
  if (path === '/cht_CN' || path.startsWith('/cht_CN/'))
    return { status: 301, to: `/zh${path.slice('/cht_CN'.length)}${url.search}` }
  const chinese = path === '/zh' || path.startsWith('/zh/')
  const prefix = chinese ? '/zh' : ''
  const bare = chinese ? path.slice(3) || '/' : path
  if (bare.length > 1 && bare.endsWith('/'))
    return { status: 301, to: prefix + bare.replace(/^\/+/, '/').replace(/\/+$/, '') + url.search }
  const present = presentAddress(url)
  if (present) return { status: 301, to: present }
  return switchSide(url, bare, prefix)
}

function switchSide(url: URL, bare: string, prefix: string): Redirect | undefined {
  const side = url.searchParams.get('sexType')
  if (bare !== '/' || !side) return undefined
  return { status: 302, to: prefix || '/', cookies: [cookie('sexType', side === '2' ? '2' : '1')] }
}

/** The first visit of a browser that prefers Chinese, on `/` alone. */
export function firstVisit(path: string, headers: { cookie: string; acceptLanguage: string }): Redirect | undefined {
  if (path !== '/' || /(^|;\s*)(locale|languageRedirect)=/.test(headers.cookie)) return undefined
  if (!/^\s*(zh|yue)/i.test(headers.acceptLanguage)) return undefined
  return { status: 302, to: '/zh', cookies: [cookie('languageRedirect', '1')] }
}

export const languageOfPage = (pathname: string): Language =>
  pathname === '/zh' || pathname.startsWith('/zh/') || pathname === '/zh.data' ? 'zh' : 'en'
export const sideOfCookie = (header: string): 'women' | 'men' => (/(^|;\s*)sexType=2(;|$)/.test(header) ? 'men' : 'women')
