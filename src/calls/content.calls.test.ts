import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#language/refusals.ts'
import { getResourceLocation } from '#modules/content/content.paths.ts'
import type { NoticeBarWire } from '#modules/content/notice.contract.ts'
import { getNoticeBar, saveNoticeBar } from '#modules/content/office-notices.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const bar = async () => (await shop.ask(getNoticeBar, {}, { token })).data
const notice = (en: string, zh: string, url: string | null = null, shown = true) => ({
  noticeId: newId(),
  desc: { en, zh },
  url,
  shown,
})
const save = async (changes: Partial<NoticeBarWire>) => shop.ask(saveNoticeBar, { ...(await bar()), ...changes }, { token })

test('notices an operator saves are shown at once: in their order and language, hidden ones left out, in one style', async () => {
  await shop.ask(getResourceLocation, { sexType: 'women' })
  const saved = await save({
    notices: [notice('First', '首則', '/statement/delivery'), notice('Hidden', '隱藏', null, false), notice('Second', '其次')],
    noticeStyle: { backgroundColor: '#F4F3F1', color: '#0B0B0A' },
  })
  expect(saved.code).toBe(200)
  const { data } = await shop.ask(getResourceLocation, { sexType: 'women', channelType: 'pc' }, { language: 'cht_CN' })
  expect(JSON.parse(data.notice.platformIntelligence)).toEqual([
    { desc: '首則', url: '/statement/delivery' },
    { desc: '其次', url: null },
  ])
  expect(data.notice.noticeStyle).toEqual({ backgroundColor: '#f4f3f1', color: '#0b0b0a' })
})

test.each<[string, Partial<NoticeBarWire>, string]>([
  ['a link to another site', { notices: [notice('a', '甲', 'https://evil.example')] }, 'notices.0.url'],
  ['a notice in one language', { notices: [notice('a', ' ')] }, 'notices.0.desc.zh'],
  ['a colour that is none', { noticeStyle: { backgroundColor: 'red', color: '#ffffff' } }, 'noticeStyle.backgroundColor'],
  ['colours too alike to be read', { noticeStyle: { backgroundColor: '#777777', color: '#ffffff' } }, 'noticeStyle.color'],
])('%s is refused beside its field', async (_, changes, field) => {
  const answer = await save(changes)
  expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field } })
})

test('of two operators who change the notices, the second is refused', async () => {
  const before = await bar()
  expect((await save({ notices: [] })).code).toBe(200)
  const late = await shop.ask(saveNoticeBar, before, { token })
  expect(late.code).toBe(refusals.CONTENT_MOVED_ON.code)
  expect((await bar()).notices).toEqual([])
})

async function upload(sender: string, file: Blob) {
  const body = new FormData()
  body.append('file', file, 'picture.webp')
  const headers: Record<string, string> = sender ? { Authorization: `Bearer ${sender}` } : {}
  const response = await fetch(`${shop.url}/prod-api/system/picture`, { method: 'POST', headers, body })
  return (await response.json()) as { code: number; data: { hash: string; width: number; height: number } }
}

test('a picture an operator uploads is among the shop’s pictures; shoppers and other roles may not, nor may it be anything else', async () => {
  const png = new Blob([await readFile(new URL('../../public/icon-192.png', import.meta.url))])
  const { code, data } = await upload(token, png)
  expect(code).toBe(200)
  expect(data).toMatchObject({ width: 192, height: 192 })
  const shown = await fetch(`${shop.url}/media/${data.hash}/120.webp`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await upload(token, new Blob(['<svg/>']))).code).toBe(refusals.UPLOAD_REFUSED.code)
  expect((await upload('', png)).code).toBe(refusals.SESSION_INVALID.code)
  expect((await upload(await shop.visitor(), png)).code).toBe(refusals.NOT_PERMITTED.code)
  expect((await upload(await shop.operator(['finance']), png)).code).toBe(refusals.NOT_PERMITTED.code)
})
