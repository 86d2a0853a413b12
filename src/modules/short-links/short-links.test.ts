import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { addShortLink, findLink, listShortLinks, withdrawShortLink } from './short-links.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { z } from 'zod'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const add = (code: string, path: string) => shop.ask(addShortLink, { code, path, note: 'Window card' }, { token })
const follow = (shortStr: string) => shop.ask(findLink, { shortStr })

test('a link that was added is followed in capitals too, until it is withdrawn; both are in the audit trail', async () => {
  expect((await add('Season-Sale', '/product/list?sale=1')).data.code).toBe('season-sale')
  expect(await follow('SEASON-sale')).toMatchObject({ code: 200, msg: '/product/list?sale=1' })
  await shop.ask(withdrawShortLink, { code: 'season-sale' }, { token })
  expect((await follow('season-sale')).code).toBe(refusals.NOT_FOUND.code)
  const trail = await readRows(
    shop.database.pool,
    z.object({ action: z.string(), actor: z.string() }),
    sql`select action, actor from audit_trail
    where subject_id = 'season-sale' order by recorded_at`,
  )
  expect(trail).toEqual([
    { action: 'link-added', actor: 'Ada' },
    { action: 'link-withdrawn', actor: 'Ada' },
  ])
})

test('a link to another host, a second use of a word and a link to a link are refused beside their field', async () => {
  await add('autumn', '/product/list/women')
  const problems = async (code: string, path: string) => (await add(code, path)).data
  expect(await problems('leaving', '//evil.example')).toMatchObject({ field: 'path' })
  expect(await problems('autumn', '/product/list/men')).toMatchObject({ field: 'code' })
  expect(await problems('fall', '/autumn')).toMatchObject({ field: 'path' })
  for (const path of ['/round', '/zh/round', '/cht_CN/round', '/Round?x=1', '/%72ound#top', '/round/', '/card/round'])
    expect([path, await problems('round', path)]).toMatchObject([path, { field: 'path' }])
  expect(await problems('wishlist', '/product/list')).toMatchObject({ field: 'code' })
  expect(await problems('no good', '/bags')).toMatchObject({ field: 'code' })
})

test('a path that came into the table some other way is looked at again before anybody is sent there', async () => {
  await runSql(
    shop.database,
    sql`insert into short_links (code, target, created_by, created_at)
    values ('slipped', ${'/\t/evil.example'}, 'nobody', now())`,
  )
  expect((await follow('slipped')).code).toBe(refusals.NOT_FOUND.code)
})

test('two links cannot lead to each other, and one that came to do so leads nowhere', async () => {
  const [there, back] = await Promise.all([add('there', '/zh/back'), add('back', '/zh/there')])
  expect([there.data, back.data]).toMatchObject([{ field: 'path' }, { field: 'path' }])
  await runSql(
    shop.database,
    sql`insert into short_links (code, target, created_by, created_at)
      values ('ping', '/zh/pong', 'nobody', now()), ('pong', '/ping', 'nobody', now())`,
  )
  expect([(await follow('ping')).code, (await follow('pong')).code]).toEqual([refusals.NOT_FOUND.code, refusals.NOT_FOUND.code])
})

test('without a word of its own a link gets one that is free', async () => {
  const { data } = await add('', '/wishlist')
  expect(await follow(data.code)).toMatchObject({ msg: '/wishlist' })
})

test('links are found by word, by those who may see them', async () => {
  await add('zebra-one', '/product/brand')
  await add('zebra-two', '/product/brand')
  const { data } = await shop.ask(listShortLinks, { word: 'zebra' }, { token })
  expect(data.list.map(({ code }) => code).toSorted()).toEqual(['zebra-one', 'zebra-two'])
  expect(data.total).toBe(2)
  const desk = await shop.operator(['order-desk'])
  expect((await shop.ask(listShortLinks, {}, { token: desk })).code).toBe(refusals.NOT_PERMITTED.code)
})
