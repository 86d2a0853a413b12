import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '#flows/receipt.builders.ts'
import { refusals } from '#refusals.ts'
import { getResourceLocation } from '#modules/content/content.paths.ts'
import type { AnnouncementBarWire } from '#modules/content/announcement.contract.ts'
import { getAnnouncementBar, saveAnnouncementBar } from '#modules/content/admin-announcements.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const bar = async () => (await shop.ask(getAnnouncementBar, {}, { token })).data
const announcement = (en: string, zh: string, url: string | null = null, shown = true) => ({
  announcementId: newId(),
  desc: { en, zh },
  url,
  shown,
})
const save = async (changes: Partial<AnnouncementBarWire>) =>
  shop.ask(saveAnnouncementBar, { ...(await bar()), ...changes }, { token })

test('announcements an operator saves are shown at once: in their order and language, hidden ones left out, in one style', async () => {
  await shop.ask(getResourceLocation, { sexType: 'women' })
  const saved = await save({
    announcements: [
      announcement('First', '首則', '/statement/delivery'),
      announcement('Hidden', '隱藏', null, false),
      announcement('Second', '其次'),
    ],
    announcementStyle: { backgroundColor: '#F4F3F1', color: '#0B0B0A' },
  })
  expect(saved.code).toBe(200)
  const { data } = await shop.ask(getResourceLocation, { sexType: 'women', channelType: 'pc' }, { language: 'cht_CN' })
  expect(JSON.parse(data.notice.platformIntelligence)).toEqual([
    { desc: '首則', url: '/statement/delivery' },
    { desc: '其次', url: null },
  ])
  expect(data.notice.noticeStyle).toEqual({ backgroundColor: '#f4f3f1', color: '#0b0b0a' })
})

test.each<[string, Partial<AnnouncementBarWire>, string]>([
  ['a link to another site', { announcements: [announcement('a', '甲', 'https://evil.example')] }, 'announcements.0.url'],
  ['an announcement in one language', { announcements: [announcement('a', ' ')] }, 'announcements.0.desc.zh'],
  [
    'a colour that is none',
    { announcementStyle: { backgroundColor: 'red', color: '#ffffff' } },
    'announcementStyle.backgroundColor',
  ],
  [
    'colours too alike to be read',
    { announcementStyle: { backgroundColor: '#777777', color: '#ffffff' } },
    'announcementStyle.color',
  ],
])('%s is refused beside its field', async (_, changes, field) => {
  const answer = await save(changes)
  expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field } })
})

test('of two operators who change the announcements, the second is refused', async () => {
  const before = await bar()
  expect((await save({ announcements: [] })).code).toBe(200)
  const late = await shop.ask(saveAnnouncementBar, before, { token })
  expect(late.code).toBe(refusals.MOVED_ON.code)
  expect((await bar()).announcements).toEqual([])
})

test('a picture an operator uploads is among the shop’s pictures; shoppers and other roles may not, nor may it be anything else', async () => {
  const png = await readFile(new URL('../../../public/icon-192.png', import.meta.url))
  const send = (sender: string, bytes: Uint8Array) => upload(shop, sender, bytes, { purpose: 'shop-picture' })
  const { code, data } = await send(token, png)
  expect(code).toBe(200)
  expect(data).toMatchObject({ width: 192, height: 192 })
  const shown = await fetch(`${shop.url}/media/${data.hash}/120.webp`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await send(token, Buffer.from('<svg/>'))).code).toBe(refusals.UPLOAD_REFUSED.code)
  expect((await send('', png)).code).toBe(refusals.SESSION_INVALID.code)
  expect((await send(await shop.visitor(), png)).code).toBe(refusals.NOT_PERMITTED.code)
  expect((await send(await shop.operator(['finance']), png)).code).toBe(refusals.NOT_PERMITTED.code)
})
