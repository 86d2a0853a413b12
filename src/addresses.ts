import { notScreens, PARAMETERS_OF_ONE_SIDE, type Screen, screens } from './routes.ts'

type Pattern = { screen: Screen; path: string; expression: RegExp }

const patternOf = (screen: Screen, path: string): Pattern => ({ screen, path, expression: expressionOf(path) })

function expressionOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part === '*') return '(?:/(.*))?'
    if (/^:\w+\?$/.test(part)) return '(?:/([^/]+))?'
    return part.startsWith(':') ? '/([^/]+)' : `/${part}`
  })
  return new RegExp(`^${parts.join('')}$`, 'i')
}

const present = screens.map((screen) => patternOf(screen, screen.path))
const older = screens.flatMap((screen) => screen.was.map((path) => patternOf(screen, path)))

/** The part of a path that says the language, as we write it, and the rest. */
function parted(pathname: string): { prefix: '' | '/zh'; bare: string } {
  const chinese = /^\/zh(?=\/|$)/i.test(pathname)
  return chinese ? { prefix: '/zh', bare: pathname.slice(3) || '/' } : { prefix: '', bare: pathname }
}

/** Which screen answers this path, in either language, asked for as a page or as its data; the last one takes what is left. */
export function screenAt(pathname: string): Screen {
  const { bare } = parted(pathname.replace(/(\/_)?\.data$/, ''))
  return (matching(bare || '/') ?? present.at(-1)!).screen
}

const matching = (bare: string): Pattern | undefined => present.find(({ expression }) => expression.test(bare))

/** Whether search engines are asked to leave the page alone. */
export const isHidden = (pathname: string): boolean => ['noindex', 'closed'].includes(screenAt(pathname).indexed)

/** The fixed words of an address, which the screens would also answer in capitals, as we write them. */
export function asWritten(pathname: string): string {
  const { prefix, bare } = parted(pathname)
  const words = matching(bare)?.path.split('/') ?? []
  const written = bare.split('/').map((part, at) => {
    const word = words[at - 1]
    return word && /^[^:*]/.test(word) ? word : part
  })
  return prefix + (prefix && bare === '/' ? '' : written.join('/'))
}

/** The present address of an older one, its query kept; undefined for every other address. */
export function presentAddress(url: URL): string | undefined {
  const { prefix, bare } = parted(url.pathname)
  const found = older.find(({ expression }) => expression.test(bare))
  if (!found) return undefined
  if (found.path === 'search') return prefix + searched(url)
  const gaps = found.expression.exec(bare)?.slice(1) ?? []
  const path = found.screen.path.replace(/:\w+/g, () => gaps.shift() ?? '')
  return (path ? `${prefix}/${path}` : prefix || '/') + url.search
}

/** The word that was looked for became part of the path. */
function searched({ search, searchParams }: URL): string {
  const word = encodeURIComponent(searchParams.get('keyword') || searchParams.get('searchWord') || '')
  if (!word) return `/product/list${search}`
  const others = new URLSearchParams([...searchParams].filter(([name]) => name !== 'keyword' && name !== 'searchWord')).toString()
  return `/product/list/${word}?keyword=${word}${others && `&${others}`}`
}

/** Whether women's and men's lists mean different things by this parameter. */
export const isOfOneSide = (parameter: string): boolean => PARAMETERS_OF_ONE_SIDE.includes(parameter)

const firstWord = (path: string): string => (path.split('/')[0] ?? '').toLowerCase()
const begun = [...present, ...older].map(({ path }) => firstWord(path)).filter((word) => /^[a-z]/.test(word))
/** What begins in a language's own tree is a screen all the same. */
const noScreens = new Set(notScreens.map(firstWord).filter((word) => word !== 'zh' && word !== 'cht_cn'))
const taken = new Set([...begun, ...notScreens.map(firstWord)])

/** Whether addresses of the shop begin with this word: a short link of that name would lead nobody anywhere. */
export const isWordOfShop = (word: string): boolean => taken.has(word.toLowerCase())

/** Whether a path is no screen in either language: files of pages, health, calls. */
export const isNoScreen = (path: string): boolean => path !== '/' && noScreens.has(firstWord(path.slice(1)))

/** Whether nothing of the shop has this path, in either language, now or under an older address: a short link may have it. */
export function isUnknownAddress(url: URL): boolean {
  if (isNoScreen(url.pathname) || presentAddress(url)) return false
  return screenAt(url.pathname.replace(/(?<=.)\/+$/, '')) === present.at(-1)?.screen
}

/** Whether an English path is one for shoppers; its Chinese twin is made from it. */
export function isForShoppers(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return !notScreens.map(firstWord).includes(firstWord(pathname.slice(1))) && screenAt(pathname).access !== 'staff'
}

/** What robots.txt closes: the fewest beginnings of English paths, with `$` where something open stands below. */
export function closedPaths(): string[] {
  const fixed = (path: string): string => path.split('/:')[0] ?? ''
  const [closed, open] = [true, false].map((is) => [
    ...new Set(screens.flatMap(({ path, indexed }) => ((indexed === 'closed') === is ? [fixed(path)] : []))),
  ])
  const whole = closed!.filter((path) => !open!.some((other) => other.startsWith(`${path}/`)))
  const least = closed!.filter((path) => !whole.some((other) => path.startsWith(`${other}/`)))
  return least.map((path) => `/${path}${whole.includes(path) ? '' : '$'}`)
}

/** Addresses for search engines that need no catalogue to be known. */
export const listedPaths = (): string[] =>
  screens.flatMap(({ path, indexed }) =>
    indexed === 'sitemap' && !/[:*]/.test(path) && !path.startsWith('product/') ? [`/${path}`] : [],
  )
