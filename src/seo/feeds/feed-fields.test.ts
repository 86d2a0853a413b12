import { expect, test } from 'vitest'
import { type FeedItem, referenceCategories } from '#modules/catalogue/index.server.ts'
import { feedFields } from './feed-fields.ts'

const item = (wanted: Partial<FeedItem>): FeedItem => ({
  ...{ productId: '', itemNumber: 'PR1-1', spuCode: 'PR1', articleNumber: 'ART-1', barcode: '' },
  ...{ brandCode: 'house', brandName: 'House' },
  ...{
    title: 'Item',
    description: '',
    gender: 'women',
    colourId: 'black',
    colour: 'Black',
    size: 'One size',
    sizeSystem: 'none',
  },
  ...{ listCents: 10_000, saleCents: 10_000, available: 1, comesAt: null, pictures: ['abc'], path: null, category: [] },
  ...wanted,
})
const fieldsOf = (wanted: Partial<FeedItem>) => feedFields(item(wanted), 'meta', 'en', 'https://shop.test')
const numberOf = (path: string) => fieldsOf({ path }).google_product_category

test.each([
  ['women/bags/tote-bags', '3032'],
  ['men/shoes/loafers', '187'],
  ['women/clothing/dresses', '1604'],
  ['women/accessories/belts', '167'],
  ['women/fashion-jewellery/necklaces', '196'],
  ['women/fashion-jewellery/earrings', '194'],
  ['women/fashion-jewellery/rings', '200'],
  ['women/fashion-jewellery/brooches', '197'],
  ['men/accessories/jewellery', '188'],
  ['watches-and-jewellery/watches', '201'],
  ['watches-and-jewellery/watches/womens-watches', '201'],
  ['watches-and-jewellery/watches/dive-watches', '201'],
  ['watches-and-jewellery/watches/watch-straps', '5122'],
  ['watches-and-jewellery/watches/watch-boxes-and-winders', '5122'],
  ['watches-and-jewellery/fine-jewellery', '188'],
  ['watches-and-jewellery/fine-jewellery/rings', '200'],
  ['watches-and-jewellery/fine-jewellery/engagement-and-wedding-rings', '200'],
  ['watches-and-jewellery/fine-jewellery/necklaces-and-pendants', '196'],
  ['watches-and-jewellery/fine-jewellery/earrings', '194'],
  ['watches-and-jewellery/fine-jewellery/bracelets-and-bangles', '191'],
  ['watches-and-jewellery/fine-jewellery/brooches', '197'],
  ['watches-and-jewellery/fine-jewellery/pearl-jewellery', '188'],
  ['beauty/fragrance/womens-fragrance', '469'],
  ['homeware/living', '536'],
  ['homeware/dining/glassware', '536'],
])('goods in %s are of the kind %s in the numbers of Google', (path, number) => {
  expect(numberOf(path)).toBe(number)
})

test('goods of every category have a number, and every watch that of watches or of what belongs to them', () => {
  const categories = referenceCategories.filter(({ id }) => id.includes('/')).map(({ id }) => id)
  expect(categories.filter((path) => numberOf(path) === '')).toEqual([])
  const watches = categories.filter((path) => path.includes('/watches/')).map(numberOf)
  expect(new Set(watches)).toEqual(new Set(['201', '5122']))
})

test('the address of a variant opens its colour, and its size where there is one to choose', () => {
  const page = 'https://shop.test/product/detail/house/ART-1?colour=black'
  expect(fieldsOf({ size: '38', sizeSystem: 'IT' }).link).toBe(`${page}&size=IT%40%40%4038`)
  expect(fieldsOf({ size: 'M', sizeSystem: 'INT' }).link).toBe(`${page}&size=INT%40%40%40M`)
  expect(fieldsOf({}).link).toBe(page)
})
