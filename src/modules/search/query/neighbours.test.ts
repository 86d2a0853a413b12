import { expect, test } from 'vitest'
import { runNow } from '#modules/search/answer-scheduler.ts'
import { ProductIndex } from '#modules/search/index/product-index.ts'
import type { ProductRow } from '#modules/search/product-row.ts'
import { buildRow, smallTaxonomy } from '#modules/search/search.builders.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { runQuery } from './product-query.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const brands = smallTaxonomy.brands.map(({ code }) => code)
const leaves = smallTaxonomy.categories.map(({ path }) => path).filter((path) => path.split('/').length === 3)

function indexOf(rows: ProductRow[]): ProductIndex {
  const index = new ProductIndex()
  index.setTaxonomy(smallTaxonomy)
  index.upsert(rows)
  return index
}

test('in the recommended order neighbours differ and sold-out pieces come last', () => {
  const rows = Array.from({ length: 200 }, (_, at) =>
    buildRow({ brandCode: brands[at % 4]!, categories: [leaves[(at >> 2) % 6]!], stock: at % 10 === 0 ? 'out' : 'in' }),
  )
  const index = indexOf(rows)
  const list = [...runNow(runQuery(index, SearchInput.parse({}), 150, NOW)).first].map((slot) => index.row(slot)!)
  for (const [at, row] of list.slice(1).entries()) {
    expect(row.brandCode === list[at]!.brandCode || row.categories[0] === list[at]!.categories[0]).toBe(false)
  }
  const all = [...runNow(runQuery(index, SearchInput.parse({}), 200, NOW)).first].map((slot) => index.row(slot)!.stock)
  expect(all.slice(180)).toEqual(Array.from({ length: 20 }, () => 'out'))
  expect([...runNow(runQuery(index, SearchInput.parse({}), 48, NOW)).first]).toEqual(
    [...runNow(runQuery(index, SearchInput.parse({}), 96, NOW)).first].slice(0, 48),
  )
})

test('new arrivals are not led by three alike: of those that rank first, one stands in a row and the others further down', () => {
  const alike = Array.from({ length: 3 }, (_, at) =>
    buildRow({ brandCode: brands[at]!, categories: [leaves[0]!], popularity: 1, arrivedAt: NOW.getTime() }),
  )
  const others = Array.from({ length: 12 }, (_, at) =>
    buildRow({ brandCode: brands[at % 4]!, categories: [leaves[1 + (at % 5)]!], popularity: 0, arrivedAt: NOW.getTime() }),
  )
  const index = indexOf([...alike, ...others])
  const { first } = runNow(runQuery(index, SearchInput.parse({ searchOrderType: 2 }), 12, NOW))
  const kinds = [...first].map((slot) => index.row(slot)!.categories[0])
  expect(kinds[0]).toBe(leaves[0])
  for (const at of [0, 4, 8])
    expect(kinds.slice(at, at + 4).filter((kind) => kind === leaves[0]).length, `${kinds.join()}`).toBe(1)
})
