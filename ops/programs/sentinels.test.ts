import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { requireSentinels, type Sentinels, startSentinels } from './sentinel-servers.ts'
import { askShop, type ShopProcess, startShopProcess } from './shop-process.ts'

const PATIENTLY = { timeout: 90_000, interval: 300 }
/** What an address may ask of it a minute. */
const MOST = visitorLogin.perMinute ?? 0

let own: TestDatabase
let sentinels: Sentinels
const shops: ShopProcess[] = []
let addresses = 0

beforeAll(async () => {
  await ensureScreens(() => {})
  requireSentinels()
  own = await createTestDatabase()
  sentinels = await startSentinels()
  const settings = { REDIS_URL: sentinels.url, RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1', SHED_ABOVE_MS: '0' }
  for (let count = 0; count < 2; count += 1) shops.push(await startShopProcess(own.url, settings))
})

afterAll(async () => {
  for (const shop of shops) await shop.kill()
  await sentinels.stop()
  await own.drop()
})

/** What an address is answered that it has never come from, by both processes in turn. */
async function askAsNew(times: number): Promise<number[]> {
  addresses += 1
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const asked = { from: `198.51.100.${addresses}`, timeoutMs: 60_000 }
    statuses.push((await askShop(shops[turn % 2]?.url ?? '', visitorLogin, { deviceType: 'web' }, asked)).status)
  }
  return statuses
}

/** So many together, whichever process is asked: apart, each would allow as many. */
async function requireSharedLimit(): Promise<void> {
  const statuses = await askAsNew(MOST + 4)
  expect(statuses.filter((status) => status === 200)).toHaveLength(MOST)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
}

test('two processes count limits together through sentinels, answer while Redis is silent, and count at its successor', async () => {
  await vi.waitFor(requireSharedLimit, PATIENTLY)
  const before = await sentinels.primary()
  sentinels.freeze(before)
  // Nobody is refused because it cannot be counted.
  expect(new Set(await askAsNew(6))).toEqual(new Set([200]))
  await vi.waitFor(async () => expect(await sentinels.primary()).not.toBe(before), PATIENTLY)
  await vi.waitFor(requireSharedLimit, PATIENTLY)
  // The one that comes back follows, and is not taken for the primary.
  sentinels.thaw(before)
  await vi.waitFor(requireSharedLimit, PATIENTLY)
  expect(await sentinels.primary()).not.toBe(before)
})
