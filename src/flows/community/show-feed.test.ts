import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedTabs } from '#modules/posts/posts.rules.ts'
import { countStatements } from '#platform/database/count-statements.builders.ts'
import { setOrigin } from '#platform/database/origins.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { showFeed } from './show-feed.ts'

const idOf = (place: number): string => `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`
const READER = idOf(1)
const AUTHORS = 400

let shop: TestShop
const run = (statement: ReturnType<typeof sql>) => runSql(shop.database, statement)
beforeAll(async () => {
  shop = await startTestShop()
  await run(sql`insert into accounts (account_id, kind) values (${READER}, 'member')`)
  await run(sql`insert into profiles (profile_id, account_id, profile_code, nickname, nickname_folded, adult_at, joined_at, feed_since)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, case when n = 1 then ${READER}::uuid end,
      'P' || n, 'N' || n, 'n' || n, now(), now(), now() from generate_series(1, ${AUTHORS}::int) n`)
  await run(sql`insert into posts (post_id, post_code, author_id, state, title, body, language, begun_at, published_at)
    select gen_random_uuid(), 'C' || n, ('00000000-0000-7000-8000-' || lpad((2 + n % (${AUTHORS}::int - 1))::text, 12, '0'))::uuid,
      'published', 'T', 'B', 'en', now(), date_trunc('second', now()) - n * interval '1 second' from generate_series(1, 2000) n`)
})
afterAll(() => shop.stop())

const follow = (from: number, to: number) =>
  run(sql`insert into follows (follower_id, followed_id, state, since)
    select ${READER}::uuid, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'following', now()
    from generate_series(${from}::int, ${to}::int) n`)
const asked = { accountId: READER, language: 'en' } as const
const wanted = { tab: 'following', value: '', before: '' } as const
const codesOf = async (): Promise<string[]> =>
  (await showFeed(shop.database.pool, asked, wanted)).list.map(({ author }) => author.code)

test('a page of any feed is one statement once its reader is known, and one more for what they like', async () => {
  await follow(2, 20)
  for (const tab of feedTabs) {
    const page = { tab, value: tab === 'all' ? '' : 'x', before: '' }
    await showFeed(shop.database.pool, asked, page)
    await showFeed(shop.database.pool, asked, page)
    const counted = countStatements(shop.database.pool)
    // What is kept for the pool is kept for this reader of it, too.
    setOrigin(counted.read, shop.database.pool)
    await showFeed(counted.read, asked, page)
    expect([tab, counted.count()]).toEqual([tab, tab === 'forYou' ? 3 : 2])
  }
})

test('how many a reader follows may be some time old; whom they follow, and what is hidden from them, never is', async () => {
  const before = await codesOf()
  expect(before).toContain('P2')
  await follow(21, 380)
  // Found the way for few, and all of them are there.
  expect(new Set(await codesOf()).size).toBe(20)
  await run(sql`insert into profile_blocks (blocker_id, blocked_id, since) values (${idOf(3)}, ${READER}, now())`)
  await run(sql`insert into profile_mutes (muter_id, muted_id, since) values (${READER}, ${idOf(4)}, now())`)
  await run(sql`update profiles set sees_posts = 'mutual' where profile_id = ${idOf(5)}`)
  await run(sql`update posts set hidden_at = now() where author_id = ${idOf(6)}`)
  await run(sql`delete from follows where follower_id = ${READER} and followed_id = ${idOf(7)}`)
  await run(sql`update profiles set hidden_at = now() where profile_id = ${idOf(8)}`)
  const gone = new Set(['P3', 'P4', 'P5', 'P6', 'P7', 'P8'])
  const after = await codesOf()
  expect(after).toHaveLength(20)
  expect(after.filter((code) => gone.has(code))).toEqual([])
  expect(after).toEqual(expect.arrayContaining(before.filter((code) => !gone.has(code)).slice(0, 5)))
})
