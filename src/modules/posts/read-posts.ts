import { sql } from 'kysely'
import { z } from 'zod'
import { isAmong, maySee, type Reader, STRANGER } from '#platform/access/may-see.server.ts'
import type { Read } from '#platform/database.server.ts'
import { type Ids, isNone } from '#platform/database/unseen-array.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const Card = z.object({
  postId: z.string(),
  code: z.string(),
  authorId: z.string(),
  title: z.string(),
  language: z.enum(['en', 'zh']),
  paid: z.boolean(),
  time: z.coerce.date(),
  picture: z.object({ uploadId: z.string(), width: z.number(), height: z.number() }).nullable(),
  pictureNum: z.coerce.number(),
  spuCodes: z.array(z.string()),
  liked: z.boolean(),
  saved: z.boolean(),
  blockedLikes: z.coerce.number(),
})
export type PostCard = z.output<typeof Card>

/** Its author says so, or is an influencer, who is paid for the items that they show. */
const isPaid = sql`(p.is_paid or (exists (select from post_products x where x.post_id = p.post_id)
  and exists (select from profile_card a join influencer_people i on i.account_id = a.account_id where a.profile_id = p.author_id)))`

/** Cards of these posts, by id. The feed that names them has asked who may see them; `reader` says what is theirs. */
export async function readPostCards(tx: Read, { profileId, blocked }: Reader, ids: Ids): Promise<Map<string, PostCard>> {
  if (isNone(ids)) return new Map()
  const own = profileId ?? null
  const rows = await readRows(
    tx,
    Card,
    sql`select p.post_id as "postId", p.post_code as code, p.author_id as "authorId", p.title, p.language, ${isPaid} as paid,
        p.published_at as time,
        (select jsonb_build_object('uploadId', i.upload_id, 'width', u.width, 'height', u.height)
          from post_pictures i join upload_card u on u.upload_id = i.upload_id where i.post_id = p.post_id order by i.position limit 1) as picture,
        (select count(*) from post_pictures i where i.post_id = p.post_id) as "pictureNum",
        array(select c.spu_code from post_products x join product_card c on c.product_id = x.product_id
          where x.post_id = p.post_id order by x.position) as "spuCodes",
        exists (select from post_likes l where l.post_id = p.post_id and l.profile_id = ${own}::uuid) as liked,
        exists (select from post_list_items i join post_lists l on l.list_id = i.list_id
          where i.post_id = p.post_id and l.owner_id = ${own}::uuid) as saved,
        ${blocked.length === 0 ? sql`0` : sql`(select count(*) from post_likes l where l.post_id = p.post_id and ${isAmong(sql`l.profile_id`, blocked)})`}
          as "blockedLikes"
      from posts p where ${isAmong(sql`p.post_id`, ids)}`,
  )
  return new Map(rows.map((card) => [card.postId, card]))
}

const Found = z.object({
  postId: z.string(),
  authorId: z.string(),
  /** Who wrote it in the name of a merchant; else the author. */
  writerId: z.string(),
  title: z.string(),
  isShown: z.boolean(),
  /** Its page is there for others, and so are its pictures at their addresses as long as it is shown. */
  isOpen: z.boolean(),
  asks: z.boolean(),
})
export type FoundPost = z.output<typeof Found>

/** The post of that code, if the reader may see it. While the shop hides it, it is there for its author, and for those who write on `pages`. */
export async function findPost(
  tx: Read,
  reader: Reader,
  code: string,
  pages: readonly string[] = [],
): Promise<FoundPost | undefined> {
  const { profileId } = reader
  const own = profileId === undefined ? pages : [profileId, ...pages]
  const [found] = await readRows(
    tx,
    Found,
    sql`select p.post_id as "postId", p.author_id as "authorId", coalesce(p.writer_id, p.author_id) as "writerId", p.title,
        p.hidden_at is null as "isShown", a.is_open as "isOpen", a.sees_posts <> 'all' as asks
      from posts p join profile_card a on a.profile_id = p.author_id
      where p.post_code = ${code} and p.state = 'published' and not a.has_left and ${maySee(reader, 'a')}
        and (p.hidden_at is null or ${isAmong(sql`p.author_id`, own)})`,
  )
  return found
}

const Whole = z.object({
  code: z.string(),
  title: z.string(),
  body: z.string(),
  language: z.enum(['en', 'zh']),
  time: z.coerce.date(),
  edits: z.number(),
  place: z.string(),
  paid: z.boolean(),
  hiddenReason: z.string(),
  pictures: z.array(z.object({ uploadId: z.string(), width: z.number(), height: z.number() })),
  products: z.array(
    z.object({
      spuCode: z.string(),
      picture: z.number().nullable(),
      x: z.number().nullable(),
      y: z.number().nullable(),
    }),
  ),
  topics: z.array(z.object({ topic: z.string(), name: z.string() })),
})
export type WholePost = z.output<typeof Whole>

/** All that a post says itself. */
export async function readPost(tx: Read, postId: string): Promise<WholePost> {
  const [post] = await readRows(
    tx,
    Whole,
    sql`select p.post_code as code, p.title, p.body, p.language, coalesce(p.published_at, p.begun_at) as time, p.edits, p.place,
        ${isPaid} as paid, p.hidden_reason as "hiddenReason",
        coalesce((select jsonb_agg(jsonb_build_object('uploadId', i.upload_id, 'width', u.width, 'height', u.height) order by i.position)
          from post_pictures i join upload_card u on u.upload_id = i.upload_id where i.post_id = p.post_id), '[]') as pictures,
        coalesce((select jsonb_agg(jsonb_build_object('spuCode', c.spu_code, 'picture', x.picture, 'x', x.x, 'y', x.y) order by x.position)
          from post_products x join product_card c on c.product_id = x.product_id where x.post_id = p.post_id), '[]') as products,
        coalesce((select jsonb_agg(jsonb_build_object('topic', t.topic, 'name', t.name) order by t.topic)
          from post_topics t where t.post_id = p.post_id), '[]') as topics
      from posts p where p.post_id = ${postId}`,
  )
  if (!post) throw new Error('a post that was found is not there')
  return post
}

const First = z.object({ postId: z.string(), uploadId: z.string(), width: z.number(), height: z.number() })

/** The first picture of each of these posts that has one. */
export async function listFirstPictures(tx: Read, postIds: readonly string[]): Promise<Map<string, z.output<typeof First>>> {
  if (postIds.length === 0) return new Map()
  const rows = await readRows(
    tx,
    First,
    sql`select distinct on (i.post_id) i.post_id as "postId", i.upload_id as "uploadId", u.width, u.height
      from post_pictures i join upload_card u on u.upload_id = i.upload_id
      where ${isAmong(sql`i.post_id`, postIds)} order by i.post_id, i.position`,
  )
  return new Map(rows.map((row) => [row.postId, row]))
}

/** By style number the products that may be placed on a picture. */
export async function findProductIds(tx: Read, spuCodes: readonly string[]): Promise<Map<string, string>> {
  if (spuCodes.length === 0) return new Map()
  const rows = await readRows(
    tx,
    z.object({ spuCode: z.string(), productId: z.string() }),
    sql`select spu_code as "spuCode", product_id as "productId" from product_card
      where listed and spu_code = any(${[...spuCodes]}::text[])`,
  )
  return new Map(rows.map(({ spuCode, productId }) => [spuCode, productId]))
}

/** Topics written about most in the last month, as most write them. */
export function listTopics(tx: Read, most: number): Promise<{ topic: string; name: string }[]> {
  return readRows(
    tx,
    z.object({ topic: z.string(), name: z.string() }),
    sql`select t.topic, min(t.name) as name from post_topics t join posts p on p.post_id = t.post_id
        join profile_card a on a.profile_id = p.author_id
      where t.shown_at > now() - interval '60 days' and p.hidden_at is null and a.is_open and a.sees_posts = 'all'
      group by t.topic order by count(*) desc, t.topic limit ${most}`,
  )
}

/** How a topic is written. */
export async function findTopicName(tx: Read, topic: string): Promise<string | undefined> {
  const [found] = await readRows(
    tx,
    z.object({ name: z.string() }),
    sql`select name from post_topics where topic = ${topic} and shown_at is not null order by shown_at desc limit 1`,
  )
  return found?.name
}

/** Posts that are shown, by what a notice says of them. */
export async function findPostTitles(tx: Read, ids: readonly string[]): Promise<Map<string, { title: string; code: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows(
    tx,
    z.object({ id: z.string(), title: z.string(), code: z.string() }),
    sql`select post_id as id, title, post_code as code from post_card where is_shown and ${isAmong(sql`post_id`, ids)}`,
  )
  return new Map(rows.map(({ id, ...post }) => [id, post]))
}

/** A sitemap names so many, the newest first. */
const MOST_ADDRESSES = 10_000

/** Posts that everyone may read, of members who let search engines find them. */
export function listPostAddresses(tx: Read): Promise<{ code: string; changedAt: Date; pictures: string[] }[]> {
  return readRows(
    tx,
    z.object({ code: z.string(), changedAt: z.coerce.date(), pictures: z.array(z.string()) }),
    sql`select p.post_code as code, coalesce(p.edited_at, p.published_at) as "changedAt",
        array(select replace(i.upload_id::text, '-', '') from post_pictures i where i.post_id = p.post_id order by i.position) as pictures
      from posts p join profile_card a on a.profile_id = p.author_id
      where p.state = 'published' and p.hidden_at is null and a.is_indexed and ${maySee(STRANGER, 'a')}
      order by p.published_at desc, p.post_id desc limit ${MOST_ADDRESSES}`,
  )
}

/** `merchantId`: of the seller, or of the company whose designer it is. */
const House = z.object({ en: z.string(), zh: z.string(), kind: z.string(), merchantId: z.string().nullable() })

/** A designer or a seller whose items a feed is about; undefined for one that is not there. */
export async function findHouse(tx: Read, tab: 'brand' | 'merchant', code: string): Promise<z.output<typeof House> | undefined> {
  const [found] = await readRows(
    tx,
    House,
    tab === 'brand'
      ? sql`select name as en, name as zh, '' as kind, (select b.merchant_id from merchant_brands b join merchant_card m on m.merchant_id = b.merchant_id
          where b.brand_code = ${code} and m.kind = 'brand' and m.state <> 'suspended' order by b.merchant_id limit 1) as "merchantId"
        from brand_card where brand_code = ${code}`
      : sql`select name_en as en, name_zh as zh, kind, merchant_id as "merchantId" from merchant_card where merchant_code = ${code} and state <> 'suspended'`,
  )
  return found
}
