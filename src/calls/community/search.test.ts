import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWords } from '#modules/posts/index.server.ts'
import { deletePost, getFeed, searchCommunity } from '#modules/posts/posts.paths.ts'
import { wordsWritten } from '#modules/search/index.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

let people: Community
beforeAll(async () => {
  people = await startCommunity()
})
afterAll(() => people.stop())

const search = async (word: string, by?: Member) =>
  (await people.shop.ask(searchCommunity, { word }, by ? { token: by.token } : {})).data
const posts = async (word: string, by?: Member) => (await search(word, by)).list.map(({ code }) => code)
const names = async (word: string, by?: Member) => (await search(word, by)).people.map(({ name }) => name)

test('posts are found by all their words, however they are written, the newest first', async () => {
  const author = await people.member()
  const first = await people.post(author, {
    title: 'Burgundy loafers in the rain',
    body: 'Dried overnight.',
    topics: ['Pottinger'],
  })
  const second = await people.post(author, { title: '酒紅樂福鞋淋雨記', body: '隔夜風乾，沒有水痕。' })
  const third = await people.post(author, { title: 'Rain again', body: 'The same LOAFER, no umbrella.' })
  expect(await posts('loafer rain')).toEqual([third, first])
  expect(await posts('the loafers')).toEqual([third, first])
  expect(await posts('pottinger')).toEqual([first])
  expect(await posts('酒紅')).toEqual([second])
  expect(await posts('酒红')).toEqual([second])
  expect(await posts('水')).toEqual([second])
  expect(await posts('loafers umbrella blue')).toEqual([])
  expect(await posts('   ')).toEqual([])
})

test('an edited post is found by its new words, a deleted one by none, and one from before is read by itself', async () => {
  const author = await people.member()
  const code = await people.post(author, { title: 'Cordovan', body: 'Shell.' })
  const pictures = [await people.picture(author)]
  await people.save(author, { code, title: 'Suede', body: 'Not shell.', pictures })
  expect([await posts('cordovan'), await posts('suede')]).toEqual([[], [code]])
  await runSql(people.shop.database, sql`update posts set search_words = null where post_code = ${code}`)
  expect(await posts('suede')).toEqual([])
  expect(await people.shop.database.inTransaction((tx) => readWords(tx, wordsWritten, 10))).toBe(1)
  expect(await posts('suede')).toEqual([code])
  await people.shop.ask(deletePost, { code }, { token: author.token })
  expect(await posts('suede')).toEqual([])
})

test('members are found by a part of their name, and not by who is blocked', async () => {
  const [one, other, reader] = [await people.member('Mei-Ling Q'), await people.member('Ling Q'), await people.member()]
  expect(await names('ling q')).toEqual(['Ling Q', 'Mei-Ling Q'])
  expect(await names('ＬＩＮＧ')).toEqual(['Ling Q', 'Mei-Ling Q'])
  await people.block(other, reader)
  expect(await names('ling', reader)).toEqual(['Mei-Ling Q'])
  await people.block(reader, one)
  expect(await names('ling', reader)).toEqual([])
  expect(await names('%')).toEqual([])
})

test('a seller and a designer each have the posts with their items, under their name and mark', async () => {
  const author = await people.member()
  const product = await people.shop.product({})
  const [found] = (
    await people.shop.database.pool
      .selectFrom('product_card')
      .select(['spu_code', 'brand_code'])
      .where('product_id', '=', product.productId)
      .execute()
  ).map(({ spu_code, brand_code }) => ({ spuCode: spu_code, brandCode: brand_code }))
  const [seller] = await people.shop.database.pool
    .selectFrom('live_offers as o')
    .innerJoin('merchant_card as m', 'm.merchant_id', 'o.merchant_id')
    .select(['m.merchant_code', 'm.name_en', 'm.kind'])
    .where('o.sku_id', '=', product.skuIds[0] ?? '')
    .execute()
  const code = await people.post(author, { products: [{ spuCode: found?.spuCode ?? '', at: null }] })
  const feed = async (tab: 'brand' | 'merchant', value: string) => (await people.shop.ask(getFeed, { tab, value })).data
  const ofSeller = await feed('merchant', seller?.merchant_code ?? '')
  expect(ofSeller.list.map((post) => post.code)).toEqual([code])
  expect(ofSeller.house).toEqual({ name: seller?.name_en, kind: seller?.kind, page: null })
  const ofBrand = await feed('brand', found?.brandCode ?? '')
  expect(ofBrand.list.map((post) => post.code)).toEqual([code])
  expect(ofBrand.house?.kind).toBe('')
  expect((await feed('merchant', 'NO-SUCH')).list).toEqual([])
})
