import { expect, test } from 'vitest'
import { ProductIndex } from '#modules/search/index/product-index.ts'
import { runQuery } from './product-query.ts'
import { runNow } from '#modules/search/answer-scheduler.ts'
import { buildRow, smallTaxonomy } from '#modules/search/search.builders.ts'
import { SearchInput } from '#modules/search/search.contract.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const found = (index: ProductIndex, keyword: string): string[] =>
  [...runNow(runQuery(index, SearchInput.parse({ keyword }), 10, NOW)).first].map((slot) => index.row(slot)?.spuCode ?? '')

test('a renamed brand is found by its new name and no longer by the old one, though no product has changed', () => {
  const index = new ProductIndex()
  index.setTaxonomy(smallTaxonomy)
  index.upsert([buildRow({ spuCode: 'TOTE', brandCode: 'ardent-vale' })])
  expect(found(index, 'ardent')).toEqual(['TOTE'])
  const renamed = smallTaxonomy.brands.map((brand) =>
    brand.code === 'ardent-vale' ? { ...brand, name: 'Quillon', aliases: ['基倫'] } : brand,
  )
  index.setTaxonomy({ ...smallTaxonomy, brands: renamed })
  expect([found(index, 'quillon'), found(index, '基倫'), found(index, 'ardent')]).toEqual([['TOTE'], ['TOTE'], []])
})

test('a changed title is found by its new words and no longer by those it lost; what was taken out is not found', () => {
  const index = new ProductIndex()
  index.setTaxonomy(smallTaxonomy)
  const rows = ['A', 'B', 'C'].map((spuCode) =>
    buildRow({ spuCode, titleEn: 'Leather satchel', titleZh: '皮革郵差包', words: [] }),
  )
  index.upsert(rows)
  index.upsert([
    { ...rows[0]!, titleEn: 'Canvas satchel', titleZh: '帆布郵差包' },
    { ...rows[1]!, listed: false },
  ])
  expect(found(index, 'canvas satchel')).toEqual(['A'])
  expect(found(index, 'leather satchel')).toEqual(['C'])
  expect(found(index, '郵差包').toSorted()).toEqual(['A', 'C'])
  index.upsert([rows[1]!])
  expect(found(index, 'leather satchel').toSorted()).toEqual(['B', 'C'])
})

test('part of an item number finds the piece, however it is spaced', () => {
  const index = new ProductIndex()
  index.setTaxonomy(smallTaxonomy)
  index.upsert([
    buildRow({ spuCode: 'PR104477', articleNumber: 'AV-20707' }),
    buildRow({ spuCode: 'PR104488', articleNumber: 'AV-31415' }),
  ])
  for (const keyword of ['20707', 'av 207 07', 'PR 104 477', '104477'])
    expect([keyword, ...found(index, keyword)]).toEqual([keyword, 'PR104477'])
  expect(found(index, 'pr1044').toSorted()).toEqual(['PR104477', 'PR104488'])
})

test.each([
  ['太陽眼竟', 'a wrong character'],
  ['太陽眼', 'a missing one'],
  ['太阳眼镜', 'simplified characters'],
  ['sun glasses', 'a space inside'],
  ['sunglases', 'a missing letter'],
])('%s (%s) finds sunglasses', (keyword) => {
  const index = new ProductIndex()
  index.setTaxonomy(smallTaxonomy)
  index.upsert([buildRow({ spuCode: 'SUN', titleEn: 'Round sunglasses', titleZh: '圓框太陽眼鏡' }), buildRow({ spuCode: 'BAG' })])
  expect(found(index, keyword)).toEqual(['SUN'])
})

test.each(['隼與鷦', '隼与鹪', '隼', 'Kestrel & Wren'])('%s finds the house of two birds', (keyword) => {
  const index = new ProductIndex()
  const birds = smallTaxonomy.brands.map((brand) =>
    brand.code === 'ardent-vale' ? { ...brand, name: 'Kestrel & Wren', aliases: ['隼與鷦'] } : brand,
  )
  index.setTaxonomy({ ...smallTaxonomy, brands: birds })
  index.upsert([buildRow({ spuCode: 'TOTE', brandCode: 'ardent-vale' })])
  expect(found(index, keyword)).toEqual(['TOTE'])
})
