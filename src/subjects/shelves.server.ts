import { menuCalls } from '#calls/content/menu.calls.server.ts'
import { brandShelfCalls } from '#calls/shelves/brand-shelves.calls.server.ts'
import { categoryShelfCalls } from '#calls/shelves/category-shelves.calls.server.ts'
import { storefrontCalls } from '#calls/shelves/storefront.calls.server.ts'
import { termCalls } from '#calls/shelves/terms.calls.server.ts'
import type { Subject } from './subject.ts'

/** Brands, categories, attributes, collections and the menu. */
export const shelves: Subject = {
  calls: () => [...storefrontCalls, ...menuCalls, ...brandShelfCalls, ...categoryShelfCalls, ...termCalls],
}
