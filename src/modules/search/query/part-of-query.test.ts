import { expect, test } from 'vitest'
import { answerSearch } from '#modules/search/lists/present-search.ts'
import { buildEngine, buildRow } from '#modules/search/search.builders.ts'
import { SearchInput } from '#modules/search/search.contract.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const red = { id: 'red', nameEn: 'Red', nameZh: '紅色', hex: '#aa0000' }
const engine = buildEngine([
  buildRow({ spuCode: 'BLACK-TOTE' }),
  buildRow({
    spuCode: 'RED-CLUTCH',
    titleEn: 'Satin clutch',
    titleZh: '緞面手拿包',
    categories: ['women/bags/clutches'],
    colours: [red],
  }),
  buildRow({ spuCode: 'MEN', titleEn: 'Nylon backpack', titleZh: '尼龍背囊', categories: ['men/bags/backpacks'], gender: 'men' }),
])
const ask = (input: Parameters<typeof SearchInput.parse>[0]) => answerSearch(engine, SearchInput.parse(input), 'en', NOW)

test.each([
  ['purple tote', ['purple'], ['BLACK-TOTE']],
  ['Unicorn 托特包', ['Unicorn'], ['BLACK-TOTE']],
  ['紅色飛機手拿包', ['飛機'], ['RED-CLUTCH']],
  ['red tote', ['red'], ['BLACK-TOTE']],
])('“%s” is answered in part: without %j', async (keyword, leftOut, codes) => {
  const answer = await ask({ keyword })
  expect(answer).toMatchObject({ partial: true, leftOut, total: codes.length })
  expect(answer.list.map(({ spuCode }) => spuCode)).toEqual(codes)
})

test('a word that is known is no slip of another, and relaxing keeps the kind of thing', async () => {
  expect(await ask({ keyword: 'purple tote' })).toMatchObject({ leftOut: ['purple'], suggestion: '' })
  expect((await ask({ keyword: 'women spacecraft' })).total).toBe(0)
  expect((await ask({ keyword: 'black spacecraft' })).total).toBe(0)
  expect(await ask({ keyword: 'wetsuit tote' })).toMatchObject({ total: 1, leftOut: ['wetsuit'] })
})

test('a list is answered in part by what stands in it, and never by what does not', async () => {
  expect(await ask({ keyword: 'satin backpack', category: 'men/bags' })).toMatchObject({ partial: true, leftOut: ['satin'] })
  expect(await ask({ keyword: 'satin clutch', category: 'men/bags' })).toMatchObject({ partial: false, total: 0 })
})

test('a whole answer is not in part, and neither is one that the choices have emptied, nor one word that nothing holds', async () => {
  expect(await ask({ keyword: 'red clutch' })).toMatchObject({ partial: false, leftOut: [], total: 1 })
  expect(await ask({ keyword: 'red clutch', colour: ['black'] })).toMatchObject({ partial: false, leftOut: [], total: 0 })
  expect(await ask({ keyword: 'xylophone' })).toMatchObject({ partial: false, leftOut: [], total: 0, suggestion: '' })
})
