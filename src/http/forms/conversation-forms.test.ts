import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#flows/members/sign-in.builders.ts'
import { getOwnThread, listOwnConversations } from '#modules/conversations/conversations.paths.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { openPage, ORIGIN, sayAll, sendForm } from '../own-pages.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ PUBLIC_URL: ORIGIN }, sayAll)
})
afterAll(() => shop.stop())

const ASK = '/zh/myaccount/conversations/ask'

test('without script a question is asked and goes on; the same form twice is one message, and nothing typed is lost', async () => {
  const member = await join(shop)
  const { mark, key, cookie } = await openPage(shop, member)
  const empty = await sendForm(shop, ASK, { mark, key, words: ' ' }, { cookie })
  expect(empty.status).toBe(422)
  expect(empty.told?.tried?.problems.words).toMatch(/\p{Script=Han}/u)
  const unknown = await sendForm(shop, `${ASK}?orderNo=PNOTTHEIRS`, { mark, key, words: '我的訂單' }, { cookie })
  expect([unknown.status, unknown.told?.tried?.values.words]).toEqual([422, '我的訂單'])
  const asked = await sendForm(shop, ASK, { mark, key, words: '包裹何時送達？' }, { cookie })
  expect(asked.status).toBe(303)
  const thread = asked.headers.get('location') ?? ''
  const conversationId = new URL(thread, ORIGIN).searchParams.get('id') ?? ''
  const { key: next } = await openPage(shop, member)
  const more = { mark, key: next, words: '還有一件。' }
  for (let time = 0; time < 2; time += 1)
    expect((await sendForm(shop, thread, more, { cookie })).headers.get('location')).toBe(thread)
  const { messages } = (await shop.ask(getOwnThread, { conversationId }, { token: member.token })).data
  expect(messages.map(({ words }) => words)).toEqual(['包裹何時送達？', '還有一件。'])
  expect((await shop.ask(listOwnConversations, {}, { token: member.token })).data.total).toBe(1)
})
