import { createElement, type ReactElement } from 'react'
import {
  type DataRouteMatch,
  type DataRouteObject,
  matchRoutes,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router'

type RouteModule = NonNullable<RouteModules[string]>
type Entry = NonNullable<AssetsManifest['routes'][string]>

/** What the build says about every route, as React Router's hooks and components expect it. */
export type RouteTable = {
  routes: DataRouteObject[]
  byId: Record<string, DataRouteObject>
  match: (pathname: string) => DataRouteMatch[] | null
  hasLoader: (id: string) => boolean
  /** Fetches the scripts of routes that are not here yet; fails when one of them cannot be had. */
  load: (matches: readonly DataRouteMatch[]) => Promise<void>
}

export function readRouteTable(manifest: AssetsManifest, modules: RouteModules): RouteTable {
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
    match: (pathname) => matchRoutes(routes, pathname),
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

/** The root stands in its layout, so does its error screen. */
function dress(route: DataRouteObject, { default: Screen, ErrorBoundary, Layout }: RouteModule): void {
  const inLayout = (element: ReactElement): ReactElement => (Layout ? createElement(Layout, null, element) : element)
  if (Screen) route.element = inLayout(createElement(Screen))
  if (ErrorBoundary) route.errorElement = inLayout(createElement(ErrorBoundary))
}
