type Route = { id: string; imports?: string[] }

/** As routes.ts names them: `en:admin/orders`, and the frame around them; what is asked of an order once it is there, and what somebody has. */
const RARE =
  /^(en|zh):((framework:)?(admin|seller)\b|in-bare$|myaccount\/(orders\/(return|claim|review|receipt|orderItem)|returns|claims|care|coupons|points|balance|devices|consents|info|messages|address.*)$|account\/invite\/|product\/(report$|stockAlerts$|preview\b)|wishlist\/shared|opening$|newsletter\b|brandEntry$|merchantpartnership$|menu$|error$|statement\/(sizeGuide|stores)$|vip\/|account\/google\/|order\/(payout|find)$|addressUpdate$|member\/(arrive|forgetPassword|Country)$|certificate\b|payment\b)/

/**
 * Takes from the route manifest whatever is false of a route, and what is imported by rooms of back office and seller centre and by
 * pages that a shopper seldom opens: a browser that opens a room finds its imports when it reads it. Both copies, the browser's and the
 * server's, are shortened, so that what is drawn is what is hydrated.
 */
export function shortenManifest(routes: Record<string, Route | undefined>): void {
  for (const route of Object.values(routes)) {
    if (!route) continue
    if (RARE.test(route.id)) delete route.imports
    for (const [name, value] of Object.entries<unknown>(route)) if (value === false) Reflect.deleteProperty(route, name)
  }
}
