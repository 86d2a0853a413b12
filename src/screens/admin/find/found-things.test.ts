import { expect, test } from 'vitest'
import { asFound, findPlaces } from './found-things.ts'

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

test('what the shop finds leads to its room', () => {
  expect(asFound({ kind: 'order', id: 'PK1', name: 'PK1', note: '' }).path).toBe('/admin/orders/PK1')
  expect(asFound({ kind: 'brand', id: 'b', name: 'A & B', note: '' }).path).toBe('/admin/products?word=A%20%26%20B')
})
