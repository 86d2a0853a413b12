import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addShelf,
  isTreeProblem,
  leadOn,
  mergeShelf,
  placeShelf,
  type Shelf,
  type TreeChange,
  type TreeProblem,
} from './category-taxonomy.rules.ts'

const shelf = (path: string, nameEn = path, nameZh = path): Shelf => ({
  path,
  parent: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null,
  slug: path.slice(path.lastIndexOf('/') + 1),
  nameEn,
  nameZh,
})
const grown = ['women', 'women/bags', 'women/bags/totes', 'women/shoes', 'men', 'men/bags', 'men/bags/totes', 'beauty'].map(
  (path) => shelf(path),
)
const pathsOf = (change: TreeChange | TreeProblem): string[] =>
  isTreeProblem(change) ? [change.problem] : change.tree.map(({ path }) => path)
const moveTo = (path: string, parent: string | null, before?: string) =>
  placeShelf(grown, { ...grown.find((one) => one.path === path)!, parent }, before)

test('a category moves with all that is below it, to the place among its neighbours that was asked for', () => {
  expect(pathsOf(moveTo('women/bags', 'beauty'))).toEqual([
    ...['women', 'women/shoes', 'men', 'men/bags', 'men/bags/totes', 'beauty', 'beauty/bags', 'beauty/bags/totes'],
  ])
  expect(pathsOf(moveTo('women/shoes', 'women', 'women/bags')).slice(0, 3)).toEqual(['women', 'women/shoes', 'women/bags'])
  expect(pathsOf(moveTo('women/shoes', null)).at(-1)).toBe('shoes')
})

test.each([
  ['into itself', moveTo('women/bags', 'women/bags/totes'), 'category-inside'],
  ['beside one that is addressed the same', moveTo('women/bags', 'men'), 'address-beside'],
  ['under what is not there', moveTo('women/bags', 'garden'), 'no-category'],
  ['where a side of the shop would not be one any more', moveTo('men', 'women'), 'category-side'],
  ['merged into itself', mergeShelf(grown, 'women/bags', 'women/bags'), 'category-itself'],
  ['merged into what is below it', mergeShelf(grown, 'women/bags', 'women/bags/totes'), 'category-itself'],
  ['called as its neighbour', addShelf(grown, { ...shelf('women/x'), nameZh: 'women/bags' }), 'name-beside'],
])('no category comes to stand %s', (_, change, problem) => expect(change).toMatchObject({ problem }))

test('what is merged leaves what it had to the other, and what both have becomes one', () => {
  const change = mergeShelf(grown, 'women/bags', 'men/bags')
  expect(pathsOf(change)).toEqual(['women', 'women/shoes', 'men', 'men/bags', 'men/bags/totes', 'beauty'])
  expect(change).toMatchObject({ gone: new Set(['women/bags', 'women/bags/totes']) })
})

const words = fc.constantFrom('bags', 'totes', 'shoes', 'new', 'x')
const place = fc.nat(30)
const step = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), one: place, other: fc.option(place), slug: fc.option(words), before: place }),
  fc.record({ kind: fc.constant('merge' as const), one: place, other: place }),
  fc.record({ kind: fc.constant('add' as const), one: place, slug: words }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function taken(tree: readonly Shelf[], wanted: Step): TreeChange | TreeProblem {
  const at = (place: number): Shelf => tree[place % tree.length]!
  const one = at(wanted.one)
  if (wanted.kind === 'merge') return mergeShelf(tree, one.path, at(wanted.other).path)
  if (wanted.kind === 'add') return addShelf(tree, shelf(`${one.path}/${wanted.slug}`))
  const parent = wanted.other === null ? null : at(wanted.other).path
  return placeShelf(tree, { ...one, parent, slug: wanted.slug ?? one.slug }, at(wanted.before).path)
}

function expectWhole(tree: readonly Shelf[]): void {
  const seen = new Set<string | null>([null])
  for (const { path, parent, slug } of tree) {
    expect(seen.has(parent)).toBe(true)
    expect(path).toBe(parent === null ? slug : `${parent}/${slug}`)
    expect(seen.has(path)).toBe(false)
    seen.add(path)
  }
}

test('after any sequence of moves and merges every address there ever was leads in one step to one category, and no piece is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let tree: readonly Shelf[] = grown
      let formers: ReadonlyMap<string, string> = new Map()
      // A piece in every category, and where a person would look for it.
      let pieces = grown.map(({ path }) => path)
      const known = new Set(pieces)
      for (const wanted of steps) {
        const change = taken(tree, wanted)
        if (isTreeProblem(change)) continue
        formers = leadOn(formers, change)
        pieces = pieces.map((path) => change.moved.get(path) ?? path)
        tree = change.tree
        for (const { path } of tree) known.add(path)
        expectWhole(tree)
        const live = new Set(tree.map(({ path }) => path))
        for (const path of known) expect(live.has(formers.get(path) ?? path)).toBe(true)
        for (const path of formers.keys()) expect(live.has(path)).toBe(false)
        for (const path of pieces) expect(live.has(path)).toBe(true)
      }
    }),
    { numRuns: 250 },
  )
})
