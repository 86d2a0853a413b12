import { beforeAll, expect, test } from 'vitest'
import type { ProcessEngine } from '#modules/search/process-engine.ts'
import { buildEngine, buildRow } from '#modules/search/search.builders.ts'
import { SearchInput } from '#modules/search/search.contract.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const PIECES = 12_000
let engine: ProcessEngine

/** Every piece is a leather tote; one half is called alder, the other birch. Only a few hold other words. */
beforeAll(async () => {
  engine = buildEngine([])
  for (let from = 0; from < PIECES; from += 1_000)
    await engine.put(
      Array.from({ length: 1_000 }, (_, at) =>
        buildRow({
          spuCode: `MANY${from + at}`,
          titleEn: `${at % 2 ? 'Alder' : 'Birch'} leather tote bag`,
          stock: at % 5 === 0 ? 'out' : 'in',
          popularity: (at % 100) / 200,
        }),
      ),
    )
  await engine.put([
    buildRow({ spuCode: 'LOVED', popularity: 1, arrivedAt: NOW.getTime() }),
    buildRow({ spuCode: 'GONE', popularity: 1, arrivedAt: NOW.getTime(), stock: 'out' }),
    buildRow({ spuCode: 'LOVEDMEN', popularity: 1, arrivedAt: NOW.getTime(), gender: 'men' }),
    buildRow({ spuCode: 'RARE', titleEn: 'Zebrano leather tote bag' }),
    buildRow({ spuCode: 'BOTH', titleEn: 'Alder birch leather tote bag', arrivedAt: 0 }),
  ])
}, 120_000)

const pieces = async (word: string, sex?: 1 | 2) =>
  (await engine.suggest(word, sex, 'en', NOW)).filter(({ kind }) => kind === 'product').map(({ code }) => code)

test('of a word that meets the whole shop the most recommended pieces of the visitor’s side are suggested, none sold out', async () => {
  const found = await pieces('leath', 1)
  expect(found[0]).toBe('LOVED')
  expect(found).not.toContain('GONE')
  expect(found).not.toContain('LOVEDMEN')
  expect(found.length).toBeGreaterThan(4)
  expect((await pieces('leather', 2))[0]).toBe('LOVEDMEN')
})

test('a word that only one piece holds finds it among thousands, whatever stands beside it', async () => {
  for (const word of ['zeb', 'zebrano', 'leather zebr', 'leather tote bag calfskin zebrano', 'zebrano leather tote ba'])
    expect(await pieces(word)).toEqual(['RARE'])
})

test('a piece is found by its number from either side of the shop', async () => {
  for (const side of [undefined, 1, 2] as const) expect(await pieces('lovedmen', side)).toEqual(['LOVEDMEN'])
})

test('common words that only one piece holds together find it, though it is recommended last', async () => {
  expect(await pieces('alder birch')).toEqual(['BOTH'])
  expect(await pieces('women leather tote bag calfskin alder birch')).toEqual(['BOTH'])
})

test('where few pieces fit, suggestions and the list know the same ones', async () => {
  for (const keyword of ['zebrano', 'alder birch']) {
    const { cards } = await engine.list(SearchInput.parse({ keyword }), { from: 0, to: 48 }, 'en', NOW)
    expect(await pieces(keyword)).toEqual(cards.map(({ spuCode }) => spuCode))
  }
})

test('a designer is found by any word of the name, the broader category first', async () => {
  const kinds = async (word: string) =>
    (await engine.suggest(word, undefined, 'en', NOW)).slice(0, 2).map(({ kind, code }) => `${kind} ${code}`)
  for (const word of ['ard', 'vale', 'Ardent v', '雅登']) expect((await kinds(word))[0]).toBe('brand ardent-vale')
  expect(await kinds('bag')).toEqual(['category women/bags', 'category women/bags/tote-bags'])
  expect((await kinds('手袋'))[0]).toBe('category women/bags')
})

test('prices and sizes narrow what is suggested, and an end that is still growing waits for its next letter', async () => {
  const price = async (word: string) =>
    (await engine.suggest(word, 1, 'en', NOW)).flatMap(({ price }) => (price ? [Number(price)] : []))
  const [any = 0] = await price('leather tote')
  expect(any).toBeGreaterThan(0)
  expect(await price(`leather tote under ${any + 1}`)).not.toEqual([])
  expect(await price('leather tote under 500')).toEqual([])
  for (const word of ['leather tote x', 'leather tote und', 'leather tote size']) expect(await pieces(word, 1)).not.toEqual([])
})

test('a word the vocabulary knows for a kind of thing suggests its category', async () => {
  const categories = (await engine.suggest('shopper bag', 1, 'en', NOW)).filter(({ kind }) => kind === 'category')
  expect(categories.map(({ code }) => code)).toEqual(['women/bags/tote-bags'])
})

test('no picture is suggested twice', async () => {
  const picture = { hash: 'twin', width: 3, height: 4, altEn: '', altZh: '', focusX: 50, focusY: 50 }
  const colour = { id: 'black', code: 'black', nameEn: 'Black', nameZh: '黑色', hex: '', pictures: [picture] }
  await engine.put(
    ['ONE', 'OTHER'].map((code) => buildRow({ spuCode: `TWIN${code}`, titleEn: 'Quorvet clutch', colours: [colour] })),
  )
  expect(await pieces('quorvet')).toHaveLength(1)
})
