import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#flows/members/sign-in.builders.ts'
import { MOST_VIEWED } from '#modules/viewed-products/viewed-products.rules.ts'
import { forgetViewed, sayViewed } from '#modules/viewed-products/viewed-products.paths.ts'
import { clock } from '#platform/clock.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
const codes: string[] = []
beforeAll(async () => {
  shop = await startTestShop()
  for (let made = 0; made < MOST_VIEWED + 3; made += 1) codes.push((await shop.product()).spuCode)
})
afterAll(async () => {
  clock.reset()
  await shop.stop()
})

test('what a member opens is there on every device, newest first; what was opened before signing in goes along', async () => {
  const { token } = await join(shop)
  const open = async (spuCode: string, before: string[] = []) => {
    clock.advance(1000)
    return (await shop.ask(sayViewed, { spuCode, before }, { token })).data
  }
  const [a, b, c, d] = codes as [string, string, string, string]
  expect(await open(a, [b, c, 'NO-SUCH-PIECE'])).toEqual([a, b, c])
  expect(await open(d)).toEqual([d, a, b, c])
  expect(await open(c)).toEqual([c, d, a, b])
  // Another browser of theirs knew some of it already: that moves nothing.
  expect((await shop.ask(sayViewed, { before: [b, a] }, { token })).data).toEqual([c, d, a, b])
  for (const code of codes) await open(code)
  expect((await shop.ask(sayViewed, {}, { token })).data).toEqual(codes.toReversed().slice(0, MOST_VIEWED))
  expect((await shop.ask(forgetViewed, {}, { token })).data).toEqual([])
  expect((await shop.ask(sayViewed, {}, { token })).data).toEqual([])
})

test('nobody sees what another has opened, and a guest is asked to sign in', async () => {
  const [one, other] = [await join(shop), await join(shop)]
  await shop.ask(sayViewed, { spuCode: codes[0] }, { token: one.token })
  expect((await shop.ask(sayViewed, {}, { token: other.token })).data).toEqual([])
  expect((await shop.ask(sayViewed, {}, { token: await shop.visitor() })).code).not.toBe(200)
})

test('the same piece opened in many tabs at once is there once', async () => {
  const { token } = await join(shop)
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.ask(sayViewed, { spuCode: codes[1] }, { token })))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
  expect((await shop.ask(sayViewed, {}, { token })).data).toEqual([codes[1]])
})
