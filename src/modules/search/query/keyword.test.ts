import { expect, test } from 'vitest'
import { answerSearch } from '#modules/search/lists/present-search.ts'
import { buildEngine, buildRow } from '#modules/search/search.builders.ts'
import { SearchInput } from '#modules/search/search.contract.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const red = { id: 'red', nameEn: 'Red', nameZh: '紅色', hex: '#aa0000' }
const engine = buildEngine([
  buildRow({ spuCode: 'TOTE', articleNumber: 'AV-1001' }),
  buildRow({
    spuCode: 'CLUTCH',
    titleEn: 'Satin clutch',
    titleZh: '緞面手拿包',
    categories: ['women/bags/clutches'],
    colours: [red],
    words: [],
  }),
  buildRow({
    spuCode: 'DRESS',
    titleEn: 'Pleated silk midi dress',
    titleZh: '百褶真絲中長連身裙',
    categories: ['women/clothing/dresses'],
    brandCode: 'maison-ostrya',
    words: ['Silk', '真絲'],
  }),
  buildRow({
    spuCode: 'SNEAKER',
    titleEn: 'Low-top sneakers',
    titleZh: '低筒運動鞋',
    categories: ['men/shoes/sneakers'],
    gender: 'men',
    words: [],
  }),
  buildRow({
    spuCode: 'NECKLACE',
    titleEn: 'Gold pendant necklace',
    titleZh: '黃金吊墜項鏈',
    categories: ['watches-and-jewellery/fine-jewellery/necklaces'],
    brandCode: 'eclat',
    words: [],
  }),
  buildRow({
    spuCode: 'WALLET',
    titleEn: 'Zip wallet',
    titleZh: '拉鏈銀包',
    categories: ['women/accessories/wallets'],
    words: [],
  }),
  buildRow({
    spuCode: 'SCARF',
    titleEn: 'Cashmere scarf',
    titleZh: '羊絨頸巾',
    categories: ['women/accessories/scarves'],
    brandCode: 'lune-atelier',
    words: ['Cashmere', '羊絨'],
  }),
  buildRow({
    spuCode: 'BACKPACK',
    titleEn: 'Nylon backpack',
    titleZh: '尼龍背囊',
    categories: ['men/bags/backpacks'],
    gender: 'men',
    words: [],
  }),
])
const search = (keyword: string) => answerSearch(engine, SearchInput.parse({ keyword }), 'en', NOW)
const found = async (keyword: string): Promise<string[]> => (await search(keyword)).list.map(({ spuCode }) => spuCode)

test.each([
  ['a word of the title', 'dress', ['DRESS']],
  ['a plural', 'dresses', ['DRESS']],
  ['an irregular plural', 'scarves', ['SCARF']],
  ['capitals and spaces', '  ToTe  BAG ', ['TOTE']],
  ['two words, both needed', 'silk dress', ['DRESS']],
  ['filler words', 'a dress in silk', ['DRESS']],
  ['the beginning of a word', 'neckl', ['NECKLACE']],
  ['one letter wrong', 'cashmeer', ['SCARF']],
  ['one letter missing', 'sneakrs', ['SNEAKER']],
  ['a synonym', 'trainers', ['SNEAKER']],
  ['a brand', 'Maison Ostrya', ['DRESS']],
  ['a brand without its accent', 'eclat', ['NECKLACE']],
  ['a brand by its Chinese alias', '奧絲雅', ['DRESS']],
  ['the alias in simplified characters', '奥丝雅', ['DRESS']],
  ['a material', 'calfskin', ['TOTE']],
  ['a colour', 'red', ['CLUTCH']],
  ['a colour and a kind', 'red bag', ['CLUTCH']],
  ['an article number', 'av 1001', ['TOTE']],
  ['the shop code', 'wallet', ['WALLET']],
  ['Hong Kong characters', '項鏈', ['NECKLACE']],
  ['the other way to write them', '項鍊', ['NECKLACE']],
  ['simplified characters', '项链', ['NECKLACE']],
  ['a Mainland word', '连衣裙', ['DRESS']],
  ['a word used in Hong Kong alone', '波鞋', ['SNEAKER']],
  ['a word used elsewhere', '錢包', ['WALLET']],
  ['a single character', '裙', ['DRESS']],
  ['a colour and a kind in Chinese', '紅色手拿包', ['CLUTCH']],
  ['the same, simplified', '红色手拿包', ['CLUTCH']],
  ['both languages at once', 'silk 連身裙', ['DRESS']],
])('finds by %s: %s', async (_, keyword, codes) => {
  expect(await found(keyword)).toEqual(codes)
})

test('手袋 and its synonyms find all women’s bags', async () => {
  for (const word of ['手袋', '包包', 'handbag']) expect(await found(word)).toEqual(expect.arrayContaining(['TOTE', 'CLUTCH']))
})

test('a whole word outranks a part of another word', async () => {
  const own = buildEngine([
    buildRow({ spuCode: 'PART', titleZh: '手袋鏈帶', categories: ['women/bags/clutches'], titleEn: 'Bag chain' }),
    buildRow({ spuCode: 'WHOLE', titleZh: '銀包', categories: ['women/accessories/wallets'], titleEn: 'Wallet' }),
  ])
  const { list } = await answerSearch(own, SearchInput.parse({ keyword: '銀包' }), 'zh', NOW)
  expect(list[0]?.spuCode).toBe('WHOLE')
})

test('a query that finds nothing, or not all, is answered with the nearest one that does', async () => {
  expect(await search('xylophone scarf')).toMatchObject({ partial: true, leftOut: ['xylophone'], total: 1 })
  expect(await search('qqqqqqq')).toMatchObject({ total: 0, suggestion: '' })
})

test.each(['', '   ', '!!!', '😀', "'; drop table products; --", '%', '\\', 'a'.repeat(100), '裙'.repeat(100)])(
  'any text is harmless: %s',
  async (keyword) => {
    expect((await search(keyword)).total).toBeGreaterThanOrEqual(0)
  },
)

test('a sure slip is made good and said as a word is written, and as typed it finds nothing', () => {
  expect(engine.read('sneakres', false)).toMatchObject({ corrected: [{ from: 'sneakres', to: 'sneakers' }] })
  expect(engine.read('sneakres', true).corrected).toEqual([])
  expect(engine.read('unicorn', false).corrected).toEqual([])
})

test('a category or brand that does not exist is said so', async () => {
  const ask = (input: Parameters<typeof SearchInput.parse>[0]) => answerSearch(engine, SearchInput.parse(input), 'zh', NOW)
  expect(await ask({ category: 'women/spaceships' })).toMatchObject({ found: false, total: 0 })
  expect(await ask({ brandCode: 'nobody' })).toMatchObject({ found: false, brand: null })
  expect(await ask({ category: 'women/bags/clutches' })).toMatchObject({
    found: true,
    title: '手拿包',
    breadcrumb: [
      { name: '女士', code: 'women' },
      { name: '手袋', code: 'women/bags' },
      { name: '手拿包', code: 'women/bags/clutches' },
    ],
  })
  expect(await ask({ brandCode: 'eclat' })).toMatchObject({ found: true, title: 'Éclat Noir', brand: { code: 'eclat' } })
})

test('categories of one name are told apart by their department', async () => {
  const names = (await search('')).filters.category.map(({ name }) => name)
  expect(names).toEqual(['Women: Bags', 'Clothing', 'Men: Bags', 'Shoes', 'Fine Jewellery', 'Accessories'])
})

test('suggestions name designers, categories and pieces, at most ten', async () => {
  const list = await engine.suggest('sca', undefined, 'en', NOW)
  expect(list.map(({ kind, code }) => `${kind} ${code}`)).toEqual(['category women/accessories/scarves', 'product SCARF'])
  expect((await engine.suggest('mais', 1, 'en', NOW))[0]).toMatchObject({ kind: 'brand', code: 'maison-ostrya' })
  expect((await engine.suggest('袋', 1, 'zh', NOW)).every(({ code }) => !code.startsWith('men/'))).toBe(true)
  expect((await engine.suggest('a', undefined, 'en', NOW)).length).toBeLessThanOrEqual(10)
})
