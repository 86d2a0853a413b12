import { sql } from 'kysely'
import { expect } from 'vitest'
import { z } from 'zod'
import { lockHolders } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { TestShop } from '../../../test-shop.builders.ts'

/** How many wait for another's lock. */
export async function countWaiting({ database }: TestShop): Promise<number> {
  const waits = sql`select count(*)::int as num from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const [row] = await readRows(database.pool, z.object({ num: z.int() }), waits)
  return row?.num ?? 0
}

/** What is done while the balance of a seller is reckoned with, as by a write-off of its debt: it waits until that is over. */
export async function whileHeld<Answer>(shop: TestShop, merchantId: string, act: () => Promise<Answer>): Promise<Answer> {
  const { doing } = await shop.database.inTransaction(async (tx) => {
    await lockHolders(tx, [merchantId])
    const started = act()
    await expect.poll(() => countWaiting(shop), { timeout: 30_000, interval: 50 }).toBe(1)
    return { doing: started }
  })
  return doing
}
