import { asWritten, isNoScreen, isOfOneSide, presentAddress, screenAt } from '#addresses.ts'
import type { Screen } from '#routes.ts'
import type { Language } from '#language/languages.ts'
import { categoryOnSide } from '#modules/catalogue/other-side.rules.ts'
import { textProblem } from '#platform/wire/readable-text.ts'

export type PageAddress = {
  pathname: string
  /** What of the query the page is drawn from. */
  search: string
  /** Parameters that no page reads, such as those advertisers append; a redirect passes them on. */
  unread: string
  cacheable: boolean
  /** The same bytes for everybody who asks for this address from the same side of the shop. */
  shared: boolean
  /** What the cookie of a session changes. */
  session: Screen['session']
}

/** One spelling per page: the parameters it reads in order, each value once and readable. No other reaches it. */
export function pageAddress({ pathname, search: asked, searchParams }: URL): PageAddress {
  const { access, cached, reads, session: asPage } = screenAt(pathname)
  const given = [...searchParams].filter(([, value]) => value !== '' && textProblem(value) === undefined)
  const { true: read = [], false: rest = [] } = Object.groupBy(given, ([name]) => (reads.includes(name) ? 'true' : 'false'))
  const search = queryOf(once(read).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
  const short = asked.length <= LONGEST && pathname.length <= LONGEST
  const shared = access === 'public'
  const cacheable = cached && short && (shared || read.length === 0)
  // Personal content comes with the document; between pages the browser fetches it. A public page is never first everyone's for who is known.
  const session = pathname.endsWith('.data') && !shared ? 'ignored' : asPage
  return { pathname, search: search && `?${search}`, unread: queryOf(rest), cacheable, shared, session }
}

/**
 * What a request asks for. An address that is no text, or whose text nobody can read, is that of no page: it answers as a page that does
 * not exist, in its language. Calls and files say for themselves what is wrong.
 */
export function readableUrl(asked: string): string {
  const [path = '/'] = asked.split('?')
  if (PLAIN.test(path) || isReadable(path) || isNoScreen(path)) return asked
  return `${/^\/zh(\/|$)/.test(path) ? '/zh' : ''}/error${path.endsWith('.data') ? '.data' : ''}`
}

/** Most addresses, and all that are known before they are read. */
const PLAIN = /^[!-$&-~]*$/

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path)
      .split('/')
      .every((part) => textProblem(part) === undefined)
  } catch {
    return false
  }
}

const LONGEST = 600
const queryOf = (pairs: [string, string][]): string => new URLSearchParams(pairs).toString()
const once = (pairs: [string, string][]): [string, string][] =>
  pairs.filter(([name, value], at) => pairs.findIndex((pair) => pair[0] === name && pair[1] === value) === at)

/** Where a page leads, with what of the query it did not read itself. */
export function withUnread(location: string, unread: string): string {
  const [, path = '', query = '', mark = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(location) ?? []
  const said = new URLSearchParams(query)
  const more = queryOf([...new URLSearchParams(unread)].filter(([name]) => !said.has(name)))
  const whole = [query, more].filter(Boolean).join('&')
  return path + (whole && `?${whole}`) + mark
}

/** Letters that need no encoding are not encoded, and where a name of ours is meant it is written as we write it. */
export function plainPath(pathname: string): string {
  const decoded = pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase()
  })
  return asWritten(decoded)
}

export type Redirect = { status: 301 | 302; to: string; cookies?: string[] }
const YEAR = 365 * 24 * 3600
const cookie = (name: string, value: string): string => `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`

/** Whether the shop has a category of that path. */
type HasCategory = (path: string) => boolean

/** Where an address leads for everybody: other spellings, older addresses and the women/men switch. */
export function movedTo(url: URL, hasCategory: HasCategory): Redirect | undefined {
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
  return switchSide(url, bare, prefix, hasCategory)
}

/** Women or men: the choice is kept, and the page that matches on the chosen side is shown. */
function switchSide(url: URL, bare: string, prefix: string, hasCategory: HasCategory): Redirect | undefined {
  const asked = url.searchParams.get('sexType')
  if (!asked) return undefined
  const side = asked === '2' ? 'men' : 'women'
  const place = placeOnSide(bare, side, hasCategory)
  const { reads } = screenAt(url.pathname)
  const goesAlong = (name: string) => name !== 'sexType' && !(place ? isOfOneSide(name) : reads.includes(name))
  const others = queryOf([...url.searchParams].filter(([name]) => goesAlong(name)))
  return {
    status: 302,
    to: withUnread(place ? prefix + place : prefix || '/', others),
    cookies: [cookie('sexType', side === 'men' ? '2' : '1')],
  }
}

/** Lists of a side have a twin, other lists and pieces are shown on both; from everywhere else the side's home page is next. */
function placeOnSide(bare: string, side: 'women' | 'men', hasCategory: HasCategory): string | undefined {
  const category = /^\/product\/list\/((?:women|men)(?:\/.*)?)$/.exec(bare)?.[1]
  if (category) {
    const twin = categoryOnSide(category, side, hasCategory)
    return twin && `/product/list/${twin}`
  }
  return bare.startsWith('/product/') ? bare : undefined
}

/** The first visit of a browser that prefers Chinese, on `/` alone. */
export function firstVisit(
  { path, search }: { path: string; search: string },
  headers: { cookie: string; acceptLanguage: string },
): Redirect | undefined {
  if (path !== '/' || /(^|;\s*)(locale|languageRedirect)=/.test(headers.cookie)) return undefined
  if (!/^\s*(zh|yue)/i.test(headers.acceptLanguage)) return undefined
  return { status: 302, to: `/zh${search}`, cookies: [cookie('languageRedirect', '1')] }
}

export const languageOfPage = (pathname: string): Language =>
  pathname === '/zh' || pathname.startsWith('/zh/') || pathname === '/zh.data' ? 'zh' : 'en'
export const sideOfCookie = (header: string): 'women' | 'men' => (/(^|;\s*)sexType=2(;|$)/.test(header) ? 'men' : 'women')
