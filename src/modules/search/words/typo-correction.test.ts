import { expect, test } from 'vitest'
import { KeywordIndex } from '#modules/search/index/keyword-index.ts'
import { buildRow, smallTaxonomy } from '#modules/search/search.builders.ts'

const index = new KeywordIndex()
index.setTaxonomy(smallTaxonomy)
index.add(0, buildRow({ titleEn: 'Silk dress', titleZh: '真絲連身裙', categories: ['women/clothing/dresses'] }))
index.add(1, buildRow({ titleEn: 'Pumps', titleZh: '高跟鞋', categories: ['women/shoes/pumps'] }))
index.settle()

test.each([
  ['巾身裙', '連身裙'],
  ['巾跟鞋', '高跟鞋'],
  ['vilk', 'silk'],
])('what is asked back begins as it was typed: %s is no %s', (typed, other) => {
  expect(index.nearest(typed)).not.toContain(other)
})

test.each([
  ['高眼鞋', '高跟鞋'],
  ['silc', 'silk'],
])('a slip after the first letter is asked about: %s may be %s', (typed, meant) => {
  expect(index.nearest(typed)).toContain(meant)
})
