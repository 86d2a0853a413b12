import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { shopOriginTables } from './shop-origin.tables.ts'

/** What a database holds: the demo, or a shop of somebody's own, which never becomes a demo by itself. */
export type Origin = 'demo' | 'own'

/** Undefined for a database nobody has opened yet. */
export async function findOrigin(tx: Read): Promise<Origin | undefined> {
  const row = await shopOriginTables(tx).selectFrom('shop_origin').select('kind').executeTakeFirst()
  return row && (row.kind === 'demo' ? 'demo' : 'own')
}

/** The first to say what this database is decides; answers what it is. Of several processes that start at once all hear the same. */
export async function settleOrigin(tx: Tx, wanted: Origin): Promise<Origin> {
  await shopOriginTables(tx)
    .insertInto('shop_origin')
    .values({ kind: wanted })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findOrigin(tx)) ?? wanted
}

/** The demo was loaded or taken out on purpose. */
export async function changeOrigin(tx: Tx, kind: Origin): Promise<void> {
  await settleOrigin(tx, kind)
  await shopOriginTables(tx).updateTable('shop_origin').set({ kind, since: clock.now() }).execute()
}
