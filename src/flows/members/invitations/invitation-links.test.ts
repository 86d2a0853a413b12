import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followInvitation, getInvitation, queryInvitations } from '#modules/invitations/invitations.paths.ts'
import { listInvitations } from '#modules/invitations/invitation-page.paths.ts'
import { disableMember } from '#modules/members/admin-members.paths.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../../test-shop.builders.ts'
import { joinFrom, type Person } from './invitations.builders.ts'

let shop: TestShop
let desk: string
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: '127.0.0.1' })
  desk = await shop.operator()
})
afterAll(() => shop.stop())

const seen = async ({ token }: Person) => (await shop.ask(queryInvitations, {}, { token })).data

test('the picture of a code is drawn in both languages, and of nobody’s there is none', async () => {
  const { inviteCode } = await joinFrom(shop)
  for (const language of ['en', 'zh']) {
    const answer = await fetch(`${shop.url}/invitation/${inviteCode}/picture.${language}.jpg`)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(await (await fetch(`${shop.url}/invitation/${inviteCode}/code.${language}.svg`)).text()).toContain('<svg')
  }
  for (const file of ['picture.fr.jpg', 'picture.en.svg', 'code.en.jpg'])
    expect((await fetch(`${shop.url}/invitation/${inviteCode}/${file}`)).status).toBe(404)
  expect((await fetch(`${shop.url}/invitation/2222222222/picture.en.jpg`)).status).toBe(404)
})

test('a link that was followed is remembered by the browser’s session, whichever way the account is opened', async () => {
  const inviter = await joinFrom(shop, { firstName: 'May' })
  const token = await shop.visitor()
  const told = await shop.ask(getInvitation, { inviteCode: inviter.inviteCode.toLowerCase() }, { token, language: 'cht_CN' })
  expect(told.data).toEqual({ isOver: false, name: 'May', friendGift: 'HK$100結餘', orderFrom: 'HK$500' })
  await shop.ask(followInvitation, { inviteCode: inviter.inviteCode }, { token })
  const friend = await joinFrom(shop, { token })
  expect((await seen(inviter)).list).toMatchObject([{ friendId: friend.account }])
})

test('a code of nobody keeps nobody out, and whoever is a member already cannot be invited', async () => {
  const inviter = await joinFrom(shop)
  const alone = await joinFrom(shop, { inviteCode: 'NOBODYHERE' })
  expect((await seen(alone)).own).toBeNull()
  await shop.ask(followInvitation, { inviteCode: inviter.inviteCode }, { token: alone.token })
  const again = await joinFrom(shop, { token: alone.token, email: alone.email, inviteCode: inviter.inviteCode })
  expect(again.account).toBe(alone.account)
  expect((await seen(again)).own).toBeNull()
  expect((await seen(inviter)).total).toBe(0)
})

test('the link of somebody who is here no more leads on without a word of who it was', async () => {
  const inviter = await joinFrom(shop)
  await shop.ask(disableMember, { accountId: inviter.account, reason: 'left' }, { token: desk })
  const told = await shop.ask(getInvitation, { inviteCode: inviter.inviteCode }, {})
  expect(told.data).toEqual({ isOver: true, name: '', friendGift: '', orderFrom: '' })
  const friend = await joinFrom(shop, { inviteCode: inviter.inviteCode })
  expect((await seen(friend)).own).toBeNull()
})

test('nobody but those who may sees who has invited whom', async () => {
  const member = await joinFrom(shop)
  const bench = await shop.operator(['merchandiser'])
  for (const token of [member.token, bench]) {
    const listed = await shop.ask(listInvitations, { queue: 'all', word: '', pageNum: 1 }, { token })
    expect(listed.code).toBe(refusals.NOT_PERMITTED.code)
  }
})
