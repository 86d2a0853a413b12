import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex, searchProducts } from '../../src/modules/search/index.server.ts'
import { shoppersQueries } from '../../src/modules/search/judged/shoppers-queries.ts'
import { tunedQueries } from '../../src/modules/search/judged/tuned-queries.ts'
import { SearchInput } from '../../src/modules/search/search.contract.ts'
import { demoProducts } from '../catalogue/demo-catalogue.ts'
import { demoTaxonomy, rowOfDemo } from './relevance.builders.ts'

const index = buildIndex(demoTaxonomy())
index.put([...demoProducts()].map(rowOfDemo))
index.takeOver()

const understoodIn = async (keyword: string) => (await searchProducts(SearchInput.parse({ keyword }), 'en')).understood

test.each([
  ['blak dress', 'black', 'dress'],
  ['blackdress', 'black', 'dress'],
  ['black, black dress', 'black', 'dress'],
  ["levi's jeans in black", 'black', "levi's jeans in"],
  ['light-blue shirt', 'light-blue', 'shirt'],
  ['cashmere jumper in Navy Blue', 'Navy Blue', 'cashmere jumper in'],
  ["men's black shoes", "men's", 'black shoes'],
  ['black bag under 5000', 'black', 'bag under 5000'],
  ['black bag under 5000', 'under 5000', 'black bag'],
  ['size M black t-shirt', 'black', 'size M t-shirt'],
  ['黑色手袋5000以下', '黑色', '手袋5000以下'],
  ['黑色手袋5000以下', '5000以下', '黑色手袋'],
  ['红色连衣裙', '红色', '连衣裙'],
  ['ＢＬＡＣＫ dress', 'ＢＬＡＣＫ', 'dress'],
  ['red 👠', 'red', '👠'],
])('“%s” without “%s” is “%s”', async (keyword, text, left) => {
  const understood = await understoodIn(keyword)
  expect(understood.map((each) => [each.text, each.keyword])).toContainEqual([text, left])
})

/** Every way a keyword is told to be understood leads to a keyword that is not understood so any more. */
async function notTakenOff(keyword: string): Promise<string[]> {
  const wrong: string[] = []
  for (const { kind, text, keyword: left } of await understoodIn(keyword)) {
    const still = left === keyword || (await understoodIn(left)).some((each) => each.kind === kind && each.text === text)
    if (still) wrong.push(`${keyword}: ${kind} ${text} → ${left}`)
  }
  return wrong
}

test('what a query was understood as can be taken off, each by itself', async () => {
  const wrong: string[] = []
  for (const { query } of [...shoppersQueries, ...tunedQueries]) wrong.push(...(await notTakenOff(query)))
  expect(wrong).toEqual([])
})

const word = (...words: string[]) => fc.constantFrom(...words)
/** A letter left out, doubled, or changed places. */
const slipped = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.nat(), fc.constantFrom('out', 'twice', 'swapped', 'none', 'none')).map(([whole, throws, slip]) => {
    const at = 1 + (throws % Math.max(1, whole.length - 2))
    if (slip === 'out') return whole.slice(0, at) + whole.slice(at + 1)
    if (slip === 'twice') return whole.slice(0, at) + whole.slice(at, at + 1) + whole.slice(at)
    if (slip === 'swapped')
      return (
        whole.slice(0, at) +
        whole
          .slice(at, at + 2)
          .split('')
          .toReversed()
          .join('') +
        whole.slice(at + 2)
      )
    return whole
  })
const asked = fc
  .tuple(
    slipped(word('black', 'burgundy', 'navy', 'cashmere', 'leather', 'floral', 'womens', 'wedding', 'gift', 'summer')),
    slipped(word('dress', 'handbag', 'sneakers', 'necklace', 'sweater', '連身裙', '手袋', '波鞋', '頸鏈')),
    slipped(word('', '黑色', '紅色', '真絲', '女裝', '婚禮', '禮物', 'silk', 'striped')),
    word('', 'under 5000', '三千蚊以下', 'size M', 'EU 38', 'sale', '新款'),
    word(' ', ', ', '/', ''),
  )
  .map(([one, two, three, four, between]) => [one, two, three, four].filter(Boolean).join(between))

test('also with slips, words that run together, and both languages in one', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (keyword) => {
      expect(await notTakenOff(keyword)).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('beside a kind of thing an occasion, a season and a gift are wishes; alone, or beside a colour, they are what is looked for', async () => {
  const softOf = async (keyword: string) => (await understoodIn(keyword)).map(({ kind, soft }) => [kind, soft])
  expect(await softOf('heels for a party under 9000')).toEqual([
    ['price', false],
    ['time', true],
  ])
  expect(await softOf('silk gift')).toEqual([
    ['material', false],
    ['gift', false],
  ])
})

test('a house that is not sold is said as it was typed, with houses that have such things', async () => {
  const { notSold, houses, leftOut, near, list } = await searchProducts(SearchInput.parse({ keyword: 'Guci handbag' }), 'en')
  expect(notSold).toEqual(['Guci'])
  expect([...leftOut, ...near].filter((word) => !notSold.includes(word))).toEqual([])
  expect(houses.length).toBeGreaterThan(1)
  expect(list.length).toBeGreaterThan(0)
})
