import { expect, it } from 'vitest'
import { type BagOffer, presentBag } from './bag.present.ts'

const offer = (part: Partial<BagOffer>): BagOffer => ({
  ...{
    offerId: 'o',
    productId: 'p',
    merchantId: 'm',
    merchantKind: 'brand',
    merchantNameEn: 'M',
    merchantNameZh: '賣',
    listPriceCents: 100,
    salePriceCents: 100,
  },
  ...{
    available: 9,
    listed: true,
    mostPerOrder: 2,
    coming: false,
    spuCode: 'S',
    articleNumber: 'A',
    brandCode: 'b',
    brandName: 'B',
  },
  ...{ titleEn: 'Bag', titleZh: '手袋', colourEn: 'Black', colourZh: '黑色', size: 'OS', sizeSystem: '' },
  picture: { hash: '', width: 1, height: 1 },
  ...part,
})
const line = (skuId: string, quantity: number, selected = true) => ({ skuId, quantity, selected, priceSeenCents: 100 })
const problemsOf = (offers: [string, BagOffer][], ...lines: ReturnType<typeof line>[]) => {
  const { productList, invalidList } = presentBag(lines, { now: new Map(offers), gone: new Map() }, 'en')
  return [...productList, ...invalidList].map(({ problem }) => problem)
}

it('what is over the limit of an order says so in the bag, all colours and sizes counted that are chosen', () => {
  const both: [string, BagOffer][] = [
    ['black', offer({})],
    ['white', offer({})],
  ]
  expect(problemsOf(both, line('black', 2))).toEqual([null])
  expect(problemsOf(both, line('black', 2), line('white', 1))).toEqual(['over-limit', 'over-limit'])
  expect(problemsOf(both, line('black', 2), line('white', 1, false))).toEqual([null, null])
  expect(problemsOf([['black', offer({ mostPerOrder: 0 })]], line('black', 9))).toEqual([null])
  expect(problemsOf([['black', offer({ available: 1 })]], line('black', 2))).toEqual(['fewer-left'])
  expect(problemsOf([['black', offer({ available: 0 })]], line('black', 2))).toEqual(['sold-out'])
})
