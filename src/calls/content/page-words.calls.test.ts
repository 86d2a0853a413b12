import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { getInformation } from '#modules/content/information.paths.ts'
import type { SavedPage } from '#modules/content/page-words.contract.ts'
import { getPage, getPageVersion, listPages, savePage, tryPage } from '#modules/content/page-words.paths.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const page = async (name = 'payment') => (await shop.ask(getPage, { name }, { token })).data
const save = (saved: SavedPage) => shop.ask(savePage, saved, { token })
const body = {
  en: '## What it costs\n\nA card costs {{cardFee}}, see [delivery](/statement/delivery).',
  zh: '## 費用\n\n信用卡手續費為{{cardFee}}，見[送貨](/statement/delivery)。',
}

test('what an operator writes is what shoppers read, with its figures, the day and a way back to every earlier word', async () => {
  const { page: first, figures } = await page()
  expect(first.version).toBe(0)
  expect(figures).toContainEqual({ name: 'cardFee', value: '1.95%' })
  const saved = await save({ ...first, title: { en: 'Paying', zh: '付款' }, body })
  expect(saved.data).toMatchObject({ version: 1, title: { en: 'Paying', zh: '付款' } })
  const shown = (await shop.ask(getInformation, { address: '/statement/payment' }, { language: 'cht_CN' })).data
  expect(shown.title).toBe('付款')
  expect(shown.html).toContain('信用卡手續費為1.95%，見<a class="link" href="/zh/statement/delivery">送貨</a>')
  expect(shown.updated).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(new Date()))
  // Among its neighbours it has its new name, too.
  const neighbour = (await shop.ask(getInformation, { address: '/statement/delivery' })).data
  expect(neighbour.groups.flatMap(({ pages }) => pages).map(({ title }) => title)).toContain('Paying')
  const { list } = (await shop.ask(listPages, {}, { token })).data
  expect(list.find(({ name }) => name === 'payment')?.newest).toMatchObject({
    version: 1,
    savedBy: expect.stringContaining('Ada'),
  })
  const before = (await shop.ask(getPageVersion, { name: 'payment', version: 0 }, { token })).data
  expect(before).toEqual({ title: first.title, lead: first.lead, body: first.body })
  expect((await save({ ...saved.data, ...before })).data.version).toBe(2)
  expect((await shop.ask(getInformation, { address: '/statement/payment' })).data.title).toBe(first.title.en)
})

test.each<[string, Partial<SavedPage>, Record<string, string>]>([
  ['a figure nobody knows', { body: { ...body, en: '{{nothing}}' } }, { 'body.en': 'no-such-figure' }],
  ['HTML', { body: { en: '<script>alert(1)</script>', zh: '好' } }, { 'body.en': 'page-html' }],
  ['a link elsewhere', { body: { en: 'Well.', zh: '[好](javascript:alert)' } }, { 'body.zh': 'page-link' }],
  ['a link to another host', { body: { en: '[Well](//evil.test)', zh: '好' } }, { 'body.en': 'page-link' }],
  ['other headings', { body: { ...body, zh: '好' } }, { 'body.zh': 'other-headings' }],
  ['a heading over nothing', { body: { en: '## Well', zh: '## 好' } }, { 'body.en': 'empty-heading' }],
  ['a picture', { body: { en: '![x](/media/x)', zh: '好' } }, { 'body.en': 'page-picture' }],
])('%s is marked beside its words, and stays away from shoppers', async (_, changed, fields) => {
  const opened = (await page()).page
  const { version: __, ...typed } = { ...opened, ...changed }
  expect((await shop.ask(tryPage, typed, { token })).data).toEqual({ page: null, fields })
  const refused = await save({ ...opened, ...changed })
  const [field = ''] = Object.keys(fields)
  expect(refused).toMatchObject({ code: refusals.BAD_INPUT.code, data: { fields: { [field]: expect.any(String) } } })
  expect((await page()).page).toEqual(opened)
})

test('of two who save one page at once one is told who was quicker, and nothing is lost', async () => {
  const { page: opened } = await page('care')
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((title) => save({ ...opened, title: { ...opened.title, en: title } })),
  )
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
    200,
    refusals.MOVED_ON.code,
    refusals.MOVED_ON.code,
  ])
  const { page: now, versions } = await page('care')
  expect(versions).toHaveLength(1)
  expect(now.title.en).toBe(answers.find(({ code }) => code === 200)?.data.title.en)
})

test('a page that does not exist is not made', async () => {
  const { page: opened } = await page()
  expect((await save({ ...opened, name: 'invented', version: 0 })).code).toBe(refusals.NOT_FOUND.code)
  expect((await shop.ask(getPage, { name: 'invented' }, { token })).code).toBe(refusals.NOT_FOUND.code)
})
