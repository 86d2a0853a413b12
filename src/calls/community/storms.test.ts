import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { setFollow } from '#modules/follows/follows.paths.ts'
import { getProfilePage, setLike } from '#modules/posts/posts.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { type Community, startCommunity } from './community.builders.ts'

const MANY = 1_000
/** So many connections are open at a time. */
const AT_A_TIME = 150

let people: Community
const tokens: string[] = []
beforeAll(async () => {
  people = await startCommunity()
  const accounts = Array.from({ length: MANY }, () => newId())
  await people.shop.database.inTransaction(async (tx) => {
    for (const account of accounts) tokens.push(await startSession(tx, 'member', account))
  })
  await runSql(
    people.shop.database,
    sql`insert into profiles (profile_id, account_id, profile_code, nickname, nickname_folded, joined_at, adult_at, feed_since)
      select gen_random_uuid(), id, 'S' || n, 'Storm ' || n, 'storm' || n, now(), now(), now()
      from unnest(${accounts}::uuid[]) with ordinality as a(id, n)`,
  )
}, 120_000)
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
/** Every member does it, some twice; answers what was refused. */
async function rush(act: (token: string) => Promise<{ code: number }>): Promise<number[]> {
  const again = tokens.filter((_, at) => at % 10 === 0)
  const waiting = [...tokens, ...again]
  const codes: number[] = []
  const work = async () => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) codes.push((await act(token)).code)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return codes.filter((code) => code !== 200)
}
const rowsOf = async (from: ReturnType<typeof sql>) =>
  (await readRows(people.shop.database.pool, z.object({ num: z.number() }), sql`select count(*)::int as num from ${from}`))[0]
    ?.num

test('a thousand who like one post at once, some of them twice, are a thousand likes, and one message', async () => {
  const author = await people.member()
  const code = await people.post(author)
  expect(await rush((token) => ask(setLike, { code, like: true }, { token }))).toEqual([])
  await people.settle()
  expect((await people.see(undefined, code))?.likeNum).toBe(MANY)
  expect(await rowsOf(sql`post_likes l join posts p on p.post_id = l.post_id where p.post_code = ${code}`)).toBe(MANY)
  expect((await people.told(author)).map(({ title }) => title)).toEqual([expect.stringContaining(`and ${MANY - 1} others`)])
}, 120_000)

test('a thousand who follow one member at once, some of them twice, are a thousand fans, and one message', async () => {
  const author = await people.member()
  const code = author.code
  expect(await rush((token) => ask(setFollow, { code, follow: true }, { token }))).toEqual([])
  await people.settle()
  expect((await ask(getProfilePage, { code }, {})).data.fanNum).toBe(MANY)
  expect(await rowsOf(sql`follows f join profiles p on p.profile_id = f.followed_id where p.profile_code = ${code}`)).toBe(MANY)
  expect((await people.told(author)).map(({ title }) => title)).toEqual([expect.stringContaining(`and ${MANY - 1} others`)])
  expect(await rush((token) => ask(setFollow, { code, follow: false }, { token }))).toEqual([])
  await people.settle()
  expect((await ask(getProfilePage, { code }, {})).data.fanNum).toBe(0)
}, 120_000)
