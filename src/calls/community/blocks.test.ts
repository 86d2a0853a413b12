import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { addComment } from '#modules/comments/comments.paths.ts'
import { listPeopleOf } from '#modules/follows/follows.paths.ts'
import { hasItemPosts, keepPost, getProfilePage, listPostLists, getPostList, setLike } from '#modules/posts/posts.paths.ts'
import { getDetails } from '#modules/members/members.paths.ts'
import { correct, newMember } from '#flows/points/points.builders.ts'
import { getOwnProfile, openProfile } from '#modules/profiles/profiles.paths.ts'
import { getMerchantPage } from '#modules/merchants/merchant-page.paths.ts'
import { givePoints, listPointFriends } from '#modules/points/points.paths.ts'
import { getFriendList, noteFriendList, shareWishList } from '#modules/wishlist/wishlist.paths.ts'
import { inLetters } from '#platform/in-letters.builders.ts'
import { type BuiltMerchant, merchantOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { newId } from '#platform/ids.server.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

let people: Community
beforeAll(async () => {
  people = await startCommunity()
  desk = [await people.shop.operator(), await people.shop.operator()]
  merchant = await merchantOf(people.shop, 'Wisteria')
  item = await productOf(people.shop, merchant)
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
const say = async (by: Member, code: string, text: string, parentId = '') =>
  (await ask(addComment, { code, text, parentId }, { token: by.token, key: newId() })).data.commentId

type Friend = Member & { list: string; inviteCode: string }
/** A member with a page, a wish list that is shared, and points to give. */
async function friend(name: string): Promise<Friend> {
  const { token, accountId: account } = await newMember(people.shop)
  const nickname = `${name} ${inLetters(account)}`
  const { data } = await ask(openProfile, { nickname, adult: true }, { token })
  await correct(people.shop, desk, account, 100)
  const list = (await ask(shareWishList, { title: nickname }, { token })).data.code
  const { inviteCode } = (await ask(getDetails, {}, { token })).data
  return { token, account, name: nickname, code: data.profile?.code ?? '', list, inviteCode }
}

/** An item of a merchant, which posts on both sides of a block show. */
let item: { spuCode: string; brandCode: string }
let merchant: BuiltMerchant
let desk: [string, string]

/** Everything of one that could reach the other: what a reader is shown, as one text. */
async function everythingShownTo(reader: Member, theirs: string, thirdPost: string): Promise<string> {
  const ofItems = await Promise.all([
    people.read(reader, { tab: 'product', value: item.spuCode }),
    people.read(reader, { tab: 'brand', value: item.brandCode }),
    people.read(reader, { tab: 'merchant', value: merchant.code }),
  ])
  const feeds = await Promise.all((['all', 'following', 'forYou'] as const).map((tab) => people.read(reader, { tab })))
  const topic = await people.read(reader, { tab: 'topic', value: 'blocked-topic' })
  const lists = (await ask(listPostLists, {}, { token: reader.token })).data.list
  const saved = await Promise.all(lists.map(({ listId }) => ask(getPostList, { listId }, { token: reader.token })))
  return JSON.stringify([
    ...[...feeds, ...ofItems].map(({ list }) => list),
    (await ask(getMerchantPage, { code: merchant.code }, { token: reader.token })).data,
    (await ask(hasItemPosts, { spuCode: item.spuCode }, { token: reader.token })).data,
    topic.list,
    await people.see(reader, theirs),
    await people.see(reader, thirdPost),
    saved.map(({ data }) => data),
    await people.told(reader),
  ])
}

test.each(['the one who blocks', 'the one who is blocked'])(
  'a block leaves nothing of the other to %s, old notices too',
  async (side) => {
    const [one, other, third] = [await people.member(), await people.member(), await people.member()]
    await people.follow(one, other)
    await people.follow(other, one)
    for (const by of [one, other]) await people.follow(by, third)
    const [ofOne, ofOther] = [
      await people.post(one, { topics: ['Blocked topic'], products: [{ spuCode: item.spuCode, at: null }] }),
      await people.post(other, { topics: ['Blocked topic'], products: [{ spuCode: item.spuCode, at: null }] }),
    ]
    const between = await people.post(third, { body: `With @${one.name} and @${other.name}.` })
    for (const [by, code] of [
      [one, ofOther],
      [other, ofOne],
    ] as const) {
      await ask(setLike, { code, like: true }, { token: by.token })
      await ask(keepPost, { code, keep: true, name: 'Kept' }, { token: by.token })
      await say(by, between, `A word of ${by.name}`)
    }
    await people.settle()
    await people.block(one, other)
    await ask(setLike, { code: between, like: true }, { token: other.token })
    await people.settle()
    expect(await people.codes(third, { tab: 'merchant', value: merchant.code })).toEqual(expect.arrayContaining([ofOther, ofOne]))
    const [reader, gone, theirs] = side === 'the one who blocks' ? [one, other, ofOther] : [other, one, ofOne]
    const shown = await everythingShownTo(reader, theirs, between)
    expect(shown).not.toContain(gone.name)
    expect(shown).not.toContain(gone.code)
    expect(shown).not.toContain(theirs)
    expect((await ask(getProfilePage, { code: gone.code }, { token: reader.token })).code).toBe(refusals.NOT_FOUND.code)
    expect((await people.follow(reader, gone)).code).toBe(refusals.NOT_FOUND.code)
    const fans = await ask(listPeopleOf, { code: third.code, list: 'fans' }, { token: reader.token })
    expect(JSON.stringify(fans.data)).not.toContain(gone.code)
    expect(fans.data.list).toHaveLength(1)
    expect((await ask(getProfilePage, { code: third.code }, { token: reader.token })).data.fanNum).toBe(1)
    // The counts leave them out, too; others still see both.
    expect((await people.see(reader, between))?.commentNum).toBe(1)
    expect((await people.see(third, between))?.commentNum).toBe(2)
  },
)

test('likes of the other are not counted, the thread of others keeps its shape, and a block can be undone', async () => {
  const [one, other, third] = [await people.member(), await people.member(), await people.member()]
  const code = await people.post(third)
  for (const by of [one, other]) await ask(setLike, { code, like: true }, { token: by.token })
  const first = await say(other, code, 'Which year?')
  await say(third, code, 'Last year.', first)
  await people.block(one, other)
  expect(await people.see(one, code)).toMatchObject({ likeNum: 1, comments: [{ author: null, parts: [], answers: [{}] }] })
  expect(await people.see(other, code)).toMatchObject({ likeNum: 1 })
  expect((await ask(getOwnProfile, {}, { token: one.token })).data.blocked.map((each) => each.code)).toEqual([other.code])
  expect((await ask(getOwnProfile, {}, { token: other.token })).data.blocked).toEqual([])
  await people.block(one, other, false)
  expect(await people.see(one, code)).toMatchObject({ likeNum: 2 })
})

test.each(['the one who blocks', 'the one who is blocked'])(
  'the wish list of the other is not there for %s, by a link they have had for long, and points reach neither',
  async (side) => {
    const [one, other, third] = [await friend('One'), await friend('Other'), await friend('Third')]
    const [reader, gone] = side === 'the one who blocks' ? [one, other] : [other, one]
    const open = (by: Friend | undefined) => ask(getFriendList, { code: gone.list }, by ? { token: by.token } : {})
    const friends = async () =>
      (await ask(listPointFriends, {}, { token: reader.token })).data.list.map(({ wishCode }) => wishCode)
    const give = (to: { wishCode: string } | { to: string }) =>
      ask(givePoints, { ...to, points: 1, message: 'Read this' }, { token: reader.token, key: newId() })
    for (const [by, list] of [
      [one, other.list],
      [other, one.list],
    ] as const)
      await ask(noteFriendList, { code: list }, { token: by.token })
    expect([(await open(reader)).code, await friends()]).toEqual([200, [gone.list]])
    await people.block(one, other)
    for (const by of [third, undefined, gone]) expect((await open(by)).code).toBe(200)
    expect([(await open(reader)).code, await friends()]).toEqual([refusals.NOT_FOUND.code, []])
    await ask(noteFriendList, { code: gone.list }, { token: reader.token })
    for (const to of [{ wishCode: gone.list }, { to: gone.inviteCode }])
      expect((await give(to)).code).toBe(refusals.FRIEND_UNKNOWN.code)
    await people.block(one, other, false)
    expect([(await open(reader)).code, await friends()]).toEqual([200, [gone.list]])
  },
)

test('a follow never slips past a block that is put at the same moment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = [await people.member(), await people.member()]
    await Promise.all([people.follow(other, one), people.block(one, other), people.follow(other, one)])
    await people.block(one, other, false)
    expect((await ask(getProfilePage, { code: one.code }, { token: other.token })).data.person.bond).toBe('none')
  }
})
