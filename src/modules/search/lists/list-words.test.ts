import { expect, test } from 'vitest'
import { answerSearch } from './present-search.ts'
import { buildEngine, buildRow } from '#modules/search/search.builders.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { describeList } from './seo-message.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const engine = buildEngine([
  buildRow({ brandCode: 'eclat', salePriceCents: 9_000_00, listPriceCents: 12_000_00, sizes: ['IT@@@38', 'INT@@@S'] }),
  buildRow({ brandCode: 'eclat', categories: ['women/bags/clutches'] }),
  buildRow({ brandCode: 'lune-atelier', salePriceCents: 20_000_00, listPriceCents: 20_000_00 }),
  buildRow({ brandCode: 'ardent-vale', categories: ['men/shoes/sneakers'], stock: 'out', gender: 'men' }),
])
type Asked = Parameters<typeof SearchInput.parse>[0]
const tell = async (asked: Asked, language: 'en' | 'zh' = 'en') => {
  const query = SearchInput.parse(asked)
  const { whole } = await engine.counts(query, NOW)
  return describeList(engine.taxonomy, query, whole, language)
}
const answer = (asked: Asked) => answerSearch(engine, SearchInput.parse(asked), 'en', NOW)

test('a list is described by what is true of it, in the visitor’s language, whatever has been chosen in it', async () => {
  const words = await tell({ category: 'women/bags' })
  expect(words).toEqual({
    title: 'Women’s Bags',
    description:
      'Women’s Bags at PRAYA: 3 pieces from HK$9,000 to HK$20,000, each authenticated, delivered free in Hong Kong and Macau.',
    heading: 'Women’s Bags',
    paragraph:
      '3 pieces by 2 designers from HK$9,000 to HK$20,000; Éclat Noir and Lune Atelier are shown most. The choice is widest in Tote Bags and Clutches. 1 of them is reduced at the moment. Every piece is authenticated before it leaves us and comes with its certificate.',
  })
  expect(await tell({ category: 'women/bags', brand: ['eclat'], sale: true })).toEqual(words)
  expect((await tell({ category: 'women/bags' }, 'zh')).paragraph).toBe(
    '現有3件，來自2個品牌，以Éclat Noir及Lune Atelier的款式最多，售價由HK$9,000至HK$20,000。當中托特包及手拿包選擇尤其豐富。其中1件正在減價。每件貨品均經鑑定後寄出，並附證書。',
  )
})

test('a designer, a single piece, a search and an empty list are each told in their own words', async () => {
  expect(await tell({ brandCode: 'eclat' })).toMatchObject({ title: 'Éclat Noir', heading: 'Éclat Noir at PRAYA' })
  expect((await tell({ brandCode: 'lune-atelier' })).paragraph).toMatch(/^1 piece at HK\$20,000\. Every piece/)
  expect(await tell({ keyword: 'tote' })).toMatchObject({ title: '“tote”', heading: '', paragraph: '' })
  expect(await tell({ category: 'men/bags' }, 'zh')).toEqual({
    title: '男士包袋',
    description: '於PRAYA選購男士包袋。',
    heading: '',
    paragraph: '',
  })
})

test('values that the other choices leave without a piece stay where they are', async () => {
  const names = async (brand: string[]) => (await answer({ category: 'women/bags', brand })).filters
  const whole = await names([])
  const narrowed = await names(['lune-atelier'])
  expect(narrowed.size.map(({ value }) => value)).toEqual(whole.size.map(({ value }) => value))
  expect(narrowed.size.find(({ value }) => value === 'IT@@@38')).toMatchObject({ name: 'IT 38', scale: 'IT', num: 0 })
  expect(narrowed.category).toMatchObject([
    { value: 'women/bags###tote-bags', num: 1 },
    { value: 'women/bags###clutches', num: 0 },
  ])
  expect(narrowed.discount.map(({ value, num }) => [value, num])).toEqual([['10', 0]])
})

test('the tree shows the way down and the neighbours that hold something', async () => {
  expect((await answer({ category: 'women/bags/clutches' })).categoryTree).toMatchObject([
    { code: 'women', level: 0, num: 3 },
    { code: 'women/bags', level: 1, num: 3 },
    { code: 'women/bags/tote-bags', level: 2, num: 2 },
    { code: 'women/bags/clutches', level: 2, num: 1, isCurrent: true },
  ])
})

test('several categories make one list, and only what can be bought is recommended', async () => {
  expect(await answer({ category: 'women/bags###men/shoes' })).toMatchObject({ found: true, total: 4, title: 'Bags, Shoes' })
  expect(await answer({ isRecommend: true })).toMatchObject({ total: 3, title: 'Recommended' })
})
