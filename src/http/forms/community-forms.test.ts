import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#flows/members/sign-in.builders.ts'
import { receipt } from '#flows/receipt.builders.ts'
import { getFeed, getPost, getProfilePage } from '#modules/posts/posts.paths.ts'
import { getOwnProfile } from '#modules/profiles/profiles.paths.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { askPage, openPage, ORIGIN, type Page, sayAll, sendForm } from '../own-pages.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: ORIGIN }, sayAll)
})
afterAll(() => shop.stop())

type Fields = Record<string, string>

/** The mark comes first, pictures after it. */
async function sendPictures(path: string, fields: Fields, pictures: Buffer[], cookie: string): Promise<Page> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const picture of pictures) body.append('picture', new Blob([new Uint8Array(picture)]), 'post.png')
  return askPage(shop, path, cookie, { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin' } })
}

/** A member who has opened a page by its form. */
async function member(nickname: string) {
  const joined = await join(shop)
  const own = await openPage(shop, joined)
  const opened = await sendPictures(
    '/community/profile',
    { mark: own.mark, act: 'open', nickname, bio: '', place: '', adult: 'on' },
    [],
    own.cookie,
  )
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/community/profile?done=opened'])
  const code = (await shop.ask(getOwnProfile, {}, joined)).data.profile?.code ?? ''
  return { ...joined, ...own, code }
}

test('a profile needs a name and a word on age, which are said beside their fields', async () => {
  const joined = await join(shop)
  const { mark, cookie } = await openPage(shop, joined)
  const refused = await sendPictures('/zh/community/profile', { mark, act: 'open', nickname: '', bio: '少買' }, [], cookie)
  expect(refused.status).toBe(422)
  expect(refused.told?.tried?.values.bio).toBe('少買')
  expect(refused.told?.tried?.problems.adult).toMatch(/\p{Script=Han}/u)
})

test('a post is written with its pictures; what is refused loses neither pictures nor words', async () => {
  const { mark, cookie, token } = await member('Form Writer')
  const body = '雨'.repeat(900)
  const typed = { mark, act: 'publish', code: '', kept: '', title: '', body, topics: 'Rain, 雨天' }
  const refused = await sendPictures('/community/write', typed, [await receipt(), await receipt()], cookie)
  expect(Object.keys(refused.told?.tried?.problems ?? {})).toEqual(['title'])
  expect(refused.told?.tried?.values.body).toBe(body)
  const pictures = refused.told?.tried?.values.pictures ?? ''
  expect(pictures.split(' ')).toHaveLength(2)
  const sent = await sendPictures('/community/write', { ...typed, title: 'Rain', pictures }, [], cookie)
  const code = /^\/community\/post\/(\w+)$/.exec(sent.headers.get('location') ?? '')?.[1] ?? ''
  const post = (await shop.ask(getPost, { code }, { token })).data
  expect(post).toMatchObject({ title: 'Rain', mine: true, topics: [{ name: 'Rain' }, { name: '雨天' }] })
  expect(post.pictures).toHaveLength(2)
})

test('a post is liked, commented, answered by the field, and its author followed and blocked', async () => {
  const [author, reader] = [await member('Form Author'), await member('Form Reader')]
  const { mark, cookie } = author
  const typed = { mark, act: 'publish', code: '', title: 'One', body: 'Two' }
  const sent = await sendPictures('/community/write', typed, [await receipt()], cookie)
  const path = sent.headers.get('location') ?? ''
  const code = path.split('/').at(-1) ?? ''
  const press = (fields: Fields, to = path) =>
    sendForm(shop, to, { mark: reader.mark, code, ...fields }, { cookie: reader.cookie })
  expect((await press({ act: 'like' })).headers.get('location')).toBe(path)
  const refused = await press({ act: 'comment', parentId: '', text: '雨'.repeat(61) })
  expect([refused.status, Object.keys(refused.told?.tried?.problems ?? {})]).toEqual([422, ['text']])
  expect(refused.told?.tried?.values.text).toHaveLength(61)
  const said = await press({ act: 'comment', parentId: '', text: 'Which year?' })
  expect(said.headers.get('location')).toBe(`${path}#comments`)
  const held = await press({ act: 'comment', parentId: '', text: 'Cheaper at https://other.example/x' })
  expect(held.headers.get('location')).toBe(`${path}?done=held#comments`)
  await press({ act: 'follow', member: author.code })
  const seen = (await shop.ask(getPost, { code }, { token: reader.token })).data
  expect(seen).toMatchObject({ liked: true, likeNum: 1, commentNum: 1, author: { bond: 'following' } })
  const page = `/community/member/${author.code}`
  const blocked = await press({ act: 'block-surely', code: author.code, member: author.code }, page)
  expect(blocked.headers.get('location')).toBe('/community')
  expect((await shop.ask(getProfilePage, { code: author.code }, { token: reader.token })).code).not.toBe(200)
  expect((await shop.ask(getFeed, {}, { token: reader.token })).data.list.map((one) => one.code)).not.toContain(code)
})
