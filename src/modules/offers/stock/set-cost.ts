import { sql } from 'kysely'
import { z } from 'zod'
import { type Operator, recordAudit, recordAudits, refuseMovedOn } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { fromWire, toWire } from '#platform/money.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { offerTables } from '../offers.tables.ts'
import { findHouseOffer } from './stock-ledger.ts'
import type { SetCostInput } from './stock-page.contract.ts'

/**
 * What a piece costs the shop. The trail says who has set it and leaves the amount out: not all who read it may see margins. Refuses NOT_FOUND,
 * and MOVED_ON where it is no longer what they have seen.
 */
export async function setCost(tx: Tx, by: Operator, { itemNumber, was, cost }: SetCostInput): Promise<void> {
  const { offerId } = (await findHouseOffer(tx, itemNumber)) ?? refuse('NOT_FOUND', { field: 'itemNumber' })
  const { cents } = await offerTables(tx)
    .selectFrom('offers')
    .select('cost_cents as cents')
    .where('offer_id', '=', offerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if ((cents === null ? '' : toWire(cents)) !== was) await refuseMovedOn(tx, 'variant', itemNumber)
  await offerTables(tx)
    .updateTable('offers')
    .set({ cost_cents: cost === '' ? null : fromWire(cost) })
    .where('offer_id', '=', offerId)
    .execute()
  await recordAudit(tx, { by, action: 'cost-set', subject: 'variant', subjectId: itemNumber })
}

/** The same for many at a time, in cents by item number; what costs that already says nothing. */
export async function setCosts(tx: Tx, by: Operator, costs: ReadonlyMap<string, number>): Promise<void> {
  if (costs.size === 0) return
  const house = sql`(select merchant_id from merchant_card where is_house limit 1)`
  // In the order in which orders lock them.
  await readRows(
    tx,
    z.object({}),
    sql`select from offers o join variant_card v using (sku_id) where v.item_number = any(${[...costs.keys()]}::text[])
      and o.merchant_id = ${house} order by o.offer_id for no key update of o`,
  )
  const changed = await changeRows(
    tx,
    z.object({ itemNumber: z.string() }),
    sql`update offers o set cost_cents = t.cents
      from unnest(${[...costs.keys()]}::text[], ${[...costs.values()]}::bigint[]) t (item_number, cents)
      join variant_card v using (item_number)
      where o.sku_id = v.sku_id and o.merchant_id = ${house}
        and o.cost_cents is distinct from t.cents returning v.item_number as "itemNumber"`,
  )
  await recordAudits(
    tx,
    changed.map(({ itemNumber }) => ({ by, action: 'cost-set', subject: 'variant', subjectId: itemNumber })),
  )
}
