import { afterAll, beforeAll, expect, test } from 'vitest'
import { informationVersion } from '#flows/information/show-information.ts'
import { listSizeGuides } from '#modules/catalogue/size-guides.paths.ts'
import { getInformation } from '#modules/content/information.paths.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  // The program reads its pages at the start too: a call that did would keep the server from answering.
  informationVersion()
  shop = await startTestShop()
})
afterAll(() => shop.stop())

test('a page of words comes in the language asked for', async () => {
  const address = '/statement/payment'
  const english = await shop.ask(getInformation, { address })
  const chinese = await shop.ask(getInformation, { address }, { language: 'cht_CN' })
  expect([english.data.title, chinese.data.title]).toEqual(['Ways to pay', '付款方式'])
  expect([english.data.lead, chinese.data.lead]).toEqual([
    'FPS, bank transfer and PayPal are free; a card payment adds a fee of 1.95%. You have 30 minutes.',
    '轉數快、銀行轉賬及PayPal免手續費；信用卡手續費為1.95%。付款時限為30分鐘。',
  ])
})

test('an address without a page says that it does not exist', async () => {
  const answer = await shop.ask(getInformation, { address: '/statement/nothing' })
  expect(answer.code).toBe(1000004)
})

test('size guides compare scales, and every row is as long as its head', async () => {
  const { list } = (await shop.ask(listSizeGuides, {})).data
  expect(list.map((guide) => guide.id)).toContain('women-shoes')
  for (const { table } of list) expect(new Set(table.map((row) => row.length)).size).toBe(1)
  expect(list.find((guide) => guide.id === 'rings')?.table[0]).toContain('HK')
})
