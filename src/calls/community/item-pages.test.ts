import { afterAll, beforeAll, expect, test } from 'vitest'
import { findItemPosts } from '#flows/community/show-feed.ts'
import { merchantOf } from '#flows/sellers/sellers.builders.ts'
import { setMerchantState } from '#flows/sellers/tell-merchant-state.ts'
import type { RenderPage } from '#http/pages/page-routes.server.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import {
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  reopenModerationCase,
} from '#modules/moderation/queue/cases.paths.ts'
import { deletePost } from '#modules/posts/posts.paths.ts'
import { leaveCommunity, openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { collectCacheTags } from '#platform/cache/page-tags.server.ts'
import { type Community, type Member, OPEN, startCommunity } from './community.builders.ts'

let drawn = 0
/** The page of an item, as far as it says whether there are posts with it. */
const drawItem: RenderPage = async (request) => {
  drawn += 1
  const spuCode = new URL(request.url).pathname.split('/').at(-1) ?? ''
  const tags = new Set<string>()
  const { posted } = await collectCacheTags(tags, () => findItemPosts(people.shop.database.pool, spuCode))
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  return { status: 200, headers, body: Buffer.from(posted ? 'with posts' : 'without posts'), tags }
}

let people: Community
let moderator = ''
beforeAll(async () => {
  people = await startCommunity(drawItem)
  moderator = await people.shop.operator(['support'])
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
const pageOf = async (spuCode: string): Promise<string> => {
  await people.feed.catchUp()
  return (await fetch(`${people.shop.url}/product/detail/house/${spuCode}`)).text()
}

let [author, item, code] = [{} as Member, '', '']
const WORDS = { title: 'Worn in the rain', body: 'The edges stay straight.' }
const save = (spuCode: string) => people.save(author, { ...WORDS, code, products: [{ spuCode, at: null }] })
/** A member writes of an item, whose page is kept. */
const begin = async () => {
  author = await people.member()
  item = (await people.shop.product()).spuCode
  code = ''
  expect(await pageOf(item)).toBe('without posts')
  code = (await save(item)).data.code
  expect(await pageOf(item)).toBe('with posts')
  const before = drawn
  expect(await pageOf(item)).toBe('with posts')
  expect(drawn).toBe(before)
}

const report = async (kind: 'post' | 'profile', subject: string) => {
  const reader = await people.member()
  await ask(reportToShop, { kind, subject, reason: 'spam', words: '' }, { token: reader.token })
  const { list } = (await ask(listModerationCases, { queue: 'open', kind }, { token: moderator })).data
  const all = await Promise.all(list.map(({ caseNo }) => ask(getModerationCase, { caseNo }, { token: moderator })))
  return all.find(({ data }) => data.link.endsWith(subject))?.data.caseNo ?? ''
}
const decide = async (caseNo: string, decision: 'leave' | 'hide') => {
  const { version } = (await ask(getModerationCase, { caseNo }, { token: moderator })).data
  await ask(decideModerationCase, { caseNo, version, decision, rule: 'spam' }, { token: moderator })
}

test('the kept page of an item follows when its only post is deleted', async () => {
  await begin()
  await ask(deletePost, { code }, { token: author.token })
  expect(await pageOf(item)).toBe('without posts')
})

test('both kept pages follow when an edit takes one item out of a post and brings another in', async () => {
  await begin()
  const other = (await people.shop.product()).spuCode
  expect(await pageOf(other)).toBe('without posts')
  await save(other)
  expect([await pageOf(item), await pageOf(other)]).toEqual(['without posts', 'with posts'])
})

test.each(['post', 'profile'] as const)('it follows when moderators hide the %s, and when they show it again', async (kind) => {
  await begin()
  const caseNo = await report(kind, kind === 'post' ? code : author.code)
  await decide(caseNo, 'hide')
  expect(await pageOf(item)).toBe('without posts')
  await ask(reopenModerationCase, { caseNo }, { token: moderator })
  await decide(caseNo, 'leave')
  expect(await pageOf(item)).toBe('with posts')
})

test('it follows when the author shows posts to fans alone, and when they leave', async () => {
  await begin()
  const seenBy = (posts: 'all' | 'fans') =>
    ask(saveProfile, { nickname: author.name, sees: { ...OPEN, posts }, indexed: true }, { token: author.token })
  await seenBy('fans')
  expect(await pageOf(item)).toBe('without posts')
  await seenBy('all')
  expect(await pageOf(item)).toBe('with posts')
  await ask(leaveCommunity, {}, { token: author.token })
  expect(await pageOf(item)).toBe('without posts')
})

test('it follows when a company that posts is suspended, and when it sells again', async () => {
  const { token, merchantId } = await merchantOf(people.shop, 'verre')
  await ask(openProfile, { nickname: 'Owner of Verre', adult: true }, { token })
  const own = (await people.shop.product()).spuCode
  await people.save({ token }, { as: merchantId, products: [{ spuCode: own, at: null }] })
  expect(await pageOf(own)).toBe('with posts')
  const turn = (state: 'suspended' | 'active') =>
    people.shop.database.inTransaction((tx) => setMerchantState(tx, merchantId, state))
  await turn('suspended')
  expect(await pageOf(own)).toBe('without posts')
  await turn('active')
  expect(await pageOf(own)).toBe('with posts')
})
