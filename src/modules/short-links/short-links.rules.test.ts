import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShortCode, sameSitePath } from './short-links.rules.ts'

const SHOP = 'https://praya.example'
const steps = [
  '/',
  '\\',
  '.',
  '..',
  '%2f',
  '%5c',
  ':',
  '@',
  '?',
  '#',
  ' ',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u200b',
  '　',
  'https',
  'javascript',
]
const hostile = fc.array(fc.oneof(fc.constantFrom(...steps), fc.string({ unit: 'binary', maxLength: 4 }), fc.webAuthority()), {
  maxLength: 8,
})

test('whatever is asked for, a path that is let through stays in the shop, read once or twice', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostile.map((parts) => parts.join('')),
        hostile.map((parts) => `/${parts.join('')}`),
      ),
      (wanted) => {
        const path = sameSitePath(wanted)
        if (path === undefined) return
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, SHOP).origin).toBe(SHOP)
        expect(new URL(`/zh${path}`, SHOP).origin).toBe(SHOP)
        expect(path).not.toMatch(/[\\\p{Cc}\s]/u)
        expect(sameSitePath(path)).toBe(path)
      },
    ),
    { numRuns: 2_000 },
  )
})

test.each([
  '',
  'product/list',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  '/product\nSet-Cookie: a=b',
  `/${'a'.repeat(600)}`,
])('%j is no page of the shop', (path) => {
  expect(sameSitePath(path)).toBeUndefined()
})

test.each([
  ['/', '/'],
  ['/product/list/women/bags?sale=1', '/product/list/women/bags?sale=1'],
  ['/zh/product/list/手袋', '/zh/product/list/%E6%89%8B%E8%A2%8B'],
  ['/statement/delivery#macau', '/statement/delivery#macau'],
])('%j is', (path, plain) => {
  expect(sameSitePath(path)).toBe(plain)
})

test('a code is a word of letters, digits and hyphens', () => {
  expect(['bags', 'season-sale', '2b4'].every(isShortCode)).toBe(true)
  expect(['', 'ab', '-ab', 'ab-', 'a b', 'wp-login.php', 'BAGS', '手袋', 'a'.repeat(41)].some(isShortCode)).toBe(false)
})
