import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getHome } from '#modules/content/content.paths.ts'
import type { HomeBlock } from '#modules/content/home.contract.ts'
import { contentVersion } from '#modules/content/index.server.ts'
import { getHomeDraft, releaseHome, releaseHomeAgain, saveHomeDraft, takeHomeRelease } from '#modules/content/admin-home.paths.ts'
import { createLog } from '#platform/log.server.ts'
import { emit } from '#events/events.server.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { both, buildHero, buildRail, buildScene, buildStory } from './home.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { z } from 'zod'

let shop: TestShop
let feed: SearchFeed
let token: string
let bag: BuiltProduct

beforeAll(async () => {
  shop = await startTestShop()
  bag = await shop.product({ nameEn: 'Tote', nameZh: '托特包', arrivedAt: new Date() })
  feed = await startSearchFeed(shop.database, createLog('silent'))
  token = await shop.operator(['merchandiser'])
})
afterAll(async () => {
  await feed.stop()
  await shop.stop()
})

const sexType = 'women'
const draft = async () => (await shop.ask(getHomeDraft, { sexType }, { token })).data
const save = async (blocks: HomeBlock[], version?: number) =>
  shop.ask(saveHomeDraft, { sexType, version: version ?? (await draft()).version, blocks }, { token })
const release = async (note = '') => shop.ask(releaseHome, { sexType, version: (await draft()).version, note }, { token })
const seen = async (language: 'en_US' | 'cht_CN' = 'en_US') => (await shop.ask(getHome, { sexType }, { language })).data

test('a draft is for operators alone until it is released; then shoppers see it in their language, in its order', async () => {
  const rail = buildRail('rail', { from: 'codes', codes: [bag.spuCode] })
  const saved = await save([buildHero('hero'), rail, buildStory('story')])
  expect(saved.data).toMatchObject({ changed: true, changedBy: 'Ada' })
  expect((await seen()).number).toBe(0)
  expect((await release('Autumn')).data).toMatchObject({ changed: false, releases: [{ number: 1, note: 'Autumn', by: 'Ada' }] })
  expect(await seen()).toMatchObject({
    number: 1,
    blocks: [
      { kind: 'hero', title: 'Leather' },
      { kind: 'rail', list: [{ productTitle: 'Tote' }] },
      { stories: [{ title: 'A coat' }] },
    ],
  })
  expect((await seen('cht_CN')).blocks[0]).toMatchObject({ title: '中Leather', left: { picture: { alt: '手袋一個' } } })
})

test('of two operators who change the same draft, the second is told who was first, and nothing is lost', async () => {
  const { version, blocks } = await draft()
  expect((await save([...blocks, buildStory('first')], version)).code).toBe(200)
  const second = await save([...blocks, buildStory('second')], version)
  expect(second).toMatchObject({ code: refusals.MOVED_ON.code, data: { by: 'Ada' } })
  expect((await draft()).blocks.map(({ id }) => id)).toEqual([...blocks.map(({ id }) => id), 'first'])
  const late = await shop.ask(releaseHome, { sexType, version, note: '' }, { token })
  expect(late.code).toBe(refusals.MOVED_ON.code)
})

test('every process hears of a release within a second, and only once it has committed', async () => {
  await save([buildStory('story', 'Scarves')])
  const before = contentVersion()
  await release()
  await expect.poll(contentVersion, { timeout: 90_000, interval: 20 }).toBeGreaterThan(before)
  // This process moved at once by itself; the event moves it, and every other one, again.
  await feed.catchUp()
  expect(contentVersion()).toBeGreaterThan(before + 1)
  expect((await seen()).blocks).toMatchObject([{ stories: [{ title: 'Scarves' }] }])
})

test('a former release can be made live again, and leaves the draft alone', async () => {
  await save([buildStory('work', 'Unfinished')])
  const again = await shop.ask(releaseHomeAgain, { sexType, number: 1, live: 2, note: 'Back' }, { token })
  expect(again.data.releases[0]).toMatchObject({ number: 3, againOf: 1, note: 'Back' })
  expect(again.data).toMatchObject({ changed: true, blocks: [{ id: 'work' }] })
  expect((await seen()).blocks[0]).toMatchObject({ kind: 'hero' })
  const taken = await shop.ask(takeHomeRelease, { sexType, version: again.data.version, number: 2 }, { token })
  expect(taken.data.blocks).toMatchObject([{ stories: [{ title: { en: 'Scarves' } }] }])
  const asReleased = await shop.ask(takeHomeRelease, { sexType, version: taken.data.version, number: 0 }, { token })
  expect(asReleased.data).toMatchObject({ changed: false, blocks: [{ kind: 'hero' }, {}, {}] })
  expect((await shop.ask(releaseHomeAgain, { sexType, number: 99, live: 3, note: '' }, { token })).code).toBe(
    refusals.NOT_FOUND.code,
  )
})

const noTitle = { ...buildStory('s').stories[0]!, title: { en: '', zh: '' } }
const linked = (link: string): HomeBlock => ({ ...buildStory('s'), stories: [{ ...buildStory('s').stories[0]!, link }] })
test.each<[string, HomeBlock[], string]>([
  ['words that are missing', [{ ...buildStory('s'), stories: [noTitle] }], 'blocks.0.stories.0.title.en'],
  ['a link to another site', [linked('https://evil.example/')], 'blocks.0.stories.0.link'],
  ['a link to another host', [linked('//evil.example')], 'blocks.0.stories.0.link'],
  ['a link that names a language', [linked('/zh/product/list')], 'blocks.0.stories.0.link'],
  ['a second opening', [buildHero('a'), buildHero('b')], 'blocks.1.kind'],
  ['one block twice', [buildStory('a'), buildStory('a')], 'blocks.1.kind'],
  ['a product the shop does not have', [buildRail('r', { from: 'codes', codes: ['PR000'] })], 'blocks.0.goods.codes'],
  ['a scene of a product the shop does not have', [buildScene('s', ['PR000'])], 'blocks.0.codes'],
  ['a scene of nothing', [buildScene('s', [])], 'blocks.0.codes'],
  ['a designer the shop does not have', [buildRail('r', { from: 'brand', code: 'nobody' })], 'blocks.0.goods.code'],
  ['a category without products', [buildRail('r', { from: 'category', path: 'men/hats' })], 'blocks.0.goods.path'],
])('%s is refused beside its field', async (_, blocks, field) => {
  const before = await draft()
  const answer = await save(blocks)
  expect(answer.code).toBe(refusals.BAD_INPUT.code)
  expect(Object.keys((answer.data as { fields?: object }).fields ?? {})).toContain(field)
  expect((await draft()).version).toBe(before.version)
})

test('a scene shows its pieces in the language of whoever looks, and is kept in both', async () => {
  await save([buildScene('scene', [bag.spuCode])])
  expect((await draft()).shown).toMatchObject([
    { kind: 'scene', title: 'In the morning sun', room: { side: 'left', width: 33 }, pieces: [{ productTitle: 'Tote' }] },
  ])
  const { blocks } = await draft()
  expect(blocks).toMatchObject([{ codes: [bag.spuCode], title: { zh: '中In the morning sun' } }])
})

test('a piece that has left the shop since does not hold up other work', async () => {
  const gone = await shop.product({ nameEn: 'Gone' })
  await feed.stop()
  feed = await startSearchFeed(shop.database, createLog('silent'))
  await save([buildRail('rail', { from: 'codes', codes: [gone.spuCode, bag.spuCode] })])
  await runSql(shop.database, sql`update products set listed = false where spu_code = ${gone.spuCode}`)
  await feed.stop()
  feed = await startSearchFeed(shop.database, createLog('silent'))
  const { blocks } = await draft()
  const saved = await save([buildStory('story'), ...blocks])
  expect(saved.code).toBe(200)
  expect(saved.data.shown[1]).toMatchObject({ list: [{ spuCode: bag.spuCode }] })
})

test('every change stands in the audit trail with who made it', async () => {
  const rows = await readRows(
    shop.database.pool,
    z.object({ action: z.string() }),
    sql`select distinct action from audit_trail
    where subject = 'home' and actor = 'Ada' and subject_id = 'women' order by action`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['release-home', 'release-home-again', 'save-home', 'take-home-release'])
})

test('a figure in the words is counted on the list they lead to, and follows it', async () => {
  const hero = { ...buildHero('counted'), words: both('{pieces} pieces from {brands} houses.', '{brands}個品牌共{pieces}件。') }
  await save([hero])
  await release()
  const [before] = (await seen()).blocks
  const [, pieces, brands] = /^(\d+) pieces from (\d+) houses\.$/.exec(before?.kind === 'hero' ? before.words : '') ?? []
  expect(Number(pieces)).toBeGreaterThan(0)
  const { productId } = await shop.product({ nameEn: 'Satchel', nameZh: '書包', brandCode: 'newly-come' })
  await shop.database.inTransaction((tx) => emit(tx, 'product-changed', { productIds: [productId] }))
  await feed.catchUp()
  expect((await seen('cht_CN')).blocks[0]).toMatchObject({ words: `${Number(brands) + 1}個品牌共${Number(pieces) + 1}件。` })
})
