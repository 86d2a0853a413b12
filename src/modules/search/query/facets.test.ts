import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOff } from '#platform/money.ts'
import type { FacetCounts } from './facet-pass.ts'
import { ProductIndex } from '#modules/search/index/product-index.ts'
import { runQuery } from './product-query.ts'
import { runNow } from '#modules/search/answer-scheduler.ts'
import type { ProductRow } from '#modules/search/product-row.ts'
import { buildRow, smallTaxonomy } from '#modules/search/search.builders.ts'
import { PRODUCT_FLAGS, SearchInput, type SearchQuery } from '#modules/search/search.contract.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const brands = smallTaxonomy.brands.map(({ code }) => code)
const leaves = smallTaxonomy.categories.map(({ path }) => path).filter((path) => path.split('/').length === 3)
const paths = smallTaxonomy.categories.map(({ path }) => path)
const sizes = ['INT@@@XS', 'INT@@@S', 'INT@@@M', 'IT@@@38', 'none@@@One size']
const materials = smallTaxonomy.materials.map(({ id }) => id)
const kinds = ['platform', 'brand', 'global-buyer'] as const
const joined = leaves.map((path) => path.replace(/\/([^/]+)$/, '###$1'))

const row = fc.record({
  brandCode: fc.constantFrom(...brands),
  gender: fc.constantFrom('women' as const, 'men' as const, 'unisex' as const),
  categories: fc.uniqueArray(fc.constantFrom(...leaves), { minLength: 1, maxLength: 2 }),
  colours: fc.uniqueArray(fc.constantFrom(...smallTaxonomy.colours), { minLength: 1, maxLength: 3, selector: ({ id }) => id }),
  sizes: fc.uniqueArray(fc.constantFrom(...sizes), { maxLength: 4 }),
  listPriceCents: fc.integer({ min: 100_00, max: 300_00 }),
  salePriceCents: fc.integer({ min: 100_00, max: 200_00 }),
  stock: fc.constantFrom('in' as const, 'low' as const, 'last' as const, 'out' as const),
  arrivedAt: fc.integer({ min: 0, max: 100 }).map((days) => NOW.getTime() - days * 86_400_000),
  seasonalSale: fc.boolean(),
  flags: fc.subarray([...PRODUCT_FLAGS]),
  materials: fc.subarray(materials, { maxLength: 2 }),
  merchantKinds: fc.subarray([...kinds], { minLength: 1 }),
  listed: fc.boolean(),
})
const some = (values: string[]) => fc.subarray(values, { maxLength: 2 })
const rarely = fc.constantFrom(false, false, true)
const query = fc.record({
  category: fc.oneof(
    fc.constantFrom('', ...paths),
    fc.subarray(paths, { minLength: 2, maxLength: 3 }).map((some) => some.join('###')),
  ),
  brandCode: fc.constantFrom('', '', '', ...brands),
  brand: some(brands),
  colour: some(['black', 'red', 'grey']),
  size: some(sizes),
  type: fc.oneof(some(leaves), some(joined)),
  minPrice: fc.option(fc.integer({ min: 100, max: 150 }), { nil: undefined }),
  maxPrice: fc.option(fc.integer({ min: 120, max: 200 }), { nil: undefined }),
  sale: fc.boolean(),
  discount: fc.subarray([10, 30, 50] as const),
  material: some(materials),
  merchantKind: fc.subarray([...kinds], { maxLength: 2 }),
  gender: fc.subarray(['women', 'men'] as const),
  inStock: rarely,
  isNew: rarely,
  flag: fc.subarray([...PRODUCT_FLAGS], { maxLength: 1 }),
  isRecommend: fc.boolean(),
  searchOrderType: fc.integer({ min: 0, max: 3 }),
  sexType: fc.option(fc.constantFrom(1, 2), { nil: undefined }),
  sort: fc.constantFrom(
    'recommended' as const,
    'newest' as const,
    'price-up' as const,
    'price-down' as const,
    'discount' as const,
  ),
})

const below = (row: ProductRow, path: string): boolean => row.categories.some((own) => own === path || own.startsWith(`${path}/`))
const isNew = (row: ProductRow): boolean => NOW.getTime() - row.arrivedAt <= 30 * 86_400_000
const off = (row: ProductRow): number => percentOff(row.listPriceCents, row.salePriceCents)

/** What can be chosen in a list, one test per group, as the rules say it. */
const groups: Record<string, (row: ProductRow, query: SearchQuery) => boolean> = {
  brand: (row, { brand, brandCode }) => brandCode !== '' || brand.length === 0 || brand.includes(row.brandCode),
  colour: (row, { colour }) => colour.length === 0 || row.colours.some(({ id }) => colour.includes(id)),
  size: (row, { size }) => size.length === 0 || row.sizes.some((label) => size.includes(label)),
  type: (row, { type }) => type.length === 0 || type.some((path) => below(row, path.replace('###', '/'))),
  material: (row, { material }) => material.length === 0 || row.materials.some((id) => material.includes(id)),
  merchantKind: (row, { merchantKind }) =>
    merchantKind.length === 0 || merchantKind.some((kind) => row.merchantKinds.includes(kind)),
  gender: (row, { gender }) => gender.length === 0 || row.gender === 'unisex' || gender.includes(row.gender),
  isNew: (row, query) => !query.isNew || isNew(row),
  inStock: (row, query) => !query.inStock || row.stock !== 'out',
  flag: (row, { flag }) => flag.every((one) => row.flags.includes(one)),
  price: (row, { minPrice, maxPrice }) =>
    row.salePriceCents >= (minPrice ?? 0) * 100 && row.salePriceCents <= (maxPrice ?? Infinity) * 100,
  sale: (row, { sale, discount }) => off(row) >= (discount.length > 0 ? Math.min(...discount) : sale ? 1 : 0),
}
function stands(row: ProductRow, { category, brandCode, isRecommend, searchOrderType, sexType }: SearchQuery): boolean {
  if (!row.listed || (category !== '' && !category.split('###').some((path) => below(row, path)))) return false
  if ((brandCode !== '' && row.brandCode !== brandCode) || (isRecommend && row.stock === 'out')) return false
  if ((sexType === 1 && row.gender === 'men') || (sexType === 2 && row.gender === 'women')) return false
  if (searchOrderType === 2) return isNew(row)
  return searchOrderType === 0 || (searchOrderType === 1 ? row.seasonalSale : row.flags.includes('lowestPrice'))
}
const passing = (rows: ProductRow[], query: SearchQuery, without?: string): ProductRow[] =>
  rows.filter(
    (row) => stands(row, query) && Object.entries(groups).every(([name, passes]) => name === without || passes(row, query)),
  )

function indexOf(rows: ProductRow[]): ProductIndex {
  const index = new ProductIndex()
  index.setTaxonomy(smallTaxonomy)
  index.upsert(rows)
  return index
}

/** The counts of material, merchant kind and of what is chosen or not. */
function expectMoreCounts({ columns }: ProductIndex, now: ProductRow[], query: SearchQuery, counts: FacetCounts): void {
  for (const [id, material] of columns.materials.values.names.entries())
    expect(counts.materials[id] ?? 0).toBe(
      passing(now, query, 'material').filter((row) => row.materials.includes(material)).length,
    )
  for (const [id, kind] of columns.merchantKinds.values.names.entries())
    expect(counts.merchantKinds[id] ?? 0).toBe(
      passing(now, query, 'merchantKind').filter((row) => row.merchantKinds.includes(kind)).length,
    )
  expect({ women: counts.womenNum, men: counts.menNum }).toEqual({
    women: passing(now, query, 'gender').filter(({ gender }) => gender !== 'men').length,
    men: passing(now, query, 'gender').filter(({ gender }) => gender !== 'women').length,
  })
  expect({ new: counts.newNum, inStock: counts.inStockNum, flags: [...counts.flags] }).toEqual({
    new: passing(now, query, 'isNew').filter(isNew).length,
    inStock: passing(now, query, 'inStock').filter(({ stock }) => stock !== 'out').length,
    flags: PRODUCT_FLAGS.map((flag) => passing(now, query).filter(({ flags }) => flags.includes(flag)).length),
  })
}

/** Matches and counts, each by plain rules. */
function expectAgreement(index: ProductIndex, now: ProductRow[], query: SearchQuery): void {
  const { matches, total, counts, first } = runNow(runQuery(index, query, 1_000, NOW))
  const expected = passing(now, query)
  const codes = (slots: Iterable<number>) => [...slots].map((slot) => index.row(slot)?.spuCode)
  expect(new Set(codes(matches.all()))).toEqual(new Set(expected.map(({ spuCode }) => spuCode)))
  expect([total, matches.all().length]).toEqual([expected.length, expected.length])
  expect(new Set(codes(first))).toEqual(new Set(codes(matches.all())))
  const { columns } = index
  for (const [id, code] of query.brandCode ? [] : columns.brandNames.names.entries())
    expect(counts.brands[id] ?? 0).toBe(passing(now, query, 'brand').filter(({ brandCode }) => brandCode === code).length)
  for (const [id, code] of columns.colours.values.names.entries())
    expect(counts.colours[id] ?? 0).toBe(
      passing(now, query, 'colour').filter((row) => row.colours.some((colour) => colour.id === code)).length,
    )
  for (const [id, label] of columns.sizes.values.names.entries())
    expect(counts.sizes[id] ?? 0).toBe(passing(now, query, 'size').filter((row) => row.sizes.includes(label)).length)
  for (const [id, path] of columns.categories.values.names.entries())
    expect(counts.categories[id] ?? 0).toBe(passing(now, query, 'type').filter((row) => below(row, path)).length)
  expectMoreCounts(index, now, query, counts)
  expect([counts.saleNum, ...counts.discounts]).toEqual(
    [1, 10, 30, 50].map((least) => passing(now, query, 'sale').filter((row) => off(row) >= least).length),
  )
  const prices = passing(now, query, 'price').map(({ salePriceCents }) => salePriceCents)
  expect([counts.cheapestCents, counts.dearestCents]).toEqual([Math.min(...prices), Math.max(0, ...prices)])
}

test('matches and all counts agree with a plain look at every product, also after products have changed', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), fc.array(row, { maxLength: 40 }), query, (before, after, asked) => {
      const rows = before.map((one) => buildRow(one))
      const index = indexOf(rows)
      const query = SearchInput.parse(asked)
      // Its whole list is one whose counts are kept from now on.
      const plain = SearchInput.parse({ category: asked.category, sexType: asked.sexType })
      expectAgreement(index, rows, plain)
      const changed = after.slice(0, rows.length).map((one, at) => ({ ...rows[at]!, ...one }))
      index.upsert(changed)
      const now = [...changed, ...rows.slice(changed.length)]
      expect(index.size).toBe(now.filter(({ listed }) => listed).length)
      expectAgreement(index, now, query)
      expectAgreement(index, now, plain)
    }),
    { numRuns: 400, seed: 20261120 },
  )
})

const sortedBy: Record<Exclude<SearchQuery['sort'], 'recommended'>, (row: ProductRow) => number> = {
  'price-up': (row) => row.salePriceCents,
  'price-down': (row) => -row.salePriceCents,
  newest: (row) => -row.arrivedAt,
  discount: (row) => -off(row),
}

test('every order but the recommended one follows its key, equal pieces their ids, also after pieces have changed', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 60 }), fc.array(row, { maxLength: 60 }), (before, after) => {
      // The id says nothing about when a piece arrived in the index.
      const rows = before.map((one, at) => buildRow({ ...one, productId: idOf((at * 7_919) % 60), listed: true }))
      const index = indexOf(rows)
      const changed = after.slice(0, rows.length).map((one, at) => ({ ...rows[at]!, ...one }))
      index.upsert(changed)
      const listed = [...changed, ...rows.slice(changed.length)].filter(({ listed }) => listed)
      for (const [sort, key] of Object.entries(sortedBy)) {
        const { first } = runNow(runQuery(index, SearchInput.parse({ sort: sort as 'newest' }), 1_000, NOW))
        expect([...first].map((slot) => index.row(slot)!.productId)).toEqual(
          listed
            .toSorted((one, other) => key(one) - key(other) || (one.productId < other.productId ? -1 : 1))
            .map(({ productId }) => productId),
        )
      }
    }),
    { numRuns: 100, seed: 20261120 },
  )
})
const idOf = (number: number): string => `${String(number).padStart(8, '0')}-0000-7000-8000-000000000000`

test('a piece dated a thousand years ahead is new, one from before 1970 is old, and neither disturbs another', () => {
  const usual = buildRow({ arrivedAt: NOW.getTime() - 60 * 86_400_000, salePriceCents: 500_00 })
  const ahead = buildRow({ arrivedAt: Date.UTC(3000, 0, 1), salePriceCents: 500_00 })
  const before = buildRow({ arrivedAt: Date.UTC(1931, 0, 1), salePriceCents: 500_00 })
  const index = indexOf([usual, ahead, before])
  const { first, counts } = runNow(runQuery(index, SearchInput.parse({ sort: 'newest' }), 10, NOW))
  expect([...first].map((slot) => index.row(slot)!.spuCode)).toEqual([ahead, usual, before].map(({ spuCode }) => spuCode))
  expect([counts.newNum, counts.cheapestCents, counts.dearestCents]).toEqual([1, 500_00, 500_00])
})

test('the version moves only when something that is shown has changed', () => {
  const row = buildRow()
  const index = indexOf([row])
  const { version } = index
  index.upsert([{ ...row }])
  expect(index.version).toBe(version)
  index.upsert([{ ...row, stock: 'last' }])
  expect(index.version).toBe(version + 1)
  index.upsert([{ ...row, listed: false }])
  expect([index.version, index.find(row.spuCode)]).toEqual([version + 2, undefined])
  index.upsert([{ ...row, listed: true }])
  expect(index.find(row.spuCode)).toBe(0)
})
