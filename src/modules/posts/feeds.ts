import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { isAmong, maySee, type Reader } from '#platform/access/may-see.server.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { originOf } from '#platform/database/origins.server.ts'
import { FOUND } from '#platform/database/together.server.ts'
import { type Ids, isNone, unseenArray, unseenId } from '#platform/database/unseen-array.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

export type FeedPlace = { time: Date; id: string }
export type FeedRow = { id: string; time: Date; authorId: string }
export type WantedPage = { after: FeedPlace | undefined; limit: number }

const Row = z.object({ id: z.string(), time: z.coerce.date(), authorId: z.string() })
const FACE = sql`p.post_id as id, p.published_at as time, p.author_id as "authorId"`

/** Who follows more than this is answered from the newest of all, of whom others are asked author by author. */
const MANY = 300
/**
 * Among so many of the newest of all a page is looked for. Limits are spelled in a statement: as a value, each makes a plan for it alone
 * look cheaper than the kept one, and the whole is planned each time anew.
 */
const WINDOW = 4_000

const isOlder = (time: string, id: string, after: FeedPlace | undefined): RawBuilder<unknown> =>
  after ? sql`and (${sql.ref(time)}, ${sql.ref(id)}) < (${after.time}::timestamptz, ${after.id}::uuid)` : sql``
const isShown = sql`p.state = 'published' and p.hidden_at is null`

const notMuted = ({ muted }: Reader): RawBuilder<unknown> =>
  muted.length === 0 ? sql`` : sql`and not ${isAmong(sql`p.author_id`, muted)}`
const notOwnOrMuted = (reader: Reader): RawBuilder<unknown> => sql`and p.author_id <> ${reader.profileId} ${notMuted(reader)}`

/** The newest of all from a place on, as far as a feed searches for those it wants. */
const newest = (after: FeedPlace | undefined): RawBuilder<unknown> =>
  sql`(select p.post_id, p.published_at, p.author_id from posts p where ${isShown} ${isOlder('p.published_at', 'p.post_id', after)}
    order by p.published_at desc, p.post_id desc limit ${sql.lit(WINDOW)}) p`

/**
 * Whether the reader may see `p`, asked of one post after the other and only until the page is full: a limit keeps the planner from asking
 * it of all of them first.
 */
const asFarAsSeen = (reader: Reader): RawBuilder<unknown> =>
  sql`cross join lateral (select from profile_card a where a.profile_id = p.author_id and ${maySee(reader, 'a')} limit 1) a
    order by p.published_at desc, p.post_id desc`

/** Of the author that `author` names the newest posts, by the index. */
const newestOf = (author: RawBuilder<unknown>, after: FeedPlace | undefined, many: number): RawBuilder<unknown> =>
  sql`(select p.post_id, p.published_at, p.author_id from posts p
    where p.author_id = ${author} and ${isShown} ${isOlder('p.published_at', 'p.post_id', after)}
    order by p.published_at desc, p.post_id desc limit ${sql.lit(many)}) p`

/**
 * Who wrote last comes first, as many authors as a page has posts, and of them the newest: an author who comes after them has so many newer
 * posts before their own. It is exact, and of each of a few hundred authors one post is read.
 */
export const feedByAuthor = (reader: Reader, { after, limit }: WantedPage): RawBuilder<unknown> =>
  sql`select ${FACE} from (select p.author_id from (select p.* from follow_links f
        cross join lateral ${newestOf(sql`f.followed_id`, after, 1)}
        where f.follower_id = ${unseenId(reader.profileId)} ${notMuted(reader)} order by p.published_at desc, p.post_id desc) p
      ${asFarAsSeen(reader)} limit ${sql.lit(limit)}) n
    cross join lateral ${newestOf(sql`n.author_id`, after, limit)} order by p.published_at desc, p.post_id desc limit ${sql.lit(limit)}`

/** Among the newest of all those of authors the reader follows. */
export const feedByTime = (reader: Reader, { after, limit }: WantedPage): RawBuilder<unknown> =>
  sql`select ${FACE} from ${newest(after)}
    cross join lateral (select from follow_links f where f.follower_id = ${unseenId(reader.profileId)} and f.followed_id = p.author_id
      ${notMuted(reader)} limit 1) f
    ${asFarAsSeen(reader)} limit ${sql.lit(limit)}`

/** Which way is quicker for a reader: it changes nothing about what they find, so it may be some time old. */
type Way = 'byAuthor' | 'byTime'
const KEPT_MS = MINUTE
const MOST_KEPT = 20_000
const keptWays = new WeakMap<Read, LRUCache<string, { way: Way; until: number }>>()

const waysOf = (tx: Read): LRUCache<string, { way: Way; until: number }> => {
  const origin = originOf(tx)
  const kept = keptWays.get(origin) ?? new LRUCache<string, { way: Way; until: number }>({ max: MOST_KEPT })
  keptWays.set(origin, kept)
  return kept
}

async function wayOf(tx: Read, profileId: string): Promise<Way> {
  const kept = waysOf(tx).get(profileId)
  if (kept && kept.until > clock.now().getTime()) return kept.way
  const [counted] = await readRows(
    tx,
    z.object({ many: z.boolean() }),
    sql`select count(*) > ${MANY} as many from (select from follow_links where follower_id = ${profileId} limit ${sql.lit(MANY + 1)}) f`,
  )
  return keepWay(tx, profileId, counted?.many ? 'byTime' : 'byAuthor')
}

function keepWay(tx: Read, profileId: string, way: Way): Way {
  waysOf(tx).set(profileId, { way, until: clock.now().getTime() + KEPT_MS })
  return way
}

/** The posts of those a member follows, the newest first, as `read` reads them. No post of it is kept: it is true as of this moment. */
export async function readFollowing<Found extends { rows: readonly FeedRow[] }>(
  tx: Read,
  reader: Reader,
  page: WantedPage,
  read: (feed: RawBuilder<unknown>) => Promise<Found>,
): Promise<Found> {
  const { profileId } = reader
  if (profileId === undefined || (await wayOf(tx, profileId)) === 'byAuthor') return read(feedByAuthor(reader, page))
  const found = await read(feedByTime(reader, page))
  if (found.rows.length === page.limit) return found
  // Whom they follow posts too seldom for the window.
  keepWay(tx, profileId, 'byAuthor')
  return read(feedByAuthor(reader, page))
}

/** The rows of a feed. */
export const readFeed = (tx: Read, feed: RawBuilder<unknown>): Promise<FeedRow[]> => readRows(tx, Row, feed)
/** Those that the statement finds of which this is a part. */
export const readFound = (tx: Read): Promise<FeedRow[]> => readFeed(tx, sql`select * from ${FOUND}`)

/** Everything a reader may see, the newest first. */
export const feedNewest = (reader: Reader, { after, limit }: WantedPage): RawBuilder<unknown> =>
  sql`select ${FACE} from posts p join profile_card a on a.profile_id = p.author_id
      where ${isShown} and ${maySee(reader, 'a')} ${notMuted(reader)} ${isOlder('p.published_at', 'p.post_id', after)}
      order by p.published_at desc, p.post_id desc limit ${sql.lit(limit)}`

/** Of one member. */
export const feedOfAuthor = (reader: Reader, authorId: string, { after, limit }: WantedPage): RawBuilder<unknown> =>
  sql`select ${FACE} from posts p join profile_card a on a.profile_id = p.author_id
      where p.author_id = ${authorId} and ${isShown} and ${maySee(reader, 'a')} ${isOlder('p.published_at', 'p.post_id', after)}
      order by p.published_at desc, p.post_id desc limit ${sql.lit(limit)}`

/** With any of these products in it. `but`: a post that is left out. */
export const feedOfProducts = (
  reader: Reader,
  products: { spuCodes: readonly string[] } | { brandCode: string },
  { after, limit }: WantedPage,
  but?: string,
): RawBuilder<unknown> =>
  sql`select p.post_id as id, x.shown_at as time, p.author_id as "authorId" from product_card c join post_products x on x.product_id = c.product_id
        join posts p on p.post_id = x.post_id join profile_card a on a.profile_id = p.author_id
      where ${'brandCode' in products ? sql`c.brand_code = ${products.brandCode}` : sql`c.spu_code = any(${[...products.spuCodes]}::text[])`}
        and x.shown_at is not null and ${isShown} and ${maySee(reader, 'a')} ${notMuted(reader)}
        ${but === undefined ? sql`` : sql`and p.post_id <> ${but}`} ${isOlder('x.shown_at', 'x.post_id', after)}
      group by p.post_id, x.shown_at order by x.shown_at desc, p.post_id desc limit ${sql.lit(limit)}`

/** About a topic. */
export const feedOfTopic = (reader: Reader, topic: string, { after, limit }: WantedPage): RawBuilder<unknown> =>
  sql`select p.post_id as id, x.shown_at as time, p.author_id as "authorId" from post_topics x join posts p on p.post_id = x.post_id
        join profile_card a on a.profile_id = p.author_id
      where x.topic = ${topic} and x.shown_at is not null and ${isShown} and ${maySee(reader, 'a')} ${notMuted(reader)}
        ${isOlder('x.shown_at', 'x.post_id', after)}
      order by x.shown_at desc, x.post_id desc limit ${sql.lit(limit)}`

/** With all of these words in it, the newest first. */
export const feedOfWords = (reader: Reader, words: readonly string[], { after, limit }: WantedPage): RawBuilder<unknown> =>
  sql`select ${FACE} from posts p join profile_card a on a.profile_id = p.author_id
      where p.search_words @> ${[...words]}::text[] and ${isShown} and ${maySee(reader, 'a')} ${notMuted(reader)}
        ${isOlder('p.published_at', 'p.post_id', after)}
      order by p.published_at desc, p.post_id desc limit ${sql.lit(limit)}`

/** With an item in it that a merchant sells at present. */
export const feedOfMerchant = (reader: Reader, merchantCode: string, { after, limit }: WantedPage): RawBuilder<unknown> =>
  sql`with sold as materialized (select distinct v.product_id from live_offers o join merchant_card m on m.merchant_id = o.merchant_id
        join variant_card v on v.sku_id = o.sku_id where m.merchant_code = ${merchantCode} and o.available > 0)
      select p.post_id as id, x.shown_at as time, p.author_id as "authorId" from sold c join post_products x on x.product_id = c.product_id
        join posts p on p.post_id = x.post_id join profile_card a on a.profile_id = p.author_id
      where x.shown_at is not null and ${isShown} and ${maySee(reader, 'a')} ${notMuted(reader)}
        ${isOlder('x.shown_at', 'x.post_id', after)}
      group by p.post_id, x.shown_at order by x.shown_at desc, p.post_id desc limit ${sql.lit(limit)}`

/** What a member's likes say: brands and topics of what they liked lately, and products they wish for. */
export type Tastes = { brands: readonly string[]; topics: readonly string[]; wishes: readonly string[] }

const Liked = z.object({ brands: z.array(z.string()), topics: z.array(z.string()) })

/** What they liked since they last began anew. */
export async function readTastes(tx: Read, profileId: string): Promise<Omit<Tastes, 'wishes'>> {
  const [found] = await readRows(
    tx,
    Liked,
    sql`with liked as materialized (select post_id from post_likes where profile_id = ${profileId}
          and liked_at >= (select feed_since from profile_card where profile_id = ${profileId})
        order by liked_at desc limit 40)
      select array(select distinct c.brand_code from liked l join post_products x on x.post_id = l.post_id
          join product_card c on c.product_id = x.product_id) as brands,
        array(select distinct t.topic from liked l join post_topics t on t.post_id = l.post_id) as topics`,
  )
  return found ?? { brands: [], topics: [] }
}

const texts = (values: readonly string[]): RawBuilder<unknown> => unseenArray('text', values)

/** What suits a member among the newest of all: by those they follow, what they wish for, and what they liked. */
export const feedForYou = (reader: Reader, tastes: Tastes, { after, limit }: WantedPage): RawBuilder<unknown> =>
  sql`select ${FACE} from ${newest(after)} cross join lateral (select where (
        exists (select from follow_links f where f.follower_id = ${unseenId(reader.profileId)} and f.followed_id = p.author_id)
        or exists (select from post_topics t where t.post_id = p.post_id and t.topic = any(${texts(tastes.topics)}))
        or exists (select from post_products x join product_card c on c.product_id = x.product_id where x.post_id = p.post_id
          and (c.brand_code = any(${texts(tastes.brands)}) or c.spu_code = any(${texts(tastes.wishes)}))))
      ${notOwnOrMuted(reader)} limit 1) f
    ${asFarAsSeen(reader)} limit ${sql.lit(limit)}`

const Reason = z.object({ id: z.string(), kind: z.enum(['follow', 'wish', 'topic', 'brand']), name: z.string() })
export type Reason = z.output<typeof Reason>

/** Why each of these is shown to a member: one reason, the nearest first. */
export async function explainPosts(tx: Read, { profileId }: Reader, tastes: Tastes, ids: Ids): Promise<Map<string, Reason>> {
  if (profileId === undefined || isNone(ids)) return new Map()
  const rows = await readRows(
    tx,
    Reason,
    sql`select distinct on (p.post_id) p.post_id as id, r.kind, r.name from posts p cross join lateral (
        select 1 as rank, 'wish' as kind, c.spu_code as name from post_products x join product_card c on c.product_id = x.product_id
          where x.post_id = p.post_id and c.spu_code = any(${texts(tastes.wishes)})
        union all select 2, 'follow', '' from follow_links f where f.follower_id = ${profileId} and f.followed_id = p.author_id
        union all select 3, 'topic', t.name from post_topics t where t.post_id = p.post_id and t.topic = any(${texts(tastes.topics)})
        union all select 4, 'brand', b.name from post_products x join product_card c on c.product_id = x.product_id
          join brand_card b on b.brand_code = c.brand_code
          where x.post_id = p.post_id and c.brand_code = any(${texts(tastes.brands)})) r
      where ${isAmong(sql`p.post_id`, ids)} order by p.post_id, r.rank, r.name`,
  )
  return new Map(rows.map((reason) => [reason.id, reason]))
}
