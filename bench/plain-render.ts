import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
  StaticRouterProvider,
} from 'react-router'
import { pathToFileURL } from 'node:url'

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>

/**
 * Renders the same tree of the same list with plain `renderToString`: the built screens with their data already at hand,
 * without document shell, hydration data, streaming, hashing or HTTP. Answers renders a second on this core.
 */
export async function plainRendersPerSecond(
  address: string,
  loaderData: Record<string, unknown>,
  seconds: number,
): Promise<number> {
  const build = (await import(pathToFileURL(join(import.meta.dirname, '../build/server/index.js')).href)) as ServerBuild
  const routes = plainRoutes(
    Object.values(build.routes).flatMap((route) => route ?? []),
    loaderData,
  )
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${address}`), { requestContext: new RouterContextProvider() })
  if (context instanceof Response) throw new Error(`the list answered ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const render = () => renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }))
  const until = (ms: number): number => {
    const started = performance.now()
    let renders = 0
    while (performance.now() - started < ms) {
      render()
      renders += 1
    }
    return (renders * 1000) / (performance.now() - started)
  }
  if (render().length < 20_000) throw new Error('the plain tree is not the list')
  until(1_500)
  return until(seconds * 1000)
}

/** The English tree below the document shell; each loader answers what the real one answered. */
function plainRoutes(all: BuiltRoute[], loaderData: Record<string, unknown>, parentId = 'root'): RouteObject[] {
  return all
    .filter((route) => route.parentId === parentId && !route.id.startsWith('zh:'))
    .map(({ id, path, index, module }): RouteObject => {
      const own = {
        id,
        ...(path ? { path } : {}),
        Component: module.default ?? null,
        ...(id in loaderData ? { loader: () => loaderData[id] } : {}),
      }
      return index ? { ...own, index: true } : { ...own, children: plainRoutes(all, loaderData, id) }
    })
}
