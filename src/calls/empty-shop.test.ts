import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUSE_OF_THE_DEMO, sayHouse } from '#language/house.ts'
import { getNavigation } from '#modules/catalogue/catalogue.paths.ts'
import { getInformation } from '#modules/content/information.paths.ts'
import { visitorLogin } from '#modules/members/members.paths.ts'
import { addFirstAdministrator } from '#modules/operators/first-administrator.paths.ts'
import { makeFirstLink } from '#modules/operators/index.server.ts'
import { beginFactor, confirmFactor } from '#modules/operators/own-account.paths.ts'
import { operatorSignIn } from '#modules/operators/operators.paths.ts'
import type { SettingName } from '#modules/shop-settings/setting-list.contract.ts'
import { getHouse } from '#modules/shop-settings/shop-facts.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { getStart, makePreview } from '#modules/shop-settings/start.paths.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  const page = { status: 200, headers: new Headers({ 'content-type': 'text/html' }), body: Buffer.from('page') }
  shop = await startTestShop({ OWN_SHOP: 'yes' }, async () => ({ ...page, tags: new Set() }))
  await runSql(shop.database, sql`insert into shop_origin (kind) values ('own')`)
})
afterAll(async () => {
  await shop.stop()
  sayHouse(HOUSE_OF_THE_DEMO)
})

const person = { name: 'Mei Lau', email: 'mei@lane.test', password: 'harbour ferry tram peak', language: 'en' as const }
const newLink = async () => (await shop.database.inTransaction(makeFirstLink)) ?? ''
const make = (token: string, told = {}) => shop.ask(addFirstAdministrator, { token, ...person, ...told })
const both = (words: string) => ({ en: words, zh: words })
let token = ''
const save = async (name: SettingName, value: object) => {
  const { data } = await shop.ask(listSettings, {}, { token })
  const { version } = data.settings.find((one) => one.name === name)!
  return shop.ask(saveSetting, { name, version, value } as Parameters<typeof shop.ask<never, never>>[1], { token })
}
const start = async () => (await shop.ask(getStart, {}, { token })).data
const isDone = async () => (await start()).steps.filter(({ done }) => done).map(({ step }) => step)
const visit = (path: string, cookie = '') => fetch(shop.url + path, { headers: { cookie }, redirect: 'manual' })

test('of many who hold the link from the terminal one becomes the administrator, and an older link opens nothing', async () => {
  const older = await newLink()
  const link = await newLink()
  expect((await make(older)).code).toBe(refusals.FIRST_LINK_OVER.code)
  expect((await make(link, { password: 'password1234' })).code).toBe(refusals.PASSWORD_GUESSABLE.code)
  const answers = await Promise.all(['mei', 'ben', 'kit'].map((name) => make(link, { email: `${name}@lane.test` })))
  const lost = answers.filter(({ code }) => code === refusals.FIRST_LINK_OVER.code)
  expect(lost).toHaveLength(2)
  const email = `${['mei', 'ben', 'kit'][answers.findIndex(({ code }) => code === 200)]}@lane.test`
  expect(await newLink(), 'there is an administrator now').toBe('')

  const signedIn = await shop.ask(operatorSignIn, { email, password: person.password })
  token = signedIn.data.token
  expect(signedIn.data).toMatchObject({ mustSetUp: true, permissions: [] })
  expect((await shop.ask(getStart, {}, { token })).code).toBe(refusals.FACTOR_MISSING.code)
  const { secret } = (await shop.ask(beginFactor, {}, { token })).data
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await shop.ask(confirmFactor, { code }, { token })).code).toBe(200)
  expect(await isDone()).toEqual([])
})

test('until the doors open shoppers see one page and make no call; an operator looks by a link that cannot be made up', async () => {
  const closed = await visit('/product/list')
  expect([closed.status, closed.headers.get('x-robots-tag'), closed.headers.get('retry-after')]).toEqual([503, 'noindex', '3600'])
  expect((await visit('/sitemap.xml')).status).toBe(503)
  expect(await (await visit('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  expect((await shop.ask(visitorLogin, { deviceType: 'web' })).code).toBe(refusals.SHOP_CLOSED.code)
  expect((await visit('/livez')).status).toBe(200)

  const { link } = (await shop.ask(makePreview, {}, { token })).data
  const opened = await visit(new URL(link).pathname)
  const [cookie = ''] = opened.headers.get('set-cookie')?.split(';') ?? []
  expect(cookie).toMatch(/^preview=/)
  const seen = await visit('/product/list', cookie)
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await visit('/product/list', `${cookie}x`)).status).toBe(503)
  expect((await visit('/preview/practice.bm90aGluZw')).headers.get('set-cookie')).toBeNull()
})

test('each step knows when it is done, what the shop is called follows everywhere, and the doors open once it can sell', async () => {
  const words = both('')
  expect((await save('doors', { state: 'open', words })).code).toBe(refusals.DOORS_NOT_READY.code)
  const name = { en: 'Lane & Co', zh: '里巷' }
  await save('shop', { name, wordmark: 'LANE', tagline: both('Shoes for walking'), logo: null })
  const company = { company: both('Lane Limited'), address: both('1 Lane'), registration: '1', email: both('hello@lane.test') }
  expect((await save('business', company)).code).toBe(200)
  expect((await save('hours', { week: [{ first: 1, last: 6, from: '9:30', to: '19:00' }] })).code).toBe(200)
  const payee = { name: 'LANE LIMITED', bankCode: '024', account: '388-000001-001', fpsId: '7654321', fpsReference: false }
  await save('payee', payee)
  await save('places', { places: [{ code: 'lane', name: both('Lane'), address: both('1 Lane') }] })
  expect(await isDone()).toEqual(['facts', 'payment'])
  expect((await shop.ask(getHouse, {})).data).toMatchObject({ mark: 'LANE', name, places: [{ en: 'Lane: 1 Lane' }] })
  await shop.product()
  expect(await isDone()).toEqual(['facts', 'payment', 'brand', 'product'])

  expect((await save('doors', { state: 'open', words })).code).toBe(200)
  expect((await visit('/product/list')).status).toBe(200)
  const us = await shop.ask(getInformation, { address: '/statement/us' })
  expect(us.data).toMatchObject({ title: 'About Lane & Co', html: expect.stringContaining('Lane Limited') })
  const contact = await shop.ask(getInformation, { address: '/statement/contact' }, { language: 'cht_CN' })
  expect(contact.data.html).toContain('星期一至六9:30–19:00')
  expect(contact.data.html).toContain('mailto:hello@lane.test')
  expect((await shop.ask(getNavigation, {})).code).toBe(200)
  await save('doors', { state: 'back', words: both('Until Monday') })
  expect((await visit('/')).status, 'closed again for a while').toBe(503)
})
