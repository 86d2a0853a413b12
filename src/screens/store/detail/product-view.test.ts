import { describe, expect, it, test } from 'vitest'
import type { VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { inColour, inSizes, productAddress } from '../addresses.ts'
import { presetSizes } from './product-data.ts'
import { cheapestVariant, variantPrice } from './product-view.ts'
import { sizeScales } from './size-scale.ts'
import { isMeasured, tableIn, withInches } from './size-units.ts'

const variant = (size: string, listPrice: string, salesPrice: string, stock: 'in' | 'out' = 'in'): VariantWire => ({
  skuId: size,
  size,
  sizeSystem: 'IT',
  itemNumber: '',
  stock,
  listPrice,
  salesPrice,
  offers: [],
  used: [],
})
const colour = (...variants: VariantWire[]) => ({ colourId: 'c', name: '', hex: '', pictures: [], variants })
const dear = variant('38', '100.00', '100.00')
const reduced = variant('40', '100.00', '70.00')

test('a page opens in the size its address asks for, rather in one that can be had, and in the only one there is', () => {
  const [small, large] = [dear, { ...reduced, skuId: 'large' }]
  const gone = { ...small, skuId: 'gone', stock: 'out' as const }
  expect(presetSizes([colour(small, large)], '?colour=c&size=IT%40%40%4040')).toEqual(['large'])
  expect(presetSizes([colour(gone, small, large)], '?size=IT@@@38,EU@@@38')).toEqual(['38'])
  expect(presetSizes([colour(gone, large)], '?size=IT@@@38')).toEqual(['gone'])
  expect(presetSizes([colour(small, large), colour(gone)], '?size=IT@@@46')).toEqual(['gone'])
  expect(presetSizes([colour(small, large)], '')).toEqual([])
})

test('a card of a list in which a size was chosen leads to its page in that size', () => {
  const page = inColour(productAddress('en', 'ardent-vale', 'AV-1'), 'black')
  expect(inSizes(page, ['IT@@@40', 'EU@@@40'])).toBe(
    '/product/detail/ardent-vale/AV-1?colour=black&size=IT%40%40%4040,EU%40%40%4040',
  )
  expect(inSizes(productAddress('en', 'ardent-vale', 'AV-1'), ['INT@@@M'])).toMatch(/AV-1\?size=INT%40%40%40M$/)
  expect(inSizes(page, [])).toBe(page)
})

describe('the price of a colour', () => {
  it('is that of its cheapest size', () => {
    expect(variantPrice(cheapestVariant(colour(dear, reduced)))).toEqual({ listCents: 10_000, saleCents: 7_000, percent: 30 })
  })
  it('passes over a size that is sold out, as long as another is left', () => {
    expect(cheapestVariant(colour(dear, { ...reduced, stock: 'out' }))).toBe(dear)
    expect(cheapestVariant(colour({ ...reduced, stock: 'out' }))?.salesPrice).toBe('70.00')
  })
  it('is unknown when nobody ever offered it', () => {
    expect(variantPrice(variant('38', '', ''))).toBeUndefined()
  })
})

const sized = {
  sizeTable: [
    ['IT', 'EU / US', 'Waist (cm)'],
    ['38', '6', '66'],
    ['40', '8', '70'],
  ],
  sizeScales: ['IT', 'EU/US', ''],
}

describe('sizes in another scale', () => {
  it('are read off beside the column that holds them', () => {
    const found = sizeScales(sized, [dear, reduced])
    expect(found?.scales.map(({ code, column }) => [code, column])).toEqual([
      ['IT', 0],
      ['EU/US', 1],
    ])
    expect([found?.convert('40', 1), found?.convert('40', 0)]).toEqual(['8', '40'])
  })
  it.each(['W28', 'Collar 28', '領圍28', '28 cm', '28厘米'])(
    'are found for %s, which stands in the table as a figure',
    (size) => {
      const jeans = {
        sizeTable: [
          ['Waist', 'IT'],
          ['28', '42'],
        ],
        sizeScales: ['', 'IT'],
      }
      const found = sizeScales(jeans, [{ ...dear, size, sizeSystem: '' }])
      expect([found?.own, found?.convert(size, 1), found?.convert(size, 0)]).toEqual([0, '42', size])
    },
  )
  it('are not offered when a size stands in no column', () => {
    expect(sizeScales(sized, [variant('One size', '', '')])).toBeUndefined()
  })
})

test.each([
  ['30 × 37 × 13 cm', '30 × 37 × 13 cm (11.8 × 14.6 × 5.1 in)'],
  ['52厘米', '52厘米（20.5吋）'],
  ['55 mm', '55 mm'],
  ['S / IT 40', 'S / IT 40'],
])('a measurement of %s is shown as %s', (value, shown) => {
  expect(withInches(value)).toBe(shown)
})

test('a size table in inches changes what was measured in centimetres and nothing else', () => {
  const table = [
    ['IT', 'Bust (cm)', 'EU (cm)', '胸圍（厘米）'],
    ['38', '82', '39', '18-19'],
  ]
  expect(tableIn(table, 'cm')).toBe(table)
  expect(tableIn(table, 'in')).toEqual([
    ['IT', 'Bust (in)', 'EU (cm)', '胸圍（吋）'],
    ['38', '32.5', '39', '7-7.5'],
  ])
})

test('a size named in inches stays, and centimetres stand beside it', () => {
  const jeans = [
    ['Waist (in)', 'US'],
    ['27', '4'],
  ]
  expect(tableIn(jeans, 'cm')).toEqual([
    ['Waist (in)', 'Waist (cm)', 'US'],
    ['27', '69', '4'],
  ])
  expect(tableIn(jeans, 'in')).toEqual(jeans)
})

test.each([
  [['IT', 'US'], false],
  [['IT', 'Bust (cm)'], true],
  [['腰圍（吋）', '美國'], true],
])('of a table of %o there is a unit to choose: %s', (head, expected) => {
  expect(isMeasured([head, ['38', '4']])).toBe(expected)
})
