import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromWire } from '#platform/money.ts'
import { coatDocument } from '../editing/product-document.builders.ts'
import type { ProductDocument } from '../editing/product-document.contract.ts'
import { BulkEdit, type PriceEdit } from './product-edits.contract.ts'
import { applyEdit, isFarOff, priceBy } from './product-edits.rules.ts'

const edit = (way: PriceEdit['way'], by: string, round: PriceEdit['round'] = 'exact'): PriceEdit => ({
  kind: 'price',
  way,
  by,
  round,
})
const salesPrices = (document: ProductDocument) =>
  document.colours.flatMap(({ variants }) => variants.map((each) => each.salesPrice))
/** HK$12,800, now HK$9,600. */
const coat = coatDocument('PR1')

describe('a price that changes', () => {
  test.each([
    ['ten per cent down', edit('percent', '-10'), 864_000],
    ['seven and a half per cent down', edit('percent', '-7.5'), 888_000],
    ['five hundred dollars up', edit('amount', '+500'), 1_010_000],
    ['thirty per cent off the list price', edit('off-list', '30'), 896_000],
    ['a third off, to whole tens', edit('off-list', '33', '10'), 858_000],
    ['a third off, to whole hundreds', edit('off-list', '33', '100'), 860_000],
    ['to the dollar', edit('percent', '-0.01', '1'), 959_900],
  ])('is %s', (_, change, cents) => {
    expect(priceBy(change, 1_280_000, 960_000)).toBe(cents)
  })

  test('is never lifted above the list price by rounding, and by nothing without being told', () => {
    expect(priceBy(edit('amount', '1', '100'), 127_700, 127_500)).toBe(127_700)
    expect(applyEdit(coat, edit('percent', '50'))).toBe('above-list')
    expect(applyEdit(coat, edit('amount', '-9600'))).toBe('too-low')
  })

  test('follows a new list price where there is no sale, and stays where there is one', () => {
    const plain = applyEdit(coat, { kind: 'end-sale' })
    if (typeof plain === 'string') throw new Error(plain)
    expect(salesPrices(plain)).toEqual(['12800.00', '12800.00'])
    expect(applyEdit(plain, { kind: 'list-price', amount: '13000' })).toMatchObject({
      colours: [{ variants: [{ listPrice: '13000.00', salesPrice: '13000.00' }, {}] }],
    })
    expect(applyEdit(coat, { kind: 'list-price', amount: '13000' })).toMatchObject({
      colours: [{ variants: [{ listPrice: '13000.00', salesPrice: '9600.00' }, {}] }],
    })
    expect(applyEdit(coat, { kind: 'list-price', amount: '9000' })).toBe('above-list')
  })

  test('is none of a product that the shop itself does not offer', () => {
    const others = { ...coat, colours: coat.colours.map((each) => ({ ...each, variants: [] })) }
    expect(applyEdit(others, { kind: 'end-sale' })).toBe('no-price')
  })

  test('stays within what it may and what is asked', () => {
    const change = fc.record({
      kind: fc.constant('price' as const),
      way: fc.constantFrom('percent' as const, 'amount' as const, 'off-list' as const),
      by: fc.integer({ min: -9_999, max: 9_999 }).map((hundredths) => (hundredths / 100).toFixed(2)),
      round: fc.constantFrom('exact' as const, '1' as const, '10' as const, '100' as const),
    })
    fc.assert(
      fc.property(change, fc.integer({ min: 1, max: 100 }), (typed, percent) => {
        const wanted = BulkEdit.safeParse(typed)
        if (!wanted.success) return
        const next = applyEdit(coat, wanted.data)
        if (typeof next === 'string') return
        for (const price of salesPrices(next)) {
          expect(fromWire(price)).toBeGreaterThan(0)
          expect(fromWire(price)).toBeLessThanOrEqual(1_280_000)
          const isWithin = Math.abs(fromWire(price) - 960_000) <= 9_600 * percent
          expect(isWithin || isFarOff(coat, next, wanted.data, percent)).toBe(true)
        }
      }),
    )
  })
})

test('a price is far off beyond the share, up and down; the end of a sale never is', () => {
  const half = applyEdit(coat, edit('percent', '-50'))
  const whole = applyEdit(coat, { kind: 'end-sale' })
  if (typeof half === 'string' || typeof whole === 'string') throw new Error()
  expect(isFarOff(coat, half, edit('percent', '-50'), 50)).toBe(false)
  expect(isFarOff(coat, half, edit('percent', '-50'), 49)).toBe(true)
  expect(isFarOff(coat, whole, { kind: 'sale-price', amount: '12800' }, 30)).toBe(true)
  expect(isFarOff(coat, whole, { kind: 'end-sale' }, 30)).toBe(false)
})

describe('categories', () => {
  const change = (path: string, on: boolean) => applyEdit(coat, { kind: 'category', path, on })

  test('are added behind the first, and once', () => {
    expect(change('women/bags', true)).toMatchObject({ categories: ['women/bags/tote-bags', 'women/bags'] })
    expect(change('women/bags/tote-bags', true)).toEqual(coat)
  })

  test('are taken away down to the last', () => {
    expect(change('women/bags/tote-bags', false)).toBe('last-category')
    expect(change('women/shoes', false)).toEqual(coat)
  })
})
