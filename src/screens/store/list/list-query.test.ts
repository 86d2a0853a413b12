import fc from 'fast-check'
import { PRODUCT_FLAGS } from '#modules/catalogue/product-flags.rules.ts'
import { describe, expect, it } from 'vitest'
import {
  cleared,
  isNarrowed,
  type ListQuery,
  listSearch,
  readListQuery,
  searchInput,
  SORTS,
  spellingOf,
  toggled,
} from './list-query.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,6})?$/)
const path = fc.array(slug, { minLength: 1, maxLength: 3 }).map((steps) => steps.join('/'))
/** Whatever an operator may call a size or a colour; a comma stands between values and in none. */
const value = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((text) => !text.includes(',') && text.isWellFormed())
const some = (one: fc.Arbitrary<string>) => fc.uniqueArray(one, { maxLength: 4 }).map((values) => values.toSorted())
const amount = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: undefined })
const query: fc.Arbitrary<ListQuery> = fc
  .record({
    category: some(path),
    brand: some(slug),
    colour: some(slug),
    size: some(fc.tuple(fc.constantFrom('IT', 'INT', 'cm', 'none'), value).map(([scale, size]) => `${scale}@@@${size}`)),
    type: some(fc.tuple(path, slug).map(([parent, type]) => `${parent}###${type}`)),
    material: some(slug),
    attribute: some(fc.tuple(slug, slug).map(([attribute, answer]) => `${attribute}:${answer}`)),
    discount: fc.subarray(['10', '30', '50']),
    flag: fc.subarray([...PRODUCT_FLAGS]).map((flags) => flags.toSorted()),
    min: amount,
    max: amount,
    sale: fc.boolean(),
    isNew: fc.boolean(),
    inStock: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 500 }),
    exact: fc.boolean(),
    keyword: fc.string({ maxLength: 20, unit: 'grapheme' }).filter((text) => text.isWellFormed() && text.length <= 100),
    order: fc.integer({ min: 0, max: 3 }),
    recommend: fc.boolean(),
  })
  // As a list has it.
  .filter(({ min, max }) => min === undefined || max === undefined || min <= max)

describe('the address of a list', () => {
  it('says again exactly what was written into it', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(readListQuery(listSearch(asked))).toEqual(asked)
      }),
      { numRuns: 500, seed: 20261120 },
    )
  })
  it('has one spelling, whatever order and form its values were given in', () => {
    fc.assert(
      fc.property(query, fc.integer({ min: 0, max: 999 }), (asked, turn) => {
        const repeated = [...new URLSearchParams(listSearch(asked))].flatMap(([name, joined]) =>
          ['attribute', 'brand', 'colour', 'size', 'type', 'material', 'discount', 'flag'].includes(name)
            ? joined.split(',').map((one) => [name, one])
            : [[name, joined]],
        )
        const at = turn % Math.max(1, repeated.length)
        const turned = new URLSearchParams([...repeated.slice(at), ...repeated.slice(0, at)] as [string, string][])
        expect(listSearch(readListQuery(`?${turned}`))).toBe(listSearch(asked))
      }),
      { numRuns: 300, seed: 20261120 },
    )
  })
  it('comes to rest after one reading, whatever it was', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (search) => {
        const once = listSearch(readListQuery(search))
        expect(listSearch(readListQuery(once))).toBe(once)
      }),
      { numRuns: 300, seed: 20261120 },
    )
  })
  it('joins categories by ###, a type to its parent by ###, a size to its scale by @@@', () => {
    const search = '?brand=corvine,verre&category=women/bags%23%23%23women/shoes&size=IT@@@38&type=women/bags%23%23%23tote-bags'
    const read = readListQuery(search)
    expect([read.category, read.type, read.size]).toEqual([
      ['women/bags', 'women/shoes'],
      ['women/bags###tote-bags'],
      ['IT@@@38'],
    ])
    expect(listSearch(read)).toBe(search)
  })
  it('reads values behind commas and repeated names alike, and a type that is a whole path', () => {
    expect(readListQuery('?brand=verre,corvine').brand).toEqual(['corvine', 'verre'])
    expect(readListQuery('?brand=verre&brand=corvine&brand=verre').brand).toEqual(['corvine', 'verre'])
    expect(readListQuery('?type=women/bags/tote-bags').type).toEqual(['women/bags###tote-bags'])
  })
  it('tells an older spelling from its own, and pays no heed to what it does not read', () => {
    expect(spellingOf('?brand=a&brand=b')).not.toBe(spellingOf('?brand=a,b'))
    expect(spellingOf('?brand=a%2Cb&min=')).toBe(spellingOf('?brand=a,b'))
  })
  it('falls back on the first page, the usual order and no price for what it does not understand', () => {
    const query = readListQuery('?page=-4&sort=sideways&min=1e9&max=abc&searchOrderType=77&discount=11&category=Q%20!')
    expect(listSearch(query)).toBe('')
  })
  it('starts again on page one when a filter changes', () => {
    const next = toggled(readListQuery('?page=4&colour=black'), 'colour', 'ivory')
    expect([next.page, next.colour]).toEqual([1, ['black', 'ivory']])
    expect(toggled(next, 'colour', 'black').colour).toEqual(['ivory'])
  })
  it('keeps the search word and the order when everything is cleared', () => {
    const query = cleared(readListQuery('?keyword=tote&sort=newest&sale=1&brand=verre&discount=30&min=5'))
    expect([isNarrowed(query), listSearch(query)]).toEqual([false, '?keyword=tote&sort=newest'])
  })
  it('turns a price range that was typed the other way round', () => {
    const input = searchInput(
      readListQuery('?min=900&max=100'),
      { category: 'women/bags', brandCode: '', collection: '' },
      'women',
    )
    expect([input.minPrice, input.maxPrice, input.sexType]).toEqual([100, 900, undefined])
  })
  it('narrows a list of everything to the visitor’s side', () => {
    expect(searchInput(readListQuery(''), { category: '', brandCode: '', collection: '' }, 'men').sexType).toBe(2)
  })
})
