import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addOperator } from '../../src/modules/operators/index.server.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { listSettings, saveSetting } from '../../src/modules/shop-settings/shop-settings.paths.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { askShop, type ShopProcess, startShopProcess } from './shop-process.ts'

const ACCOUNT = { email: 'ada@praya.test', password: 'a good password' }

let own: TestDatabase
let processes: ShopProcess[]
beforeAll(async () => {
  await ensureScreens(() => {})
  own = await createTestDatabase()
  const database = openDatabase(own.url, { connections: 1 })
  await database.inTransaction((tx) => addOperator(tx, { ...ACCOUNT, name: 'Ada', roles: ['administrator'] }))
  await database.close()
  processes = await Promise.all([startShopProcess(own.url), startShopProcess(own.url)])
})
afterAll(async () => {
  for (const one of processes) await one.kill()
  await own.drop()
})

const pageOf = async ({ url }: ShopProcess, path: string): Promise<string> =>
  (await fetch(url + path, { headers: { Cookie: 'locale=en_US' } })).text()

test('what an administrator changes in one process is on every page of every process a moment later, those kept before, too', async () => {
  const [first] = processes as [ShopProcess]
  const paths = ['/', '/statement/us', '/zh/statement/terms', '/product/list/women']
  // Twice: the second answer is a kept one.
  for (const round of ['rendered', 'kept'])
    for (const one of processes)
      for (const path of paths)
        expect([round, path, (await pageOf(one, path)).includes('Praya Limited')]).toEqual([round, path, true])
  const { token } = (await askShop(first.url, operatorSignIn, ACCOUNT)).envelope.data
  const { settings } = (await askShop(first.url, listSettings, {}, { token })).envelope.data
  const business = settings.find(({ name }) => name === 'business')!
  const company = { en: 'Harbour Lane Limited', zh: 'Harbour Lane Limited' }
  const change = { ...business, value: { ...business.value, company } } as typeof business
  const saved = await askShop(first.url, saveSetting, change, { token, key: 'one-change' })
  expect(saved.envelope.code).toBe(200)
  const began = performance.now()
  await vi.waitFor(
    async () => {
      for (const one of processes)
        for (const path of paths) expect([path, (await pageOf(one, path)).includes('Harbour Lane Limited')]).toEqual([path, true])
    },
    { timeout: 20_000, interval: 20 },
  )
  console.log(`every page of both processes showed it after ${Math.round(performance.now() - began)} ms`)
})
