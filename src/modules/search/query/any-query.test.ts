import fc from 'fast-check'
import { Converter } from 'opencc-js/t2cn'
import { expect, test } from 'vitest'
import { foldText } from '#platform/text/chinese-folding.ts'
import { ProductIndex } from '#modules/search/index/product-index.ts'
import { runQuery } from './product-query.ts'
import { runNow } from '#modules/search/answer-scheduler.ts'
import { buildEngine, buildRow, smallTaxonomy } from '#modules/search/search.builders.ts'
import { SearchInput, SuggestInput } from '#modules/search/search.contract.ts'
import { answerSearch } from '#modules/search/lists/present-search.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const index = new ProductIndex()
const rows = [
  ['Alder low-top sneakers', '低筒運動鞋'],
  ['Wade grained-leather camera bag', '粒面皮革相機包'],
  ['Éclat quilted nappa T-shirt', '絎縫納帕皮革T恤'],
  ['18K white-gold wedding band', '18K白色黃金結婚戒指'],
  ['Fig & cedar scented candle', '無花果雪松香薰蠟燭'],
  ['Women’s pleated silk midi dress', '百褶真絲中長連身裙'],
  ['Gold pendant necklace', '黃金吊墜項鏈'],
  ['Box-calf Oxford shoes', '光面小牛皮牛津鞋'],
].map(([titleEn = '', titleZh = '']) => buildRow({ titleEn, titleZh }))
index.setTaxonomy(smallTaxonomy)
index.upsert(rows)
const engine = buildEngine([buildRow(), buildRow({ titleEn: 'Silk dress', titleZh: '真絲連身裙' })])
const totalOf = (keyword: string): number => runNow(runQuery(index, SearchInput.parse({ keyword }), 0, NOW)).total

/** Halves of letters, letters from the right, marks upon marks, pictures, words of the shop and all else. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom(
        '手袋',
        'bag',
        '\u202e',
        'é',
        '\u0301\u0301',
        '👜',
        '\ud83d',
        'ﷺ',
        '%',
        '\\',
        "'",
        '>bag',
        '=手袋',
        'brand:x',
        'constructor',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('').slice(0, 100)),
)

test('any keyword is answered, alone or with what else narrows a list', async () => {
  await fc.assert(
    fc.asyncProperty(oddText, fc.nat({ max: 500 }), async (keyword, pageNum) => {
      const answer = await answerSearch(engine, SearchInput.parse({ keyword, pageNum: Math.max(1, pageNum) }), 'zh', NOW)
      expect(answer.total).toBeGreaterThanOrEqual(answer.list.length)
      await engine.suggest(keyword, undefined, 'en', NOW)
    }),
    { numRuns: 300 },
  )
})

test('more than can be meant is refused by its shape and never reaches the index', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 101, maxLength: 10_000 }),
      fc.array(fc.string(), { minLength: 61, maxLength: 500 }),
      (text, values) => {
        expect(SearchInput.safeParse({ keyword: text }).success).toBe(false)
        expect(SuggestInput.safeParse({ searchWord: text }).success).toBe(false)
        expect(SearchInput.safeParse({ brand: values }).success).toBe(false)
        expect(SearchInput.safeParse({ pageNum: 10 ** 9 }).success).toBe(false)
      },
    ),
    { numRuns: 50 },
  )
})

test('ten thousand letters are folded and read without harm, should they ever come', () => {
  for (const text of [
    'a'.repeat(10_000),
    '裙'.repeat(10_000),
    'a-'.repeat(5_000),
    "'s".repeat(5_000),
    '\u0301'.repeat(10_000),
    '袋a'.repeat(5_000),
  ])
    expect(index.keywords.wordsOf(text).length).toBeLessThanOrEqual(16)
})

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(oddText, (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
    { numRuns: 1_000 },
  )
})

test('a product is found by its own title, in either language and in either kind of characters', () => {
  const simplified = Converter({ from: 'hk', to: 'cn' })
  fc.assert(
    fc.property(fc.constantFrom(...rows), ({ titleEn, titleZh, spuCode }) => {
      for (const keyword of [titleEn, titleZh, titleEn.toUpperCase(), simplified(titleZh)]) {
        const { first } = runNow(runQuery(index, SearchInput.parse({ keyword: keyword.slice(0, 100) }), rows.length, NOW))
        expect([...first].map((slot) => index.row(slot)?.spuCode)).toContain(spuCode)
      }
      expect(totalOf(simplified(titleZh))).toBe(totalOf(titleZh))
    }),
    { numRuns: 200 },
  )
})
