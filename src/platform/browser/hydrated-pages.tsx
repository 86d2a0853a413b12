import type { ComponentType } from 'react'
import {
  RouterProvider,
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_FrameworkContext as FrameworkContext,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router'
import { decodeInitial } from './page-data.ts'
import { createPageRouter, type Loaded } from './page-router.ts'
import { readRouteTable } from './route-table.ts'

/** What React Router writes into every page. */
type Sent = typeof window & {
  __reactRouterContext: NonNullable<Parameters<typeof FrameworkContext>[0]['value']> & { stream: ReadableStream<Uint8Array> }
  __reactRouterManifest: AssetsManifest
  __reactRouterRouteModules: RouteModules
}

/** The page as it was sent, awake: what React Router's HydratedRouter does, over our own router. */
export async function hydratedPages(): Promise<ComponentType> {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
  } = window as Sent
  const sent = (await decodeInitial(context.stream)) as Partial<Loaded>
  const router = createPageRouter(readRouteTable(manifest, routeModules), sent)
  const { future, ssr, isSpaMode, routeDiscovery } = context
  const framework = { manifest, routeModules, future, ssr, isSpaMode, routeDiscovery }
  // Two children, as on the server: the names React gives to fields are counted along the tree.
  return () => (
    <>
      <FrameworkContext value={framework}>
        <RouterProvider router={router} />
      </FrameworkContext>
      <></>
    </>
  )
}
