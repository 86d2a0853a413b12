import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { join } from '#flows/members/sign-in.builders.ts'
import { sendNotices } from '#flows/notices/send-notices.ts'
import { showPost } from '#flows/community/show-post.ts'
import { hashOf } from '#flows/community/present-people.ts'
import type { RenderPage } from '#http/pages/page-routes.server.ts'
import { addComment } from '#modules/comments/comments.paths.ts'
import { answerFollow } from '#modules/follows/follows.paths.ts'
import { getWays, saveWays } from '#modules/inbox/inbox.paths.ts'
import { deletePost, getPost, getProfilePage, searchCommunity, setLike } from '#modules/posts/posts.paths.ts'
import { getOwnProfile, leaveCommunity, openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { inLetters } from '#platform/in-letters.builders.ts'
import { newId } from '#platform/ids.server.ts'
import { collectCacheTags } from '#platform/cache/page-tags.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { type Community, type Member, OPEN, startCommunity } from './community.builders.ts'

/** A page of a post as its screen asks for it: as the member it is drawn for, or as everyone. */
const drawPost: RenderPage = async (request, { drawing }) => {
  const code = new URL(request.url).pathname.replace('.data', '').split('/').at(-1) ?? ''
  const tags = new Set<string>()
  const found = drawing?.call ? await drawing.call(getPost, { code }) : await collectCacheTags(tags, () => askAsEveryone(code))
  const body = Buffer.from(found ? JSON.stringify(found) : 'not found')
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  return { status: found && (!('ok' in found) || found.ok) ? 200 : 404, headers, body, tags }
}
let drawn = 0
const askAsEveryone = (code: string) => {
  drawn += 1
  return showPost(
    people.shop.database.pool,
    { accountId: undefined, memberships: [], language: 'en' },
    { code, before: '' },
  ).catch(() => undefined)
}

let people: Community
beforeAll(async () => {
  people = await startCommunity(drawPost)
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
const sides = ['the one who blocks', 'the one who is blocked'] as const
/** `one` blocks `other`; which of them reads, and who is gone for them. */
const seenFrom = <Some>(side: (typeof sides)[number], one: Some, other: Some): [reader: Some, gone: Some] =>
  side === 'the one who blocks' ? [one, other] : [other, one]

describe('a picture at its own address', () => {
  const fetchPicture = (hash: string, by: Member | undefined, asked: Record<string, string> = {}, file = '360.webp') =>
    fetch(`${people.shop.url}/media/${hash}/${file}`, { headers: { ...(by && { Cookie: `session=${by.token}` }), ...asked } })
  const statusOf = async (...asked: Parameters<typeof fetchPicture>) => (await fetchPicture(...asked)).status

  test.each(sides)('is not there for %s after a block, even where a browser has it; others see it', async (side) => {
    const [one, other, third] = [await people.member(), await people.member(), await people.member()]
    const [reader, gone] = seenFrom(side, one, other)
    const avatar = await people.picture(gone, 'profile-picture')
    await ask(saveProfile, { nickname: gone.name, sees: OPEN, indexed: true, avatar }, { token: gone.token })
    const code = await people.post(gone)
    const hash = (await people.see(third, code))?.pictures[0]?.hash ?? ''
    for (const each of [hash, hashOf(avatar)]) expect(await statusOf(each, reader)).toBe(200)
    const { headers } = await fetchPicture(hash, reader)
    expect(headers.get('cache-control')).toBe('private, max-age=60')
    const kept = { 'If-None-Match': headers.get('etag') ?? '' }
    await people.block(one, other)
    for (const each of [hash, hashOf(avatar)]) await expect.poll(() => statusOf(each, reader)).toBe(404)
    expect(await statusOf(hash, reader, kept)).toBe(404)
    expect(await statusOf(hash, reader, {}, 'share.jpg')).toBe(404)
    expect(await statusOf(hash, third, kept)).toBe(304)
    for (const by of [gone, third, undefined])
      for (const each of [hash, hashOf(avatar)]) expect(await statusOf(each, by)).toBe(200)
  })

  test('of a post for fans is there for them and its author alone', async () => {
    const [author, fan, stranger] = [await people.member('', { posts: 'fans' }), await people.member(), await people.member()]
    await people.follow(fan, author)
    await ask(answerFollow, { code: fan.code, letIn: true }, { token: author.token })
    const code = await people.post(author)
    const { hash = '' } = (await people.see(fan, code))?.pictures[0] ?? {}
    const found = await Promise.all([author, fan, stranger, undefined].map((by) => statusOf(hash, by)))
    expect(found).toEqual([200, 200, 404, 404])
  })

  test('of the shop, sent in the same way, is everyone’s and kept for good', async () => {
    const hash = hashOf(await people.picture({ token: await people.shop.operator() }, 'shop-picture'))
    const { status, headers } = await fetchPicture(hash, undefined)
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  })
})

describe('a page that is kept for everyone', () => {
  const fetchPage = (path: string, by?: Member) =>
    fetch(people.shop.url + path, by ? { headers: { Cookie: `session=${by.token}` } } : {})

  test.each(sides)('is none for %s after a block, by any of its addresses', async (side) => {
    const [one, other] = [await people.member(), await people.member()]
    const [reader, gone] = seenFrom(side, one, other)
    const code = await people.post(gone)
    await people.feed.catchUp()
    const paths = ['/community/post/', '/zh/community/post/', '/p/'].map((path) => path + code)
    for (const path of paths) expect(await (await fetchPage(path)).text()).toContain(gone.name)
    const before = await fetchPage(paths[0] ?? '', reader)
    expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    await people.block(one, other)
    const times = drawn
    for (const path of [...paths, `${paths[0]}.data`]) {
      expect(await (await fetchPage(path)).text()).toContain(gone.name)
      const after = await fetchPage(path, reader)
      expect([path, after.status]).toEqual([path, 404])
      expect(await after.text()).not.toContain(gone.name)
    }
    // Only the last, which had not been asked for yet, was drawn for everyone: the others were kept.
    expect(drawn).toBe(times + 1)
  })
})

describe('what is gone', () => {
  /** Pictures go with what sweeps the storage. */
  const SOON = { timeout: 10_000 }
  const statusOf = async (path: string, kept: Record<string, string> = {}) =>
    (await fetch(people.shop.url + path, { headers: kept })).status
  const addressesOf = (code: string) =>
    ['/community/post/', '/zh/community/post/', '/p/'].map((path) => path + code).concat(`/community/post/${code}.data`)
  const picturesOf = (hash: string) => ['360.webp', '1440.webp', 'share.jpg'].map((file) => `/media/${hash}/${file}`)

  test('a post that is deleted is at none of its addresses, though they were kept for everyone, and its pictures neither', async () => {
    const author = await people.member()
    const code = await people.post(author)
    const hash = (await people.see(undefined, code))?.pictures[0]?.hash ?? ''
    for (const path of addressesOf(code)) expect([path, await statusOf(path)]).toEqual([path, 200])
    expect(await statusOf(`/media/${hash}/360.webp`)).toBe(200)
    const etag = (await fetch(`${people.shop.url}/media/${hash}/360.webp`)).headers.get('etag') ?? ''
    await ask(deletePost, { code }, { token: author.token })
    await people.feed.catchUp()
    for (const path of [...addressesOf(code), ...picturesOf(hash)])
      await expect.poll(async () => [path, await statusOf(path)], SOON).toEqual([path, 404])
    expect(await statusOf(`/media/${hash}/360.webp`, { 'If-None-Match': etag })).toBe(404)
  })

  test('a member who has left is at none of their addresses: their page, their posts, and their picture', async () => {
    const author = await people.member()
    const avatar = await people.picture(author, 'profile-picture')
    await ask(saveProfile, { nickname: author.name, sees: OPEN, indexed: true, avatar }, { token: author.token })
    const code = await people.post(author)
    const hash = (await people.see(undefined, code))?.pictures[0]?.hash ?? ''
    for (const path of addressesOf(code)) expect(await statusOf(path)).toBe(200)
    expect(await statusOf(`/media/${hashOf(avatar)}/360.webp`)).toBe(200)
    await ask(leaveCommunity, {}, { token: author.token })
    await people.feed.catchUp()
    for (const path of [...addressesOf(code), ...picturesOf(hash), ...picturesOf(hashOf(avatar))])
      await expect.poll(async () => [path, await statusOf(path)], SOON).toEqual([path, 404])
    expect((await ask(getProfilePage, { code: author.code }, {})).code).toBe(refusals.NOT_FOUND.code)
    expect((await ask(searchCommunity, { word: author.name }, {})).data.people).toEqual([])
  })
})

describe('an e-mail about what another did', () => {
  const limits = { countries: '+852', mostADay: 100 }
  const send = () =>
    sendNotices({
      ...{ database: people.shop.database, settings: people.shop.settings },
      publicUrl: () => 'https://praya.test',
      sms: async () => limits,
    })
  /** With a page and an address, who reads of what others do by e-mail; `here`: in the shop, too. */
  async function mailed(here: boolean): Promise<Member & { email: string }> {
    const joined = await join(people.shop)
    const name = `Mailed ${inLetters(joined.account)}`
    await ask(openProfile, { nickname: name, adult: true }, joined)
    await ask(saveProfile, { nickname: name, sees: OPEN, indexed: true }, joined)
    const { reached: _, digestHour: __, ...before } = (await ask(getWays, {}, joined)).data
    const ways = { ...before.ways, interactions: { here, mail: true, sms: false } }
    await ask(saveWays, { ...before, isQuiet: false, ways }, joined)
    return { ...joined, name, code: (await ask(getOwnProfile, {}, joined)).data.profile?.code ?? '' }
  }
  const wordsTo = async (column: string, whom: string): Promise<string> => {
    const query =
      column === 'waiting'
        ? sql`select string_agg(title_en, ' | ') as words from member_notices where account_id = ${whom}::uuid and state = 'waiting'`
        : sql`select string_agg(subject || body, ' | ') as words from mails where recipient = ${whom} and dedupe_key like 'notice:%'`
    const [row] = await readRows(people.shop.database.pool, z.object({ words: z.string().nullable() }), query)
    return row?.words ?? ''
  }
  const act = async (by: Member, code: string) => {
    await ask(setLike, { code, like: true }, { token: by.token })
    await ask(addComment, { code, text: 'A word', parentId: '' }, { token: by.token, key: newId() })
    await people.settle()
  }

  test.each(sides.flatMap((side) => [true, false].map((here) => [side, here] as const)))(
    'never reaches %s after a block, though it waited to be sent; told in the shop, too: %s',
    async (side, here) => {
      const [one, other] = [await mailed(here), await mailed(here)]
      const [reader, gone] = seenFrom(side, one, other)
      const code = await people.post(reader)
      await act(gone, code)
      expect(await wordsTo('waiting', reader.account)).toContain(gone.name)
      await people.block(one, other)
      await act(gone, code)
      await send()
      expect(await wordsTo('mails', reader.email)).toBe('')
      await people.block(one, other, false)
      await act(gone, code)
      await send()
      expect(await wordsTo('mails', reader.email)).toContain(gone.name)
    },
  )
})
