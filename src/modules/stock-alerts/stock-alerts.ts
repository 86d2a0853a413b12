import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { hashToken, newId, newToken } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { stockAlertTables } from './stock-alerts.tables.ts'

export type DueAlert = { alertId: string; skuId: string; email: string; language: Language }

/** What one address may wait for; beyond it nothing is stored and the answer is the same, so that no list of addresses can be tried out. */
const MOST_WAITING = 100

/** Remembers who waits for a variant; asking again changes nothing. `consent` is what was agreed to. Refuses NOT_FOUND. */
export async function askAlert(
  tx: Tx,
  wanted: { skuId: string; email: string; language: Language; consent: string },
): Promise<void> {
  const { skuId, email, language, consent } = wanted
  const known = await stockAlertTables(tx).selectFrom('variants').select('sku_id').where('sku_id', '=', skuId).executeTakeFirst()
  if (!known) refuse('NOT_FOUND')
  const { waiting } = await stockAlertTables(tx)
    .selectFrom('stock_alerts')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('email', '=', email)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (waiting >= MOST_WAITING) return
  await stockAlertTables(tx)
    .insertInto('stock_alerts')
    .values({ alert_id: newId(), sku_id: skuId, email, language, consent, asked_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Alerts whose variant can be bought again, locked for this transaction; those another process is telling are passed over.
 * `productIds` narrows to products that have changed.
 */
export function lockDueAlerts(tx: Tx, most: number, productIds?: readonly string[]): Promise<DueAlert[]> {
  const due = stockAlertTables(tx)
    .selectFrom('stock_alerts as a')
    .innerJoin('variants as v', 'v.sku_id', 'a.sku_id')
    .innerJoin('products as p', 'p.product_id', 'v.product_id')
    .select(['a.alert_id as alertId', 'a.sku_id as skuId', 'a.email', 'a.language'])
    .where('a.told_at', 'is', null)
    .where('p.listed', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('offers as o')
          .select('o.offer_id')
          .whereRef('o.sku_id', '=', 'a.sku_id')
          .where('o.withdrawn', '=', false)
          .where('o.available', '>', 0),
      ),
    )
    .orderBy('a.asked_at')
    .orderBy('a.alert_id')
    .limit(most)
    .forUpdate('a')
    .skipLocked()
  return (productIds ? due.where('v.product_id', '=', sql<string>`any(${[...productIds]}::uuid[])`) : due).execute()
}

/** Marks an alert as sent and answers the token with which its address can unsubscribe from all others. */
export async function settleAlert(tx: Tx, alertId: string): Promise<string> {
  const token = newToken()
  await stockAlertTables(tx)
    .updateTable('stock_alerts')
    .set({ told_at: clock.now(), end_hash: hashToken(token) })
    .where('alert_id', '=', alertId)
    .execute()
  return token
}

/** Forgets everything the address of this token waits for; an unknown token is answered the same. */
export async function endAlerts(tx: Tx, token: string): Promise<void> {
  const tables = stockAlertTables(tx)
  const address = tables.selectFrom('stock_alerts').select('email').where('end_hash', '=', hashToken(token))
  await tables.deleteFrom('stock_alerts').where('told_at', 'is', null).where('email', '=', address).execute()
}

/** Deletes addresses whose alert was sent before `olderThan`. */
export async function purgeAlerts(tx: Tx, olderThan: Date): Promise<void> {
  await stockAlertTables(tx).deleteFrom('stock_alerts').where('told_at', '<', olderThan).execute()
}
