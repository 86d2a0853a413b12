import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { addComment } from '#modules/comments/comments.paths.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import { answerFollow, listPeopleOf, setMuted } from '#modules/follows/follows.paths.ts'
import { deletePost, getProfilePage, keepPost, searchCommunity, setLike } from '#modules/posts/posts.paths.ts'
import { leaveCommunity, openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { merchantOf } from '#flows/sellers/sellers.builders.ts'
import { audienceHolds } from '#modules/profiles/audiences.builders.ts'
import type { Audience } from '#modules/profiles/profiles.rules.ts'
import { emit } from '#events/events.server.ts'
import { followLists } from '#modules/follows/follows.rules.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { getModerationCase, listModerationCases } from '#modules/moderation/queue/cases.paths.ts'
import { getFriendList, setWish, shareWishList } from '#modules/wishlist/wishlist.paths.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readSettings } from '#platform/settings.server.ts'
import { servicesOf } from '../../services.ts'
import { allCalls } from '../../subjects.server.ts'
import { type Community, type Member, OPEN, startCommunity } from './community.builders.ts'

const states = [
  'all',
  'fans',
  'mutual',
  'me',
  'lists hidden',
  'post hidden by the shop',
  'page hidden by the shop',
  'deleted',
  'author left',
] as const
type State = (typeof states)[number]
const readers = [
  ...(['no one', 'no page', 'stranger', 'fan', 'mutual', 'blocked', 'blocker', 'muter', 'author'] as const),
  ...(['merchant', 'moderator', 'operator'] as const),
] as const
/** They act for the shop in the back office, where each reading is a call of its own; here they have no page. */
const pageless: readonly ReaderKind[] = ['no one', 'no page', 'moderator', 'operator']
type ReaderKind = (typeof readers)[number]
type Given = {
  author: Member
  code: string
  topic: string
  /** The link of the author’s wish list, and the case about their post. */
  wishCode: string
  caseNo: string
  /** The post of another below which the author has commented, and the author’s picture. */
  stage: string
  avatar: string
  readers: Record<ReaderKind, Member | undefined>
}

let people: Community
/** Sessions of the back office: of who may moderate, and of who may not. */
let office: Record<'moderator' | 'operator', Member>
/** What every author wishes for. */
let wished = ''
let ware: BuiltProduct
/** Below whose posts others comment. */
let host: Member
const given = new Map<State, Given>()
beforeAll(async () => {
  people = await startCommunity()
  const operator = async (role: string) => ({ token: await people.shop.operator([role]), account: '', code: '', name: '' })
  office = { moderator: await operator('support'), operator: await operator('finance') }
  ware = await people.shop.product({
    colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available: 50 }] }] }],
  })
  const { spuCode, productId } = ware
  await people.shop.database.inTransaction((tx) => emit(tx, 'product-changed', { productIds: [productId] }))
  await people.feed.catchUp()
  wished = spuCode
  host = await people.member()
  for (const state of states) given.set(state, await build(state))
}, 120_000)
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
const isAudience = (state: State): state is Audience => ['all', 'fans', 'mutual', 'me'].includes(state)

async function build(state: State): Promise<Given> {
  const author = await people.member()
  const topic = `topic-${states.indexOf(state)}`
  const code = await people.post(author, { topics: [topic] })
  const [stranger, fan, mutual, blocked, blocker, muter] = await Promise.all(Array.from({ length: 6 }, () => people.member()))
  const noPage = { ...(await people.signedIn()), code: '', name: '' }
  const merchant = await sellerWithPage(`M-${states.indexOf(state)}`)
  if (!stranger || !fan || !mutual || !blocked || !blocker || !muter) throw new Error('members are missing')
  for (const one of [fan, mutual, muter]) await people.follow(one, author)
  await people.follow(author, mutual)
  await ask(setMuted, { code: author.code, mute: true }, { token: muter.token })
  for (const one of [blocked, blocker]) await people.follow(one, author)
  await people.block(author, blocked)
  await people.block(blocker, author)
  await ask(setWish, { spuCode: wished, wished: true }, { token: author.token })
  await bought(author)
  const stage = await people.post(host)
  await ask(addComment, { code: stage, text: topic }, { token: author.token, key: newId() })
  const avatar = await people.picture(author, 'profile-picture')
  await ask(saveProfile, { nickname: author.name, sees: OPEN, indexed: true, avatar }, { token: author.token })
  const wishCode = (await ask(shareWishList, { title: topic }, { token: author.token })).data.code
  await ask(reportToShop, { kind: 'post', subject: code, reason: 'other', words: topic }, { token: stranger.token })
  const caseNo = await caseOf(topic)
  await bring(state, author, code)
  const all = { 'no one': undefined, 'no page': noPage, stranger, fan, mutual, blocked, blocker, muter, author }
  return { author, code, topic, wishCode, caseNo, stage, avatar, readers: { ...all, ...office, merchant } }
}

/** Has received what every author has. */
async function bought({ token }: Member): Promise<void> {
  const { answer } = await placeAsGuest(people.shop, [ware], { token })
  await runSql(
    people.shop.database,
    sql`update units set state = 'received' where order_id = (select order_id from orders where order_number = ${answer.data.orderNo})`,
  )
}

/** The newest case of a post. */
async function caseOf(topic: string): Promise<string> {
  const { list } = (await ask(listModerationCases, { queue: 'open', kind: 'post' }, { token: office.moderator.token })).data
  for (const { caseNo } of list) {
    const { signals } = (await ask(getModerationCase, { caseNo }, { token: office.moderator.token })).data
    if (signals.some(({ words }) => words === topic)) return caseNo
  }
  throw new Error(topic)
}

/** Who acts for a merchant reads as any member does. */
async function sellerWithPage(code: string): Promise<Member> {
  const { token, account } = await merchantOf(people.shop, code)
  await ask(openProfile, { nickname: `Seller ${code}`, adult: true }, { token })
  return { token, account, code: '', name: '' }
}

async function bring(state: State, author: Member, code: string): Promise<void> {
  const { token } = author
  const own = sql`profile_code = ${author.code}`
  if (isAudience(state)) {
    const sees = { posts: state, following: state, fans: state, friends: state, wishes: state, bought: state }
    await ask(saveProfile, { nickname: author.name, sees, indexed: true }, { token })
  }
  if (state === 'lists hidden') {
    const sees = { posts: 'all', following: 'me', fans: 'me', friends: 'me', wishes: 'me' } as const
    await ask(saveProfile, { nickname: author.name, sees, indexed: true }, { token })
  }
  if (state === 'post hidden by the shop')
    await runSql(people.shop.database, sql`update posts set hidden_at = now() where post_code = ${code}`)
  if (state === 'page hidden by the shop')
    await runSql(people.shop.database, sql`update profiles set hidden_at = now() where ${own}`)
  if (state === 'deleted') await ask(deletePost, { code }, { token })
  if (state === 'author left') await ask(leaveCommunity, {}, { token })
}

/** What the words say, without a look at the database. */
function isShown(state: State, reader: ReaderKind): boolean {
  if (reader === 'blocked' || reader === 'blocker' || state === 'deleted' || state === 'author left') return false
  const isOwn = reader === 'author'
  if (state === 'lists hidden') return true
  if (!isAudience(state)) return isOwn
  return holds(state, reader)
}

function holds(audience: Audience, reader: ReaderKind): boolean {
  const isOwn = reader === 'author'
  const follows = ['fan', 'mutual', 'muter'].includes(reader)
  return audienceHolds(audience, { isOwn, follows, isFollowed: reader === 'mutual' })
}

/** Lists and wishes are shown by themselves: what becomes of one post changes nothing of them. */
function isPartShown(part: 'lists' | 'wishes' | 'bought', state: State, reader: ReaderKind): boolean {
  if (reader === 'blocked' || reader === 'blocker' || state === 'author left') return false
  if (state === 'page hidden by the shop') return reader === 'author'
  // As the builder opens a page: lists for all, wishes for nobody else.
  const otherwise = part === 'lists' && state !== 'lists hidden' ? 'all' : 'me'
  return holds(isAudience(state) ? state : otherwise, reader)
}

/** What is said elsewhere, and a face: as long as the page is there, to whomever it shows its posts. */
function isPageThere(state: State, reader: ReaderKind): boolean {
  if (reader === 'blocked' || reader === 'blocker' || state === 'author left') return false
  return state !== 'page hidden by the shop' || reader === 'author'
}

type Probe = (reader: Member | undefined, about: Given) => Promise<boolean>
const by = (reader: Member | undefined) => (reader ? { token: reader.token, key: newId() } : {})
const isFound = ({ code }: { code: number }): boolean => code !== refusals.NOT_FOUND.code

/** How each call that reaches others' posts shows whether one is there. */
const probes: Record<string, Probe> = {
  '/social/post': async (reader, { code }) => (await people.see(reader, code)) !== undefined,
  '/social/profile': async (reader, { author, code }) => {
    const answer = await ask(getProfilePage, { code: author.code }, by(reader))
    return answer.code === 200 && answer.data.list.some((post) => post.code === code)
  },
  '/social/search': async (reader, { topic, code }) =>
    (await ask(searchCommunity, { word: topic }, by(reader))).data.list.some((post) => post.code === code),
  '/social/feed': async (reader, { topic }) => (await people.codes(reader, { tab: 'topic', value: topic })).length > 0,
}
/** Of those who have a page: without one they are asked to open one first. */
const acting: Record<string, Probe> = {
  '/social/like': async (reader, { code }) => isFound(await ask(setLike, { code, like: true }, by(reader))),
  '/social/save': async (reader, { code }) => isFound(await ask(keepPost, { code, keep: true, name: 'Kept' }, by(reader))),
  '/social/comment': async (reader, { code }) => isFound(await ask(addComment, { code, text: 'Seen' }, by(reader))),
  '/social/report': async (reader, { code }) =>
    isFound(await ask(reportToShop, { kind: 'post', subject: code, reason: 'other' }, by(reader))),
}

/** Calls that reach nobody else's posts, and where that is shown. */
const elsewhere: Record<string, string> = {
  '/social/me': 'one’s own page',
  '/social/me/open': 'one’s own page',
  '/social/me/save': 'one’s own page',
  '/social/me/leave': 'one’s own page',
  '/social/item': 'says only whether there are posts that everyone may read',
  '/social/follow': 'blocks.test.ts',
  '/social/follow/answer': 'one’s own requests',
  '/social/block': 'blocks.test.ts',
  '/social/mute': 'one’s own list',
  '/social/post/drafts': 'one’s own drafts',
  '/social/post/own': 'community.calls.test.ts: another’s post is not found',
  '/social/post/save': 'community.calls.test.ts: another’s post is not found',
  '/social/post/delete': 'community.calls.test.ts: another’s post is not found',
  '/social/lists': 'one’s own lists',
  '/social/list': 'community.calls.test.ts: a list is its owner’s alone; blocks.test.ts',
  '/social/list/delete': 'one’s own lists',
  '/social/feed/reset': 'one’s own feed',
  '/social/comment/delete': 'community.calls.test.ts: by who may',
  ...Object.fromEntries(
    ['list', 'counts', 'detail', 'subject', 'ask', 'send', 'read', 'report', 'block', 'picture'].map((call) => [
      `/social/conversation/${call}`,
      'between a member and a merchant or the shop: conversations.calls.test.ts, report-talk.test.ts',
    ]),
  ),
}

/** What else of a member reaches others, by the call that brings it. */
const parts: Record<string, { probe: Probe; isShown: (state: State, reader: ReaderKind) => boolean }> = {
  '/social/post, comments': {
    probe: async (reader, { author, stage }) =>
      (await people.see(reader, stage))?.comments.some((one) => one.author?.code === author.code) ?? false,
    isShown: isPageThere,
  },
  '/social/profile, avatar': {
    probe: async (reader, { author, avatar }) => {
      const { code, data } = await ask(getProfilePage, { code: author.code }, by(reader))
      return code === 200 && data.person.avatar?.hash === avatar.replaceAll('-', '')
    },
    isShown: isPageThere,
  },
  '/media, avatar': {
    probe: async (reader, { avatar }) => {
      const address = `${people.shop.url}/media/${avatar.replaceAll('-', '')}/360.webp`
      return (await fetch(address, { headers: { ...(reader && { Cookie: `session=${reader.token}` }) } })).status === 200
    },
    isShown: isPageThere,
  },
  '/social/people': {
    probe: async (reader, { author }) => {
      const lists = await Promise.all(followLists.map((list) => ask(listPeopleOf, { code: author.code, list }, by(reader))))
      const shown = lists.map(({ code, data }) => code === 200 && !data.hidden)
      if (new Set(shown).size > 1) throw new Error('one list is shown, and another is not')
      return shown[0] === true
    },
    isShown: (state, reader) => isPartShown('lists', state, reader),
  },
  '/social/profile, wishes': {
    probe: async (reader, { author }) => {
      const { code, data } = await ask(getProfilePage, { code: author.code }, by(reader))
      return code === 200 && data.wishes.length > 0
    },
    isShown: (state, reader) => isPartShown('wishes', state, reader),
  },
  '/social/profile, bought': {
    probe: async (reader, { author }) => {
      const { code, data } = await ask(getProfilePage, { code: author.code }, by(reader))
      return code === 200 && data.bought.length > 0
    },
    isShown: (state, reader) => isPartShown('bought', state, reader),
  },
  '/member/wishList/friendWishList.do': {
    probe: async (reader, { wishCode }) => isFound(await ask(getFriendList, { code: wishCode }, by(reader))),
    // Who has the link reads it, but for those a block parts from its owner.
    isShown: (_, reader) => reader !== 'blocked' && reader !== 'blocker',
  },
  '/member/message/list': {
    probe: async (reader, { author, code }) => {
      if (!reader) return false
      await runSql(
        people.shop.database,
        sql`insert into interactions (kind, owner_id, actor_id, post_id, happened_at)
          select 'mention', o.profile_id, a.profile_id, p.post_id, now() from profiles o, profiles a, posts p
          where o.account_id = ${reader.account || newId()} and o.profile_id <> a.profile_id and a.profile_code = ${author.code} and p.post_code = ${code}`,
      )
      await people.settle()
      const answer = await ask(listMessages, { kind: 'interactions' }, by(reader))
      return answer.code === 200 && answer.data.list.some(({ link }) => link.endsWith(code))
    },
    isShown: (state, reader) =>
      // Nothing is told of whom one has muted, of what one did oneself, or to who has no page.
      ![...pageless, 'muter', 'author'].includes(reader) && isShown(state, reader),
  },
  '/admin/moderation/detail': {
    probe: async (reader, { caseNo, topic }) => {
      const answer = await ask(getModerationCase, { caseNo }, by(reader))
      return answer.code === 200 && answer.data.signals.some(({ words }) => words === topic)
    },
    // What was reported is kept, whatever has become of it; who moderates reads it, and no one else.
    isShown: (_, reader) => reader === 'moderator',
  },
}

test('every call among members has its row: a new one says what of others it shows', () => {
  const calls = allCalls(servicesOf(readSettings({}), () => ''))
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/social/'))
  const rows = [probes, acting, elsewhere, parts].flatMap((table) => Object.keys(table)).filter((path) => calls.includes(path))
  expect(rows.toSorted()).toEqual(calls.toSorted())
})

describe.each(Object.entries(probes))('%s', (path, probe) => {
  test.each(states)('shows a post to whom it is shown: %s', async (state) => {
    const about = given.get(state)
    if (!about) throw new Error(state)
    const expected = Object.fromEntries(readers.map((reader) => [reader, isShown(state, reader)]))
    // Whom one has muted is left out of feeds, and whose post the shop hides finds it by its own address alone.
    if (path === '/social/feed' || path === '/social/search') expected.muter = false
    if (path !== '/social/post' && state === 'post hidden by the shop') expected.author = false
    const shown = await Promise.all(readers.map(async (reader) => [reader, await probe(about.readers[reader], about)] as const))
    expect(Object.fromEntries(shown)).toEqual(expected)
  })
})

describe.each(Object.entries(parts))('%s', (_, { probe, isShown: isPartOf }) => {
  test.each(states)('shows what else there is of a member to whom it is shown: %s', async (state) => {
    const about = given.get(state)
    if (!about) throw new Error(state)
    const shown: Record<string, boolean> = {}
    for (const reader of readers) shown[reader] = await probe(about.readers[reader], about)
    expect(shown).toEqual(Object.fromEntries(readers.map((reader) => [reader, isPartOf(state, reader)])))
  })
})

describe.each(Object.entries(acting))('%s', (path, probe) => {
  test.each(states)('finds a post where its reader does: %s', async (state) => {
    const about = given.get(state)
    if (!about) throw new Error(state)
    // Who has no page is asked to open one first; authors act on their own posts as they like.
    const acts = readers.filter((reader) => ![...pageless, 'author'].includes(reader))
    const found: boolean[] = []
    for (const reader of acts) found.push(await probe(about.readers[reader], about))
    expect([path, found]).toEqual([path, acts.map((reader) => isShown(state, reader))])
  })
})

test('who asks to be let in meanwhile sees nothing yet', async () => {
  const [author, reader] = [await people.member('', { posts: 'fans' }), await people.member()]
  const code = await people.post(author)
  await people.follow(reader, author)
  expect(await people.see(reader, code)).toBeUndefined()
  await ask(answerFollow, { code: reader.code, letIn: true }, { token: author.token })
  expect(await people.see(reader, code)).toBeDefined()
})
