import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopPlace } from './shop-places.rules.ts'

const SHOP = 'https://praya.example'

test.each([
  ['/product/list/women/bags', 'list', '/product/list/women/bags'],
  ['https://praya.example/zh/product/list/women/bags/?utm_source=x&sale=1&page=3', 'list', '/product/list/women/bags?sale=1'],
  ['praya.example/product/brand/ito-marrow', 'list', '/product/brand/ito-marrow'],
  ['/product/detail/ito-marrow/IM-1?fbclid=1', 'item', '/product/detail/ito-marrow/IM-1'],
])('%s is a place of the shop', (typed, kind, target) => {
  expect(shopPlace(typed, SHOP)).toMatchObject({ kind, target })
})

test.each([
  '',
  '/',
  '/myaccount',
  '/admin/orders',
  'https://evil.example/product/list',
  '//evil.example/product/list',
  'javascript:alert(1)',
])('%j is none', (typed) => {
  expect(shopPlace(typed, SHOP)).toBeUndefined()
})

test('whatever is typed, a place stays in the shop and is kept alike when it is typed again', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2f',
    ':',
    '@',
    '?',
    '#',
    'product/list',
    'https://',
    'zh',
    '\t',
    '，',
    'praya.example',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 3 })), { maxLength: 8 }), (parts) => {
      const place = shopPlace(parts.join(''), SHOP)
      if (!place) return
      expect(new URL(place.target, SHOP).origin).toBe(SHOP)
      expect(place.target).toMatch(/^\/(?![/\\])/)
      expect(shopPlace(place.target, SHOP)?.target).toBe(place.target)
    }),
    { numRuns: 1_000 },
  )
})
