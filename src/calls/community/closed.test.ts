import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNavigation } from '#modules/catalogue/catalogue.paths.ts'
import { getProfilePage, hasItemPosts, searchCommunity, setLike } from '#modules/posts/posts.paths.ts'
import { getOwnProfile, leaveCommunity } from '#modules/profiles/profiles.paths.ts'
import { getShopFacts } from '#modules/shop-settings/shop-facts.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { refusals } from '#refusals.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

let people: Community
let office = ''
beforeAll(async () => {
  people = await startCommunity()
  office = await people.shop.operator()
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
async function open(isOpen: boolean) {
  const { settings } = (await ask(listSettings, {}, { token: office })).data
  const { version = 0 } = settings.find(({ name }) => name === 'community') ?? {}
  expect((await ask(saveSetting, { name: 'community', version, value: { isOpen } }, { token: office })).code).toBe(200)
}
const { NOT_FOUND } = refusals

test('a shop closes its community: nothing leads there and nothing is there, members can leave, and open it is as it was', async () => {
  const [author, reader, leaver] = [await people.member(), await people.member(), await people.member()]
  const item = await people.shop.product()
  const code = await people.post(author, { products: [{ spuCode: item.spuCode, at: null }] })
  const seen = async (by?: Member) => {
    const asked = by ? { token: by.token } : {}
    return [
      (await people.see(by, code)) !== undefined,
      (await ask(getProfilePage, { code: author.code }, asked)).code,
      (await ask(searchCommunity, { word: 'Rain' }, asked)).code,
      (await ask(hasItemPosts, { spuCode: item.spuCode }, asked)).code,
    ]
  }
  const like = async () => (await ask(setLike, { code, like: true }, { token: reader.token })).code
  const leads = async () => [
    (await ask(getShopFacts, {})).data.hasCommunity,
    (await ask(getNavigation, { sexType: 'women' })).data.community,
  ]
  expect([await seen(), await leads()]).toEqual([
    [true, 200, 200, 200],
    [true, true],
  ])
  await open(false)
  const closed = [false, NOT_FOUND.code, NOT_FOUND.code, NOT_FOUND.code]
  for (const by of [undefined, reader, author]) expect(await seen(by)).toEqual(closed)
  expect([await like(), (await people.save(reader)).code, await leads()]).toEqual([
    NOT_FOUND.code,
    NOT_FOUND.code,
    [false, false],
  ])
  expect((await ask(getOwnProfile, {}, { token: leaver.token })).data.profile?.code).toBe(leaver.code)
  expect((await ask(leaveCommunity, {}, { token: leaver.token })).code).toBe(200)
  await open(true)
  expect([await seen(), await like(), await leads()]).toEqual([[true, 200, 200, 200], 200, [true, true]])
})
