import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { join, type Joined } from '#flows/members/sign-in.builders.ts'
import { sendNotices } from '#flows/notices/send-notices.ts'
import { sendNewsBatch } from '#flows/shop-news/send-news.ts'
import { getWays, listMessages, readMessage, saveWays } from '#modules/inbox/inbox.paths.ts'
import type { NewsDocument, NewsMove } from '#modules/shop-news/shop-news.contract.ts'
import { getNews, listNews, moveNews, previewNews, saveNews } from '#modules/shop-news/shop-news.paths.ts'
import { clock, dayInHongKong, MINUTE, timeInHongKong } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { news } from './shop-news.builders.ts'

let shop: TestShop
let token = ''
const members: Joined[] = []
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  for (let i = 0; i < 5; i += 1) members.push(await join(shop))
  const [first, second] = members
  for (const member of [first!, second!]) {
    const { reached: _, digestHour: __, ...ways } = (await shop.ask(getWays, {}, { token: member.token })).data
    const platform = { here: true, mail: member === first, sms: false }
    const offers = { here: true, mail: true, sms: false }
    await shop.ask(saveWays, { ...ways, isQuiet: false, ways: { ...ways.ways, platform, offers } }, { token: member.token })
  }
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const save = (wanted: Partial<NewsDocument> = {}) => shop.ask(saveNews, news(wanted), { token })
const move = (newsId: string, version: number, to: NewsMove) => shop.ask(moveNews, { newsId, version, move: to }, { token })
const find = async (newsId: string) => (await shop.ask(getNews, { newsId }, { token })).data
const batch = (most?: number) => shop.database.inTransaction((tx) => sendNewsBatch(tx, most))
const titlesOf = async ({ token: own }: Joined) =>
  (await shop.ask(listMessages, { kind: 'platform' }, { token: own })).data.list.map(({ title }) => title)
async function sendOut(wanted: Partial<NewsDocument>): Promise<string> {
  const { newsId, version } = (await save(wanted)).data
  await move(newsId, version, 'send')
  return newsId
}
const named = (en: string) => ({ title: { en, zh: `${en}中` } })
const mailNotices = () =>
  sendNotices({
    ...{ database: shop.database, publicUrl: () => 'https://praya.test', settings: shop.settings },
    sms: async () => undefined,
  })

test('what is written is previewed and sent to each member once, in batches and by several at once', async () => {
  const { newsId, version } = (await save(named('Once'))).data
  const reach = (await shop.ask(previewNews, news(), { token })).data
  expect(reach).toEqual({ members: 5, mail: 1, sms: 0 })
  await move(newsId, version, 'send')
  while ((await Promise.all([batch(2), batch(2), batch(2)])).some((num) => num > 0)) continue
  for (const member of members) expect(await titlesOf(member)).toEqual(['Once'])
  await batch(2)
  expect(await find(newsId)).toMatchObject({ state: 'sent', reached: 5, read: 0, waiting: 1, left: 0 })
  await mailNotices()
  await mailNotices()
  const mails = await readRows(
    shop.database.pool,
    z.object({ body: z.string() }),
    sql`select body from mails where subject = 'Once'`,
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('https://praya.test/statement/delivery')
  const message = (await shop.ask(listMessages, {}, { token: members[2]!.token })).data.list[0]
  await shop.ask(readMessage, { messageId: message?.messageId ?? '' }, { token: members[2]!.token })
  expect(await find(newsId)).toMatchObject({ read: 1, waiting: 0, left: 1 })
})

test('it waits for its time, and who joins after it began is not told', async () => {
  const later = new Date(clock.now().getTime() + 90 * MINUTE)
  const newsId = await sendOut({ ...named('Later'), at: `${dayInHongKong(later)}T${timeInHongKong(later)}` })
  expect(await batch()).toBe(0)
  expect((await find(newsId)).state).toBe('planned')
  clock.advance(91 * MINUTE)
  expect(await batch(2)).toBe(2)
  const late = await join(shop)
  await runSql(
    shop.database,
    sql`update members set joined_at = ${new Date(clock.now().getTime() + MINUTE)} where account_id = ${late.account}`,
  )
  while ((await batch(2)) > 0) continue
  expect(await titlesOf(late)).not.toContain('Later')
  expect(await find(newsId)).toMatchObject({ state: 'sent', reached: 5 })
  await runSql(shop.database, sql`update members set left_at = now() where account_id = ${late.account}`)
})

test('stopped on its way it reaches no one else, and mails that have not left stay', async () => {
  const newsId = await sendOut(named('Halfway'))
  await batch(2)
  const stopped = await move(newsId, 1, 'stop')
  expect(stopped.data).toMatchObject({ state: 'stopped', reached: 2, waiting: 0 })
  expect(await batch()).toBe(0)
  expect((await move(newsId, stopped.data.document.version, 'send')).code).toBe(refusals.MOVED_ON.code)
  const planned = await sendOut({ ...named('Not yet'), at: '2099-01-01T09:00' })
  expect((await move(planned, 1, 'stop')).data.state).toBe('draft')
})

test('it reaches only those it is for', async () => {
  const [man, reader, , buyer] = members
  await runSql(shop.database, sql`update account_details set side = 'men' where account_id = ${man!.account}`)
  const sideOf = async (side: 'women' | 'men') => (await shop.ask(previewNews, news({ side }), { token })).data.members
  const known = await readRows(
    shop.database.pool,
    z.object({ num: z.number() }),
    sql`select count(*)::int as num from account_details join members using (account_id) where side = 'men' and left_at is null`,
  )
  expect(await sideOf('men')).toBe(known[0]?.num)
  const never = (await shop.ask(previewNews, news({ bought: 'never' }), { token })).data.members
  expect(never).toBe(5)
  for (const bought of ['ever', 'top'] as const)
    expect((await shop.ask(previewNews, news({ bought }), { token })).data.members).toBe(0)
  expect((await shop.ask(previewNews, news({ inCommunity: true }), { token })).data.members).toBe(0)
  const newsId = await sendOut({ ...named('For men'), side: 'men' })
  while ((await batch()) > 0) continue
  expect(await titlesOf(reader!)).not.toContain('For men')
  expect(await titlesOf(buyer!)).not.toContain('For men')
  expect((await find(newsId)).reached).toBe(known[0]?.num)
})

test('of two who change it the second is told; once it is on its way it stays as it is; others may not', async () => {
  const first = (await save(named('Draft'))).data
  const changed = await shop.ask(saveNews, { ...first, link: '/' }, { token })
  expect(changed.data.version).toBe(2)
  expect((await shop.ask(saveNews, first, { token })).code).toBe(refusals.MOVED_ON.code)
  expect((await move(first.newsId, 1, 'send')).code).toBe(refusals.MOVED_ON.code)
  expect((await move(first.newsId, 2, 'send')).data.state).toBe('planned')
  const { document } = await find(first.newsId)
  expect((await shop.ask(saveNews, document, { token })).code).toBe(refusals.NEWS_SENT.code)
  const wrong = await save({ ...named(''), link: 'https://elsewhere.test', at: 'soon', brandCode: '' })
  expect(wrong.data).toMatchObject({
    fields: { 'title.en': expect.any(String), link: expect.any(String), at: expect.any(String) },
  })
  expect((await save({ brandCode: 'no-such-house' })).data).toMatchObject({ field: 'brandCode' })
  const support = await shop.operator(['support'])
  expect((await shop.ask(listNews, {}, { token: support })).code).toBe(refusals.NOT_PERMITTED.code)
  const trail = await readRows(
    shop.database.pool,
    z.object({ action: z.string() }),
    sql`select action from audit_trail where subject = 'news' and subject_id = ${first.newsId} order by recorded_at, entry_id`,
  )
  expect(trail.map(({ action }) => action)).toEqual(['news-added', 'news-changed', 'news-planned'])
})
