import { expect, test } from 'vitest'
import { buildIndex, searchProducts } from '../../src/modules/search/index.server.ts'
import { SearchInput } from '../../src/modules/search/search.contract.ts'
import { demoProducts } from '../catalogue/demo-catalogue.ts'
import { demoTaxonomy, rowOfDemo } from './relevance.builders.ts'

const index = buildIndex(demoTaxonomy())
index.put([...demoProducts()].map(rowOfDemo))
index.takeOver()

const ask = (keyword: string, language: 'en' | 'zh' = 'en') => searchProducts(SearchInput.parse({ keyword }), language)

test('loafers that are not there in red are told in what they are there, and shown so', async () => {
  const { closest, list } = await ask('red loafers')
  expect(closest).toEqual({ asked: 'red', thing: 'loafers', colours: ['Burgundy'] })
  const shown = list.map(({ colour, colours }) => colours.find(({ code }) => code === (colour || colours[0]!.code))?.name)
  expect([...new Set(shown)].filter((name) => name !== undefined)).toEqual(['Burgundy'])
})

test.each([
  ['en', 'loafers in red', { asked: 'red', thing: 'loafers' }],
  ['en', 'red leather loafers', { asked: 'red', thing: 'leather loafers' }],
  ['zh', '紅色樂福鞋', { asked: '紅色', thing: '樂福鞋', colours: ['酒紅色'] }],
] as const)('what else is said of them stays (%s, “%s”)', async (language, keyword, said) => {
  expect((await ask(keyword, language)).closest).toMatchObject(said)
})

test.each([
  ['in any colour that is left', 'yellow boots'],
  ['with a price', 'red loafers under 900000'],
  ['in a colour that is there', 'burgundy loafers'],
  ['with more left out', 'red cashmere loafers'],
])('nothing is said so of what is asked for %s: “%s”', async (_, keyword) => {
  expect((await ask(keyword)).closest).toBeNull()
})
