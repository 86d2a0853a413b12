import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { getOrder } from '../../src/modules/orders/orders.paths.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { askShop, type ShopProcess, startShopProcess, visit } from './shop-process.ts'

const build = join(import.meta.dirname, '../..', 'build')
let own: TestDatabase
let shop: ShopProcess

beforeAll(async () => {
  await ensureScreens(() => {})
  own = await createTestDatabase()
  shop = await startShopProcess(own.url, { LOG_LEVEL: 'debug', METRICS_TOKEN: 'only-the-collector-knows' })
})

afterAll(async () => {
  await shop.kill()
  await own.drop()
})

test.each([
  '/.env',
  '/.git/config',
  '/package.json',
  '/src/server.ts',
  '/build/server/index.js',
  '/assets/../server/index.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/node_modules/pg/package.json',
  '/@vite/client',
  '/@fs/etc/passwd',
  '/__manifest',
  '/metrics',
])('%s is nothing the shop serves', async (path) => {
  const answer = await fetch(shop.url + path, { redirect: 'manual' })
  expect(answer.status).toBeGreaterThanOrEqual(300)
  expect(await answer.text()).not.toMatch(/"dependencies"|"scripts"|from 'node:|root:|praya_calls_total|\[core\]/)
})

test('the scripts that are sent carry no maps to their source, and none of the names of our secrets', async () => {
  const names = await readdir(join(build, 'client'), { recursive: true })
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([])
  for (const name of names.filter((known) => known.endsWith('.js')).slice(0, 400)) {
    const text = await (await fetch(`${shop.url}/${name}`)).text()
    expect(`${name} ${text}`).not.toMatch(
      /sourceMappingURL|DATABASE_URL|STRIPE_SECRET_KEY|sk_test_stand_in|SMTP_URL|password_hash|harbour-light/,
    )
  }
})

test('what a caller keeps secret stands in no line of the log, and what goes wrong tells nobody where', async () => {
  const token = await visit(shop.url)
  const password = 'a-password-nobody-may-read'
  await askShop(shop.url, operatorSignIn, { email: 'somebody@praya.test', password })
  await askShop(shop.url, getOrder, { orderNo: 'P00000000' }, { token })
  const broken = await fetch(`${shop.url}/prod-api/order/order/find`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: '{"orderNo":',
  })
  expect(await broken.text()).not.toMatch(/ at |node_modules|\.ts/)
  for (const secret of [token, password, 'somebody@praya.test']) expect(shop.output()).not.toContain(secret)
})
