import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { unitStates } from './unit.rules.ts'

const Told = z.object({
  consignmentId: z.string(),
  merchantId: z.string(),
  orderNo: z.string(),
  /** None for what was paid long ago, and for what has come to us. */
  dueAt: z.date().nullable(),
  pieces: z.array(
    z.object({
      unitId: z.string(),
      state: z.enum(unitStates),
      /** It has left its merchant, whether or not it has arrived. */
      wasSent: z.boolean(),
      skuId: z.string(),
      snapshot: z.object({
        brandName: z.string(),
        titleEn: z.string(),
        titleZh: z.string(),
        articleNumber: z.string(),
        itemNumber: z.string().default(''),
      }),
    }),
  ),
})
export type ToldConsignment = z.output<typeof Told>

/** What each merchant delivers of a paid order, to tell it. What was found for a buyer is told of with its request. */
export const listConsignmentsToTell = (tx: Read, orderId: string): Promise<ToldConsignment[]> =>
  readRows(
    tx,
    Told,
    sql`select c.consignment_id as "consignmentId", c.merchant_id as "merchantId", o.order_number as "orderNo", c.due_at as "dueAt",
        (select jsonb_agg(jsonb_build_object('unitId', u.unit_id, 'state', u.state, 'skuId', l.sku_id, 'snapshot', l.snapshot,
            'wasSent', exists (select from parcel_units x join parcels p using (parcel_id) where x.unit_id = u.unit_id and p.direction = 'to-us'))
          order by l.position, u.position)
        from units u join order_lines l using (line_id) where u.order_id = c.order_id and u.consignment_id = c.consignment_id) as pieces
      from consignments c join orders o using (order_id) join merchant_card m using (merchant_id)
      where c.order_id = ${orderId} and o.paid_at is not null and o.purpose = 'goods' and not m.is_house order by c.consignment_id`,
  )
