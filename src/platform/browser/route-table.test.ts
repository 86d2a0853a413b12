import fc from 'fast-check'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import configured from '../../routes.ts'
import { readRouteTable } from './route-table.ts'

type Entry = { id: string; parentId?: string; path?: string; index?: boolean; module: string; hasLoader: boolean }
const entriesOf = (routes: RouteConfigEntry[], parentId: string): Entry[] =>
  routes.flatMap(({ id = '', path, index = false, children = [] }) => [
    { id, parentId, ...(path === undefined ? {} : { path }), index, module: '', hasLoader: false },
    ...entriesOf(children, id),
  ])
const root: Entry = { id: 'root', path: '', module: '', hasLoader: false }
const entries = [root, ...entriesOf(configured, 'root')]
const table = readRouteTable({ routes: Object.fromEntries(entries.map((entry) => [entry.id, entry])) }, {})

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
  const known = filledIn.flatMap((path) => [`/${path}`, `/zh/${path}`])
  expect(known.map(table.match)).toEqual(known.map((path) => matchRoutes(table.routes, path)))
  expect(known.filter(table.match).length).toBeGreaterThan(80)
  fc.assert(
    fc.property(address, (path) => {
      expect(table.match(path)).toEqual(matchRoutes(table.routes, path))
    }),
    { numRuns: 300 },
  )
})
