import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOff } from '#platform/money.ts'
import type { FacetCounts } from './facet-tally.ts'
import { answerSearch } from '#modules/search/lists/present-search.ts'
import { ProductIndex } from '#modules/search/index/product-index.ts'
import { runQuery } from './product-query.ts'
import { runNow } from '#modules/search/answer-scheduler.ts'
import type { ProductRow, RowVariants } from '#modules/search/product-row.ts'
import { buildEngine, buildRow, rowColour, smallTaxonomy, withVariants } from '#modules/search/search.builders.ts'
import { someAnswers } from '#modules/search/random-catalogue.builders.ts'
import { PRODUCT_FLAGS, SearchInput, type SearchQuery } from '#modules/search/search.contract.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const brands = smallTaxonomy.brands.map(({ code }) => code)
const leaves = smallTaxonomy.categories.map(({ path }) => path).filter((path) => path.split('/').length === 3)
const paths = smallTaxonomy.categories.map(({ path }) => path)
const sizes = ['INT@@@XS', 'INT@@@S', 'INT@@@M', 'IT@@@38', 'none@@@One size']
const materials = smallTaxonomy.materials.map(({ id }) => id)
const attributes = smallTaxonomy.attributes ?? []
const kinds = ['platform', 'brand', 'global-buyer'] as const
const joined = leaves.map((path) => path.replace(/\/([^/]+)$/, '###$1'))

const price = {
  listPriceCents: fc.integer({ min: 100_00, max: 300_00 }),
  salePriceCents: fc.integer({ min: 100_00, max: 200_00 }),
}
const variants = fc.oneof(
  fc.constant([]),
  fc.array(
    fc.record({
      colour: fc.nat(2),
      sizes: fc.uniqueArray(fc.constantFrom(...sizes), { minLength: 1, maxLength: 3 }),
      merchantKinds: fc.subarray([...kinds], { minLength: 1 }),
      ...price,
    }),
    { minLength: 1, maxLength: 4 },
  ),
)
const base = fc.record({
  brandCode: fc.constantFrom(...brands),
  gender: fc.constantFrom('women' as const, 'men' as const, 'unisex' as const),
  categories: fc.uniqueArray(fc.constantFrom(...leaves), { minLength: 1, maxLength: 2 }),
  colours: fc.uniqueArray(fc.constantFrom(...smallTaxonomy.colours.map(rowColour)), {
    minLength: 1,
    maxLength: 3,
    selector: ({ id }) => id,
  }),
  sizes: fc.uniqueArray(fc.constantFrom(...sizes), { maxLength: 4 }),
  ...price,
  stock: fc.constantFrom('in' as const, 'low' as const, 'last' as const, 'out' as const),
  arrivedAt: fc.integer({ min: 0, max: 100 }).map((days) => NOW.getTime() - days * 86_400_000),
  seasonalSale: fc.boolean(),
  flags: fc.subarray([...PRODUCT_FLAGS]),
  materials: fc.subarray(materials, { maxLength: 2 }),
  answers: someAnswers,
  merchantKinds: fc.subarray([...kinds], { minLength: 1 }),
  listed: fc.boolean(),
  variants,
})
/** Half of them with variants that differ. */
const row = base.map((one) => {
  const { variants, ...plain } = one
  const { productId: _, spuCode: __, articleNumber: ___, words: ____, ...made } = withVariants(buildRow(plain), variants)
  return made
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
  attribute: fc.subarray(
    attributes.flatMap(({ answers }) => answers.map(({ value }) => value)),
    { maxLength: 3 },
  ),
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
const off = (variant: { listPriceCents: number; salePriceCents: number }): number =>
  percentOff(variant.listPriceCents, variant.salePriceCents)

/** What can be chosen in a list and is said of a product as a whole, one test per group, as the rules say it. */
const groups: Record<string, (row: ProductRow, query: SearchQuery) => boolean> = {
  brand: (row, { brand, brandCode }) => brandCode !== '' || brand.length === 0 || brand.includes(row.brandCode),
  type: (row, { type }) => type.length === 0 || type.some((path) => below(row, path.replace('###', '/'))),
  material: (row, { material }) => material.length === 0 || row.materials.some((id) => material.includes(id)),
  ...Object.fromEntries(
    attributes.map(({ id, answers }): [string, (row: ProductRow, query: SearchQuery) => boolean] => [
      id,
      (row, { attribute }) => {
        const chosen = attribute.filter((one) => answers.some(({ value }) => value === one))
        return chosen.length === 0 || chosen.some((one) => row.answers.includes(one))
      },
    ]),
  ),
  gender: (row, { gender }) => gender.length === 0 || row.gender === 'unisex' || gender.includes(row.gender),
  isNew: (row, query) => !query.isNew || isNew(row),
  inStock: (row, query) => !query.inStock || row.stock !== 'out',
  flag: (row, { flag }) => flag.every((one) => row.flags.includes(one)),
}
type Variant = Omit<RowVariants, 'colour'> & { colour: string }
/** What is said of each variant: one and the same has to have all of it. */
const variantGroups: Record<string, (variant: Variant, query: SearchQuery) => boolean> = {
  colour: (variant, { colour }) => colour.length === 0 || colour.includes(variant.colour),
  size: (variant, { size }) => size.length === 0 || variant.sizes.some((label) => size.includes(label)),
  merchantKind: (variant, { merchantKind }) =>
    merchantKind.length === 0 || merchantKind.some((kind) => variant.merchantKinds.includes(kind)),
  price: (variant, { minPrice, maxPrice }) =>
    variant.salePriceCents >= (minPrice ?? 0) * 100 && variant.salePriceCents <= (maxPrice ?? Infinity) * 100,
  sale: (variant, { sale, discount }) => off(variant) >= (discount.length > 0 ? Math.min(...discount) : sale ? 1 : 0),
}
const variantsOf = (row: ProductRow): Variant[] =>
  (row.variants.length > 0 ? row.variants : row.colours.map((_, colour) => ({ ...row, colour }))).map((some) => ({
    ...some,
    colour: row.colours[some.colour]!.id,
  }))
function stands(row: ProductRow, { category, brandCode, isRecommend, searchOrderType, sexType }: SearchQuery): boolean {
  if (!row.listed || (category !== '' && !category.split('###').some((path) => below(row, path)))) return false
  if ((brandCode !== '' && row.brandCode !== brandCode) || (isRecommend && row.stock === 'out')) return false
  if ((sexType === 1 && row.gender === 'men') || (sexType === 2 && row.gender === 'women')) return false
  if (searchOrderType === 2) return isNew(row)
  return searchOrderType === 0 || (searchOrderType === 1 ? row.seasonalSale : row.flags.includes('lowestPrice'))
}

/** A product of a list with those of its variants that pass. */
type Passing = { row: ProductRow; variants: Variant[] }
/** The cards of a list: of several colours that are chosen a product shows one card each. */
function passing(rows: ProductRow[], query: SearchQuery, without?: string): Passing[] {
  const listed = rows.filter(
    (row) => stands(row, query) && Object.entries(groups).every(([name, passes]) => name === without || passes(row, query)),
  )
  const isEach = query.colour.length > 1 && without !== 'colour'
  const asked = isEach ? query.colour.map((one) => ({ ...query, colour: [one] })) : [query]
  return asked.flatMap((one) =>
    listed.flatMap((row) => {
      const variants = variantsOf(row).filter((variant) =>
        Object.entries(variantGroups).every(([name, passes]) => name === without || passes(variant, one)),
      )
      return variants.length > 0 ? [{ row, variants }] : []
    }),
  )
}
const count = (some: Passing[], suits: (row: ProductRow) => boolean): number => some.filter(({ row }) => suits(row)).length
const countVariants = (some: Passing[], suits: (variant: Variant) => boolean): number =>
  some.filter(({ variants }) => variants.some(suits)).length

function indexOf(rows: ProductRow[]): ProductIndex {
  const index = new ProductIndex()
  index.setTaxonomy(smallTaxonomy)
  index.upsert(rows)
  return index
}

/** The counts of material, merchant kind and of what is chosen or not. */
function expectMoreCounts({ columns }: ProductIndex, now: ProductRow[], query: SearchQuery, counts: FacetCounts): void {
  const countOf = (trait: string): number => counts.traits[columns.traits.values.find(trait) ?? -1] ?? 0
  for (const material of materials)
    expect(countOf(material)).toBe(count(passing(now, query, 'material'), (row) => row.materials.includes(material)))
  for (const { id, answers } of attributes)
    for (const { value } of answers)
      expect(countOf(value)).toBe(count(passing(now, query, id), (row) => row.answers.includes(value)))
  for (const [id, kind] of columns.merchantKinds.values.names.entries())
    expect(counts.merchantKinds[id] ?? 0).toBe(
      countVariants(passing(now, query, 'merchantKind'), ({ merchantKinds }) => merchantKinds.includes(kind)),
    )
  expect({ women: counts.womenNum, men: counts.menNum }).toEqual({
    women: count(passing(now, query, 'gender'), ({ gender }) => gender !== 'men'),
    men: count(passing(now, query, 'gender'), ({ gender }) => gender !== 'women'),
  })
  expect({ new: counts.newNum, inStock: counts.inStockNum, flags: [...counts.flags] }).toEqual({
    new: count(passing(now, query, 'isNew'), isNew),
    inStock: count(passing(now, query, 'inStock'), ({ stock }) => stock !== 'out'),
    flags: PRODUCT_FLAGS.map((flag) => count(passing(now, query), ({ flags }) => flags.includes(flag))),
  })
}

/** Matches and counts, each by plain rules. */
function expectAgreement(index: ProductIndex, now: ProductRow[], query: SearchQuery): void {
  const { matches, total, counts, first } = runNow(runQuery(index, query, 1_000, NOW))
  const expected = passing(now, query)
  const codes = (slots: Iterable<number>) => [...slots].map((slot) => index.row(slot)?.spuCode ?? '')
  expect(new Set(codes(matches.all()))).toEqual(new Set(expected.map(({ row }) => row.spuCode)))
  expect([total, first.length]).toEqual([expected.length, expected.length])
  expect(codes(first).toSorted()).toEqual(expected.map(({ row }) => row.spuCode).toSorted())
  const { columns } = index
  for (const [id, code] of query.brandCode ? [] : columns.brandNames.names.entries())
    expect(counts.brands[id] ?? 0).toBe(count(passing(now, query, 'brand'), ({ brandCode }) => brandCode === code))
  for (const [id, code] of columns.colours.values.names.entries())
    expect(counts.colours[id] ?? 0).toBe(countVariants(passing(now, query, 'colour'), ({ colour }) => colour === code))
  for (const [id, label] of columns.sizes.values.names.entries())
    expect(counts.sizes[id] ?? 0).toBe(countVariants(passing(now, query, 'size'), ({ sizes }) => sizes.includes(label)))
  for (const [id, path] of columns.categories.values.names.entries())
    expect(counts.categories[id] ?? 0).toBe(count(passing(now, query, 'type'), (row) => below(row, path)))
  expectMoreCounts(index, now, query, counts)
  expect([counts.saleNum, ...counts.discounts]).toEqual(
    [1, 10, 30, 50].map((least) => countVariants(passing(now, query, 'sale'), (variant) => off(variant) >= least)),
  )
  const prices = passing(now, query, 'price').flatMap(({ variants }) => variants.map(({ salePriceCents }) => salePriceCents))
  expect([counts.cheapestCents, counts.dearestCents]).toEqual([Math.min(...prices), Math.max(0, ...prices)])
}

const asksOfVariants = ({ colour, size, merchantKind, discount, minPrice, maxPrice, sale }: SearchQuery): boolean =>
  colour.length + size.length + merchantKind.length + discount.length > 0 ||
  sale ||
  minPrice !== undefined ||
  maxPrice !== undefined

/** What the cards of a list show: of the variants that have all that is chosen the cheapest. */
function cardsAsRuled(now: ProductRow[], query: SearchQuery) {
  const shown = passing(now, query).map(({ row, variants }) => {
    const [cheapest] = variants.toSorted((one, other) => one.salePriceCents - other.salePriceCents || off(other) - off(one))
    const { colour, salePriceCents } = cheapest!
    // Where nothing is asked of variants a card names the sizes of all colours.
    const sizes = new Set(variantsOf(row).flatMap((each) => (each.colour === colour || !asksOfVariants(query) ? each.sizes : [])))
    return {
      id: row.productId,
      place: row.colours.findIndex(({ id }) => id === colour),
      off: off(cheapest!),
      salePriceCents,
      sizes,
    }
  })
  const { sort } = query
  const keyOf = (one: (typeof shown)[number]): number =>
    sort === 'discount' ? -one.off : sort === 'price-up' ? one.salePriceCents : -one.salePriceCents
  return shown.toSorted((one, other) => keyOf(one) - keyOf(other) || (one.id < other.id ? -1 : Number(one.id > other.id)))
}

test('each card shows the cheapest variant that has all that is chosen, and prices and discounts order by what is shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 4, maxLength: 30 }), query, async (some, asked) => {
      const rows = some.map((one) => buildRow({ ...one, listed: true }))
      const idOfCode = new Map(rows.map(({ spuCode, productId }) => [spuCode, productId]))
      const sort = asked.sort === 'recommended' || asked.sort === 'newest' ? 'price-up' : asked.sort
      const query = SearchInput.parse({ ...asked, sort, pages: 5, pageNum: 5 })
      const { list } = await answerSearch(buildEngine(rows), query, 'en', NOW)
      const ruled = cardsAsRuled(rows, query)
      const told = (id: string | undefined, price: number, sizes: number) => `${id} ${price} ${sizes}`
      const shown = list.map((card) => told(idOfCode.get(card.spuCode), Number(card.salesPrice) * 100, card.sizes.length))
      const expected = ruled.map(({ id, salePriceCents, sizes }) => told(id, salePriceCents, sizes.size))
      // Two cards of one product at one price may change places.
      expect(shown.toSorted()).toEqual(expected.toSorted())
      expect(shown.map((one) => one.split(' ')[0])).toEqual(expected.map((one) => one.split(' ')[0]))
      const opened = list.flatMap(({ colour }) => (colour === '' || query.colour.length === 0 ? [] : [colour]))
      expect(opened.filter((colour) => !query.colour.includes(colour))).toEqual([])
    }),
    { numRuns: 80, seed: 20261128 },
  )
})

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
    { numRuns: 300, seed: 20261120 },
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
test('a piece stands in its chosen colours as they are asked for, whichever an index met first', async () => {
  const [grey, red, both] = [['grey'], ['red'], ['red', 'grey']].map((ids) =>
    buildRow({ colours: smallTaxonomy.colours.filter(({ id }) => ids.includes(id)) }),
  )
  for (const rows of [
    [grey!, red!, both!],
    [red!, grey!, both!],
  ])
    for (const colour of [
      ['grey', 'red'],
      ['red', 'grey'],
    ]) {
      const { list } = await answerSearch(buildEngine(rows), SearchInput.parse({ colour }), 'en', NOW)
      expect(list.filter(({ spuCode }) => spuCode === both!.spuCode).map((card) => card.colour)).toEqual(colour)
    }
})

test('pieces that were alike in everything when the index was filled stand in every order, each once, however they change', () => {
  const index = new ProductIndex()
  index.setTaxonomy(smallTaxonomy)
  const rows = Array.from({ length: 6 }, () => buildRow())
  index.beginFilling()
  index.upsert(rows)
  index.endFilling()
  index.upsert([{ ...rows[0]!, stock: 'out', salePriceCents: 900_000, arrivedAt: NOW.getTime() }])
  index.upsert([{ ...rows[3]!, salePriceCents: 600_000 }])
  for (const sort of ['recommended', ...Object.keys(sortedBy)] as 'newest'[]) {
    const { first } = runNow(runQuery(index, SearchInput.parse({ sort }), 100, NOW))
    expect([...first].toSorted((one, other) => one - other)).toEqual([...rows.keys()])
  }
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
