import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltMerchant, merchantOf, personOf } from '#flows/sellers/sellers.builders.ts'
import { setMerchantState } from '#flows/sellers/tell-merchant-state.ts'
import { addComment, deleteComment } from '#modules/comments/comments.paths.ts'
import { setFollow } from '#modules/follows/follows.paths.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import { deletePost, getOwnPost, getProfilePage, listDrafts, searchCommunity, setLike } from '#modules/posts/posts.paths.ts'
import { getOwnProfile, openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { sql } from 'kysely'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { type Community, type Member, OPEN, startCommunity } from './community.builders.ts'

let people: Community
let house: BuiltMerchant
let owner: Member
beforeAll(async () => {
  people = await startCommunity()
  house = await merchantOf(people.shop, 'verre')
  owner = await withPage(house, 'Owner of Verre')
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
async function withPage({ token, account }: { token: string; account: string }, nickname: string): Promise<Member> {
  const opened = await ask(openProfile, { nickname, adult: true }, { token })
  return { token, account, code: opened.data.profile?.code ?? '', name: nickname }
}
const suspend = (state: 'suspended' | 'active') =>
  people.shop.database.inTransaction((tx) => setMerchantState(tx, house.merchantId, state))

test('people who talk for a company post in its name: with its mark, its name in either language and none of theirs', async () => {
  const reader = await people.member()
  const item = await people.shop.product()
  expect((await ask(getOwnProfile, {}, { token: owner.token })).data.bylines).toMatchObject([{ merchantId: house.merchantId }])
  const code = await people.post(owner, { as: house.merchantId, products: [{ spuCode: item.spuCode, at: null }] })
  const shown = await people.see(reader, code)
  expect(shown).toMatchObject({
    author: { name: 'verre Limited', bond: 'none', merchant: { code: 'verre', kind: 'company' } },
    mine: false,
  })
  expect(shown?.author.code).not.toBe(owner.code)
  const zh = (await ask(getProfilePage, { code: shown?.author.code ?? '' }, { language: 'cht_CN' })).data
  expect(zh).toMatchObject({ person: { name: 'verre有限公司' }, fanNum: null, followingNum: null, wishes: [] })
  await people.settle()
  expect((await ask(getProfilePage, { code: shown?.author.code ?? '' })).data).toMatchObject({ postNum: 1, list: [{ code }] })
  for (const word of ['verre', 'verre有限'])
    expect((await ask(searchCommunity, { word })).data.people.map(({ name }) => name)).toContain('verre Limited')
  expect(await people.codes(reader, { tab: 'product', value: item.spuCode })).toEqual([code])
  const { page } = (await people.read(reader, { tab: 'merchant', value: 'verre' })).house ?? {}
  expect(page).toMatchObject({ code: shown?.author.code, bond: 'none' })
})

test('it is offered to those who follow no one yet, and who follows it has its posts in their feed', async () => {
  const reader = await people.member()
  const { toFollow } = await people.read(reader, { tab: 'following' })
  const [found] = toFollow
  expect(found).toMatchObject({ name: 'verre Limited' })
  const page = found?.code ?? ''
  expect((await ask(setFollow, { code: page, follow: true }, { token: reader.token })).data.bond).toBe('following')
  const code = await people.post(owner, { as: house.merchantId })
  const feed = await people.read(reader, { tab: 'following' })
  expect([feed.list[0]?.code, feed.toFollow]).toEqual([code, []])
  await people.settle()
  expect(await people.told(owner)).toEqual([])
})

test('what others say of its post is told to who wrote it; its people edit and delete it and take comments away, no one else does', async () => {
  const [reader, stranger] = [await people.member(), await people.member()]
  const talker = await withPage(await personOf(people.shop, house.merchantId, 'staff', ['talk']), 'Talks for Verre')
  const seller = await withPage(await personOf(people.shop, house.merchantId, 'staff', ['offer']), 'Offers for Verre')
  const code = await people.post(talker, { as: house.merchantId })
  await ask(setLike, { code, like: true }, { token: reader.token })
  const { commentId } = (await ask(addComment, { code, parentId: '', text: 'Which size?' }, { token: reader.token })).data
  await people.settle()
  expect((await people.told(talker)).length).toBe(2)
  expect(await people.told(owner)).toEqual([])
  const mine = async (by: Member) => (await people.see(by, code))?.mine
  expect([await mine(talker), await mine(owner), await mine(seller), await mine(stranger)]).toEqual([true, true, false, false])
  const refused = refusals.NOT_FOUND.code
  for (const by of [seller, stranger]) {
    expect((await people.save(by, { as: house.merchantId })).code).toBe(refused)
    expect((await people.save(by, { code, title: 'Mine now' })).code).toBe(refused)
    expect((await ask(getOwnPost, { code }, { token: by.token })).code).toBe(refused)
    expect((await ask(deleteComment, { commentId }, { token: by.token })).code).toBe(refused)
    expect((await ask(deletePost, { code }, { token: by.token })).code).toBe(refused)
  }
  expect((await people.save(owner, { code, as: '', title: 'Sizes of this week' })).data).toMatchObject({ code })
  expect((await people.see(stranger, code))?.author).toMatchObject({ name: 'verre Limited' })
  expect((await ask(getOwnPost, { code }, { token: owner.token })).data).toMatchObject({
    as: house.merchantId,
    title: 'Sizes of this week',
  })
  expect((await ask(deleteComment, { commentId }, { token: owner.token })).code).toBe(200)
  await people.save(talker, { as: house.merchantId, publish: false, title: 'Still a draft', pictures: [] })
  expect((await ask(listDrafts, {}, { token: owner.token })).data.list.map(({ title }) => title)).toContain('Still a draft')
  expect((await ask(listDrafts, {}, { token: seller.token })).data.list).toEqual([])
  await runSql(people.shop.database, sql`update merchant_people set ended_at = now() where account_id = ${talker.account}`)
  expect((await people.save(talker, { code, title: 'From outside' })).code).toBe(refused)
})

test('its pictures are seen by those who see the page, whatever who wrote it shows of their own', async () => {
  const [reader, apart] = [await people.member(), await people.member()]
  const closed = { ...OPEN, posts: 'me' as const }
  await ask(saveProfile, { nickname: owner.name, sees: closed, indexed: true }, { token: owner.token })
  const sent = await people.picture(owner)
  await people.post(owner, { as: house.merchantId, pictures: [sent] })
  await people.block(apart, owner)
  const seen = async (by: Member | undefined) => {
    const address = `${people.shop.url}/media/${sent.replaceAll('-', '')}/360.webp`
    return (await fetch(address, { headers: { ...(by && { Cookie: `session=${by.token}` }) } })).status
  }
  expect([await seen(undefined), await seen(reader), await seen(apart)]).toEqual([200, 200, 200])
  await suspend('suspended')
  expect([await seen(undefined), await seen(reader)]).toEqual([404, 404])
  await suspend('active')
  await ask(saveProfile, { nickname: owner.name, sees: OPEN, indexed: true }, { token: owner.token })
})

test('what a member reports of it goes before the moderators with who wrote it, and who wrote it cannot report it', async () => {
  const reader = await people.member()
  const code = await people.post(owner, { as: house.merchantId, title: 'A claim too far' })
  const said = { kind: 'post' as const, subject: code, reason: 'spam' as const, words: 'Not so.' }
  expect((await ask(reportToShop, said, { token: reader.token })).code).toBe(200)
  expect((await ask(reportToShop, said, { token: owner.token })).code).toBe(refusals.NOT_FOUND.code)
})

test('while it is suspended its page and posts are there for no one, and after that they are again', async () => {
  const reader = await people.member()
  const code = await people.post(owner, { as: house.merchantId })
  const page = (await people.see(reader, code))?.author.code ?? ''
  await suspend('suspended')
  const seen = async () => [
    (await people.see(reader, code)) !== undefined,
    (await ask(getProfilePage, { code: page })).code,
    (await people.codes(undefined)).includes(code),
    (await ask(searchCommunity, { word: 'verre' })).data.people.filter(({ merchant }) => merchant).length,
    (await people.save(owner, { as: house.merchantId })).code,
  ]
  expect(await seen()).toEqual([false, refusals.NOT_FOUND.code, false, 0, refusals.NOT_FOUND.code])
  await suspend('active')
  expect((await seen()).slice(0, 3)).toEqual([true, 200, true])
})

test('a member who sells in their own name has one page', async () => {
  const person = await merchantOf(people.shop, 'kit')
  await runSql(people.shop.database, sql`update merchants set kind = 'individual' where merchant_id = ${person.merchantId}`)
  const seller = await withPage(person, 'Kit by herself')
  expect((await ask(getOwnProfile, {}, { token: seller.token })).data.bylines).toEqual([])
  expect((await people.save(seller, { as: person.merchantId })).code).toBe(refusals.NOT_FOUND.code)
})
