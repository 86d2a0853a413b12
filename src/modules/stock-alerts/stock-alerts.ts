import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { hashToken, newId, newToken } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'

export type DueAlert = { alertId: string; skuId: string; email: string; language: Language }

/** What one address may wait for; beyond it nothing is stored and the answer is the same, so that no list of addresses can be tried out. */
const MOST_WAITING = 100

/** Remembers who waits for a variant; asking again changes nothing. `consent` is what was agreed to. Refuses NOT_FOUND. */
export async function askAlert(
  tx: Tx,
  wanted: { skuId: string; email: string; language: Language; consent: string },
): Promise<void> {
  const { skuId, email, language, consent } = wanted
  const known = await sql`select 1 from variants where sku_id = ${skuId}`.execute(tx)
  if (known.rows.length === 0) refuse('NOT_FOUND')
  await sql`insert into stock_alerts (alert_id, sku_id, email, language, consent, asked_at)
    select ${newId()}, ${skuId}, ${email}, ${language}, ${consent}, ${clock.now()}
    where (select count(*) from stock_alerts where email = ${email} and told_at is null) < ${MOST_WAITING}
    on conflict do nothing`.execute(tx)
}

/**
 * Alerts whose variant can be bought again, locked for this transaction; those another process is telling are passed over.
 * `productIds` narrows to products that have changed.
 */
export async function lockDueAlerts(tx: Tx, most: number, productIds?: readonly string[]): Promise<DueAlert[]> {
  const changed = productIds ? sql`and v.product_id = any(${[...productIds]}::uuid[])` : sql``
  const found = await sql<DueAlert>`select a.alert_id as "alertId", a.sku_id as "skuId", a.email, a.language
    from stock_alerts a join variants v on v.sku_id = a.sku_id join products p on p.product_id = v.product_id
    where a.told_at is null and p.listed ${changed}
      and exists (select 1 from offers o where o.sku_id = a.sku_id and not o.withdrawn and o.available > 0)
    order by a.asked_at, a.alert_id limit ${most} for update of a skip locked`.execute(tx)
  return found.rows
}

/** Marks an alert as sent and answers the token with which its address can unsubscribe from all others. */
export async function settleAlert(tx: Tx, alertId: string): Promise<string> {
  const token = newToken()
  await sql`update stock_alerts set told_at = ${clock.now()}, end_hash = ${hashToken(token)} where alert_id = ${alertId}`.execute(
    tx,
  )
  return token
}

/** Forgets everything the address of this token waits for; an unknown token is answered the same. */
export async function endAlerts(tx: Tx, token: string): Promise<void> {
  await sql`delete from stock_alerts where told_at is null
    and email = (select email from stock_alerts where end_hash = ${hashToken(token)})`.execute(tx)
}

/** Deletes addresses whose alert was sent before `olderThan`. */
export async function purgeAlerts(tx: Tx, olderThan: Date): Promise<void> {
  await sql`delete from stock_alerts where told_at < ${olderThan}`.execute(tx)
}
