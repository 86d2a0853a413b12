import { type RawBuilder, sql } from 'kysely'
import { openMember } from '../../src/modules/members/index.server.ts'
import { startSession } from '../../src/platform/access/sessions.server.ts'
import type { Database } from '../../src/platform/database.server.ts'
import { fillTables } from './row-filling.builders.ts'

export type Sizes = { posts: number; people: number; follows: number; notices: number }
/** A page, the account behind it and its session. */
export type BenchMember = { profileId: string; accountId: string; token: string }

const BLOCKS = 50
/** All others follow this one. */
export const STAR = '00000000-0000-7000-8000-000000000001'

const idOf = (num: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`('00000000-0000-7000-8000-' || lpad((${num})::text, 12, '0'))::uuid`

/** People who follow each other, and what they posted: a tenth of them wrote half of it. */
export async function fillCommunity(
  database: Database,
  { posts, people, follows }: Omit<Sizes, 'notices'>,
  onProgress: (line: string) => void,
): Promise<void> {
  const others = people - 1
  const author = idOf(sql`2 + (n::bigint * 7919) % (case when n % 2 = 0 then ${people}::int / 10 else ${others}::int end)`)
  const link = { table: 'follows', columns: ['follower_id', 'followed_id', 'state', 'since'] }
  // Each follows as many others as the next, spread over all.
  const [from, to] = [sql`n % ${others}::int`, sql`(n::bigint * 104729 + n / ${others}::int) % ${others}::int`]
  const fillings = [
    {
      table: 'profiles',
      columns: ['profile_id', 'profile_code', 'nickname', 'nickname_folded', 'adult_at', 'joined_at', 'feed_since'],
      num: people,
      values: sql`${idOf(sql`n`)}, 'P' || n, 'N' || n, 'n' || n, now(), now(), now()`,
    },
    {
      table: 'posts',
      // Its words are read as a shop has read them long ago, rather than in the midst of what is measured.
      columns: [
        'post_id',
        'post_code',
        'author_id',
        'state',
        'title',
        'body',
        'search_words',
        'language',
        'begun_at',
        'published_at',
      ],
      num: posts,
      values: sql`gen_random_uuid(), 'CODE' || n, ${author}, 'published', 'A title', 'Some words', array['some', 'title', 'words'],
        'en', now(), now() - n * interval '3 seconds'`,
    },
    {
      ...link,
      num: Math.max(0, follows - others),
      values: sql`${idOf(sql`2 + ${from}`)}, ${idOf(sql`2 + ${to}`)}, 'following', now()`,
      but: sql`${from} <> ${to}`,
    },
    { ...link, num: others, values: sql`${idOf(sql`n + 1`)}, ${STAR}::uuid, 'following', now()` },
  ]
  await fillTables(database, fillings, onProgress)
}

/** Messages of as many accounts as have a hundred each, one in ten unread; among them those of this account. */
export async function fillNotices(
  database: Database,
  { notices, accountId }: { notices: number; accountId: string },
  onProgress: (line: string) => void,
): Promise<void> {
  const accounts = Math.max(1, Math.floor(notices / 100))
  const filling = {
    table: 'inbox_messages',
    columns: [
      ...['message_id', 'account_id', 'kind', 'title_en', 'title_zh', 'text_en', 'text_zh'],
      ...['link', 'dedupe_key', 'read_at'],
    ],
    num: notices,
    values: sql`uuidv7(), case when n % ${accounts}::int = 0 then ${accountId}::uuid else ${idOf(sql`n % ${accounts}::int`)} end, 'interactions',
      'A title', '標題', 'Words', '文字', '/community', 'k' || n, case when n / ${accounts}::int % 10 < 9 then now() end`,
  }
  await fillTables(database, [filling], onProgress)
}

/** A member who follows so many who write, and has blocked fifty. */
export async function openReader(database: Database, follows: number, people: number): Promise<BenchMember> {
  const reader = await openPerson(database)
  const followed = sql`select ${reader.profileId}::uuid, ${idOf(sql`n`)}, 'following', now() from generate_series(2, 1 + ${follows}::int) n`
  const blocked = sql`select ${reader.profileId}::uuid, ${idOf(sql`n`)}, now() from generate_series(${people - BLOCKS + 1}::int, ${people}::int) n`
  await database.inTransaction(async (tx) => {
    await sql`insert into follows (follower_id, followed_id, state, since) ${followed}`.execute(tx)
    await sql`insert into profile_blocks (blocker_id, blocked_id, since) ${blocked}`.execute(tx)
  })
  return reader
}

export const openPerson = (database: Database): Promise<BenchMember> =>
  database.inTransaction(async (tx) => {
    const accountId = await openMember(tx, { language: 'en', invitedBy: undefined })
    await sql`insert into profiles (profile_id, account_id, profile_code, nickname, nickname_folded, adult_at, joined_at, feed_since)
      values (${accountId}, ${accountId}, ${accountId}, ${accountId}, ${accountId}, now(), now(), now())`.execute(tx)
    return { profileId: accountId, accountId, token: await startSession(tx, 'member', accountId) }
  })
