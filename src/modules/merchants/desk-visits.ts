import type { Selectable } from 'kysely'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { VISIT_MINUTES } from './holds.rules.ts'
import { type MerchantTables, merchantTables } from './merchants.tables.ts'

export type VisitRow = Selectable<MerchantTables['merchant_visits']>

/** Somebody of the shop works in a merchant's seller centre from now on; wherever they worked before they do no longer. */
export async function beginVisit(tx: Tx, merchantId: string, operatorId: string, reason: string): Promise<VisitRow> {
  await endVisit(tx, operatorId)
  const now = clock.now()
  return merchantTables(tx)
    .insertInto('merchant_visits')
    .values({
      visit_id: newId(),
      merchant_id: merchantId,
      operator_id: operatorId,
      reason,
      begun_at: now,
      ends_at: new Date(now.getTime() + VISIT_MINUTES * MINUTE),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Answers where it ended, undefined where there was none. */
export async function endVisit(tx: Tx, operatorId: string): Promise<string | undefined> {
  const ended = await merchantTables(tx)
    .updateTable('merchant_visits')
    .set({ ended_at: clock.now() })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .returning(['merchant_id', 'ends_at'])
    .executeTakeFirst()
  // One whose time was over ended by itself.
  return ended && ended.ends_at > clock.now() ? ended.merchant_id : undefined
}

/** Where an operator works at this moment. */
export const findVisit = (tx: Read, operatorId: string): Promise<VisitRow | undefined> =>
  merchantTables(tx)
    .selectFrom('merchant_visits')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', clock.now())
    .executeTakeFirst()
