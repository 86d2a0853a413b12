import { isFramework } from './framework-routes.ts'
import type { RouteTable } from './route-table.ts'

type Links = { isElsewhere: (path: string) => boolean; fetchAhead: (path: string) => void }

let links: Links | undefined

/** Says which addresses the router of this page moves to, and how it has them come before they are asked for. */
export function startPageLinks(table: RouteTable, isFrameworkPage: boolean, fetchAhead: (path: string) => void): void {
  const isElsewhere = (path: string): boolean => {
    const matches = table.match(new URL(path, location.href).pathname)
    return matches !== null && matches.some(({ route }) => isFramework(route.id)) !== isFrameworkPage
  }
  links = { isElsewhere, fetchAhead }
}

/** Between pages of different routers the browser loads a whole document. */
export const isElsewhere = (path: string): boolean => links?.isElsewhere(path) ?? false

/** Has the scripts and the data of a page come before it is asked for. */
export const fetchAhead = (path: string): void => {
  if (!isElsewhere(path)) links?.fetchAhead(path)
}
