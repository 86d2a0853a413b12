import fc from 'fast-check'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type DataRouteMatch, matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import configured from '../../routes.ts'
import { isFramework } from './framework-routes.ts'
import { listOfPage, type PageEntry, pageListOf, readPageList } from './page-list.ts'
import { growingTable, readRouteTable } from './route-table.ts'

const entriesOf = (routes: RouteConfigEntry[], parentId: string): PageEntry[] =>
  routes.flatMap(({ id = '', path, index, children = [] }) => [
    {
      id,
      parentId,
      ...(path === undefined ? {} : { path }),
      ...(index ? { index } : {}),
      module: moduleOf(id),
      hasLoader: hasLoader(id),
    },
    ...entriesOf(children, id),
  ])
/** Each screen has one script, whichever language it is shown in. */
const moduleOf = (id: string): string => `/assets/${id.slice(3).replaceAll(/\W/g, '-')}.js`
const hasLoader = (id: string): boolean => id.includes('a')
const root: PageEntry = { id: 'root', path: '', module: '/assets/root.js' }
const entries = [root, ...entriesOf(configured, 'root')]
const table = readRouteTable(entries, {})

/** Routes by their names: each of them holds all that stand below it. */
const named = (matches: DataRouteMatch[] | null) => matches?.map(({ route, ...match }) => ({ ...match, id: route.id }))
const ours = (path: string) => named(table.match(path))
const theirs = (path: string) => named(matchRoutes(table.routes, path))

const paths = entries.map(({ path = '' }) => path)
const words = [...new Set(paths.flatMap((path) => path.split('/')))].filter((word) => /^[a-z]/i.test(word))
const word = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.constantFrom('SY1', 'BAGS', 'a%2Fb', '%62ags', 'é', 'x.y') },
)
const address = fc
  .tuple(fc.constantFrom('', '/zh', '/ZH'), fc.array(word, { maxLength: 6 }), fc.constantFrom('', '/'))
  .map(([language, parts, end]) => `${language}/${parts.join('/')}${end}`)

test('an address meets the route that React Router finds among all routes', () => {
  const filledIn = paths.map((path) => path.replace(/:\w+\??/g, 'one').replace('*', 'a/b'))
  const known = filledIn.map((path) => `/${path}`)
  expect(known.map(ours)).toEqual(known.map(theirs))
  expect(known.filter(ours).length).toBeGreaterThan(80)
  fc.assert(
    fc.property(address, (path) => {
      expect(ours(path)).toEqual(theirs(path))
    }),
    { numRuns: 100 },
  )
})

test('the short list that shoppers load says what the long one says of the shop’s pages, and of rooms that they are elsewhere', () => {
  const short = readPageList(pageListOf(entries))
  const isOfShop = ({ id, parentId = '' }: PageEntry): boolean => !isFramework(id) && !isFramework(parentId)
  const sorted = (some: PageEntry[]) =>
    some
      .filter(isOfShop)
      .map((one) => ({ hasLoader: false, css: [], ...one }))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  expect(sorted(short)).toEqual(sorted(entries))
  const shopTable = readRouteTable(short, {})
  const isElsewhere = (path: string) => shopTable.match(path)?.some(({ route }) => isFramework(route.id))
  expect(['/admin', '/admin/orders/1', '/zh/admin/money'].map(isElsewhere)).toEqual([true, true, true])
  expect(['/bags', '/zh/bags', '/nowhere', '/admin/home/preview/men'].map(isElsewhere)).toEqual([false, false, false, false])
})

test('a page knows its own address alone until the rest has come, in either language', async () => {
  for (const [id, path, params] of [
    ['en:home', '/', {}],
    ['zh:home', '/zh', {}],
    ['zh:product/detail/:brandCode/:code', '/zh/product/detail/hale/SY1', { brandCode: 'hale', code: 'SY1' }],
  ] as const) {
    const leaf = entries.find((entry) => entry.id === id)!
    const sent = listOfPage(entries, ['root', leaf.parentId!, id], '/assets/pages-1.js')
    const table = growingTable(readPageList(sent), {}, async () => readPageList(pageListOf(entries)))
    expect(table.match(path)?.map(({ route }) => route.id)).toEqual(['root', leaf.parentId, id])
    expect(table.match(path)?.at(-1)?.params).toEqual(params)
    expect(table.match('/bags')).toBeNull()
    await table.rest?.()
    expect([table.rest, table.match('/bags')?.at(-1)?.route.id]).toEqual([undefined, 'en:bags'])
  }
})
