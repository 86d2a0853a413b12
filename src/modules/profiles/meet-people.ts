import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isAmong, mayMeet, maySee, type Reader, type ShownPart } from '#platform/access/may-see.server.ts'
import type { Read } from '#platform/database.server.ts'
import { type Ids, isNone } from '#platform/database/unseen-array.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { comparedName, shownParts } from './profiles.rules.ts'

const Person = z.object({
  profileId: z.string(),
  code: z.string(),
  name: z.string(),
  bio: z.string(),
  avatarId: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  bond: z.enum(['self', 'none', 'asked', 'following', 'fan', 'mutual']),
  /** The merchant whose page it is: its names are those it has now. */
  merchant: z.object({ code: z.string(), kind: z.string(), en: z.string(), zh: z.string() }).nullable(),
})
export type Person = z.output<typeof Person>

const MERCHANT = sql`case when p.merchant_id is not null then (select jsonb_build_object('code', m.merchant_code, 'kind', m.kind,
    'en', m.name_en, 'zh', m.name_zh) from merchant_card m where m.merchant_id = p.merchant_id) end`

/** What the reader is to the page `p`. */
const bondWith = ({ profileId }: Reader): RawBuilder<string> =>
  profileId === undefined
    ? sql`'none'`
    : sql`case when p.profile_id = ${profileId} then 'self'
        when exists (select from follow_links f where f.follower_id = ${profileId} and f.followed_id = p.profile_id)
          then case when exists (select from follow_links f where f.followed_id = ${profileId} and f.follower_id = p.profile_id)
            then 'mutual' else 'following' end
        when exists (select from follow_requests f where f.follower_id = ${profileId} and f.followed_id = p.profile_id) then 'asked'
        when exists (select from follow_links f where f.followed_id = ${profileId} and f.follower_id = p.profile_id) then 'fan'
        else 'none' end`

/** Those of them whom the reader may meet, by id. */
export async function listPeople(tx: Read, reader: Reader, ids: Ids): Promise<Map<string, Person>> {
  if (isNone(ids)) return new Map()
  const rows = await readRows(
    tx,
    Person,
    sql`select p.profile_id as "profileId", p.profile_code as code, p.nickname as name, p.signature as bio,
        p.avatar_upload as "avatarId", u.width, u.height, ${bondWith(reader)} as bond, ${MERCHANT} as merchant
      from profile_card p left join upload_card u on u.upload_id = p.avatar_upload
      where ${isAmong(sql`p.profile_id`, ids)} and ${mayMeet(reader, 'p')}`,
  )
  return new Map(rows.map((person) => [person.profileId, person]))
}

/** Those whom the reader has blocked or muted themselves: a block hides them from each other, and not from the list of blocks. */
export async function listShutOut(tx: Read, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return []
  return readRows(
    tx,
    Person,
    sql`select p.profile_id as "profileId", p.profile_code as code, p.nickname as name, '' as bio, null as "avatarId",
        null as width, null as height, 'none' as bond, ${MERCHANT} as merchant
      from profile_card p where ${isAmong(sql`p.profile_id`, ids)} and not p.has_left order by p.nickname`,
  )
}

const Found = z.object({
  profileId: z.string(),
  accountId: z.string().nullable(),
  seesPosts: z.enum(['all', 'fans', 'mutual', 'me']),
  place: z.string(),
  joinedAt: z.coerce.date(),
  isIndexed: z.boolean(),
  isHidden: z.boolean(),
})
export type FoundProfile = z.output<typeof Found>

/** The page of that code, if it is there for the reader. */
export async function findByCode(tx: Read, reader: Reader, code: string): Promise<FoundProfile | undefined> {
  const [found] = await readRows(
    tx,
    Found,
    sql`select p.profile_id as "profileId", p.account_id as "accountId", p.sees_posts as "seesPosts", p.place, p.joined_at as "joinedAt",
        p.is_indexed as "isIndexed", p.is_hidden as "isHidden"
      from profile_card p where p.profile_code = ${code} and not p.has_left and ${mayMeet(reader, 'p')}`,
  )
  return found
}

const Parts = z.object({
  posts: z.boolean(),
  following: z.boolean(),
  fans: z.boolean(),
  friends: z.boolean(),
  wishes: z.boolean(),
  bought: z.boolean(),
})
export type SeenParts = z.output<typeof Parts>

/** What of a page its member shows to this reader. */
export async function maySeePart(tx: Read, reader: Reader, profileId: string): Promise<SeenParts> {
  const part = (name: ShownPart) => sql`${maySee(reader, 'p', name)} as ${sql.ref(name)}`
  const [found] = await readRows(
    tx,
    Parts,
    sql`select ${sql.join(shownParts.map(part))} from profile_card p where p.profile_id = ${profileId}`,
  )
  return found ?? { posts: false, following: false, fans: false, friends: false, wishes: false, bought: false }
}

/** The accounts behind pages that are there. */
export async function listAccounts(tx: Read, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows(
    tx,
    z.object({ profileId: z.string(), accountId: z.string() }),
    sql`select p.profile_id as "profileId", p.account_id as "accountId" from profile_card p
      where ${isAmong(sql`p.profile_id`, ids)} and not p.has_left and p.account_id is not null`,
  )
  return new Map(rows.map(({ profileId, accountId }) => [profileId, accountId]))
}

/** Members whose name holds what was typed, however it is written; those whose name begins with it first. */
export async function listNamedLike(tx: Read, reader: Reader, typed: string, most: number): Promise<string[]> {
  const folded = comparedName(typed)
  if (folded === '') return []
  const name = folded.replaceAll(/[\\%_]/g, String.raw`\\$&`)
  const rows = await readRows(
    tx,
    z.object({ id: z.string() }),
    sql`select p.profile_id as id from profile_card p where p.nickname_folded like ${`%${name}%`} and ${mayMeet(reader, 'p')}
      order by p.nickname_folded like ${`${name}%`} desc, length(p.nickname_folded), p.nickname_folded limit ${most}`,
  )
  return rows.map(({ id }) => id)
}

/** Pages of merchants that have posted, first of those from whom the reader has bought, then the newest. */
export async function listMerchantPages(tx: Read, reader: Reader, accountId: string, most: number): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ id: z.string() }),
    sql`select p.profile_id as id from profile_card p
      where p.merchant_id is not null and ${mayMeet(reader, 'p')}
      order by exists (select from order_pieces u where u.owner_id = ${accountId} and u.merchant_id = p.merchant_id and u.paid_at is not null) desc,
        p.joined_at desc, p.profile_id
      limit ${most}`,
  )
  return rows.map(({ id }) => id)
}
