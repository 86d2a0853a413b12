import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { visitorLogin } from '#modules/members/members.paths.ts'
import { STAND_IN_KEY } from '#sandbox/stripe/stripe-stand-in.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ SHED_ABOVE_MS: '100' })
})
afterAll(() => shop.stop())

/** As long work does; only that it leaves the processor to the tests beside. */
const holdUp = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

const enter = (): Promise<Response> => {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(shop.url + BASE_PATH + visitorLogin.path, { method: 'POST', headers, body: '{"deviceType":"web"}' })
}

test('a process that was held up once, as each is while it starts, answers as ever', async () => {
  holdUp(1_500)
  const until = performance.now() + 1_200
  while (performance.now() < until) expect((await enter()).status).toBe(200)
})

test('a process that runs late says "again" to shoppers, and the providers that live in it for practice answer all the same', async () => {
  const busy = setInterval(holdUp, 1, 200)
  onTestFinished(() => clearInterval(busy))
  await expect.poll(async () => (await enter()).status).toBe(503)
  expect(await (await enter()).json()).toMatchObject({ code: refusals.BUSY.code })
  const disputes = await fetch(`${shop.url}/v1/disputes`, { headers: { Authorization: `Bearer ${STAND_IN_KEY}` } })
  expect([disputes.status, await disputes.json()]).toMatchObject([200, { data: [] }])
})
