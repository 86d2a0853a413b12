import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { listSynonyms } from '#modules/search/index.server.ts'
import { searchProducts } from '#modules/search/search.paths.ts'
import { seedSynonyms } from '#modules/search/words/seed-synonyms.ts'
import { recordSearch } from '#modules/popular-searches/popular-searches.paths.ts'
import { writeCounts } from '#modules/daily-counts/index.server.ts'
import {
  explainSearch,
  listMissedSearches,
  listSynonymGroups,
  removeSynonyms,
  saveSynonyms,
} from '#modules/search/synonyms.paths.ts'
import { createLog } from '#platform/log.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'

let shop: TestShop
let feed: SearchFeed
let token: string
let code: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  code = (await shop.product()).spuCode
  feed = await startSearchFeed(shop.database, createLog('silent'))
})
afterAll(async () => {
  await feed.stop()
  await shop.stop()
})

const NEW = { groupId: '', version: 0 }
const save = (words: string[], { groupId, version } = NEW, oneWay = false) =>
  shop.ask(saveSynonyms, { groupId, version, words, oneWay }, { token, key: newId() })
async function found(keyword: string): Promise<string[]> {
  await feed.catchUp()
  return (await shop.ask(searchProducts, { keyword })).data.list.map(({ spuCode }) => spuCode)
}
const titleOf = async (): Promise<string> =>
  (await shop.ask(searchProducts, {})).data.list.find(({ spuCode }) => spuCode === code)?.productTitle ?? ''

test('a new shop begins with the words the search knows without a database', async () => {
  const plain = (groups: typeof seedSynonyms) => groups.map(({ words, oneWay }) => `${words.join()} ${oneWay}`).toSorted()
  expect(plain(await listSynonyms(shop.database.pool))).toEqual(plain(seedSynonyms))
})

test('a saved group is searched at once, changed and removed again, and every step is in the audit trail', async () => {
  const word = (await titleOf()).split(' ').at(-1) ?? ''
  expect(await found('quibblewick')).toEqual([])
  const { data } = await save([word, 'Quibblewick', '奇巧物'])
  expect([await found('quibblewick'), await found('奇巧物')]).toEqual([[code], [code]])
  const { data: changed } = await save([word, 'Wobblequick'], data)
  expect([await found('quibblewick'), await found('wobblequick')]).toEqual([[], [code]])
  await shop.ask(removeSynonyms, changed, { token })
  expect(await found('wobblequick')).toEqual([])
  const trail = await readRows(
    shop.database.pool,
    z.object({ action: z.string(), actor: z.string(), isKnown: z.boolean() }),
    sql`select action, actor, exists (select from operators where operator_id = actor_id) as "isKnown" from audit_trail
    where subject_id = ${data.groupId} order by recorded_at, entry_id`,
  )
  expect(trail).toEqual([
    { action: 'synonyms-added', actor: 'Ada', isKnown: true },
    { action: 'synonyms-changed', actor: 'Ada', isKnown: true },
    { action: 'synonyms-removed', actor: 'Ada', isKnown: true },
  ])
})

test('of a one-way group the first word finds the others and is not found by them', async () => {
  const word = (await titleOf()).split(' ').at(-1) ?? ''
  await save(['Gubbins', word], NEW, true)
  expect(await found('gubbins')).toEqual([code])
  await save([word, 'Thingummy'], NEW, true)
  expect(await found('thingummy')).toEqual([])
})

test('too few words, the same word twice and a group that is gone are refused', async () => {
  expect((await save(['bag'])).data).toMatchObject({ field: 'words' })
  expect((await save(['Bag', 'bags', ' BAG '])).data).toMatchObject({ field: 'words' })
  expect((await save(['bag', 'x'.repeat(41)])).data).toMatchObject({ field: 'words' })
  expect((await save(['bag', 'sack'], { groupId: newId(), version: 1 })).code).toBe(refusals.NOT_FOUND.code)
})

test('an operator is told word by word why a piece stands where it stands, and nobody else is', async () => {
  const title = await titleOf()
  const { data } = await shop.ask(explainSearch, { keyword: title }, { token })
  expect(data.list[0]).toMatchObject({ spuCode: code, soldOut: false })
  const scores = data.list[0]?.words.flatMap(({ met }) => met.map(({ score }) => score)) ?? []
  expect(data.list[0]?.score).toBe(scores.reduce((sum, score) => sum + score, 0))
  expect(scores.length).toBeGreaterThan(0)
  const desk = await shop.operator(['order-desk'])
  for (const asked of [{}, { token: desk }]) expect((await shop.ask(explainSearch, { keyword: 'bag' }, asked)).code).not.toBe(200)
  expect((await shop.ask(listSynonymGroups, { word: 'sneak' }, { token })).data.total).toBeGreaterThan(0)
})

test('an operator reads which filters a query was read as, and what makes the order among equals', async () => {
  const { data } = await shop.ask(explainSearch, { keyword: 'black bag under 500000' }, { token })
  expect(data.understood.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['price under 500000', 'colour black'])
  expect(data.list[0]?.recommendedKey).toBeTypeOf('number')
  expect(data.list[0]?.daysOld).toBeGreaterThanOrEqual(0)
  const dear = await shop.ask(explainSearch, { keyword: 'bag over 9000000' }, { token })
  expect(dear.data.leftOut).toEqual(['over 9000000'])
})

test('words that found nothing are listed with how often, one visitor once, until a group of words finds them', async () => {
  const shoppers = [await shop.visitor(), await shop.visitor()]
  for (const shopper of [...shoppers, ...shoppers])
    await shop.ask(recordSearch, { searchWord: 'Flibbertigibbet' }, { token: shopper })
  await writeCounts((work) => shop.database.inTransaction(work))
  const missed = async (language: '' | 'en' | 'zh') => (await shop.ask(listMissedSearches, { language }, { token })).data.list
  expect(await missed('')).toEqual([
    { language: 'en', query: 'flibbertigibbet', num: 2, total: 0, missing: ['flibbertigibbet'], shown: [], nearest: '' },
  ])
  expect(await missed('zh')).toEqual([])
  const word = (await titleOf()).split(' ').at(-1) ?? ''
  const group = { groupId: '', words: ['flibbertigibbet', word], oneWay: false }
  await save(group.words)
  expect(await found('flibbertigibbet')).toEqual([code])
  expect(await missed('')).toEqual([])
})
