import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KeywordIndex } from '#modules/search/index/keyword-index.ts'
import { tokensOf } from './product-tokens.ts'
import { buildRow, smallTaxonomy } from '#modules/search/search.builders.ts'

const word = fc.constantFrom('Silk', 'dresses', 'V-neck', 't-shirt', 'women’s', 'Éclat', 'AirPods2', '2024')
const chinese = fc.constantFrom(
  '真絲',
  '托特包',
  '手提電腦套',
  '連身裙',
  '裙',
  '長',
  '與',
  '著',
  '々',
  '豈',
  '﨑',
  '𠮷',
  '\ud842',
  '가',
)
const title = fc.array(fc.oneof(word, chinese, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 6 })
const titles = fc.tuple(title, fc.constantFrom('', ' ', '-')).map(([parts, between]) => parts.join(between))

test('a product is found by exactly the terms that its titles are said to have', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(titles, titles), { minLength: 1, maxLength: 5 }), fc.boolean(), (pairs, isFilling) => {
      const rows = pairs.map(([titleEn, titleZh], at) => buildRow({ spuCode: `PR${at}`, titleEn, titleZh }))
      const index = new KeywordIndex()
      index.setTaxonomy(smallTaxonomy)
      if (isFilling) index.beginFilling()
      for (const [slot, row] of rows.entries()) index.add(slot, row)
      index.endFilling()
      const holders = (token: string) => rows.flatMap((row, slot) => (tokensOf(row).includes(token) ? [slot] : []))
      for (const token of rows.flatMap(tokensOf)) expect([...index.slotsOf(token)]).toEqual(holders(token))
      const told = index.snapshot()['postings'] as { names: string[] }
      expect(new Set(told.names)).toEqual(new Set(rows.flatMap(tokensOf)))
    }),
  )
})
