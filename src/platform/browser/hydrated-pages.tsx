import type { ComponentType } from 'react'
import { RouterProvider, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'
import { decodeInitial } from './page-data.ts'
import { startPageLinks } from './page-links.ts'
import { createPageRouter, type Loaded } from './page-router.ts'
import { readRouteTable } from './route-table.ts'
import { sentPage } from './sent-page.ts'

/** Hydrates the page as it was sent: what React Router's HydratedRouter does, over our own router. */
export async function hydratedPages(): Promise<ComponentType> {
  const { context, manifest, routeModules } = sentPage()
  const sent = (await decodeInitial(context.stream)) as Partial<Loaded>
  const table = readRouteTable(manifest, routeModules)
  const router = createPageRouter(table, sent)
  startPageLinks(table, false, (path) => router.fetchAhead(path))
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
