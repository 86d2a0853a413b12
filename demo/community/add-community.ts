import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { openMember } from '../../src/modules/members/index.server.ts'
import { readWords } from '../../src/modules/posts/index.server.ts'
import { wordsWritten } from '../../src/modules/search/index.server.ts'
import { topicKey } from '../../src/modules/posts/posts.rules.ts'
import { comparedName } from '../../src/modules/profiles/profiles.rules.ts'
import { placeFor } from '../../src/modules/uploads/index.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import type { Tx } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import type { Storage } from '../../src/platform/storage/storage.server.ts'
import type { DemoProduct } from '../catalogue/demo-types.ts'
import { insertRows } from '../row-batches.ts'
import { demoMember } from '../sign-ins.ts'
import { addConversations } from './add-conversations.ts'
import { addModeration } from './add-desk.ts'
import { addNews } from './add-news.ts'
import { bios, memberNames } from './member-names.ts'
import { commentsInChinese, commentsInEnglish, type DemoPost, postsInChinese, postsInEnglish } from './post-words.ts'
import { readPosts } from './read-posts.ts'
import { sellerPosts, withItems } from './seller-posts.ts'

const HOUR = 3_600_000
const media = join(import.meta.dirname, '../media')
/** Letters of codes that people read; the first post and the first member always have the same. */
const codeOf = (kind: string, at: number): string => `${kind}${String(at + 1).padStart(4, '0')}`
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

type Person = { id: string; accountId: string; name: string }
type Placed = DemoPost & { id: string; author: Person; at: Date; language: 'en' | 'zh'; spuCode?: string }

/** A hundred members, what they post, and who follows whom; the member of the demo among them. */
export async function addCommunity(tx: Tx, storage: Storage, products: readonly DemoProduct[], today: Date): Promise<void> {
  const people = await addPeople(tx, today)
  const sellers = await addSellerPages(tx, products, today)
  const posts = [...placePosts(people, today), ...placeSellerPosts(sellers, products, today)]
  await addPosts(tx, posts)
  while ((await readWords(tx, wordsWritten, 500)) > 0) continue
  await addPictures(tx, storage, posts)
  await addItems(tx, posts, products)
  await addTalk(tx, people, posts)
  await addFollows(tx, people, today)
  await followSellers(tx, people, sellers, today)
  await addConversations(tx, today)
  await addModeration(tx, storage, today)
  await addNews(tx, today)
  await countAll(tx)
}

async function addPeople(tx: Tx, today: Date): Promise<Person[]> {
  const [own] = await readRows(
    tx,
    z.object({ accountId: z.string() }),
    sql`select account_id as "accountId" from contacts where value = ${demoMember.email}`,
  )
  const people: Person[] = []
  for (const name of memberNames) {
    const language = isChinese(name) ? 'zh' : 'en'
    const accountId = await openMember(tx, { language, invitedBy: undefined })
    people.push({ id: newId(), accountId, name })
  }
  if (own) people.push({ id: newId(), accountId: own.accountId, name: 'Sze Wing' })
  const rows = people.map(({ id, accountId, name }, at) => {
    const joined = new Date(today.getTime() - (400 - at) * 24 * HOUR)
    return {
      profile_id: id,
      account_id: accountId,
      profile_code: codeOf('MEMBER', at),
      nickname: name,
      nickname_folded: comparedName(name),
      signature: bios[name] ?? '',
      place: '',
      sees_posts: 'all',
      sees_following: 'all',
      sees_fans: 'all',
      sees_friends: 'mutual',
      sees_wishes: 'me',
      is_indexed: true,
      adult_at: joined,
      joined_at: joined,
      feed_since: joined,
    }
  })
  await insertRows(
    tx,
    'profiles',
    rows.map((row) => ({ ...row, hidden_reason: '' })),
  )
  await sql`update members m set joined_at = p.joined_at from profiles p
    where p.account_id = m.account_id and p.joined_at < m.joined_at`.execute(tx)
  return people
}

type SellerPage = Person & { merchantCode: string }

/** Pages of sellers that post; pictures are sent in by who acts for them. */
async function addSellerPages(tx: Tx, products: readonly DemoProduct[], today: Date): Promise<SellerPage[]> {
  const codes = [...new Set(withItems(sellerPosts, products).map(({ merchantCode }) => merchantCode))]
  const rows = await readRows(
    tx,
    z.object({ merchantId: z.string(), code: z.string(), name: z.string(), accountId: z.string() }),
    sql`select m.merchant_id as "merchantId", m.merchant_code as code, m.name_en as name, min(p.account_id::text) as "accountId"
      from merchants m join merchant_people p on p.merchant_id = m.merchant_id and p.role = 'owner'
      where m.merchant_code = any(${codes}::text[]) group by 1, 2, 3 order by 2`,
  )
  const pages = rows.map(({ code, name, accountId }) => ({ id: newId(), accountId, name, merchantCode: code }))
  const joined = new Date(today.getTime() - 60 * 24 * HOUR)
  const facts = rows.map(({ merchantId, code, name }, at) => ({
    profile_id: pages[at]!.id,
    merchant_id: merchantId,
    profile_code: codeOf('SELLER', at),
    nickname: name,
    nickname_folded: `${comparedName(name)} ${code.toLowerCase()}`,
    signature: '',
    place: '',
    sees_posts: 'all',
    sees_following: 'me',
    sees_fans: 'me',
    sees_friends: 'me',
    sees_wishes: 'me',
    sees_bought: 'me',
    is_indexed: true,
    adult_at: joined,
    joined_at: joined,
    feed_since: joined,
    hidden_reason: '',
  }))
  await insertRows(tx, 'profiles', facts)
  return pages
}

function placeSellerPosts(sellers: readonly SellerPage[], products: readonly DemoProduct[], today: Date): Placed[] {
  return withItems(sellerPosts, products).flatMap(({ merchantCode, daysAgo, ...post }) => {
    const author = sellers.find((seller) => seller.merchantCode === merchantCode)
    if (!author) return []
    const at = new Date(Math.floor(today.getTime() / 1_000) * 1_000 - daysAgo * 24 * HOUR)
    return [
      { ...post, by: author.name, id: newId(), author, at, language: isChinese(post.title) ? ('zh' as const) : ('en' as const) },
    ]
  })
}

/** A seller has fans and follows no one; the member of the demo follows one of them. */
async function followSellers(tx: Tx, people: readonly Person[], sellers: readonly SellerPage[], today: Date): Promise<void> {
  const follows = sellers.flatMap((seller, at) =>
    people
      .filter((person, who) => (who + at) % 3 === 0 || (at === 0 && person === people.at(-1)))
      .map((person, who) => ({
        follower_id: person.id,
        followed_id: seller.id,
        state: 'following',
        since: new Date(today.getTime() - (who % 50) * 24 * HOUR),
      })),
  )
  if (follows.length > 0) await insertRows(tx, 'follows', follows)
}

/** One in each language in turn, the newest some hours ago. */
function placePosts(people: readonly Person[], today: Date): Placed[] {
  const chinese = [...postsInChinese, ...readPosts('zh')]
  const turns = [...postsInEnglish, ...readPosts('en')]
    .flatMap((post, at) => [post, chinese[at]])
    .filter((post) => post !== undefined)
  return turns.map((post, at) => ({
    ...post,
    id: newId(),
    author: people.find(({ name }) => name === post.by) ?? people[0]!,
    at: new Date(Math.floor(today.getTime() / 1_000) * 1_000 - (3 + at * 11) * HOUR),
    language: isChinese(post.title) ? 'zh' : 'en',
  }))
}

async function addPosts(tx: Tx, posts: readonly Placed[]): Promise<void> {
  await insertRows(
    tx,
    'posts',
    posts.map(({ id, author, title, body, at, language, paid }, place) => ({
      post_id: id,
      post_code: codeOf('POST', place),
      author_id: author.id,
      state: 'published',
      title,
      body,
      language,
      place: '',
      is_paid: paid ?? false,
      begun_at: at,
      published_at: at,
      edits: 0,
      hidden_reason: '',
    })),
  )
  const topics = posts.flatMap(({ id, topics, at }) =>
    topics.map((name) => ({ post_id: id, topic: topicKey(name), name, shown_at: at })),
  )
  await insertRows(tx, 'post_topics', topics)
}

/** Each a file of its own, as pictures of members are kept, at the width there is. */
async function addPictures(tx: Tx, storage: Storage, posts: readonly Placed[]): Promise<void> {
  for (const { id, author, pictures, at } of posts)
    for (const [position, file] of pictures.entries()) {
      const { uploadId, key } = placeFor('post-picture')
      const hash = uploadId.replaceAll('-', '')
      const content = readFileSync(join(media, '720', `${file}.avif`))
      const shown = key.startsWith('media/') ? key : `media/${hash.slice(0, 2)}/${hash}`
      await storage.put(shown, content, 'image/avif')
      const height = file.startsWith('scene-') && file.endsWith('wide') ? 480 : 960
      const upload = { upload_id: uploadId, owner_id: author.accountId, purpose: 'post-picture', object_key: shown }
      const size = { content_type: 'image/avif', bytes: content.length, width: 720, height }
      await insertRows(tx, 'uploads', [{ ...upload, ...size, created_at: at, stored_at: at }])
      await insertRows(tx, 'post_pictures', [{ post_id: id, position, upload_id: uploadId }])
    }
}

/** A product under the post that shows its picture. */
async function addItems(tx: Tx, posts: readonly Placed[], products: readonly DemoProduct[]): Promise<void> {
  const byFile = new Map(
    products.flatMap(({ spuCode, colours }) =>
      colours.flatMap((colour) => colour.pictures.map(({ file }) => [file, spuCode] as const)),
    ),
  )
  const ids = new Map(
    (
      await readRows(
        tx,
        z.object({ code: z.string(), id: z.string() }),
        sql`select spu_code as code, product_id as id from products`,
      )
    ).map(({ code, id }) => [code, id]),
  )
  const rows = posts.flatMap(({ id, pictures, at, spuCode }) => {
    const found = pictures.flatMap((file, picture) => {
      const productId = ids.get(spuCode ?? byFile.get(file) ?? '')
      return productId ? [{ productId, picture }] : []
    })
    return found
      .filter(({ productId }, place) => found.findIndex((other) => other.productId === productId) === place)
      .map(({ productId, picture }, position) => ({
        post_id: id,
        position,
        product_id: productId,
        picture,
        x: 50,
        y: 55,
        shown_at: at,
      }))
  })
  if (rows.length > 0) await insertRows(tx, 'post_products', rows)
}

async function addTalk(tx: Tx, people: readonly Person[], posts: readonly Placed[]): Promise<void> {
  const likes = posts.flatMap(({ id, author, at }, place) =>
    people
      .filter((person, who) => person !== author && (who * 7 + place * 13) % 11 < 2 + (place % 5))
      .map((person) => ({ post_id: id, profile_id: person.id, liked_at: at })),
  )
  await insertRows(tx, 'post_likes', likes)
  const comments = posts.flatMap(({ id, author, at, language }, place) => {
    const words = language === 'zh' ? commentsInChinese : commentsInEnglish
    const speakers = people.filter((person) => person !== author && isChinese(person.name) === (language === 'zh'))
    return Array.from({ length: place % 4 }, (_, turn) => ({
      comment_id: newId(),
      post_id: id,
      author_id: speakers[(place * 5 + turn * 3) % speakers.length]!.id,
      body: words[(place + turn * 3) % words.length]!,
      written_at: new Date(at.getTime() + (turn + 1) * HOUR),
    }))
  })
  await insertRows(tx, 'comments', comments)
}

/** Writers are followed by many, and the member of the demo follows and is followed. */
async function addFollows(tx: Tx, people: readonly Person[], today: Date): Promise<void> {
  const last = people.length - 1
  const follows = people.flatMap((follower, from) =>
    people.flatMap((followed, to) => {
      const isWriter = to < 30
      const isClose = (from * 3 + to * 5) % (isWriter ? 4 : 23) === 0
      const isOwn = (from === last && to < 12) || (to === last && from < 9)
      if (from === to || !(isClose || isOwn)) return []
      const since = new Date(today.getTime() - ((from + to) % 90) * 24 * HOUR)
      return [{ follower_id: follower.id, followed_id: followed.id, state: 'following', since }]
    }),
  )
  await insertRows(tx, 'follows', follows)
}

/** As the counts would be once everything was added up. */
async function countAll(tx: Tx): Promise<void> {
  await sql`insert into kept_counts (subject_id, counter, total)
    select post_id, 'likes', count(*) from post_likes group by 1
    union all select post_id, 'comments', count(*) from comments where hidden_at is null group by 1
    union all select author_id, 'posts', count(*) from posts where state = 'published' group by 1
    union all select followed_id, 'fans', count(*) from follows group by 1
    union all select follower_id, 'following', count(*) from follows group by 1`.execute(tx)
}
