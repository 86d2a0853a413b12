import { HydratedRouter } from 'react-router/dom'
import { startPageLinks } from './page-links.ts'
import { readRouteTable } from './route-table.ts'
import { sentPage } from './sent-page.ts'

/** The page as it was sent, awake under React Router's own router. */
export function frameworkPages(isFrameworkPage: boolean) {
  const { entries, routeModules } = sentPage()
  const table = readRouteTable(entries(), routeModules)
  // What cannot be had now is asked for again, and told of, when the page is.
  startPageLinks(
    table,
    isFrameworkPage,
    (path) => void table.load(table.match(new URL(path, location.href).pathname) ?? []).catch(() => {}),
  )
  return HydratedRouter
}
