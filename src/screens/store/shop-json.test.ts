import { expect, test } from 'vitest'
import { RETURN_DAYS } from '#modules/returns/returns.rules.ts'
import type { ColourWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { productMachineTags, type ToldProduct } from './detail/product-json.ts'
import { presetSizes } from './detail/product-data.ts'
import { organisationJson } from './shop-json.ts'

const ORIGIN = 'https://shop.test'

test.each([
  ['en', `${ORIGIN}/`, `${ORIGIN}/statement/return`],
  ['zh', `${ORIGIN}/zh`, `${ORIGIN}/zh/statement/return`],
] as const)('search engines are told whose shop it is, with its address and its returns (%s)', (language, url, returns) => {
  const shop = organisationJson(ORIGIN, language)
  expect(shop).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${ORIGIN}/#shop`,
    url,
    hasMerchantReturnPolicy: { merchantReturnDays: RETURN_DAYS, merchantReturnLink: returns, applicableCountry: ['HK', 'MO'] },
  })
  expect(shop.name).not.toBe('')
  expect(new URL(shop.logo).origin).toBe(ORIGIN)
})

const variant = (skuId: string, size: string, sizeSystem: string): VariantWire => ({
  ...{ skuId, size, sizeSystem, itemNumber: skuId, stock: 'in', listPrice: '100.00', salesPrice: '100.00', offers: [], used: [] },
})
const colours: ColourWire[] = [
  { colourId: 'black', name: 'Black', hex: '', pictures: [], variants: [variant('a', '38', 'IT'), variant('b', '40', 'IT')] },
  { colourId: 'red', name: 'Red', hex: '', pictures: [], variants: [variant('c', 'One size', 'none')] },
]
const product: ToldProduct = {
  ...{
    url: `${ORIGIN}/product/detail/house/ART-1`,
    productTitle: 'Shoe',
    brandName: 'House',
    spuCode: 'PR1',
    articleNumber: 'ART-1',
  },
  ...{ description: '', rating: 0, reviewNum: 0, reviews: [], breadcrumb: [], comesTime: '', colours },
}

test('the address of each variant opens the page in its colour and its size', () => {
  const tags = JSON.stringify(productMachineTags(product, colours[0], 'en'))
  const addresses = [...tags.matchAll(/"url":"([^"]*\?[^"]*)"/g)].map(([, url = '']) => url)
  const found = [...new Set(addresses)]
  expect(found).toEqual([
    `${product.url}?colour=black&size=IT%40%40%4038`,
    `${product.url}?colour=black&size=IT%40%40%4040`,
    `${product.url}?colour=red`,
  ])
  expect(found.slice(0, 2).map((url) => presetSizes(colours.slice(0, 1), new URL(url).search))).toEqual([['a'], ['b']])
})
