import { expect, test } from 'vitest'
import { viewOf } from './count-views.server.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const page = { 'user-agent': CHROME, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }
const data = { 'user-agent': CHROME, 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }
const PIECE = '/product/detail/aurelle/AB12'
const view = (path: string, headers: Record<string, string>, method = 'GET') => viewOf({ method, headers }, path)

test('who comes from elsewhere begins a visit, who goes on inside the shop does not', () => {
  expect(view('/', page)).toEqual({ isVisit: true, spuCode: undefined })
  expect(view('/zh/product/list', { ...page, 'sec-fetch-site': 'cross-site' })?.isVisit).toBe(true)
  expect(view('/product/list', { ...page, 'sec-fetch-site': 'same-origin' })?.isVisit).toBe(false)
  expect(view('/product/list.data', data)?.isVisit).toBe(false)
  expect(view('/', { ...page, 'cache-control': 'max-age=0' })?.isVisit).toBe(false)
})

test('a piece is seen on its page and on the way to it inside the shop, in both languages', () => {
  for (const path of [PIECE, `/zh${PIECE}`]) expect(view(path, page)?.spuCode).toBe('AB12')
  expect(view(`${PIECE}.data`, data)?.spuCode).toBe('AB12')
  expect(view('/product/brand/aurelle', page)?.spuCode).toBeUndefined()
})

test.each([
  ['a robot', PIECE, { ...page, 'user-agent': GOOGLEBOT }, 'GET'],
  ['a program without a name', PIECE, { ...page, 'user-agent': 'curl/8.5.0' }, 'GET'],
  ['a program that says nothing of how it asks', PIECE, { 'user-agent': CHROME }, 'GET'],
  ['a page fetched in advance', `${PIECE}.data`, { ...data, 'sec-purpose': 'prefetch' }, 'GET'],
  ['a page drawn in advance', PIECE, { ...page, 'sec-purpose': 'prefetch;prerender' }, 'GET'],
  ['a page in a frame', PIECE, { ...page, 'sec-fetch-dest': 'iframe' }, 'GET'],
  ['data another site asks for', `${PIECE}.data`, { ...data, 'sec-fetch-site': 'cross-site' }, 'GET'],
  ['a look at the heads alone', PIECE, page, 'HEAD'],
  ['the back office', '/admin/today', page, 'GET'],
  ['the way back from a payment', '/payment/success', { ...page, 'sec-fetch-site': 'cross-site' }, 'GET'],
])('%s counts for nothing', (_, path, headers, method) => {
  expect(view(path, headers, method)).toBeUndefined()
})
