import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { addComment } from '#modules/comments/comments.paths.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import { answerFollow, setMuted } from '#modules/follows/follows.paths.ts'
import { deletePost, getProfilePage, keepPost, searchCommunity, setLike } from '#modules/posts/posts.paths.ts'
import { leaveCommunity, openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { merchantOf } from '#flows/sellers/sellers.builders.ts'
import { audienceHolds } from '#modules/profiles/audiences.builders.ts'
import type { Audience } from '#modules/profiles/profiles.rules.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readSettings } from '#platform/settings.server.ts'
import { servicesOf } from '../../services.ts'
import { allCalls } from '../../subjects.server.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

const states = [
  'all',
  'fans',
  'mutual',
  'me',
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
type Given = { author: Member; code: string; topic: string; readers: Record<ReaderKind, Member | undefined> }

let people: Community
/** Sessions of the back office: of who may moderate, and of who may not. */
let office: Record<'moderator' | 'operator', Member>
const given = new Map<State, Given>()
beforeAll(async () => {
  people = await startCommunity()
  const operator = async (role: string) => ({ token: await people.shop.operator([role]), account: '', code: '', name: '' })
  office = { moderator: await operator('support'), operator: await operator('finance') }
  for (const state of states) given.set(state, await build(state))
}, 60_000)
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
  await bring(state, author, code)
  const all = { 'no one': undefined, 'no page': noPage, stranger, fan, mutual, blocked, blocker, muter, author }
  return { author, code, topic, readers: { ...all, ...office, merchant } }
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
    const sees = { posts: state, following: state, fans: state, friends: state, wishes: state }
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
  if (!isAudience(state)) return isOwn
  const follows = ['fan', 'mutual', 'muter'].includes(reader)
  return audienceHolds(state, { isOwn, follows, isFollowed: reader === 'mutual' })
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
  '/social/people': 'lists of people: below',
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
}

test('every call among members has its row: a new one says what of others it shows', () => {
  const calls = allCalls(servicesOf(readSettings({}), () => ''))
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/social/') && !path.startsWith('/social/conversation'))
  expect([...Object.keys(probes), ...Object.keys(acting), ...Object.keys(elsewhere)].toSorted()).toEqual(calls.toSorted())
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
