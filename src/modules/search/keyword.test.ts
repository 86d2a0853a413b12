import { expect, test } from 'vitest'
import { CardShelf } from './card-shelf.ts'
import { answerSearch } from './present-search.ts'
import { ProductIndex } from './product-index.ts'
import { buildRow, smallFrame } from './search.builders.ts'
import { SearchInput } from './search.contract.ts'
import { suggestFor } from './search-suggestions.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const red = { id: 'red', nameEn: 'Red', nameZh: '紅色', hex: '#aa0000' }
const index = new ProductIndex()
index.setFrame(smallFrame)
index.upsert([
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
const shelf = new CardShelf(index)
const search = (keyword: string) => answerSearch(index, shelf, SearchInput.parse({ keyword }), 'en', NOW)
const found = (keyword: string): string[] => search(keyword).list.map(({ spuCode }) => spuCode)

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
])('finds by %s: %s', (_, keyword, codes) => {
  expect(found(keyword)).toEqual(codes)
})

test('手袋 and its synonyms find all women’s bags', () => {
  for (const word of ['手袋', '包包', 'handbag']) expect(found(word)).toEqual(expect.arrayContaining(['TOTE', 'CLUTCH']))
})

test('a whole word outranks a part of another word', () => {
  const own = new ProductIndex()
  own.setFrame(smallFrame)
  own.upsert([
    buildRow({ spuCode: 'PART', titleZh: '手袋鏈帶', categories: ['women/bags/clutches'], titleEn: 'Bag chain' }),
    buildRow({ spuCode: 'WHOLE', titleZh: '銀包', categories: ['women/accessories/wallets'], titleEn: 'Wallet' }),
  ])
  expect(answerSearch(own, new CardShelf(own), SearchInput.parse({ keyword: '銀包' }), 'zh', NOW).list[0]?.spuCode).toBe('WHOLE')
})

test('a query that finds nothing is answered with the nearest one that does', () => {
  expect(search('kashmeer scraf')).toMatchObject({ total: 0, suggestion: 'cashmere scarf' })
  expect(search('qqqqqqq')).toMatchObject({ total: 0, suggestion: '' })
})

test.each(['', '   ', '!!!', '😀', "'; drop table products; --", '%', '\\', 'a'.repeat(100), '裙'.repeat(100)])(
  'any text is harmless: %s',
  (keyword) => {
    expect(search(keyword).total).toBeGreaterThanOrEqual(0)
  },
)

test('a category or brand that does not exist is said so', () => {
  const ask = (input: Parameters<typeof SearchInput.parse>[0]) => answerSearch(index, shelf, SearchInput.parse(input), 'zh', NOW)
  expect(ask({ category: 'women/spaceships' })).toMatchObject({ found: false, total: 0 })
  expect(ask({ brandCode: 'nobody' })).toMatchObject({ found: false, brand: null })
  expect(ask({ category: 'women/bags/clutches' })).toMatchObject({
    found: true,
    title: '手拿包',
    breadcrumb: [
      { name: '女士', code: 'women' },
      { name: '手袋', code: 'women/bags' },
      { name: '手拿包', code: 'women/bags/clutches' },
    ],
  })
  expect(ask({ brandCode: 'eclat' })).toMatchObject({ found: true, title: 'Éclat Noir', brand: { code: 'eclat' } })
})

test('categories of one name are told apart by their department', () => {
  const names = search('').filters.category.map(({ name }) => name)
  expect(names).toEqual(['Women: Bags', 'Clothing', 'Men: Bags', 'Shoes', 'Fine Jewellery', 'Accessories'])
})

test('suggestions name designers, categories and pieces, at most ten', () => {
  const list = suggestFor(index, shelf, 'sca', undefined, 'en', NOW)
  expect(list.map(({ kind, code }) => `${kind} ${code}`)).toEqual(['category women/accessories/scarves', 'product SCARF'])
  expect(suggestFor(index, shelf, 'mais', 1, 'en', NOW)[0]).toMatchObject({ kind: 'brand', code: 'maison-ostrya' })
  expect(suggestFor(index, shelf, '袋', 1, 'zh', NOW).every(({ code }) => !code.startsWith('men/'))).toBe(true)
  expect(suggestFor(index, shelf, 'a', undefined, 'en', NOW).length).toBeLessThanOrEqual(10)
})
