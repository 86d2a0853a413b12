import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addComment } from '#modules/comments/comments.paths.ts'
import { listPeopleOf } from '#modules/follows/follows.paths.ts'
import { deletePost, getProfilePage, keepPost, listPostLists } from '#modules/posts/posts.paths.ts'
import { saveProfile } from '#modules/profiles/profiles.paths.ts'
import { visitors } from '#modules/profiles/profiles.rules.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { type Community, type Member, OPEN, startCommunity } from './community.builders.ts'

let people: Community
beforeAll(async () => {
  people = await startCommunity()
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
const say = async (by: Member, code: string) =>
  (await ask(addComment, { code, text: 'Which year?', parentId: '' }, { token: by.token, key: newId() })).data
const hide = (whom: Member, hidden = true) =>
  runSql(
    people.shop.database,
    sql`update profiles set hidden_at = ${hidden ? sql`now()` : sql`null`} where profile_code = ${whom.code}`,
  )

test('comments of a page that is hidden are in no number, at the post, in feeds and after one’s own comment', async () => {
  const [author, hidden, reader] = [await people.member(), await people.member(), await people.member()]
  const topic = 'counted-comments'
  const code = await people.post(author, { topics: [topic] })
  for (const by of [hidden, hidden, reader]) await say(by, code)
  const seen = async (by: Member | undefined) => [
    (await people.see(by, code))?.commentNum,
    (await people.read(by, { tab: 'topic', value: topic })).list[0]?.commentNum,
  ]
  expect(await seen(reader)).toEqual([3, 3])
  await hide(hidden)
  for (const by of [author, reader, undefined]) expect(await seen(by)).toEqual([1, 1])
  expect(await seen(hidden)).toEqual([3, 3])
  expect((await say(reader, code)).commentNum).toBe(2)
  await hide(hidden, false)
  expect(await seen(reader)).toEqual([4, 4])
})

test('a list of saved posts counts what it shows', async () => {
  const [author, closed, blocked, reader] = [
    await people.member(),
    await people.member(),
    await people.member(),
    await people.member(),
  ]
  const codes: string[] = []
  for (const by of [author, author, closed, blocked]) codes.push(await people.post(by))
  for (const code of codes) await ask(keepPost, { code, keep: true, name: 'Kept' }, { token: reader.token })
  const total = async () => (await ask(listPostLists, {}, { token: reader.token })).data.list.map((one) => one.total)
  expect(await total()).toEqual([4])
  await people.block(reader, blocked)
  expect(await total()).toEqual([3])
  await ask(saveProfile, { nickname: closed.name, sees: { ...OPEN, posts: 'me' }, indexed: true }, { token: closed.token })
  expect(await total()).toEqual([2])
  await runSql(people.shop.database, sql`update posts set hidden_at = now() where post_code = ${codes[0] ?? ''}`)
  expect(await total()).toEqual([1])
  await ask(deletePost, { code: codes[1] ?? '' }, { token: author.token })
  expect(await total()).toEqual([0])
  await people.block(reader, blocked, false)
  expect(await total()).toEqual([1])
})

describe('friends, who follow each other', () => {
  test('are a list and a number of a page, without those its reader does not meet', async () => {
    const [author, one, two, fan, reader] = await Promise.all(Array.from({ length: 5 }, () => people.member()))
    if (!author || !one || !two || !fan || !reader) throw new Error('members are missing')
    for (const by of [one, two, fan]) await people.follow(by, author)
    for (const whom of [one, two]) await people.follow(author, whom)
    const friends = async (by: Member) => {
      const { friendNum } = (await ask(getProfilePage, { code: author.code }, { token: by.token })).data
      const { list } = (await ask(listPeopleOf, { code: author.code, list: 'friends' }, { token: by.token })).data
      return [friendNum, list.map(({ code }) => code).toSorted()]
    }
    expect(await friends(reader)).toEqual([2, [one.code, two.code].toSorted()])
    await people.block(reader, one)
    expect(await friends(reader)).toEqual([1, [two.code]])
    const sees = { ...OPEN, friends: 'me' as const }
    await ask(saveProfile, { nickname: author.name, sees, indexed: true }, { token: author.token })
    expect((await friends(reader))[0]).toBeNull()
    expect((await friends(author))[0]).toBe(2)
  })
})

describe('one’s own page as others see it', () => {
  test('shows to each what they are shown: a stranger, a fan, a friend', async () => {
    const sees = { ...OPEN, posts: 'fans', fans: 'mutual', following: 'all', friends: 'me' } as const
    const [author, fan] = [await people.member('', sees), await people.member()]
    await people.post(author)
    await people.settle()
    await people.follow(author, fan)
    const page = async (as: (typeof visitors)[number] | '') => {
      const { data } = await ask(getProfilePage, { code: author.code, as }, { token: author.token })
      const { data: fans } = await ask(listPeopleOf, { code: author.code, list: 'fans', as }, { token: author.token })
      return [
        data.as,
        data.person.bond,
        data.list.length,
        data.closed,
        data.followingNum,
        data.fanNum,
        data.friendNum,
        fans.hidden,
      ]
    }
    expect(await page('')).toEqual(['', 'self', 1, '', 1, 0, 0, false])
    expect(await page('stranger')).toEqual(['stranger', 'none', 0, 'fans', 1, null, null, true])
    expect(await page('fan')).toEqual(['fan', 'following', 1, '', 1, null, null, true])
    expect(await page('friend')).toEqual(['friend', 'mutual', 1, '', 1, 0, null, false])
  })

  test('is for its member alone: another sees as themselves, whichever they ask for', async () => {
    const [author, reader] = [await people.member('', { posts: 'mutual' }), await people.member()]
    await people.post(author)
    for (const by of [{ token: reader.token }, {}])
      for (const as of visitors) {
        const { data } = await ask(getProfilePage, { code: author.code, as }, by)
        expect([data.as, data.person.bond, data.list]).toEqual(['', 'none', []])
      }
  })
})
