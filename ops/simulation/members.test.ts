import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Community, startCommunity } from '../../src/calls/community/community.builders.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { type Acquaintance, meetOthers } from './free-community.ts'
import { requireCommunity, requireSeen } from './seen-posts.ts'
import { seededRandom } from './seeded-random.ts'

const SEED = 20_261_130
const MEMBERS = 8
const ROUNDS = 30
const AT_ONCE = 4

let people: Community
beforeAll(async () => {
  people = await startCommunity()
})
afterAll(() => people.stop())

async function openTown(): Promise<Omit<Acquaintance, 'me'>> {
  const { shop } = people
  const [ada, eva] = [await shop.operator(['support']), await shop.operator(['support'])]
  const signedIn = await Promise.all(Array.from({ length: MEMBERS }, () => people.signedIn()))
  return {
    ask: (path, input, token) => shop.ask(path, input, { key: crypto.randomUUID(), ...(token ? { token } : {}) }),
    url: () => shop.url,
    random: seededRandom(SEED),
    operator: async () => ada,
    colleague: async () => eva,
    residents: signedIn.map(({ account, token }) => ({ accountId: account, token, inviteCode: '', email: account })),
  }
}

test('whatever members and moderators do at once, counts are their rows, and each is shown what they may see and no more', async () => {
  const town = await openTown()
  const { database } = people.shop
  for (let round = 0; round < ROUNDS; round += 1) {
    const lives = Array.from({ length: AT_ONCE }, (_, at) => town.residents[(round * AT_ONCE + at) % MEMBERS])
    await Promise.all(lives.map((me) => meetOthers({ ...town, me })))
    await requireCommunity(database)
  }
  await requireSeen({ ...town, database }, people.shop)
  const [took] = await readRows(
    database.pool,
    z.record(z.string(), z.coerce.number()),
    sql`select (select count(*) from posts) as posts, (select count(*) from post_likes) as likes, (select count(*) from follows) as follows,
      (select count(*) from profile_blocks) as blocks, (select count(*) from moderation_steps where actor_kind = 'operator') as decisions`,
  )
  for (const [what, num] of Object.entries(took ?? {})) expect([what, num > 0]).toEqual([what, true])
}, 120_000)
