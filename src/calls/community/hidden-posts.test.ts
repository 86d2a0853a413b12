import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFile } from '#flows/receipt.builders.ts'
import { type BuiltMerchant, merchantOf, personOf } from '#flows/sellers/sellers.builders.ts'
import { addComment } from '#modules/comments/comments.paths.ts'
import { decideModerationCase, getModerationCase, listModerationCases } from '#modules/moderation/queue/cases.paths.ts'
import { getOwnPost, listDrafts } from '#modules/posts/posts.paths.ts'
import { openProfile } from '#modules/profiles/profiles.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

let people: Community
let moderator = ''
let house: BuiltMerchant
let owner: Member
let talker: Member
let seller: Member
beforeAll(async () => {
  people = await startCommunity()
  moderator = await people.shop.operator(['support'])
  house = await merchantOf(people.shop, 'verre')
  owner = await withPage(house, 'Owner of Verre')
  talker = await withPage(await personOf(people.shop, house.merchantId, 'staff', ['talk']), 'Talks for Verre')
  seller = await withPage(await personOf(people.shop, house.merchantId, 'staff', ['offer']), 'Offers for Verre')
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
async function withPage({ token, account }: { token: string; account: string }, name: string): Promise<Member> {
  const opened = await ask(openProfile, { nickname: name, adult: true }, { token })
  return { token, account, code: opened.data.profile?.code ?? '', name }
}
const LINKED = 'Cheaper at https://other.example/shop'
const leave = async (words: string) => {
  const { list } = (await ask(listModerationCases, { queue: 'open' }, { token: moderator })).data
  const caseNo = list.find(({ body }) => body.includes(words))?.caseNo ?? ''
  const { version } = (await ask(getModerationCase, { caseNo }, { token: moderator })).data
  await ask(decideModerationCase, { caseNo, version, decision: 'leave' }, { token: moderator })
}
const statusFor = async (by: Member | undefined, uploadId: string) =>
  (await openFile(people.shop, by?.token ?? '', uploadId)).status

test('its author reads the pictures of a post that waits as their own, on its page and in its form, until others see them', async () => {
  const [author, reader] = [await people.member(), await people.member()]
  const picture = await people.picture(author)
  const code = await people.post(author, { body: LINKED, pictures: [picture] })
  const form = async () => (await ask(getOwnPost, { code }, { token: author.token })).data
  expect(await people.see(author, code)).toMatchObject({ mine: true, ownPictures: [picture], pictures: [{ width: 40 }] })
  expect(await form()).toMatchObject({ published: true, shown: false })
  expect([await statusFor(author, picture), await statusFor(reader, picture)]).toEqual([200, 404])
  await leave(LINKED)
  expect((await people.see(author, code))?.ownPictures).toEqual([])
  expect((await people.see(reader, code))?.ownPictures).toEqual([])
  expect(await form()).toMatchObject({ shown: true })
})

test('a post of a company that waits is there for all who write for it, with its pictures, and for no one else', async () => {
  const reader = await people.member()
  const picture = await people.picture(talker)
  const code = await people.post(talker, { as: house.merchantId, body: `${LINKED}/verre`, pictures: [picture] })
  for (const by of [talker, owner]) {
    expect(await people.see(by, code)).toMatchObject({ mine: true, ownPictures: [picture] })
    expect(await statusFor(by, picture)).toBe(200)
  }
  for (const by of [seller, reader, undefined]) {
    expect(await people.see(by, code)).toBeUndefined()
    expect(await statusFor(by, picture)).toBe(404)
  }
})

test('a draft shows its first picture to those who write it, and one without pictures shows none', async () => {
  const [first, second] = [await people.picture(talker), await people.picture(talker)]
  const draft = { as: house.merchantId, publish: false, body: '' }
  await people.save(talker, { ...draft, title: 'With two', pictures: [first, second] })
  await people.save(talker, { ...draft, title: 'Without', pictures: [] })
  const { list } = (await ask(listDrafts, {}, { token: owner.token })).data
  const pictures = Object.fromEntries(list.map(({ title, picture }) => [title, picture?.uploadId]))
  expect(pictures).toEqual({ 'With two': first, Without: undefined })
  expect([await statusFor(owner, first), await statusFor(seller, first)]).toEqual([200, 404])
})

test('a comment that waited is told to who wrote for the company, once it is shown', async () => {
  const reader = await people.member()
  const code = await people.post(talker, { as: house.merchantId })
  await ask(addComment, { code, parentId: '', text: 'At https://more.example/x' }, { token: reader.token, key: newId() })
  await people.settle()
  expect(await people.told(talker)).toEqual([])
  await leave('more.example')
  await people.settle()
  expect(await people.told(talker)).toHaveLength(1)
})
