import { expect, test } from 'vitest'
import { firstVisit, movedTo, readableUrl, withUnread } from './page-address.server.ts'

const hasCategory = (path: string) => ['men/bags', 'women/shoes', 'men/clothing'].includes(path)
const SHOP = 'https://shop.example'

test.each([
  ['/?sexType=2&utm_source=x', '/?utm_source=x'],
  ['/zh?utm_source=x&sexType=1', '/zh?utm_source=x'],
  ['/search?keyword=a&utm_source=x', '/product/list/a?keyword=a&utm_source=x'],
  ['/zh/brands?utm_source=x', '/zh/product/brand?utm_source=x'],
  ['/cht_CN/bags?utm_source=x', '/zh/bags?utm_source=x'],
  ['/Statement/faqs?utm_source=x', '/statement/FAQs?utm_source=x'],
])('everything that stands in %s goes along to %s', (from, to) => {
  expect(movedTo(new URL(from, SHOP), hasCategory)?.to).toBe(to)
})

test.each([
  ['/product/list/women/bags?sale=1&page=2&sexType=2', '/product/list/men/bags?sale=1'],
  ['/zh/product/list/men/shoes?sexType=1', '/zh/product/list/women/shoes'],
  ['/product/list/women/clothing/dresses?size=IT%40%40%4038&utm_source=x&sexType=2', '/product/list/men/clothing?utm_source=x'],
  ['/product/list/women?sale=1&utm_source=x&sexType=2', '/?utm_source=x'],
  ['/product/list?sale=1&sexType=2', '/product/list?sale=1'],
  ['/product/brand/ito-marrow?sexType=1', '/product/brand/ito-marrow'],
  ['/product/detail/ito-marrow/IM-1?colour=red&sexType=2', '/product/detail/ito-marrow/IM-1?colour=red'],
  ['/zh/statement/delivery?sexType=1', '/zh'],
  ['/payment/bank?orderNo=PX1&sexType=1', '/'],
])('who switches sides at %s is led to %s, and the choice is kept', (from, to) => {
  const moved = movedTo(new URL(from, SHOP), hasCategory)
  expect([moved?.status, moved?.to]).toEqual([302, to])
  expect(moved?.cookies?.[0]).toMatch(new RegExp(`^sexType=${/sexType=(\d)/.exec(from)?.[1]};`))
})

test('a first visit keeps what stands in its address', () => {
  const headers = { cookie: '', acceptLanguage: 'zh-HK' }
  expect(firstVisit({ path: '/', search: '?utm_source=x' }, headers)?.to).toBe('/zh?utm_source=x')
})

test.each([
  ['/product/list', 'a=1', '/product/list?a=1'],
  ['/product/list?sale=1', 'a=1&a=2', '/product/list?sale=1&a=1&a=2'],
  ['/product/list?sale=1#top', 'sale=0&a=1', '/product/list?sale=1&a=1#top'],
  ['/product/list#top', '', '/product/list#top'],
])('%s with %s is %s: what an address says itself wins', (location, unread, whole) => {
  expect(withUnread(location, unread)).toBe(whole)
})

test.each([
  ['/product/brand/%00', '/error'],
  ['/zh/product/list/women/%00?sort=new', '/zh/error'],
  ['/product/collection/%00.data', '/error.data'],
  ['/%ff', '/error'],
  ['/zh/%E0%A4%A', '/zh/error'],
  ['/product/list/%E2%80%AEgab?keyword=x', '/error'],
  ['/product/list/%E2%80%8B', '/error'],
  ['/product/list/%E6%89%8B%E8%A2%8B?keyword=%00', '/product/list/%E6%89%8B%E8%A2%8B?keyword=%00'],
  ['/prod-api/order/%00', '/prod-api/order/%00'],
])('what nobody can read is no page: %s is answered as %s', (asked, answered) => {
  expect(readableUrl(asked)).toBe(answered)
})
