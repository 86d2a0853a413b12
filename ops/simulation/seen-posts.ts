import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { getFeed, getPost } from '../../src/modules/posts/posts.paths.ts'
import type { Database } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import type { Door } from './circle.ts'
import { met } from './free-community.ts'
import type { Resident, Street } from './street.ts'

/** Said once more than the shop says it, and in other words: who may see a post. `r` reads, nobody where there is no page. */
const SHOWN = sql`p.state = 'published' and p.hidden_at is null and a.left_at is null and (a.hidden_at is null or a.profile_id = r.profile_id)
  and not exists (select from profile_blocks b where (b.blocker_id, b.blocked_id) in ((r.profile_id, a.profile_id), (a.profile_id, r.profile_id)))
  and (a.profile_id = r.profile_id or a.sees_posts = 'all'
    or a.sees_posts in ('fans', 'mutual') and exists (select from follows f where f.state = 'following'
      and f.follower_id = r.profile_id and f.followed_id = a.profile_id)
      and (a.sees_posts = 'fans' or exists (select from follows f where f.state = 'following'
        and f.follower_id = a.profile_id and f.followed_id = r.profile_id)))`

const Seen = z.object({
  code: z.string(),
  isShown: z.boolean(),
  isMuted: z.boolean(),
  isOwn: z.boolean(),
  picture: z.string().nullable(),
})

const listAll = (database: Database, accountId: string | undefined) =>
  readRows(
    database.pool,
    Seen,
    sql`select p.post_code as code, (select replace(i.upload_id::text, '-', '') from post_pictures i where i.post_id = p.post_id limit 1) as picture,
        coalesce(${SHOWN}, false) as "isShown", coalesce(a.profile_id = r.profile_id, false) as "isOwn",
        exists (select from profile_mutes m where m.muter_id = r.profile_id and m.muted_id = a.profile_id) as "isMuted"
      from posts p join profiles a on a.profile_id = p.author_id
        left join profiles r on r.account_id = ${accountId ?? null}::uuid and r.left_at is null`,
  )

/** Each member, and whoever is not signed in, is shown the posts they may see and no other: by feed, one by one, and by picture. */
export async function requireSeen(
  street: Pick<Street, 'residents' | 'database' | 'url'>,
  door: Pick<Door, 'ask'>,
): Promise<void> {
  const { residents, database } = street
  const readers: (Resident | undefined)[] = [undefined, ...residents.filter((one) => met(street).pages.has(one))]
  for (const reader of readers) {
    const asked = reader ? { token: reader.token } : {}
    const all = await listAll(database, reader?.accountId)
    const fed = new Set<string>()
    for (let before = ''; ; ) {
      const { list, next } = (await door.ask(getFeed, { tab: 'all', before }, asked)).data
      for (const { code } of list) fed.add(code)
      if (next === '') break
      before = next
    }
    const expected = all.filter(({ isShown, isMuted }) => isShown && !isMuted).map(({ code }) => code)
    const wrong = new Set(expected).symmetricDifference(fed)
    if (wrong.size > 0)
      throw new Error(`the feed of ${reader?.email ?? 'a stranger'} is wrong about ${[...wrong].slice(0, 5).join(', ')}`)
    const unseen = all.filter(({ isShown, isOwn }) => !isShown && !isOwn).slice(0, 20)
    for (const { code } of unseen)
      if ((await door.ask(getPost, { code }, asked)).code === 200)
        throw new Error(`${reader?.email ?? 'a stranger'} is shown the post ${code}, which they may not see`)
    for (const { code, picture } of unseen.slice(0, MOST_PICTURES))
      if (picture && (await isPictureThere(street, picture, reader?.token)))
        throw new Error(`${reader?.email ?? 'a stranger'} is shown a picture of the post ${code}, which they may not see`)
  }
}

const MOST_PICTURES = 4
const PATIENCE_MS = 5_000

/** Still there after a moment: a process knows for a second what a reader was parted from. */
async function isPictureThere({ url }: Pick<Street, 'url'>, hash: string, token = ''): Promise<boolean> {
  const headers = { Cookie: `session=${token}; __Host-session=${token}` }
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(200)) {
    const answer = await fetch(`${url()}/media/${hash}/120.webp`, { headers }).catch(() => undefined)
    if (answer?.status === 404) return false
  }
  return true
}

/** Each question finds what must never be there, however much is under way. */
const questions = {
  'a count is the number of its rows': sql`with counted as (select subject_id, counter, sum(amount)::bigint as num from (
        select subject_id, counter, total as amount from kept_counts union all select subject_id, counter, amount from count_changes) c group by 1, 2),
      there as (
        select l.post_id as subject_id, 'likes' as counter, count(*) as num from post_likes l group by 1
        union all select post_id, 'comments', count(*) from comments where deleted_at is null and hidden_at is null group by 1
        union all select author_id, 'posts', count(*) from posts where state = 'published' and hidden_at is null group by 1
        union all select followed_id, 'fans', count(*) from follows where state = 'following' group by 1
        union all select follower_id, 'following', count(*) from follows where state = 'following' group by 1)
    select subject_id, counter, c.num as counted, t.num as there from counted c full join there t using (subject_id, counter)
    where coalesce(c.num, 0) <> coalesce(t.num, 0)
      -- With a deleted post its likes and comments are asked for by nobody.
      and not exists (select from posts d where d.post_id = subject_id and d.state = 'deleted')`,
  'nobody follows whom a block parts them from': sql`select f.follower_id, f.followed_id from follows f join profile_blocks b
    on (b.blocker_id, b.blocked_id) in ((f.follower_id, f.followed_id), (f.followed_id, f.follower_id))`,
  'nobody is told of whom a block parts them from': sql`with told as (
      select account_id, actor_id from inbox_messages where actor_id is not null
      union all select account_id, actor_id from member_notices where state = 'waiting' and actor_id is not null)
    select t.account_id, t.actor_id from told t join profiles r on r.account_id = t.account_id and r.left_at is null
      join profile_blocks b on (b.blocker_id, b.blocked_id) in ((r.profile_id, t.actor_id), (t.actor_id, r.profile_id))`,
  'what is hidden by a decision is hidden, and what was left is not': sql`select c.case_number, c.state, p.hidden_at from moderation_cases c
    join posts p on p.post_id::text = c.subject_id where c.kind = 'post' and p.state <> 'deleted'
      and (c.state in ('hidden', 'appealed') and p.hidden_at is null or c.state = 'left' and p.hidden_at is not null)`,
  'a case is decided once each time it is open': sql`select case_id from moderation_steps group by case_id
    having count(*) filter (where act in ('leave', 'hide', 'warn', 'rest', 'end')) > count(*) filter (where act in ('open', 'reopen'))
      or count(*) filter (where act in ('uphold', 'overturn')) > count(*) filter (where act = 'appeal')`,
  'who decided a case does not decide its appeal': sql`select a.case_id from moderation_steps a where a.act in ('uphold', 'overturn')
    and a.actor_id = (select d.actor_id from moderation_steps d where d.case_id = a.case_id and d.position < a.position
      and d.act in ('leave', 'hide', 'warn', 'rest', 'end') order by d.position desc limit 1)`,
}

export async function requireCommunity(database: Database): Promise<void> {
  for (const [rule, question] of Object.entries(questions)) {
    const found = await readRows(database.pool, z.unknown(), question)
    if (found.length > 0) throw new Error(`${rule}: ${JSON.stringify(found.slice(0, 5))}`)
  }
}
