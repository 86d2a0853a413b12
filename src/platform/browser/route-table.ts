import { createElement, type ReactElement } from 'react'
import type { DataRouteMatch, DataRouteObject, UNSAFE_RouteModules as RouteModules } from 'react-router'
import type { PageEntry } from './page-list.ts'
import { loadStyle } from './styles.ts'

type RouteModule = NonNullable<RouteModules[string]>
/** A way to a page: the words of its address, and the routes that stand in one another there. */
type Branch = { words: string[]; score: number; routes: DataRouteObject[] }

/** What the build says about every route, as React Router's hooks and components expect it. */
export type RouteTable = {
  routes: DataRouteObject[]
  byId: Record<string, DataRouteObject>
  match: (pathname: string) => DataRouteMatch[] | null
  hasLoader: (id: string) => boolean
  /** Fetches scripts and style sheets of routes that are not here yet; fails when a script cannot be had. */
  load: (matches: readonly DataRouteMatch[]) => Promise<void>
  /** While it knows the page alone: has the rest come; fails when that cannot be had. */
  rest?: (() => Promise<void>) | undefined
}

/** A table of the page that is here, which learns of all others by `fetchAll`. */
export function growingTable(
  here: readonly PageEntry[],
  modules: RouteModules,
  fetchAll: () => Promise<readonly PageEntry[]>,
): RouteTable {
  const table: RouteTable = {
    ...readRouteTable(here, modules),
    rest: async () => {
      const all = await fetchAll()
      Object.assign(table, readRouteTable(all, modules), { rest: undefined })
    },
  }
  return table
}

export function readRouteTable(entries: readonly PageEntry[], modules: RouteModules): RouteTable {
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  const byId: Record<string, DataRouteObject> = {}
  const branches: Branch[] = []
  const under = (parentId: string | undefined, above: DataRouteObject[]): DataRouteObject[] =>
    entries
      .filter((entry) => entry.parentId === parentId)
      .map(({ id, path, index }) => {
        const route: DataRouteObject = index ? { id, path, index } : { id, path }
        byId[id] = route
        const children = index ? [] : under(id, [...above, route])
        if (children.length > 0) Object.assign(route, { children })
        else branches.push(...branchesTo([...above, route]))
        const module = modules[id]
        if (module) dress(route, module)
        return route
      })
  const routes = under(undefined, [])
  branches.sort((one, other) => other.score - one.score)
  return {
    routes,
    byId,
    match: (pathname) => matchBranches(branches, pathname),
    hasLoader: (id) => known.get(id)?.hasLoader === true,
    load: async (matches) => {
      await Promise.all(
        matches.map(async ({ route: { id } }) => {
          const [entry, route] = [known.get(id), byId[id]]
          if (modules[id] || !entry || !route) return
          const [module] = await Promise.all([
            import(/* @vite-ignore */ entry.module) as Promise<RouteModule>,
            ...(entry.css ?? []).map(loadStyle),
          ])
          modules[id] = module
          dress(route, module)
        }),
      )
    },
  }
}

/** With and without each of its optional words; only the last of the routes has an address. */
function branchesTo(routes: DataRouteObject[]): Branch[] {
  const leaf = routes.at(-1)
  const ways = (leaf?.path ?? '').split('/').reduceRight<string[][]>(
    (rests, word) => {
      const withWord = rests.map((rest) => [word.replace('?', ''), ...rest])
      return word.endsWith('?') ? withWord.concat(rests) : withWord
    },
    [[]],
  )
  return ways.map((words) => ({ words: words.filter(Boolean), score: scoreOf(words, leaf?.index === true), routes }))
}

/** As React Router ranks them: more words first, fixed ones before gaps, what takes any rest last. */
const scoreOf = (words: readonly string[], isIndex: boolean): number =>
  words.reduce((sum, word) => sum + (word === '*' ? -1 : word === '' ? 2 : word.startsWith(':') ? 4 : 11), isIndex ? 2 : 0)

function matchBranches(branches: readonly Branch[], address: string): DataRouteMatch[] | null {
  const pathname = decoded(address)
  const words = pathname.replace(/\/+$/, '').split('/').slice(1)
  for (const branch of branches) {
    const params = paramsOf(branch.words, words, pathname)
    if (!params) continue
    const own = pathname.replace(/\/\/+/g, '/')
    const base =
      branch.words.at(-1) === '*' ? `/${words.slice(0, branch.words.length - 1).join('/')}` : own.replace(/(.)\/+$/, '$1')
    return branch.routes.map((route, at) =>
      at < branch.routes.length - 1
        ? { params, pathname: '/', pathnameBase: '/', route }
        : { params, pathname: own, pathnameBase: base, route },
    )
  }
  return null
}

/** What fills the gaps; undefined when a fixed word is not there, or one is left over. */
function paramsOf(pattern: readonly string[], words: readonly string[], pathname: string): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    if (part === '*') {
      params['*'] = pathname
        .split('/')
        .slice(at + 1)
        .join('/')
        .replace(/%2F/g, '/')
      return params
    }
    const word = words[at]
    if (!word || (part[0] !== ':' && part.toLowerCase() !== word.toLowerCase())) return undefined
    if (part[0] === ':') params[part.slice(1)] = word.replace(/%2F/g, '/')
  }
  return words.length > pattern.length ? undefined : params
}

function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((word) => decodeURIComponent(word).replace(/\//g, '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/** The root stands in its layout, so does its error screen. */
function dress(route: DataRouteObject, { default: Screen, ErrorBoundary, Layout }: RouteModule): void {
  const inLayout = (element: ReactElement): ReactElement => (Layout ? createElement(Layout, null, element) : element)
  if (Screen) route.element = inLayout(createElement(Screen))
  if (ErrorBoundary) route.errorElement = inLayout(createElement(ErrorBoundary))
}
