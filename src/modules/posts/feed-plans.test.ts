import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Reader } from '#platform/access/may-see.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { feedByAuthor, feedByTime, feedForYou, type FeedRow, readFeed, readFollowing } from './feeds.ts'

const AUTHORS = 4_000
const POSTS = 24_000
const idOf = (place: number): string => `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`
const inSql = sql`('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`
/** Readers by how many they follow; each has fifty blocks. */
const readers = { 0: idOf(1), 20: idOf(2), 300: idOf(3), 3_000: idOf(4) }

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const run = (statement: ReturnType<typeof sql>) => runSql(shop.database, statement)
  await run(sql`insert into profiles (profile_id, profile_code, nickname, nickname_folded, adult_at, joined_at, feed_since)
    select ${inSql}, 'P' || n, 'N' || n, 'n' || n, now(), now(), now() from generate_series(1, ${AUTHORS}) n`)
  // Of ten authors one writes most.
  await run(sql`insert into posts (post_id, post_code, author_id, state, title, body, language, begun_at, published_at)
    select gen_random_uuid(), 'C' || n, ('00000000-0000-7000-8000-' || lpad((100 + (n * 7919) % case when n % 2 = 0 then 300 else 3800 end)::text, 12, '0'))::uuid,
      'published', 'T', 'B', 'en', now(), date_trunc('second', now()) - n * interval '37 seconds' from generate_series(1, ${POSTS}) n`)
  for (const [many, reader] of Object.entries(readers)) {
    await run(sql`insert into follows (follower_id, followed_id, state, since)
      select ${reader}::uuid, ${inSql}, 'following', now() from generate_series(100, 99 + ${Number(many)}::integer) n`)
    await run(sql`insert into profile_blocks (blocker_id, blocked_id, since)
      select ${reader}::uuid, ${inSql}, now() from generate_series(3900, 3949) n`)
  }
  await run(sql`analyze profiles, posts, follows, profile_blocks`)
})
afterAll(() => shop.stop())

const readerOf = (profileId: string): Reader => ({
  profileId,
  blocked: Array.from({ length: 50 }, (_, at) => idOf(3900 + at)),
  muted: [],
})
const page = { after: undefined, limit: 21 }

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Loops'?: number
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

async function planOf(statement: RawBuilder<unknown>, how = sql`format json`): Promise<Node[]> {
  const [row] = await readRows(
    shop.database.pool,
    z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.custom<Node>() })) }),
    sql`explain (${how}) ${statement}`,
  )
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan))
}

/** How often a table was asked for a row while a statement was answered. */
async function timesRead(statement: RawBuilder<unknown>, table: string): Promise<number> {
  const nodes = await planOf(statement, sql`analyze, timing off, format json`)
  return nodes.reduce((sum, node) => sum + (node['Relation Name'] === table ? (node['Actual Loops'] ?? 0) : 0), 0)
}

const listFollowing = async (reader: Reader): Promise<FeedRow[]> => {
  const { pool } = shop.database
  return (await readFollowing(pool, reader, page, async (feed) => ({ rows: await readFeed(pool, feed) }))).rows
}

describe.each(Object.entries(readers))('the feed of a reader who follows %s, with fifty blocks', (many, profileId) => {
  const reader = readerOf(profileId)
  test('finds posts by an index and reads no table of them whole', async () => {
    const [statement, index] =
      Number(many) <= 300 ? [feedByAuthor(reader, page), 'posts_by_author'] : [feedByTime(reader, page), 'posts_newest']
    const nodes = await planOf(statement)
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'posts')).toEqual([])
    expect(nodes.map((node) => node['Index Name'])).toContain(index)
  })

  test('is the newest of those they follow, whichever way it is found', async () => {
    const found = await listFollowing(reader)
    const exact = await readRows(
      shop.database.pool,
      z.object({ id: z.string() }),
      sql`select p.post_id as id from posts p join follows f on f.followed_id = p.author_id and f.follower_id = ${profileId}
        order by p.published_at desc, p.post_id desc limit 21`,
    )
    expect(found.map(({ id }) => id)).toEqual(exact.map(({ id }) => id))
  })

  test('asks of no more pages of members than it shows posts', async () => {
    const statement = Number(many) <= 300 ? feedByAuthor(reader, page) : feedByTime(reader, page)
    expect(await timesRead(statement, 'profiles')).toBeLessThanOrEqual(page.limit)
  })

  test('for you ends its search among the newest, also where nothing suits', async () => {
    const strange: Reader = { ...reader, profileId: idOf(5) }
    const statement = feedForYou(strange, { brands: [], topics: [], wishes: [] }, page)
    expect(await timesRead(statement, 'follows')).toBeLessThanOrEqual(4_000)
    expect(await readRows(shop.database.pool, z.unknown(), statement)).toEqual([])
  })
})

describe('past those whom a reader may not see', () => {
  const muted = [idOf(115), idOf(117)]
  const blocked = [idOf(120), idOf(121)]
  const reader: Reader = { profileId: readers[300], blocked, muted }
  beforeAll(async () => {
    await runSql(
      shop.database,
      sql`update profiles set sees_posts = case when profile_id = ${idOf(101)} then 'me' else 'mutual' end
        where profile_id = any(${[idOf(101), idOf(103), idOf(104)]}::uuid[])`,
    )
    await runSql(
      shop.database,
      sql`insert into follows (follower_id, followed_id, state, since) values (${idOf(104)}, ${readers[300]}, 'following', now())`,
    )
  })

  test.each([
    ['author by author', feedByAuthor],
    ['from the newest of all', feedByTime],
  ])('a feed found %s goes on from page to page without loss and shows none twice', async (_, feed) => {
    const exact = await readRows(
      shop.database.pool,
      z.object({ id: z.string() }),
      sql`select p.post_id as id from posts p join follows f on f.followed_id = p.author_id and f.follower_id = ${readers[300]}
        where p.author_id <> all(${[idOf(101), idOf(103), ...muted, ...blocked]}::uuid[])
        order by p.published_at desc, p.post_id desc limit 160`,
    )
    const found: FeedRow[] = []
    while (found.length < exact.length) {
      const last = found.at(-1)
      const rows = await readFeed(shop.database.pool, feed(reader, { after: last, limit: 20 }))
      expect(rows).toHaveLength(20)
      found.push(...rows)
    }
    expect(found.map(({ id }) => id)).toEqual(exact.map(({ id }) => id))
    expect(found.some(({ authorId }) => authorId === idOf(104))).toBe(true)
  })
})
