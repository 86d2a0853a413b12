export { findOwnPage, findShownPage, keepPage, keepPicks, listPicks, lockPage } from './picks.ts'
export { addLink, endLink, findLinks, findTouches, type LinkSource } from './links.ts'
export { type Clicker, claimTouch, forgetTouches, noteClick, purgeTouches } from './touches.ts'
export {
  addSales,
  bookCommission,
  listSales,
  listUnbookedOrders,
  type NewSale,
  reduceCommissions,
  refuseSales,
} from './sales.ts'
export { listDays, listLinks, listWaiting, type LinkResults } from './results.ts'
export { findItems, listLastSales, listReferrers, listTrails, type ReferredSale, type ReferrerRow } from './referrers.ts'
