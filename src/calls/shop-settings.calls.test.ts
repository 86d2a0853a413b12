import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { saveByTwo } from '#flows/approvals/by-two.builders.ts'
import { orderFor, placeAsGuest } from '#flows/order.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getInformation } from '#modules/content/information.paths.ts'
import { subscribeToNews } from '#modules/newsletter/newsletter.paths.ts'
import { quoteOrder } from '#modules/orders/orders.paths.ts'
import { startPayment } from '#modules/orders/payments/payments.paths.ts'
import type { SettingName, ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { getShopFacts } from '#modules/shop-settings/shop-facts.paths.ts'
import { listSettingHistory, listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator()
})
afterAll(() => shop.stop())

async function now<Name extends SettingName>(name: Name): Promise<{ version: number; value: ShopSettings[Name] }> {
  const { data } = await shop.ask(listSettings, {}, { token })
  const found = data.settings.find((setting) => setting.name === name)!
  return { version: found.version, value: found.value as ShopSettings[Name] }
}
/** Changes parts of a setting as it stands. */
async function save<Name extends SettingName>(name: Name, changes: Partial<ShopSettings[Name]>) {
  const { version, value } = await now(name)
  return saveByTwo(shop, token, { name, version, value: { ...value, ...changes } })
}
const yearOf = (day: string) => ({ year: Number(day.slice(0, 4)), days: [day] })
const history = async () => (await shop.ask(listSettingHistory, { pageNum: 1 }, { token })).data
const facts = async (language: 'en_US' | 'cht_CN') => (await shop.ask(getShopFacts, {}, { language })).data

test('until an administrator decides, the shop is what its environment and its facts say', async () => {
  const { data } = await shop.ask(listSettings, {}, { token })
  expect(data.settings.map(({ name, version }) => [name, version])).toEqual([
    ['doors', 0],
    ['shop', 0],
    ['business', 0],
    ['enquiries', 0],
    ['places', 0],
    ['hours', 0],
    ['sender', 0],
    ['payee', 0],
    ['contact', 0],
    ['dealer', 0],
    ['merchantKinds', 0],
    ['sellers', 0],
    ['fees', 0],
    ['delivery', 0],
    ['holidays', 0],
    // Raised for all tests that are about something else.
    ['payouts', 1],
    ['withdrawals', 0],
    ['selling', 0],
    ['sellerCases', 0],
    ['sellerHealth', 0],
    ['sourcing', 0],
    ['community', 0],
    ['settlement', 0],
    ['referrals', 0],
    ['points', 0],
    ['invitations', 0],
    ['priceGuard', 0],
    ['oneLanguage', 0],
    ['search', 0],
    ['stock', 0],
    ['notices', 0],
    ['sms', 0],
  ])
  expect(await facts('en_US')).toMatchObject({
    ...{ company: 'Praya Limited', chatNumber: '85221234567', dealer: { sample: true } },
    takesRequests: true,
    hasCommunity: true,
  })
  expect(await history()).toMatchObject({ total: 0, list: [] })
})

test('of administrators who save the same version at once one wins, and the others are told who and when', async () => {
  for (const version of [0, 1]) {
    const numbers = ['1', '2', '3', '4'].map((number) => `A-${version}-${number}`)
    const answers = await Promise.all(
      numbers.map((number) => shop.ask(saveSetting, { name: 'dealer', version, value: { category: 'A', number } }, { token })),
    )
    const won = answers.flatMap(({ code }, at) => (code === 200 ? numbers[at] : []))
    expect(won).toHaveLength(1)
    expect(await now('dealer')).toEqual({ version: version + 1, value: { category: 'A', number: won[0] } })
    for (const { code, data } of answers.filter((answer) => answer.code !== 200))
      expect({ code, data }).toMatchObject({
        code: refusals.MOVED_ON.code,
        data: { by: 'Ada', time: expect.stringMatching(/^2/) },
      })
  }
  expect((await history()).list.map(({ name, version }) => [name, version])).toEqual([
    ['dealer', 2],
    ['dealer', 1],
  ])
})

test('a changed business stands at the foot of every page, in pages of words and in mails, each in its language', async () => {
  expect((await facts('cht_CN')).company).toBe('Praya Limited')
  const saved = await save('business', {
    company: { en: '  Harbour & Lane Limited ', zh: '海港里有限公司' },
    email: { en: 'hello@harbour.test', zh: 'hello@harbour.test' },
  })
  expect(saved).toMatchObject({ code: 200, data: { version: 1 } })
  expect(await facts('en_US')).toMatchObject({ company: 'Harbour & Lane Limited', email: 'hello@harbour.test' })
  expect(await facts('cht_CN')).toMatchObject({ company: '海港里有限公司', address: '香港觀塘觀塘道388號12樓' })
  const page = (language: 'en_US' | 'cht_CN') => shop.ask(getInformation, { address: '/statement/us' }, { language })
  expect((await page('en_US')).data.html).toContain('Harbour &amp; Lane Limited')
  expect((await page('cht_CN')).data.html).toContain('海港里有限公司')
  await shop.ask(subscribeToNews, { email: 'mei@example.com', emailConsent: true, source: 'footer' })
  const mails = await readRows(shop.database.pool, z.object({ body: z.string() }), sql`select body from mails`)
  expect(mails.map(({ body }) => body.includes('Harbour & Lane Limited'))).toEqual([true])
})

test('chat, social pages, app and registration follow, and a registration can be taken back', async () => {
  await save('contact', { chatNumber: '+852 6123-4567', social: ['https://www.threads.com/@harbour'], appScheme: '' })
  await save('dealer', { category: 'B', number: 'B-B-26-12-34567' })
  expect(await facts('en_US')).toMatchObject({
    chatNumber: '85261234567',
    social: ['https://www.threads.com/@harbour'],
    appScheme: '',
    dealer: { category: 'B', number: 'B-B-26-12-34567', sample: false },
  })
  await save('dealer', { category: '', number: '' })
  expect((await facts('en_US')).dealer).toBeNull()
})

test('precious pieces for HK$120,000 or more are quoted and sold by a registered dealer only', async () => {
  const ring = await shop.product({ precious: true })
  const bag = await shop.product()
  const ask = async (products: BuiltProduct[], quantity: number) => {
    const { productItems } = orderFor(products, { total: '', quantity })
    return shop.ask(quoteOrder, { productItems }, { token: await shop.visitor() })
  }
  const place = async () => (await placeAsGuest(shop, [ring], { quantity: 10 })).answer
  await runSql(shop.database, sql`update offers set available = 30`)
  await save('dealer', { category: '', number: '' })
  // Ten at HK$12,000 each.
  expect(await ask([ring], 10)).toMatchObject({ code: refusals.DEALER_NEEDED.code, data: { skuId: ring.skuIds[0] } })
  expect((await place()).code).toBe(refusals.DEALER_NEEDED.code)
  expect((await ask([ring], 9)).code).toBe(200)
  expect((await ask([ring, bag], 9)).code).toBe(200)
  for (const category of ['A', 'B'] as const) {
    await save('dealer', { category, number: 'A-B-26-11-12345' })
    expect((await ask([ring], 10)).code).toBe(200)
  }
  expect((await place()).code).toBe(200)
})

test('an order that waits is paid into the account of today', async () => {
  const product = await shop.product()
  const { token: guest, answer } = await placeAsGuest(shop, [product], { comitPayType: 'bank' })
  const pay = async (payType: 'bank' | 'fps') =>
    (await shop.ask(startPayment, { orderNo: answer.data.orderNo, payType }, { token: guest })).data
  expect((await pay('bank')).bank).toMatchObject({ payee: 'Praya Limited', account: '388-123456-001' })
  await save('payee', { name: 'Harbour Lane', bankCode: '004', account: '400-765432-838', fpsId: '7654321', fpsReference: true })
  expect((await pay('bank')).bank).toMatchObject({ payee: 'Harbour Lane', bankCode: '004', account: '400-765432-838' })
  const { fps } = await pay('fps')
  expect(fps).toMatchObject({ payee: 'Harbour Lane', fpsId: '7654321' })
  expect(fps!.payload).toContain(answer.data.orderNo)
})

test.each<[string, SettingName, object, string]>([
  ['a company without a Chinese name', 'business', { company: { en: 'Harbour', zh: ' ' } }, 'value.company.zh'],
  ['an address of two lines', 'business', { address: { en: '1 Lane\nHong Kong', zh: '一號' } }, 'value.address.en'],
  ['an e-mail address that is none', 'business', { email: { en: 'hello', zh: 'a@b.hk' } }, 'value.email.en'],
  ['a bank code of two digits', 'payee', { bankCode: '24' }, 'value.bankCode'],
  ['an account with letters', 'payee', { account: 'HK-123456' }, 'value.account'],
  ['an FPS identifier of eight digits', 'payee', { fpsId: '12345678' }, 'value.fpsId'],
  ['a number to chat with that is too short', 'contact', { chatNumber: '+852' }, 'value.chatNumber'],
  ['a page elsewhere that runs a script', 'contact', { social: ['javascript:alert(1)'] }, 'value.social.0'],
  ['an app that would run a script', 'contact', { appScheme: 'javascript:' }, 'value.appScheme'],
  ['a holiday of another year', 'holidays', { years: [{ year: 2028, days: ['2027-12-25'] }] }, 'value.years.0.days'],
  ['a year without a holiday', 'holidays', { years: [{ year: 2028, days: [] }] }, 'value.years.0.days'],
  ['a year that stands twice', 'holidays', { years: [yearOf('2028-01-01'), yearOf('2028-01-02')] }, 'value.years'],
  ['a category without its number', 'dealer', { category: 'A', number: '' }, 'value.number'],
  ['a number without its category', 'dealer', { category: '', number: '1' }, 'value.category'],
])('%s is refused beside its field, and nothing is written', async (_, name, changes, field) => {
  const before = await now(name)
  expect(await save(name, changes)).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field } })
  expect(await now(name)).toEqual(before)
})

test('the holidays of a year, pasted as the government publishes them, move what is promised and the hours of the stores', async () => {
  const stores = async () => (await shop.ask(getInformation, { address: '/statement/stores' })).data.closedDays
  expect(await stores()).toContain('2027-12-27')
  const { version, value } = await now('holidays')
  const calendar = 'BEGIN:VEVENT DTSTART;VALUE=DATE:20280126 DTEND;VALUE=DATE:20280127 END:VEVENT DTSTART;VALUE=DATE:20291225'
  const years = [...value.years, { year: '2028', days: calendar }]
  const saved = await shop.ask(saveSetting, { name: 'holidays', version, value: { years } }, { token })
  expect(saved.data).toMatchObject({ value: { years: [{ year: 2026 }, { year: 2027 }, { year: 2028, days: ['2028-01-26'] }] } })
  expect(await stores()).toContain('2028-01-26')
  const product = await shop.product()
  const promised = async () =>
    (
      await shop.ask(
        quoteOrder,
        { productItems: orderFor([product], { total: '' }).productItems },
        { token: await shop.visitor() },
      )
    ).data.arrivesBy
  const before = await promised()
  const closed = (await now('holidays')).value.years.map(({ year, days }) => ({
    year,
    days: before.startsWith(String(year)) ? [...days, before] : days,
  }))
  await save('holidays', { years: closed })
  expect((await promised()) > before).toBe(true)
})

test('every change says who, when and what from to what; it is in the audit trail, and cannot be altered', async () => {
  const { value } = await now('payee')
  await save('payee', { account: '400-111111-001', fpsReference: false })
  const { total, list } = await history()
  expect(total).toBeGreaterThan(5)
  expect(list[0]).toEqual({
    name: 'payee',
    version: 2,
    by: 'Ada',
    time: expect.stringMatching(/^2.*Z$/),
    parts: [
      { path: 'account', from: value.account, to: '400-111111-001' },
      { path: 'fpsReference', from: true, to: false },
    ],
  })
  const trail = await readRows(
    shop.database.pool,
    z.object({ actor: z.string(), before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) }),
    sql`select actor, before, after from audit_trail where action = 'setting-changed' and subject_id = 'payee'
      order by recorded_at desc, entry_id desc limit 1`,
  )
  expect(trail).toMatchObject([{ actor: 'Ada', before: value, after: { account: '400-111111-001' } }])
  for (const change of [sql`update settings_history set changed_by = 'Nobody'`, sql`delete from settings_history`])
    await expect(runSql(shop.database, change)).rejects.toThrow('only added to')
})
