import { beforeAll, expect, test, vi } from 'vitest'
import { sellThroughFailovers } from '../drills/failovers.builders.ts'
import { ensureScreens } from '../screens-build.ts'
import { openServers } from './standby-servers.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { findPrimary } from '../../src/platform/database/primary-client.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'
import { findDatabase } from '../doctor/database-findings.ts'

beforeAll(() => ensureScreens(() => {}))

test('a primary that dies under orders twice loses none that was acknowledged, and the same process sells on at its standby', async () => {
  const { purchases, repeats, ended } = await sellThroughFailovers({ kills: 2 }, () => {})
  expect(ended).toBe(false)
  expect(purchases).toBeGreaterThan(2)
  expect(repeats).toBeGreaterThan(2)
})

test('of two servers that take writes the one that took over counts, and the doctor says who follows', async () => {
  const servers = await openServers()
  try {
    const primary = await servers.primary()
    const standby = await servers.standby(primary, 'second')
    const { username, password } = new URL(primary.url)
    const both = `postgres://${username}:${password}@127.0.0.1:${standby.port},127.0.0.1:${primary.port}/praya`
    const portOf = async (): Promise<number> => Number(new URL(await findPrimary(both)).port)
    const settings = readSettings({ DATABASE_URL: both, DATABASE_READ_URL: standby.url })
    const about = async (what: string): Promise<string[]> =>
      (await findDatabase(both, settings)).filter((one) => one.about === what).map(({ state, words }) => `${state}: ${words}`)
    expect(await portOf()).toBe(primary.port)
    expect(await about('standby')).toEqual(['watch: second follows, and none confirms'])
    await standby.promote()
    // The first one still runs, and takes writes.
    expect(await portOf()).toBe(standby.port)
    expect(await about('standby')).toEqual(['mend: no machine follows the primary'])
    expect((await about('copy')).join()).toContain('mend: DATABASE_READ_URL names a server that follows no other')
    const database = openDatabase(both, { connections: 1 })
    await database.ping()
    await standby.kill()
    // Only one of the two is left, whatever it missed: people see to it that it stays off.
    await vi.waitFor(() => database.ping(), { timeout: 60_000, interval: 100 })
    await database.close()
    expect(await portOf()).toBe(primary.port)
    await primary.kill()
    await expect(findPrimary(both)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  } finally {
    await servers.stop()
  }
})
