import { sql } from 'kysely'
import { z } from 'zod'
import type { Seller } from '#platform/access/memberships.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { merchantStates } from './holds.rules.ts'
import { merchantTables } from './merchants.tables.ts'

/** `resting`: the merchant is away for a while; `suspended`: the shop has stopped its sales. */
export type MerchantState = (typeof merchantStates)[number]

/** What a merchant is and does, as far as its offers go. */
export async function getOwnMerchant(tx: Read, { merchantId }: Seller) {
  const found = await merchantTables(tx)
    .selectFrom('merchants')
    .select([
      'merchant_code as code',
      'kind',
      'is_house as isHouse',
      'state',
      'lacks_documents as lacksDocuments',
      'is_away as isAway',
      'is_full as isFull',
      'is_sold_up as isSoldUp',
      'awaits_approval as awaitsApproval',
      'closing_at as closingAt',
    ])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** Undefined for a merchant that is not there. */
export async function findMerchantState(tx: Read, merchantId: string): Promise<MerchantState | undefined> {
  const found = await merchantTables(tx)
    .selectFrom('merchants')
    .select('state')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return found?.state
}

/** Answers whether it was another. Refuses NOT_FOUND. */
export async function keepMerchantState(tx: Tx, merchantId: string, state: MerchantState): Promise<boolean> {
  const found = await merchantTables(tx)
    .selectFrom('merchants')
    .select('state')
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return refuse('NOT_FOUND')
  if (found.state === state) return false
  await merchantTables(tx).updateTable('merchants').set({ state }).where('merchant_id', '=', merchantId).execute()
  return true
}

const Changed = z.object({ merchantId: z.string() })

/** Whether as many orders are open, and as many items sold this month, as this merchant may have; answers whether it was otherwise. */
export async function keepFull(tx: Tx, merchantId: string, to: { isFull: boolean; isSoldUp: boolean }): Promise<boolean> {
  const changed = await changeRows(
    tx,
    Changed,
    sql`update merchants set is_full = ${to.isFull}, is_sold_up = ${to.isSoldUp} where merchant_id = ${merchantId}
      and (is_full, is_sold_up) <> (${to.isFull}, ${to.isSoldUp}) returning merchant_id as "merchantId"`,
  )
  return changed.length > 0
}

/** Those whose offers rest for one of these. */
export const listFull = (tx: Read): Promise<{ merchantId: string }[]> =>
  merchantTables(tx)
    .selectFrom('merchants')
    .select('merchant_id as merchantId')
    .where(({ or, eb }) => or([eb('is_full', '=', true), eb('is_sold_up', '=', true)]))
    .execute()

const Turned = z.object({ merchantId: z.string(), lacks: z.boolean() })

/** These merchants lack a document, and no others do; `only`: of this one alone it is asked. Answers those of whom it was otherwise. */
export const keepLacking = (tx: Tx, lacking: readonly string[], only?: string): Promise<z.output<typeof Turned>[]> =>
  changeRows(
    tx,
    Turned,
    sql`update merchants set lacks_documents = not lacks_documents
      where lacks_documents <> (merchant_id = any(${[...lacking]}::uuid[])) ${only === undefined ? sql`` : sql`and merchant_id = ${only}`}
      returning merchant_id as "merchantId", lacks_documents as lacks`,
  )
