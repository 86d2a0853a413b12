import { expect, test } from 'vitest'
import { buildIndex, searchProducts } from '../../src/modules/search/index.server.ts'
import { SearchInput } from '../../src/modules/search/search.contract.ts'
import { demoProducts } from '../catalogue/demo-catalogue.ts'
import { demoTaxonomy, rowOfDemo } from './relevance.builders.ts'

const index = buildIndex(demoTaxonomy())
index.put([...demoProducts()].map(rowOfDemo))
index.takeOver()

const ask = (keyword: string) => searchProducts(SearchInput.parse({ keyword }), 'en')

test.each([
  'leather sofa',
  '真絲窗簾',
  'cashmere mattress',
  'striped curtains',
  'red leather armchair',
  'gucci sofa',
  '真皮 梳化',
])('“%s” is not answered by other things of that material, cut, pattern or house', async (keyword) => {
  const { total, leftOut } = await ask(keyword)
  expect([total, leftOut]).toEqual([0, []])
})

test('beside a kind that is sold a kind that is not is left out', async () => {
  const { total, leftOut } = await ask('sofa handbag')
  expect(total).toBeGreaterThan(0)
  expect(leftOut).toEqual(['sofa'])
})

test.each([
  ['fridge', ['fridge'], 0],
  ['雪櫃', ['雪櫃'], 0],
  ['leather sofa', ['sofa'], 0],
  ['真絲窗簾', ['窗簾'], 0],
  ['Gucci armchair', ['Gucci', 'armchair'], 0],
  ['sofa handbag', ['sofa'], 1],
  ['handbag', [], 1],
  ['rug', [], 1],
  ['spacecraft', [], 0],
])('of “%s” it is said that %j is not sold', async (keyword, said, least) => {
  const { notSold, houses, total } = await ask(keyword)
  expect(notSold).toEqual(said)
  expect(Math.min(total, 1)).toBe(least)
  expect(houses).toEqual([])
})
