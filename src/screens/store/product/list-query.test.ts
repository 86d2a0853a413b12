import { describe, expect, it } from 'vitest'
import { cleared, isNarrowed, listSearch, readListQuery, searchInput, toggled } from './list-query.ts'

describe('the address of a list', () => {
  it('reads values behind commas and repeated names alike', () => {
    expect(readListQuery('?brand=verre,corvine').brand).toEqual(['verre', 'corvine'])
    expect(readListQuery('?brand=verre&brand=corvine&brand=verre').brand).toEqual(['verre', 'corvine'])
  })
  it('writes what it reads in one fixed order', () => {
    const search = '?brand=verre%2Ccorvine&colour=black&max=9000&min=100&page=3&sale=1&size=IT+38&sort=price-up&type=women%2Fbags'
    expect(listSearch(readListQuery(search))).toBe(search)
  })
  it('falls back on the first page, the usual order and no price for what it does not understand', () => {
    const query = readListQuery('?page=-4&sort=sideways&min=1e9&max=abc&searchOrderType=77')
    expect(listSearch(query)).toBe('')
  })
  it('starts again on page one when a filter changes', () => {
    const next = toggled(readListQuery('?page=4&colour=black'), 'colour', 'ivory')
    expect([next.page, next.colour]).toEqual([1, ['black', 'ivory']])
    expect(toggled(next, 'colour', 'black').colour).toEqual(['ivory'])
  })
  it('keeps the search word and the order when everything is cleared', () => {
    const query = cleared(readListQuery('?keyword=tote&sort=newest&sale=1&brand=verre'))
    expect([isNarrowed(query), listSearch(query)]).toEqual([false, '?keyword=tote&sort=newest'])
  })
  it('leaves out a price range that is upside down', () => {
    const input = searchInput(readListQuery('?min=900&max=100'), { category: 'women/bags', brandCode: '' }, 'women')
    expect([input.minPrice, input.maxPrice, input.sexType]).toEqual([undefined, undefined, undefined])
  })
  it('narrows a list of everything to the reader’s side', () => {
    expect(searchInput(readListQuery(''), { category: '', brandCode: '' }, 'men').sexType).toBe(2)
  })
})
