import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedRows } from './packed-rows.ts'
import type { ProductRow, RowPicture } from '#modules/search/product-row.ts'
import { PRODUCT_FLAGS } from '#modules/search/search.contract.ts'
import { buildRow } from '#modules/search/search.builders.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const alike = fc.constantFrom('Calfskin', '小牛皮', 'women/bags/tote-bags', '', 'a \u0001 b', '\u0002')
const name = fc.oneof(text, alike)
const cents = fc.integer({ min: 0, max: 2 ** 53 - 1 })
const picture: fc.Arbitrary<RowPicture> = fc.record({
  hash: fc.oneof(
    fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex')),
    text,
  ),
  width: fc.nat(20_000),
  height: fc.nat(20_000),
  altEn: name,
  altZh: name,
  focusX: fc.nat(100),
  focusY: fc.nat(100),
})
const BLACK = { id: 'black', nameEn: 'Black', nameZh: '黑色', hex: '#000000' }
const rows: fc.Arbitrary<ProductRow> = fc.record({
  productId: fc.oneof(fc.uuid(), text),
  spuCode: text,
  articleNumber: text,
  brandCode: name,
  gender: fc.constantFrom('women', 'men', 'unisex'),
  titleEn: name,
  titleZh: name,
  categories: fc.array(name),
  colours: fc.array(
    fc.record({
      id: name,
      code: name,
      nameEn: name,
      nameZh: name,
      hex: name,
      stock: fc.constantFrom('in', 'low', 'last', 'out'),
      pictures: fc.array(picture, { maxLength: 3 }),
    }),
  ),
  variants: fc.array(
    fc.record({
      colour: fc.nat(9),
      sizes: fc.array(name),
      listPriceCents: cents,
      salePriceCents: cents,
      merchantKinds: fc.array(name),
    }),
    { maxLength: 3 },
  ),
  sizes: fc.array(name),
  materials: fc.array(name),
  answers: fc.array(name),
  merchantKinds: fc.array(name),
  words: fc.array(name),
  listPriceCents: cents,
  salePriceCents: cents,
  stock: fc.constantFrom('in', 'low', 'last', 'out'),
  arrivedAt: fc.integer({ min: -(2 ** 45), max: 2 ** 45 }),
  seasonalSale: fc.boolean(),
  flags: fc.subarray([...PRODUCT_FLAGS]),
  popularity: fc.double({ min: 0, max: 1, noNaN: true }).map((score) => score + 0),
  listed: fc.boolean(),
})

test('whatever a row holds, it comes back as it was put in, also when its neighbours change', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(6), rows), { minLength: 1, maxLength: 12 }), (changes) => {
      const packed = new PackedRows()
      const expected = new Map<number, ProductRow>()
      for (const [slot, row] of changes) {
        packed.put(slot, row)
        expected.set(slot, row)
      }
      for (const [slot, row] of expected) {
        expect(packed.get(slot)).toEqual(row)
        expect(packed.codesOf(slot)).toEqual({ spuCode: row.spuCode, articleNumber: row.articleNumber })
      }
      expect(packed.get(7)).toBeUndefined()
    }),
  )
})

test('what describes a picture names its piece and colour, and is told apart from text that looks like that by chance', () => {
  const told = (altEn: string): RowPicture => ({
    hash: 'ab'.repeat(16),
    width: 3,
    height: 4,
    altEn,
    altZh: '雅登谷 皮革托特包，黑色，正面',
    focusX: 50,
    focusY: 50,
  })
  const pictures = ['Ardent Vale Leather tote bag, Black, front', 'Black, Black, Leather tote bag Leather tote bag', '$& $1'].map(
    told,
  )
  const packed = new PackedRows()
  for (let slot = 0; slot < 4; slot += 1) packed.put(slot, buildRow({ colours: [{ ...BLACK, pictures }] }))
  for (let slot = 0; slot < 4; slot += 1) expect(packed.get(slot)?.colours[0]?.pictures).toEqual(pictures)
})

test('rows that change again and again take no more room than a fifth above what they need', () => {
  const packed = new PackedRows()
  const rowOf = (slot: number, round: number) =>
    buildRow({ spuCode: `PR${slot}`, titleEn: `${'long title '.repeat(20)}${round}` })
  const slots = 20_000
  for (let slot = 0; slot < slots; slot += 1) packed.put(slot, rowOf(slot, 0))
  const fresh = packed.bytes
  // By a step that meets them out of order, so that every chunk is left with holes.
  for (let change = 1; change <= slots * 5; change += 1) packed.put((change * 7_919) % slots, rowOf((change * 7_919) % slots, 1))
  expect(fresh).toBeGreaterThan(5 * 2 ** 20)
  expect(packed.bytes).toBeLessThan(fresh * 1.25 + 3 * 2 ** 20)
  for (const slot of [0, 1, slots - 1]) expect(packed.get(slot)?.titleEn).toBe(rowOf(slot, 1).titleEn)
})
