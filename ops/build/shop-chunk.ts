import { join } from 'node:path'

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** It wakes the page as soon as it is run, which is once all of the page is here: it stays a file of its own. */
const ENTRY = 'entry.client.tsx'
const FRAME = [ENTRY, 'root.tsx', 'screens/store/store-layout.tsx', 'language/product/piece-name.ts']
/** The screens that most visits begin with. */
const DOORS = ['screens/store/home/home.tsx', 'screens/store/list/product-list.tsx', 'screens/store/detail/product-detail.tsx']
/** Screens without the shop's header and menu, and the frames they have instead. */
const BARE = [
  ...[ENTRY, 'root.tsx', 'screens/store/checkout/checkout-layout.tsx', 'screens/store/checkout/checkout.tsx'],
  ...['screens/store/member/door-layout.tsx', 'screens/store/member/sign-in.tsx'],
]

/**
 * What every page of the shop loads goes into one file: two dozen crumbs cost a request each and compress worse (docs/decisions/0005). That
 * is what the frame stands on, and what two of the first screens share. Of it, what header, menu and cards alone need is a second file,
 * which checkout and the way in do without (docs/decisions/0005). Parts that are fetched later begin files of their own.
 */
export function shopChunk(root: string): (id: string, graph: Graph) => string | undefined {
  let found: { shop: ReadonlySet<string>; bare: ReadonlySet<string> } | undefined
  const pathOf = (name: string): string => join(root, 'src', name)
  return (id, graph) => {
    found ??= { shop: onEveryPage(pathOf, graph), bare: reachable(BARE.map(pathOf), graph) }
    if (!found.shop.has(id)) return undefined
    return found.bare.has(id) || id.endsWith('.css') ? 'shop' : 'store'
  }
}

function onEveryPage(pathOf: (name: string) => string, graph: Graph): ReadonlySet<string> {
  const frame = reachable(FRAME.map(pathOf), graph)
  const doors = DOORS.map((name) => reachable([pathOf(name)], graph))
  const shared = doors.flatMap((ids) => [...ids]).filter((id) => doors.filter((ids) => ids.has(id)).length > 1)
  return new Set([...frame, ...shared].filter((id) => id !== pathOf(ENTRY)))
}

/** The project's own modules that come with these, without what is only fetched later. */
function reachable(from: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(from)
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (!/node_modules|^\0/.test(next)) found.add(next)
  return found
}
