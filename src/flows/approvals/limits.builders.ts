import { sql } from 'kysely'
import { settingsChanged } from '#modules/shop-settings/index.server.ts'
import { FIRST_PAYOUTS } from '#modules/shop-settings/setting-list.contract.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'

type Limits = Partial<typeof FIRST_PAYOUTS>

/** So many payments are confirmed by one operator in a test that a day would never do. */
export const WITHOUT_LINE: Limits = { withoutLine: '9999999' }

/** No limit is in the way, but that large sums need two. */
export const NO_LIMITS: Limits = {
  ...Object.fromEntries(Object.keys(FIRST_PAYOUTS).map((name) => [name, '9999999'])),
  secondAbove: FIRST_PAYOUTS.secondAbove,
}

/** What a shop starts with, before anybody has changed it. */
export const startWithLimits = (tx: Tx, limits: Limits): Promise<unknown> =>
  sql`insert into settings (name, version, value, changed_by, changed_at)
    values ('payouts', 1, ${JSON.stringify({ ...FIRST_PAYOUTS, ...limits })}, 'tests', now())`.execute(tx)

/** Changes some limits of money that leaves, past the second person whom a change waits for. */
export async function setLimits(shop: { database: Database }, limits: Limits): Promise<void> {
  await runSql(shop.database, sql`update settings set value = value || ${JSON.stringify(limits)}::jsonb where name = 'payouts'`)
  settingsChanged()
}
