type Route = { id: string; imports?: string[] }

/** As routes.ts names them: `en:admin/orders`, and the frame around them. */
const OFFICE = /^(en|zh):(framework:)?admin\b/

/**
 * Takes from the route manifest what the rooms of the back office import. Every shopper's browser loads the manifest, and the list grows
 * with each room; a browser that opens a room finds its imports when it reads it. Both copies, the browser's and the server's, are
 * shortened, so that what is drawn is what is hydrated.
 */
export function leaveOutOfficeImports(routes: Record<string, Route | undefined>): void {
  for (const route of Object.values(routes)) if (route && OFFICE.test(route.id)) delete route.imports
}
