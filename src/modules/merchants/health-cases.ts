import type { Selectable } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { MerchantRow } from './holds.ts'
import { type MerchantTables, merchantTables } from './merchants.tables.ts'

export type HealthRow = Selectable<MerchantTables['merchant_health']>

/** What is known of limits a merchant is or was above; undefined where it never was. */
export const findHealthCase = (tx: Read, merchantId: string): Promise<HealthRow | undefined> =>
  merchantTables(tx).selectFrom('merchant_health').selectAll().where('merchant_id', '=', merchantId).executeTakeFirst()

type Kept = Pick<HealthRow, 'told' | 'over' | 'waits_since'>

/** Under the lock of its merchant. */
export async function keepHealthCase(
  tx: Tx,
  { merchant_id }: Locked<Pick<MerchantRow, 'merchant_id'>>,
  kept: Kept,
): Promise<void> {
  await merchantTables(tx)
    .insertInto('merchant_health')
    .values({ merchant_id, ...kept })
    .onConflict((conflict) =>
      conflict.column('merchant_id').doUpdateSet((eb) => ({ ...kept, version: eb('merchant_health.version', '+', 1) })),
    )
    .execute()
}

type Reviewed = { by: string; warning: { en: string; zh: string } }

/** A colleague has seen to it. Refuses MERCHANT_MOVED_ON where nothing waits for one. */
export async function endHealthCase(
  tx: Tx,
  { merchant_id }: Locked<Pick<MerchantRow, 'merchant_id'>>,
  { by, warning }: Reviewed,
): Promise<void> {
  const { numUpdatedRows } = await merchantTables(tx)
    .updateTable('merchant_health')
    .set({ waits_since: null, reviewed_at: clock.now(), reviewed_by: by, warning_en: warning.en, warning_zh: warning.zh })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('merchant_id', '=', merchant_id)
    .where('waits_since', 'is not', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) refuse('MERCHANT_MOVED_ON')
}

/** How many merchants wait for a colleague who looks at their health. */
export async function countHealthCases(tx: Read): Promise<number> {
  const { num } = await merchantTables(tx)
    .selectFrom('merchant_health')
    .select((eb) => eb.fn.countAll<string>().as('num'))
    .where('waits_since', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(num)
}

/** Merchants but the shop itself, a page of them. */
export const listAfter = (tx: Read, after: string, most: number): Promise<{ merchantId: string }[]> =>
  merchantTables(tx)
    .selectFrom('merchants')
    .select('merchant_id as merchantId')
    .where('is_house', '=', false)
    .where('merchant_id', '>', after)
    .orderBy('merchant_id')
    .limit(most)
    .execute()
