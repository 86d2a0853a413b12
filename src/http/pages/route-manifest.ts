import { isFramework } from '#platform/browser/framework-routes.ts'

type Route = { id: string; parentId?: string | undefined; imports?: string[] }

/**
 * Takes from React Router's manifest, which the rooms of back office and seller centre load, whatever is false of a route and what such a
 * room imports: a browser that opens it finds that when it reads it. Both copies, the browser's and the server's, are shortened, so that
 * what is drawn is what is hydrated.
 */
export function shortenManifest(routes: Record<string, Route | undefined>): void {
  for (const route of Object.values(routes)) {
    if (!route) continue
    if (isFramework(route.id) || isFramework(route.parentId ?? '')) delete route.imports
    for (const [name, value] of Object.entries<unknown>(route)) if (value === false) Reflect.deleteProperty(route, name)
  }
}
