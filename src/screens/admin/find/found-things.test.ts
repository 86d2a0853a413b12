import { expect, test } from 'vitest'
import { findPlaces } from '#desk/find/found-places.ts'
import { asFound } from './found-things.ts'

const rooms = [
  { path: '/admin/work', name: { en: 'Work', zh: '待辦事項' } },
  { path: '/admin', name: { en: 'Orders', zh: '訂單' } },
  { path: '/admin/payouts', name: { en: 'Payouts in order', zh: '付款' } },
]
const paths = (word: string) => findPlaces('room', rooms, word, 'en').map(({ path }) => path)

test('a room is found by a piece of its name in either language, whole beginnings first', () => {
  expect(paths('ORDER')).toEqual(['/admin', '/admin/payouts'])
  expect(paths('訂')).toEqual(['/admin'])
  expect(paths('ｗｏｒｋ')).toEqual(['/admin/work'])
  expect(paths('nothing')).toEqual([])
  expect(paths('')).toHaveLength(3)
})

test('what the shop finds leads to its own room, and a brand to its pieces for those who may not keep brands', () => {
  const pathOf = (thing: Parameters<typeof asFound>[0], may = true) => asFound(thing, () => may).path
  expect(pathOf({ kind: 'order', id: 'PK1', name: 'PK1', note: '' })).toBe('/admin/orders/PK1')
  expect(pathOf({ kind: 'product', id: '0198', name: 'Tote', note: 'SP1' })).toBe('/admin/products/0198')
  expect(pathOf({ kind: 'brand', id: 'a-b', name: 'A & B', note: '' })).toBe('/admin/brands/a-b')
  expect(pathOf({ kind: 'brand', id: 'a-b', name: 'A & B', note: '' }, false)).toBe('/admin/products?word=A%20%26%20B')
})
