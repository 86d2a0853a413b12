type Route = { id: string; imports?: string[] }

/** As routes.ts names them: `en:admin/orders`, and the frame around them; and what is asked of an order once it is there. */
const RARE =
  /^(en|zh):((framework:)?admin\b|myaccount\/(orders\/(return|claim|review)|returns|claims|care|balance)$|product\/report$|order\/payout$)/

/**
 * Takes from the route manifest what the rooms of the back office import, and pages that a shopper opens once in a long while. Every
 * shopper's browser loads the manifest, and the list grows with each room; a browser that opens a room finds its imports when it reads it.
 * Both copies, the browser's and the server's, are shortened, so that what is drawn is what is hydrated.
 */
export function leaveOutRareImports(routes: Record<string, Route | undefined>): void {
  for (const route of Object.values(routes)) if (route && RARE.test(route.id)) delete route.imports
}
