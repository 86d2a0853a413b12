import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { MerchantRow } from '../holds.ts'
import { merchantTables } from '../merchants.tables.ts'

/** Refuses MERCHANT_MOVED_ON where it closes already. */
export async function keepClosing(tx: Tx, { merchant_id, closing_at }: Locked<MerchantRow>): Promise<void> {
  if (closing_at !== null) refuse('MERCHANT_MOVED_ON')
  await write(tx, merchant_id, { closing_at: clock.now() })
}

/** The shop stays open. Refuses MERCHANT_MOVED_ON where it does not close, or has closed. */
export async function keepOpen(tx: Tx, { merchant_id, closing_at, closed_at }: Locked<MerchantRow>): Promise<void> {
  if (closing_at === null || closed_at !== null) refuse('MERCHANT_MOVED_ON')
  await write(tx, merchant_id, { closing_at: null })
}

export const keepClosed = (tx: Tx, { merchant_id }: Locked<MerchantRow>): Promise<void> =>
  write(tx, merchant_id, { closed_at: clock.now() })

async function write(tx: Tx, merchantId: string, to: Partial<Pick<MerchantRow, 'closing_at' | 'closed_at'>>): Promise<void> {
  await merchantTables(tx).updateTable('merchants').set(to).where('merchant_id', '=', merchantId).execute()
}

/** Shops that close and are not closed, those that began first. */
export const listClosing = (tx: Read): Promise<{ merchantId: string }[]> =>
  merchantTables(tx)
    .selectFrom('merchants')
    .select('merchant_id as merchantId')
    .where('closing_at', 'is not', null)
    .where('closed_at', 'is', null)
    .orderBy('closing_at')
    .execute()

export const countClosing = async (tx: Read): Promise<number> => (await listClosing(tx)).length

const Open = z.object({ orders: z.int(), cases: z.int() })

/** What of its sales is not over: orders, and cases about items of it. */
export async function countOpen(tx: Read, merchantId: string): Promise<z.output<typeof Open>> {
  const [found] = await readRows(
    tx,
    Open,
    sql`with own as (select distinct p.order_id, p.unit_id, o.state from order_pieces p join order_card o on o.order_id = p.order_id
        where p.merchant_id = ${merchantId})
      select (select count(distinct order_id) from own where state not in ('successful', 'closed', 'refunded', 'failed'))::int as orders,
        ((select count(*) from claim_card c where c.state in ('asked', 'more-asked') and c.unit_id in (select unit_id from own))
          + (select count(*) from bench_case_card b where b.merchant_id = ${merchantId}
            and b.state in ('merchant', 'buyer', 'held', 'fetch', 'return')))::int as cases`,
  )
  return found ?? { orders: 0, cases: 0 }
}
