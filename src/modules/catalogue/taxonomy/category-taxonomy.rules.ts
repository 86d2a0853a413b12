import type { AnyFieldProblem } from '#language/all-field-problems.ts'

/** One category of the tree. A tree is a list in the order of the menu, parents before children. */
export type Shelf = { path: string; parent: string | null; slug: string; nameEn: string; nameZh: string }

/** What is otherwise once the tree has changed. */
export type TreeChange<S extends Shelf = Shelf> = {
  tree: S[]
  /** By former path the present one, of every category that stands elsewhere now. */
  moved: ReadonlyMap<string, string>
  /** Those of `moved` that are no more: what was in them is in the other. */
  gone: ReadonlySet<string>
}
export type TreeProblem = { field: string; problem: AnyFieldProblem }

/** What a search, an order and an address have room for. */
const LONGEST_PATH = 110
/** The sides of the shop are more than categories: what is worn by whom hangs on them. */
const SIDES: ReadonlySet<string> = new Set(['women', 'men'])

/** A category is within itself, too. */
export const isWithin = (path: string, branch: string): boolean => path === branch || path.startsWith(`${branch}/`)
const joined = (parent: string | null, slug: string): string => (parent === null ? slug : `${parent}/${slug}`)
const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

export const isTreeProblem = (found: TreeChange | TreeProblem): found is TreeProblem => 'problem' in found

/** The order of the rows decides among neighbours; a parent comes before its children. */
function inMenuOrder<S extends Shelf>(rows: readonly S[]): S[] {
  const childrenOf = Map.groupBy(rows, ({ parent }) => parent)
  const below = (parent: string | null): S[] => (childrenOf.get(parent) ?? []).flatMap((shelf) => [shelf, ...below(shelf.path)])
  return below(null)
}

/** Two neighbours are never called or addressed the same. */
function problemBeside(tree: readonly Shelf[], wanted: Shelf, own: string | undefined): TreeProblem | undefined {
  if (joined(wanted.parent, wanted.slug).length > LONGEST_PATH) return { field: 'slug', problem: 'too-long' }
  const beside = tree.filter(({ path, parent }) => parent === wanted.parent && path !== own)
  if (beside.some(({ slug }) => slug === wanted.slug)) return { field: 'slug', problem: 'address-beside' }
  for (const [side, field] of [
    ['nameEn', 'name.en'],
    ['nameZh', 'name.zh'],
  ] as const)
    if (beside.some((shelf) => folded(shelf[side]) === folded(wanted[side]))) return { field, problem: 'name-beside' }
  return undefined
}

/** A new one, last among its neighbours. */
export function addShelf<S extends Shelf>(tree: readonly S[], wanted: S): TreeChange<S> | TreeProblem {
  if (wanted.parent !== null && !tree.some(({ path }) => path === wanted.parent))
    return { field: 'parent', problem: 'no-category' }
  const problem = problemBeside(tree, wanted, undefined)
  if (problem) return problem
  return { tree: inMenuOrder([...tree, wanted]), moved: new Map(), gone: new Set() }
}

export type ShelfPlace = { path: string; parent: string | null; slug: string; nameEn: string; nameZh: string }

/**
 * Puts a category, with all that is below it, elsewhere or under another name. `before`: the neighbour it comes before; '' for the last
 * place; left out: where it stands.
 */
export function placeShelf<S extends Shelf>(
  tree: readonly S[],
  { path, parent, slug, nameEn, nameZh }: ShelfPlace,
  before?: string,
): TreeChange<S> | TreeProblem {
  const own = tree.find((shelf) => shelf.path === path)
  if (!own) return { field: 'path', problem: 'no-category' }
  if (parent !== null && !tree.some((shelf) => shelf.path === parent)) return { field: 'parent', problem: 'no-category' }
  if (parent !== null && isWithin(parent, path)) return { field: 'parent', problem: 'category-inside' }
  const to = joined(parent, slug)
  if (SIDES.has(path) && to !== path) return { field: parent === null ? 'slug' : 'parent', problem: 'category-side' }
  const problem = problemBeside(tree, { path: to, parent, slug, nameEn, nameZh }, path) ?? tooDeep(tree, path, to)
  if (problem) return problem
  const rows = tree.map((shelf) =>
    shelf.path === path ? { ...shelf, path: to, parent, slug, nameEn, nameZh } : carried(shelf, path, to),
  )
  return {
    tree: inMenuOrder(before === undefined && parent === own.parent ? rows : reordered(rows, to, before ?? '')),
    moved: to === path ? new Map() : carriedPaths(tree, path, to),
    gone: new Set(),
  }
}

/** A row of the branch that has gone from one path to another. */
function carried<S extends Shelf>(shelf: S, from: string, to: string): S {
  if (shelf.path === from || !isWithin(shelf.path, from)) return shelf
  return { ...shelf, path: to + shelf.path.slice(from.length), parent: to + shelf.parent!.slice(from.length) }
}

const carriedPaths = (tree: readonly Shelf[], from: string, to: string): Map<string, string> =>
  new Map(tree.flatMap(({ path }) => (isWithin(path, from) ? [[path, to + path.slice(from.length)]] : [])))

const tooDeep = (tree: readonly Shelf[], from: string, to: string): TreeProblem | undefined =>
  [...carriedPaths(tree, from, to).values()].some((path) => path.length > LONGEST_PATH)
    ? { field: 'parent', problem: 'too-long' }
    : undefined

function reordered<S extends Shelf>(rows: readonly S[], path: string, before: string): S[] {
  const own = rows.filter((shelf) => shelf.path === path)
  const others = rows.filter((shelf) => shelf.path !== path)
  const at = before === '' ? -1 : others.findIndex((shelf) => shelf.path === before)
  return at < 0 ? [...others, ...own] : [...others.slice(0, at), ...own, ...others.slice(at)]
}

/** Puts all that is in a category and below it into another; what is called the same in both becomes one, however deep. */
export function mergeShelf<S extends Shelf>(tree: readonly S[], path: string, into: string): TreeChange<S> | TreeProblem {
  if (!tree.some((shelf) => shelf.path === path)) return { field: 'path', problem: 'no-category' }
  if (!tree.some((shelf) => shelf.path === into)) return { field: 'into', problem: 'no-category' }
  if (isWithin(into, path)) return { field: 'into', problem: 'category-itself' }
  if (SIDES.has(path)) return { field: 'into', problem: 'category-side' }
  const moved = new Map<string, string>()
  const gone = new Set<string>()
  const kept = tree.filter((shelf) => !isWithin(shelf.path, path))
  const merge = (from: string, target: string): void => {
    moved.set(from, target)
    gone.add(from)
    for (const child of tree.filter(({ parent }) => parent === from)) {
      const twin = twinOf(kept, child, target)
      if (twin) merge(child.path, twin.path)
      else take(child, joined(target, child.slug), target)
    }
  }
  const take = (child: S, to: string, parent: string): void => {
    for (const shelf of tree.filter((one) => isWithin(one.path, child.path))) {
      const carriedTo = carried(shelf, child.path, to)
      kept.push(shelf === child ? { ...shelf, path: to, parent } : carriedTo)
      moved.set(shelf.path, to + shelf.path.slice(child.path.length))
    }
  }
  merge(path, into)
  if ([...moved.values()].some((to) => to.length > LONGEST_PATH)) return { field: 'into', problem: 'too-long' }
  return { tree: inMenuOrder(kept), moved, gone }
}

function twinOf(rows: readonly Shelf[], child: Shelf, parent: string): Shelf | undefined {
  const beside = rows.filter((shelf) => shelf.parent === parent)
  return (
    beside.find(({ slug }) => slug === child.slug) ??
    beside.find(({ nameEn, nameZh }) => folded(nameEn) === folded(child.nameEn) || folded(nameZh) === folded(child.nameZh))
  )
}

/** Where former addresses lead after a change: to what stands there now, in one step. What is an address again leads nowhere else. */
export function leadOn(formers: ReadonlyMap<string, string>, { tree, moved }: TreeChange): Map<string, string> {
  const next = new Map([...formers].map(([former, path]) => [former, moved.get(path) ?? path]))
  for (const [from, to] of moved) next.set(from, to)
  for (const { path } of tree) next.delete(path)
  return next
}
