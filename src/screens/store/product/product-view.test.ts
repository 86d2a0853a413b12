import { describe, expect, it } from 'vitest'
import type { VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { isScale, lowestPrice, sizeScales } from './product-view.ts'

const variant = (size: string, ...prices: [string, string][]): VariantWire => ({
  skuId: size,
  size,
  sizeSystem: 'IT',
  itemNumber: '',
  stock: prices.length > 0 ? 'in' : 'out',
  offers: prices.map(([listPrice, salesPrice]) => ({
    skuPriceId: salesPrice,
    merchantId: 'm',
    merchantName: 'm',
    listPrice,
    salesPrice,
    discount: 0,
    stock: 'in',
  })),
})
const table = [
  ['IT', 'UK', 'Waist (cm)'],
  ['38', '6', '66'],
  ['40', '8', '70'],
]

describe('the price of a colour', () => {
  it('is that of its cheapest size', () => {
    const colour = {
      colourId: 'c',
      name: '',
      hex: '',
      pictures: [],
      variants: [variant('38', ['100.00', '100.00']), variant('40', ['100.00', '70.00'])],
    }
    expect(lowestPrice(colour)).toEqual({ listCents: 10_000, saleCents: 7_000, percent: 30 })
  })
  it('is unknown when everything is sold', () => {
    expect(lowestPrice({ colourId: 'c', name: '', hex: '', pictures: [], variants: [variant('38')] })).toBeUndefined()
  })
})

describe('sizes in another scale', () => {
  it('are read off beside the column that holds them', () => {
    expect(sizeScales(table, [variant('38'), variant('40')])?.convert('40', 1)).toBe('8')
  })
  it('are not offered when a size stands in no column', () => {
    expect(sizeScales(table, [variant('One size')])).toBeUndefined()
  })
  it('leave measurements out', () => {
    expect(['IT', 'Waist (cm)', '胸圍（厘米）'].filter(isScale)).toEqual(['IT'])
  })
})
