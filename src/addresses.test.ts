import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { asWritten, closedPaths, isForShoppers, isUnknownAddress, isWordOfShop, presentAddress, screenAt } from './addresses.ts'
import { notScreens, screens } from './routes.ts'

const SHOP = 'https://shop.example'
const routes: RouteObject[] = ['', 'zh/'].flatMap((prefix) =>
  screens.map(({ path }) =>
    prefix + path === '' ? { index: true, id: `${prefix}|${path}` } : { path: prefix + path, id: `${prefix}|${path}` },
  ),
)
const routerFinds = (pathname: string): string => matchRoutes(routes, pathname)?.at(-1)?.route.id?.split('|')[1] ?? '*'

const fixed = [...new Set(screens.flatMap(({ path }) => path.split('/')))].filter((word) => /^[a-z]/i.test(word))
const word = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fixed) },
  { weight: 1, arbitrary: fc.constantFrom('SY1', 'BAGS', 'a%2Fb', '%62ags', 'x.y', 'men') },
)
const address = fc
  .tuple(fc.constantFrom('', '/zh', '/ZH'), fc.array(word, { maxLength: 5 }))
  .map(([language, parts]) => `${language}/${parts.join('/')}`.replace(/(?<=.)\/$/, ''))

test('what is known of an address is known of the screen that React Router shows there', () => {
  const filled = screens.map(({ path }) => path.replace(/:\w+\??/g, 'one').replace('*', 'a/b'))
  for (const path of filled.flatMap((each) => [`/${each}`, `/zh/${each}`.replace(/\/$/, '')]))
    expect([path, screenAt(path).path]).toEqual([path, routerFinds(path)])
  fc.assert(
    fc.property(
      address.filter((path) => !path.includes('%')),
      (path) => {
        expect(screenAt(path).path).toBe(routerFinds(path))
      },
    ),
    { numRuns: 2_000 },
  )
})

test.each([
  ['/_.data', ''],
  ['/zh.data', ''],
  ['/zh/_.data', ''],
  ['/product/list/women/bags.data', 'product/list/*'],
  ['/zh/payment/bank.data', 'payment/bank'],
  ['/nobody/knows/this.data', '*'],
])('the data of a page is known as the page is: %s', (pathname, path) => {
  expect(screenAt(pathname).path).toBe(path)
})

describe('an older address', () => {
  test.each([
    ['/brand/ito-marrow?page=2', '/product/brand/ito-marrow?page=2'],
    ['/zh/brands?utm_source=x', '/zh/product/brand?utm_source=x'],
    ['/zh/index?a=1', '/zh?a=1'],
    ['/home', '/'],
    ['/user/orderDetail?orderNo=P1&from=mail', '/myaccount/orders/orderDetail?orderNo=P1&from=mail'],
    ['/search?keyword=a%20b&utm_source=x&sort=newest', '/product/list/a%20b?keyword=a%20b&utm_source=x&sort=newest'],
    ['/zh/search?sale=1&searchWord=%E6%89%8B', '/zh/product/list/%E6%89%8B?keyword=%E6%89%8B&sale=1'],
    ['/search?utm_source=x', '/product/list?utm_source=x'],
    ['/zh/p/H7XK2MQ9RD', '/zh/community/post/H7XK2MQ9RD'],
  ])('%s leads to %s, with everything it said', (from, to) => {
    expect(presentAddress(new URL(from, SHOP))).toBe(to)
  })

  test('leads to a screen that is not itself older', () => {
    for (const { was, path } of screens)
      for (const old of was) {
        const to = presentAddress(new URL(`/${old.replace(/:\w+/g, 'one')}?keyword=x`, SHOP))
        expect([old, to && screenAt(new URL(to, SHOP).pathname).path]).toEqual([old, path])
      }
  })
})

test('no short link can be given the name of a page, present or older, or of what is no page', () => {
  const taken = ['wishlist', 'BAGS', 'login', 'user', 'brands', 'search', 'home', 'prod-api', 'metrics', 'cht_cn']
  expect(taken.filter((each) => !isWordOfShop(each))).toEqual([])
  expect(['autumn-bags', '*', '', ':brandCode'].filter(isWordOfShop)).toEqual([])
})

test('a link for shoppers leads into the shop, not into the back office or to files', () => {
  expect(
    ['/', '/product/list?sale=1', '/bags', '/season-sale', '/administration'].filter((path) => !isForShoppers(path)),
  ).toEqual([])
  const others = ['/admin', '/ADMIN/links', '/zh', '/zh/bags', '/cht_CN/bags', '/media/1/2.webp', '/prod-api/x?y', '/assets#z']
  expect(others.filter(isForShoppers)).toEqual([])
})

test('fixed words are written as we write them, gaps are left alone', () => {
  expect(asWritten('/ZH/Product/DETAIL/Ito/SY-1')).toBe('/zh/product/detail/Ito/SY-1')
  expect(asWritten('/statement/faqs')).toBe('/statement/FAQs')
  expect(asWritten('/ZH')).toBe('/zh')
  expect(asWritten('/Season-Sale')).toBe('/Season-Sale')
})

test('robots.txt closes what is somebody’s own and nothing else', () => {
  const closed = closedPaths()
  const isClosed = (path: string) =>
    closed.some((each) => (each.endsWith('$') ? path === each.slice(0, -1) : path.startsWith(each)))
  for (const { path, indexed } of screens) {
    const filled = `/${path.replace(/:\w+\??/g, 'one').replace('*', 'nobody/knows')}`
    expect([filled, isClosed(filled)]).toEqual([filled, indexed === 'closed'])
  }
})

describe('one list', () => {
  const firstWords = new Set(
    [...screens.map(({ path }) => path.split('/')[0] ?? ''), ...notScreens].filter((each) => /^[a-z]/.test(each)),
  )
  const parameters = new Set(screens.flatMap(({ reads }) => reads))
  const named = (line: string, names: ReadonlySet<string>): string[] =>
    [...new Set(line.match(/(?<=['"`/|( ])[a-z]\w*(?=['"`/|) ?,$])/gi))].filter((each) => names.has(each))

  test('nothing outside the screens names several addresses, or several parameters, in one breath', async () => {
    const faults: string[] = []
    for (const layer of ['http', 'seo', 'platform', 'modules/short-links', 'modules/content']) {
      const folder = join(import.meta.dirname, layer)
      for (const file of await readdir(folder, { recursive: true })) {
        if (!/(?<!\.test|\.paths|\.builders)\.ts$/.test(file)) continue
        const source = readFileSync(join(folder, file), 'utf8').replace(/^\s*(\/?\*|\/\/|import ).*$/gm, '')
        for (const statement of source.split(/\n(?=\S)/)) {
          const regular = statement.match(/\/\^.*|new Set\([^)]*|'[\w -]+'\s*\.split/g)?.join(' ') ?? ''
          const together = named(regular, firstWords).length > 2 || named(regular, parameters).length > 3
          if (together) faults.push(`${layer}/${file}: ${statement.slice(0, 100)}`)
        }
      }
    }
    expect(faults).toEqual([])
  })
})

test.each([
  ['/product/list?sale=1', false],
  ['/zh/product/brand/', false],
  ['/', false],
  ['/zh', false],
  ['/brands', false],
  ['/search?keyword=tote', false],
  ['/media/a/share.jpg', false],
  ['/round', true],
  ['/zh/round?x=1', true],
  ['/cht_CN/round', true],
  ['/product/nowhere', true],
])('that %s is an address of nothing is %s', (path, isUnknown) => {
  expect(isUnknownAddress(new URL(path, SHOP))).toBe(isUnknown)
})
