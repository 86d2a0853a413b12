import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { hashToken, newId, newToken } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { stockAlertTables } from './stock-alerts.tables.ts'

export type DueAlert = { alertId: string; skuId: string; email: string; language: Language }

/** What one address may wait for; beyond it nothing is stored and the answer is the same, so that no list of addresses can be tried out. */
const MOST_WAITING = 100

/** Remembers who waits for a variant; asking again changes nothing. `consent` is what was agreed to. Refuses what nobody needs to wait for. */
export async function askAlert(
  tx: Tx,
  wanted: { skuId: string; email: string; language: Language; consent: string },
): Promise<void> {
  const { skuId, email, language, consent } = wanted
  const known = await stockAlertTables(tx)
    .selectFrom('variant_card as v')
    .innerJoin('product_card as p', 'p.product_id', 'v.product_id')
    .select(canBeBought.as('canBeBought'))
    .select(sql<boolean>`coalesce(p.release_at > now(), false)`.as('isComing'))
    .where('v.sku_id', '=', skuId)
    .where('p.listed', '=', true)
    .executeTakeFirst()
  if (!known) refuse('ALERT_UNLISTED')
  if (known.canBeBought && !known.isComing) refuse('ALERT_IN_STOCK')
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

/** Notes since when what is waited for can be bought again. `productIds` narrows to products that have changed. */
export async function noteBack(tx: Tx, productIds?: readonly string[]): Promise<void> {
  const back = stockAlertTables(tx)
    .updateTable('stock_alerts')
    .from('variants as v')
    .set({ back_at: clock.now() })
    .whereRef('v.sku_id', '=', 'stock_alerts.sku_id')
    .where('told_at', 'is', null)
    .where('back_at', 'is', null)
    .where(canBeBought)
  await (productIds ? back.where('v.product_id', '=', sql<string>`any(${[...productIds]}::uuid[])`) : back).execute()
}

/**
 * All that can be bought again of what some addresses wait for, once the first of it has waited for the others since `until`; of as many
 * addresses. Two who tell at once come one after the other, so that an address is told once.
 */
export async function lockDueAlerts(tx: Tx, until: Date, mostAddresses: number): Promise<Map<string, DueAlert[]>> {
  await lockNames(tx, ['stock alerts'])
  const due = await stockAlertTables(tx)
    .selectFrom('stock_alerts as a')
    .innerJoin('variant_card as v', 'v.sku_id', 'a.sku_id')
    .select(['a.alert_id as alertId', 'a.sku_id as skuId', 'a.email', 'a.language'])
    .where('a.told_at', 'is', null)
    .where('a.back_at', 'is not', null)
    .where(canBeBought)
    .where('a.email', 'in', ({ selectFrom }) =>
      selectFrom('stock_alerts as first')
        .innerJoin('variant_card as v', 'v.sku_id', 'first.sku_id')
        .select('first.email')
        .where('first.told_at', 'is', null)
        .where('first.back_at', '<=', until)
        .where(canBeBought)
        .groupBy('first.email')
        .orderBy(({ fn }) => fn.min('first.back_at'))
        .limit(mostAddresses),
    )
    .orderBy('a.asked_at')
    .orderBy('a.alert_id')
    .execute()
  return Map.groupBy(due, ({ email }) => email)
}

const canBeBought = sql<boolean>`exists (select from product_card p where p.product_id = v.product_id and p.listed)
  and exists (select from live_offers o where o.sku_id = v.sku_id and o.available > 0)`

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
