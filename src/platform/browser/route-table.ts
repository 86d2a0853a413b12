import { createElement, type ReactElement } from 'react'
import {
  type DataRouteMatch,
  type DataRouteObject,
  matchRoutes,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router'

type RouteModule = NonNullable<RouteModules[string]>
type Entry = Pick<NonNullable<AssetsManifest['routes'][string]>, 'id' | 'parentId' | 'path' | 'index' | 'module' | 'hasLoader'>
type Manifest = { routes: Record<string, Entry | undefined> }

/** What the build says about every route, as React Router's hooks and components expect it. */
export type RouteTable = {
  routes: DataRouteObject[]
  byId: Record<string, DataRouteObject>
  match: (pathname: string) => DataRouteMatch[] | null
  hasLoader: (id: string) => boolean
  /** Fetches the scripts of routes that are not here yet; fails when one of them cannot be had. */
  load: (matches: readonly DataRouteMatch[]) => Promise<void>
}

export function readRouteTable(manifest: Manifest, modules: RouteModules): RouteTable {
  const entries = Object.values(manifest.routes).filter((entry) => entry !== undefined)
  const byId: Record<string, DataRouteObject> = {}
  const under = (parentId: string | undefined): DataRouteObject[] =>
    entries
      .filter((entry) => entry.parentId === parentId)
      .map((entry) => {
        const children = under(entry.id)
        const route = routeOf(entry, children.length > 0 ? children : undefined)
        byId[entry.id] = route
        const module = modules[entry.id]
        if (module) dress(route, module)
        return route
      })
  const routes = under(undefined)
  return {
    routes,
    byId,
    match: (pathname) =>
      matchRoutes(possible(routes, pathname), pathname)?.map((match) => ({ ...match, route: byId[match.route.id]! })) ?? null,
    hasLoader: (id) => manifest.routes[id]?.hasLoader === true,
    load: async (matches) => {
      await Promise.all(
        matches.map(async ({ route: { id } }) => {
          const [entry, route] = [manifest.routes[id], byId[id]]
          if (modules[id] || !entry || !route) return
          const module = (await import(/* @vite-ignore */ entry.module)) as RouteModule
          modules[id] = module
          dress(route, module)
        }),
      )
    },
  }
}

function routeOf({ id, path, index }: Entry, children: DataRouteObject[] | undefined): DataRouteObject {
  return index ? { id, path, index } : { id, path, children }
}

/**
 * The routes whose fixed words stand in the address. To match, React Router ranks every route it is given, each time: for all
 * routes of the shop that takes a phone a tenth of a second.
 */
function possible(routes: DataRouteObject[], pathname: string): DataRouteObject[] {
  const words = pathname.toLowerCase().split('/').filter(Boolean)
  return pathname.includes('%') ? routes : startingWith(routes, words)
}

function startingWith(routes: DataRouteObject[], words: readonly string[]): DataRouteObject[] {
  return routes.flatMap((route) => {
    const rest = restAfter(route.path ?? '', words)
    if (!rest) return []
    if (!route.children) return [route]
    const children = startingWith(route.children, rest)
    return children.length > 0 ? [{ ...route, children }] : []
  })
}

/** What is left of the words after those of a path; undefined when one of its fixed words is not there. */
function restAfter(path: string, words: readonly string[]): readonly string[] | undefined {
  const parts = path.toLowerCase().split('/').filter(Boolean)
  const isMissing = parts.some((part, at) => !/^[:*]/.test(part) && part !== words[at])
  return isMissing ? undefined : words.slice(parts.length)
}

/** The root stands in its layout, so does its error screen. */
function dress(route: DataRouteObject, { default: Screen, ErrorBoundary, Layout }: RouteModule): void {
  const inLayout = (element: ReactElement): ReactElement => (Layout ? createElement(Layout, null, element) : element)
  if (Screen) route.element = inLayout(createElement(Screen))
  if (ErrorBoundary) route.errorElement = inLayout(createElement(ErrorBoundary))
}
