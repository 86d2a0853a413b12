import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'

/** Something of it is neither sent nor called off. */
const WAITS = sql`exists (select from units u where u.order_id = c.order_id and u.consignment_id = c.consignment_id and u.state = 'awaited'
  and not exists (select from parcel_units x join parcels p using (parcel_id)
    where x.unit_id = u.unit_id and p.direction = 'to-us' and p.received_at is null))`

const Late = z.object({
  consignmentId: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  payType: z.string(),
  merchantId: z.string(),
  dueAt: z.date(),
})
export type LateConsignment = z.output<typeof Late>

/** What merchants have not sent in time and nobody has reminded them of; from now on they are. Two that look at once share them. */
export const takeLateToRemind = (tx: Tx, most: number): Promise<LateConsignment[]> =>
  changeRows(
    tx,
    Late,
    sql`update consignments late set reminded_at = ${clock.now()} from (
        select c.consignment_id, o.order_id, o.order_number, o.pay_type, c.due_at from consignments c join orders o using (order_id)
          join merchant_card m using (merchant_id)
        where c.state = 'awaited' and c.due_at < ${clock.now()} and c.reminded_at is null and not m.is_house and o.paid_at is not null
          and ${WAITS}
        order by c.consignment_id limit ${most} for update of c skip locked) found
      where late.consignment_id = found.consignment_id
      returning late.consignment_id as "consignmentId", found.order_id as "orderId", found.pay_type as "payType", found.order_number as "orderNo", late.merchant_id as "merchantId", found.due_at as "dueAt"`,
  )

/** What merchants should have sent before that moment, and have not; a page of it after the given one. */
export const listLate = (tx: Read, before: Date, after: string, most: number): Promise<LateConsignment[]> =>
  readRows(
    tx,
    Late,
    sql`select c.consignment_id as "consignmentId", o.order_id as "orderId", o.pay_type as "payType", o.order_number as "orderNo", c.merchant_id as "merchantId", c.due_at as "dueAt"
      from consignments c join orders o using (order_id) join merchant_card m using (merchant_id)
      where c.state = 'awaited' and c.due_at < ${before} and c.consignment_id > ${after} and not m.is_house and o.paid_at is not null and ${WAITS}
      order by c.consignment_id limit ${most}`,
  )

/** The pieces of it that are neither sent nor called off; ask with the order locked to act on them. */
export async function listUnsent(tx: Read, consignmentId: string): Promise<string[]> {
  const found = await readRows(
    tx,
    z.object({ unitId: z.string() }),
    sql`select u.unit_id as "unitId" from units u where u.consignment_id = ${consignmentId}
      and u.order_id = (select order_id from consignments where consignment_id = ${consignmentId}) and u.state = 'awaited'
      and not exists (select from parcel_units x join parcels p using (parcel_id)
        where x.unit_id = u.unit_id and p.direction = 'to-us' and p.received_at is null)`,
  )
  return found.map(({ unitId }) => unitId)
}
