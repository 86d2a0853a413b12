import { expect, test } from 'vitest'
import { readFilters } from './asked-filters.ts'

const priceOf = (keyword: string) => {
  const { filters, keyword: rest } = readFilters(keyword)
  const { minPrice, maxPrice } = filters.find(({ kind }) => kind === 'price')?.filter ?? {}
  return [rest, minPrice, maxPrice]
}

test.each([
  ['bags under 5000', ['bags', undefined, 5000]],
  ['gift below HK$500', ['gift', undefined, 500]],
  ['三千蚊以下銀包', ['銀包', undefined, 3000]],
  ['銀包 5000以內', ['銀包', undefined, 5000]],
  ['一萬以內手袋', ['手袋', undefined, 10_000]],
  ['HK$5000-8000 watch', ['watch', 5000, 8000]],
  ['watch HK$5,000 – 8,000', ['watch', 5000, 8000]],
  ['bag 5000-8000', ['bag', 5000, 8000]],
  ['5千至1萬手錶', ['手錶', 5000, 10_000]],
  ['5-8千手袋', ['手袋', 5000, 8000]],
  ['between 2000 and 5000 dress', ['dress', 2000, 5000]],
  ['bag over 2k', ['bag', 2000, undefined]],
  ['一萬二以上手錶', ['手錶', 12_000, undefined]],
  ['around 3000 bag', ['bag', 2250, 3750]],
  ['禮物 1000元左右', ['禮物', 750, 1250]],
  ['HK$3000 watch', ['watch', 2250, 3750]],
  ['five hundred dollars gift', ['gift', 375, 625]],
  ['under five thousand shoes', ['shoes', undefined, 5000]],
  ['手袋 預算8000', ['手袋', undefined, 8000]],
])('%s asks for a price', (keyword, expected) => {
  expect(priceOf(keyword)).toEqual(expected)
})

test.each([
  'underwear',
  'under 38',
  '100292-101',
  'PR100001',
  'AV-1001',
  'No. 5 perfume',
  '501 jeans',
  '三件套',
  '一對耳環',
  '24k gold',
  '925',
])('%s asks for no price', (keyword) => {
  expect(readFilters(keyword).filters.filter(({ kind }) => kind === 'price')).toEqual([])
})

test.each([
  ['ankle boots EU 38', 'ankle boots', 'EU@@@38'],
  ['38碼 高踭鞋', '高踭鞋', 'EU@@@38'],
  ['size M t-shirt', 't-shirt', 'INT@@@M'],
  ['中碼恤衫', '恤衫', 'INT@@@M'],
  ['XL hoodie', 'hoodie', 'INT@@@XL'],
  ['牛仔褲 腰圍28', '牛仔褲', 'W@@@28'],
  ['jeans waist 30', 'jeans', 'W@@@30'],
  ['50ml 香水', '香水', 'ml@@@50'],
  ['戒指 13號', '戒指', 'HK@@@13'],
  ['shoes us 8', 'shoes', 'EU@@@38'],
  ['pumps 37.5', 'pumps', 'EU@@@37.5'],
  ['波鞋42', '波鞋', 'EU@@@42'],
  ['44 sneakers', 'sneakers', 'EU@@@44'],
  ['jeans 32', 'jeans', 'W@@@32'],
  ['blazer uk size 14', 'blazer', 'UK@@@14'],
  ['king size bedding', 'bedding', 'none@@@King'],
  ['雙人床單', '床單', 'none@@@Double'],
  ['shirt collar 41', 'shirt', 'collar@@@41'],
  ['領圍39恤衫', '恤衫', 'collar@@@39'],
  ['loafers 42.5碼', 'loafers', 'EU@@@42.5'],
  ['37號半高踭鞋', '高踭鞋', 'EU@@@37.5'],
  ['38碼半身裙', '半身裙', 'EU@@@38'],
  ['boots sz39', 'boots', 'EU@@@39'],
  ['blazer sz M', 'blazer', 'INT@@@M'],
  ['trainers size 9 uk', 'trainers', 'EU@@@43'],
  ['heels size 8', 'heels', 'EU@@@38'],
])('%s asks for a size', (keyword, rest, size) => {
  const read = readFilters(keyword)
  expect(read.keyword).toBe(rest)
  expect(read.filters[0]?.filter.size).toContain(size)
})

test.each(["men's shirt", 'mini bag', 's925 ring', 'large tote', 'cabin size'])('%s asks for no size', (keyword) => {
  expect(readFilters(keyword)).toMatchObject({ keyword, filters: [] })
})

test('sale and what is new are asked for in words', () => {
  expect(readFilters('手袋 減價')).toMatchObject({ keyword: '手袋', filters: [{ kind: 'sale', filter: { sale: true } }] })
  for (const [keyword, rest, discount] of [
    ['半價手袋', '手袋', 50],
    ['half price shoes', 'shoes', 50],
    ['七折恤衫', '恤衫', 30],
    ['六五折恤衫', '恤衫', 30],
    ['40% off bags', 'bags', 30],
  ] as const)
    expect(readFilters(keyword)).toMatchObject({ keyword: rest, filters: [{ kind: 'sale', filter: { discount: [discount] } }] })
  expect(readFilters('三折銀包')).toMatchObject({ filters: [] })
  expect(readFilters('new in dresses')).toMatchObject({ keyword: 'dresses', filters: [{ kind: 'new', filter: { isNew: true } }] })
  expect(readFilters('new balance')).toMatchObject({ filters: [] })
})
