import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type SearchCounting, startSearchCounting } from '#jobs/search/search-counting.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { buildBrand } from '#modules/catalogue/catalogue.builders.ts'
import { purgeSearches } from '#modules/popular-searches/index.server.ts'
import { maySuggest } from '#modules/popular-searches/popular-searches.rules.ts'
import {
  getAdminSearches,
  getPopularSearches,
  hidePopularSearch,
  recordChoice,
  recordSearch,
} from '#modules/popular-searches/popular-searches.paths.ts'
import { addToBag } from '#modules/bag/bag.paths.ts'
import { learnFromChoices } from '#modules/popularity/index.server.ts'
import { searchProducts, suggest } from '#modules/search/search.paths.ts'
import { explainSearch } from '#modules/search/synonyms.paths.ts'
import { saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import { createLog } from '#platform/log.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { z } from 'zod'

let shop: TestShop
let feed: SearchFeed
let counting: SearchCounting
const tokens: string[] = []

/** Several of these share a mark by chance, never all but two. */
const MANY = 15

beforeAll(async () => {
  shop = await startTestShop()
  await shop.database.inTransaction((tx) => buildBrand(tx, 'aurelie', 'Aurélie'))
  await shop.product({ nameEn: 'Leather tote bag', nameZh: '皮革手袋' })
  await shop.product({ nameEn: 'Silk scarf', nameZh: '真絲圍巾', categories: ['women/accessories/scarves'] })
  await shop.product({ nameEn: 'Boxer shorts', nameZh: '孖煙囪', categories: ['men/clothing'], gender: 'men' })
  for (const nameEn of ['Quorvet basket', 'Quorvet holdall'])
    await shop.product({ nameEn, nameZh: '草編籃', categories: ['women/accessories'] })
  feed = await startSearchFeed(shop.database, createLog('silent'))
  counting = startSearchCounting(shop.database, createLog('silent'))
  for (let count = 0; count < MANY; count += 1) tokens.push(await shop.visitor())
})
afterEach(async () => {
  clock.reset()
  await runSql(shop.database, sql`truncate search_query_days, hidden_searches`)
  await counting.flush()
})
afterAll(async () => {
  await counting.stop()
  await feed.stop()
  await shop.stop()
})

type Language = 'en_US' | 'cht_CN'
async function searchFor(searchWord: string, visitors = MANY, language: Language = 'en_US'): Promise<void> {
  for (const token of tokens.slice(0, visitors))
    expect(await shop.ask(recordSearch, { searchWord }, { token, language })).toMatchObject({ code: 200, data: {} })
}
const popular = async (language: Language = 'en_US', sexType?: 1 | 2): Promise<string[]> => {
  await counting.flush()
  return (await shop.ask(getPopularSearches, sexType ? { sexType } : {}, { language })).data.list
}
const suggested = async (searchWord: string, language: Language = 'en_US', sexType?: 1 | 2) =>
  (await shop.ask(suggest, { searchWord, ...(sexType ? { sexType } : {}) }, { language })).data.list

test('what many visitors asked for is suggested to whoever begins to type it, and to whoever has typed nothing', async () => {
  await searchFor('  Leather   TOTE ')
  expect(await popular()).toEqual(['leather tote'])
  const started = await Promise.all(['l', 'lea', 'tot', 'LEATHER'].map((start) => suggested(start)))
  for (const rows of started)
    expect(rows.map(({ kind, productTitle }) => [kind, productTitle])).toContainEqual(['query', 'leather tote'])
  expect((await suggested('leather tote')).filter(({ kind }) => kind === 'query')).toEqual([])
  expect((await suggested('eather')).filter(({ kind }) => kind === 'query')).toEqual([])
})

test('pieces still follow, and there are never more than ten rows', async () => {
  for (const word of ['leather tote', 'leather tote bag', 'leather bag', 'leather']) await searchFor(word)
  await counting.flush()
  const rows = await suggested('lea')
  expect(rows.length).toBeLessThanOrEqual(10)
  expect(rows.filter(({ kind }) => kind === 'query')).toHaveLength(3)
  expect(rows.at(-1)?.kind).toBe('product')
})

test('two visitors are too few, and one who asks all day is one', async () => {
  await searchFor('leather tote', 2)
  for (let time = 0; time < 40; time += 1) await searchFor('silk scarf', 1)
  expect(await popular()).toEqual([])
})

test('visitors of several processes and days add up, each counted once', async () => {
  await searchFor('leather tote', 2)
  await counting.flush()
  clock.advance(DAY)
  await searchFor('leather tote', 2)
  expect(await popular()).toEqual([])
  await searchFor('leather tote')
  expect(await popular()).toEqual(['leather tote'])
})

test('each language has its own, traditional and simplified spellings are one', async () => {
  await searchFor('皮革手袋', 8, 'cht_CN')
  await searchFor('silk scarf')
  expect(await popular('cht_CN')).toEqual(['皮革手袋'])
  expect(await popular('en_US')).toEqual(['silk scarf'])
  expect((await suggested('手袋', 'cht_CN')).map(({ productTitle }) => productTitle)).toContain('皮革手袋')
  for (const token of tokens) await shop.ask(recordSearch, { searchWord: '真丝围巾' }, { token, language: 'cht_CN' })
  for (const token of tokens) await shop.ask(recordSearch, { searchWord: '真絲圍巾' }, { token, language: 'cht_CN' })
  expect((await popular('cht_CN')).toSorted()).toEqual(['真絲圍巾', '皮革手袋'].toSorted())
})

test('before anything is typed the designers with most to see are offered, too', async () => {
  const { data } = await shop.ask(getPopularSearches, { sexType: 1 })
  expect(data.brands.length).toBeGreaterThan(0)
  expect(data.brands[0]).toEqual({ code: expect.any(String), name: expect.any(String) })
})

test('one side of the shop is offered only searches that find a piece there', async () => {
  await searchFor('leather tote')
  await searchFor('boxer shorts', 9)
  expect(await popular('en_US', 1)).toEqual(['leather tote'])
  expect(await popular('en_US', 2)).toEqual(['boxer shorts'])
  expect(await popular('en_US')).toEqual(['leather tote', 'boxer shorts'])
})

test('a word that only the other side of the shop knows is answered from there', async () => {
  const pieces = async (word: string, sexType: 1 | 2) =>
    (await suggested(word, 'en_US', sexType)).filter(({ kind }) => kind === 'product').map(({ productTitle }) => productTitle)
  expect(await pieces('tote', 2)).toEqual(['Leather tote bag'])
  expect(await pieces('boxer', 1)).toEqual(['Boxer shorts'])
})

test('what found nothing is not suggested', async () => {
  await searchFor('umbrella stand')
  expect(await popular()).toEqual([])
  const kept = await runSql(shop.database, sql`select 1 from search_query_days`)
  expect(kept.rows).toEqual([])
})

test.each([
  'tai.man@example.com',
  '9123 4567',
  '+852 6123 4567',
  'bag 91234567',
  'PR100020',
  'PKX4M2B7QR',
  'https://example.com',
  'www.example.com',
  'example.com.hk',
  '<b>bag</b>',
  'a',
  '1234',
  'one two three four five six seven',
  'x'.repeat(41),
  '手袋。電話九一二三'.repeat(6),
])('“%s” is never suggested to others', (typed) => expect(maySuggest(typed)).toBe(false))

test.each(['leather tote', '手袋', 'size 38', "women's l'été bag", '紅色 手袋', 'chloé', 'no.5', 'Vale & Co', '裙'.repeat(2)])(
  '“%s” may be told to others',
  (typed) => expect(maySuggest(typed)).toBe(true),
)

test('an operator hides a search and shows it again; it stands in the audit trail, and other roles may not', async () => {
  await searchFor('leather tote')
  await counting.flush()
  const merchandiser = await shop.operator(['merchandiser'])
  const seen = await shop.ask(getAdminSearches, {}, { token: merchandiser })
  expect(seen.data.list).toEqual([{ language: 'en', query: 'leather tote', shown: 'leather tote', isHidden: false }])
  const hide = (token: string, isHidden: boolean) => shop.ask(hidePopularSearch, { query: 'Leather TOTE', isHidden }, { token })
  expect((await hide(merchandiser, true)).data.list[0]).toMatchObject({ isHidden: true })
  expect(await popular()).toEqual([])
  await hide(merchandiser, false)
  expect(await popular()).toEqual(['leather tote'])
  const trail = await readRows(
    shop.database.pool,
    z.object({ action: z.string() }),
    sql`select action from audit_trail where subject = 'search' order by recorded_at`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['hide-search', 'show-search'])
  expect(await hide(await shop.operator(['finance']), true)).not.toMatchObject({ code: 200 })
})

test('a fortnight later a search is forgotten; of earlier days nothing stays that one visitor alone asked for', async () => {
  await searchFor('leather tote')
  await searchFor('silk scarf', 1)
  await counting.flush()
  const kept = async () =>
    (
      await readRows(shop.database.pool, z.object({ query: z.string() }), sql`select query from search_query_days order by query`)
    ).map(({ query }) => query)
  await shop.database.inTransaction((tx) => purgeSearches(tx))
  expect(await kept()).toEqual(['leather tote', 'silk scarf'])
  clock.advance(DAY)
  await shop.database.inTransaction((tx) => purgeSearches(tx))
  expect(await kept()).toEqual(['leather tote'])
  clock.advance(15 * DAY)
  expect(await popular()).toEqual([])
  await shop.database.inTransaction((tx) => purgeSearches(tx))
  expect(await kept()).toEqual([])
})

test('nothing that is kept names or numbers a visitor', async () => {
  await searchFor('leather tote')
  await counting.flush()
  const rows = await shop.database.pool.selectFrom('search_query_days').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(Object.keys(rows[0]!).toSorted()).toEqual(['day', 'language', 'query', 'shown', 'visitors'])
  expect(rows[0]!.visitors).toMatch(/^[01]{256}$/)
})

test('what shoppers choose after a search comes first for the next, one visitor once a day, until the setting turns it off', async () => {
  const order = async () => (await shop.ask(searchProducts, { keyword: 'quorvet' })).data.list.map(({ spuCode }) => spuCode)
  const [above = '', below = ''] = await order()
  const choose = (token: string) =>
    shop.ask(recordChoice, { searchWord: 'Quorvet under 9000', spuCode: below }, { token, key: newId() })
  const learn = async () => {
    await shop.database.inTransaction(learnFromChoices)
    await counting.flush()
  }
  for (let time = 0; time < 8; time += 1) await choose(tokens[0]!)
  await learn()
  expect(await order()).toEqual([above, below])
  for (const token of tokens.slice(0, 5)) await choose(token)
  const sku = await skuOf(below)
  await shop.ask(addToBag, { list: [{ skuId: sku, quantity: 1 }] }, { token: tokens[1]!, key: newId() })
  await learn()
  await learn()
  expect(await order()).toEqual([below, above])
  const counted = await shop.database.pool.selectFrom('search_choices').select(['query', 'opened', 'bagged', 'bought']).execute()
  expect(counted).toEqual([{ query: 'quorvet', opened: 5, bagged: 1, bought: 0 }])
  const merchandiser = await shop.operator(['merchandiser'])
  const { data } = await shop.ask(explainSearch, { keyword: 'quorvet' }, { token: merchandiser })
  expect(data.list.map(({ learned }) => learned > 0)).toEqual([true, false])

  const administrator = await shop.operator(['administrator'])
  const turn = (learns: boolean, version: number) =>
    shop.ask(saveSetting, { name: 'search', value: { learns }, version }, { token: administrator, key: newId() })
  expect(await turn(false, 0)).toMatchObject({ code: 200 })
  await counting.flush()
  expect(await order()).toEqual([above, below])
  await turn(true, 1)
  await counting.flush()
  expect(await order()).toEqual([below, above])

  clock.advance(4 * DAY)
  await learn()
  expect(await shop.database.pool.selectFrom('search_trails').selectAll().execute()).toEqual([])
  expect(await order()).toEqual([below, above])
})

async function skuOf(spuCode: string): Promise<string> {
  const [found] = await readRows(
    shop.database.pool,
    z.object({ skuId: z.string() }),
    sql`select v.sku_id as "skuId" from variants v join products p using (product_id) where p.spu_code = ${spuCode}`,
  )
  return found!.skuId
}
