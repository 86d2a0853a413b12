import type { ComponentType } from 'react'
import { RouterProvider } from 'react-router'
import { decodePageData } from './page-data.ts'
import { startPageLinks } from './page-links.ts'
import type { Loaded } from './page-data-cache.ts'
import { createPageRouter } from './page-router.ts'
import { growingTable, readRouteTable } from './route-table.ts'
import { fetchWholeList, sentPage } from './sent-page.ts'

/** Hydrates the page as it was sent, over our own router. */
export async function hydratedPages(): Promise<ComponentType> {
  const { context, entries, routeModules, wholeList } = sentPage()
  const sent = (await decodePageData(context.stream)) as Partial<Loaded>
  const table = wholeList
    ? growingTable(entries(), routeModules, () => fetchWholeList(wholeList))
    : readRouteTable(entries(), routeModules)
  const router = createPageRouter(table, sent)
  // What cannot be had now is asked for again with the next page.
  router.getReady().catch(() => {})
  startPageLinks(table, false, (path) => void router.fetchAhead(path))
  // Two children, as on the server: the names React gives to fields are counted along the tree.
  return () => (
    <>
      <RouterProvider router={router} />
      <></>
    </>
  )
}
