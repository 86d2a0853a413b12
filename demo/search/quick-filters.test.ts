import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIndex, searchProducts } from '../../src/modules/search/index.server.ts'
import { SearchInput } from '../../src/modules/search/search.contract.ts'
import { clock } from '../../src/platform/clock.ts'
import { quickFilters } from '../../src/screens/store/list/quick-filters.ts'
import { readListQuery } from '../../src/screens/store/list/list-query.ts'
import { demoProducts } from '../catalogue/demo-catalogue.ts'
import { demoTaxonomy, rowOfDemo } from './relevance.builders.ts'

const taxonomy = demoTaxonomy()
const rows = [...demoProducts()].map(rowOfDemo)

beforeAll(() => {
  // What is new depends on the day.
  clock.advance(Date.parse('2026-11-20T04:00:00Z') - Date.now())
  const index = buildIndex(taxonomy)
  index.put(rows)
  index.takeOver()
})
afterAll(() => clock.reset())

async function quickOf(asked: { category?: string; brandCode?: string }) {
  const found = await searchProducts(SearchInput.parse(asked), 'en')
  return { total: found.total, quick: quickFilters(found, readListQuery(''), asked.brandCode !== undefined) }
}
const countOf = (quick: Awaited<ReturnType<typeof quickOf>>['quick']): number =>
  quick ? Number(quick.sale) + Number(quick.isNew) + Number(quick.inStock) + quick.types.length + quick.colours.length : 0
/** Of less there is nothing to narrow. */
const FEW = 8

test('above every list of one kind of thing two to five filters are promoted', async () => {
  const paths = taxonomy.categories.map(({ path }) => path)
  const leaves = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`)))
  const wrong: string[] = []
  let lists = 0
  for (const category of leaves) {
    const { total, quick } = await quickOf({ category })
    if (total < FEW) continue
    lists += 1
    if (countOf(quick) < 2 || countOf(quick) > 5) wrong.push(`${category} ${total} ${countOf(quick)}`)
  }
  expect(wrong).toEqual([])
  expect(lists).toBeGreaterThan(50)
})

test('and above every page of a designer', async () => {
  const wrong: string[] = []
  for (const { code } of taxonomy.brands) {
    const { total, quick } = await quickOf({ brandCode: code })
    if (total >= FEW && (countOf(quick) < 2 || countOf(quick) > 5)) wrong.push(`${code} ${total} ${countOf(quick)}`)
  }
  expect(wrong).toEqual([])
  expect(taxonomy.brands.length).toBeGreaterThan(20)
})

test('a list that has kinds of things promotes those', async () => {
  const { quick } = await quickOf({ category: 'women/bags' })
  expect(quick?.types).toHaveLength(4)
  expect(quick).toMatchObject({ isNew: false, inStock: false, colours: [] })
})
