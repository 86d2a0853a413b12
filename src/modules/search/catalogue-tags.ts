import type { Tag } from '#platform/cache/page-tags.server.ts'
import type { ProductRow } from './product-row.ts'
import type { SearchQuery } from './search.contract.ts'
import { categoriesOf } from './search.rules.ts'

/** Every list, card and count of the shop. */
export const CATALOGUE: Tag = 'catalogue'
/** Which products there are in a department, whatever they look like; '' is the whole shop. */
export const membersTag = (department: string): Tag => `members:${department}`
export const isMembersTag = (tag: Tag): boolean => tag.startsWith('members:')
export const productTag = (spuCode: string): Tag => `product:${spuCode}`
/** Everything that is shown of the products of a category and of all below it. */
export const categoryTag = (category: string): Tag => `category:${category}`
export const brandTag = (code: string): Tag => `brand:${code}`

const departmentOf = (path: string): string => path.split('/', 1)[0]!
const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** What a list depends on: every product that is or could be in it, and the categories above and beside its own. */
export function tagsOfList({ keyword, category, brandCode, collection }: SearchQuery): Tag[] {
  // What a collection depends on is noted where it is looked up.
  if (collection !== '') return []
  const categories = categoriesOf(category)
  // Above and beside a category stand others, those that are not empty.
  const around = categories.map((path) => membersTag(path.includes('/') ? departmentOf(path) : ''))
  if (keyword.trim() !== '') return [CATALOGUE]
  if (brandCode !== '') return [brandTag(brandCode), ...around]
  return categories.length > 0 ? [...categories.map(categoryTag), ...around] : [CATALOGUE]
}

/** One product before and after a change; undefined while it was not listed. */
export type ProductChange = { old: ProductRow | undefined; row: ProductRow }

/** What looks different once these products have changed. */
export function tagsOfChanges(changes: readonly ProductChange[]): Tag[] {
  const tags = new Set<Tag>(changes.length > 0 ? [CATALOGUE] : [])
  for (const { old, row } of changes) {
    const [before, after] = [pathsOf(old), pathsOf(row.listed ? row : undefined)]
    for (const path of before.union(after)) tags.add(categoryTag(path))
    for (const each of [old, row]) if (each) tags.add(brandTag(each.brandCode))
    const moved = before.symmetricDifference(after)
    for (const path of moved) tags.add(membersTag(departmentOf(path)))
    if (moved.size > 0) tags.add(membersTag(''))
  }
  return [...tags]
}

/** The categories of a product and all above them. */
function pathsOf(row: ProductRow | undefined): Set<string> {
  const paths = new Set<string>()
  for (let path of row?.categories ?? []) for (; path !== ''; path = parentOf(path)) paths.add(path)
  return paths
}
