import type { Client } from 'pg'
import { startWithLimits, WITHOUT_LINE } from '../../src/flows/approvals/limits.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import type { Database } from '../../src/platform/database.server.ts'

export type Stocked = BuiltProduct

export const buildStocked = (database: Database): Promise<Stocked> =>
  database.inTransaction(async (tx) => {
    await startWithLimits(tx, WITHOUT_LINE)
    return buildProduct(tx, {
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available: 9_999 }] }] }],
    })
  })

/**
 * Orders of two years, each with a line, a piece, a payment and its history. Visitors have ten each; a hundred of the orders are
 * those of whoever has a session already.
 */
export async function fillWithOrders(client: Client, orders: number, visitors: number, stocked: Stocked): Promise<void> {
  const { offerIds, skuIds, productId } = stocked
  const [offerId, skuId] = [offerIds[0] ?? '', skuIds[0] ?? '']
  await client.query('begin')
  await client.query(`create temp table made on commit drop as
    select n, gen_random_uuid() as order_id, gen_random_uuid() as consignment_id, gen_random_uuid() as line_id,
      (array['closed', 'successful', 'successful', 'successful', 'to-be-received', 'pending-seller-delivery', 'refunded'])[1 + n % 7] as state,
      now() - (n % 730) * interval '1 day' - n * interval '1 second' as placed_at, null::uuid as owner_id
    from generate_series(1, ${orders}) n`)
  await client.query(
    `create temp table shoppers on commit drop as select n, gen_random_uuid() as account_id from generate_series(0, ${visitors - 1}) n`,
  )
  await client.query(`insert into accounts (account_id, kind) select account_id, 'visitor' from shoppers`)
  await client.query(`update made set owner_id = account_id from shoppers where shoppers.n = made.n % ${visitors}`)
  await client.query(
    `update made set owner_id = (select account_id from accounts join sessions using (account_id) where accounts.kind = 'visitor' limit 1) where n <= 100`,
  )
  await client.query(`insert into orders (order_id, order_number, owner_id, state, language, logistics_type, pay_type, receiver, contact_phone,
      contact_email, payment_fee_cents, total_cents, placed_at, expires_at, paid_at, parts)
    select order_id, 'P' || lpad(n::text, 9, '0'), owner_id, state, 'en', 2, 'bank',
      json_build_object('firstName', 'Tai Man ' || n, 'lastName', 'Chan', 'areaNum', '+852', 'mobile', (60000000 + n)::text, 'territory', 'HK',
        'provinceCode', 'central-and-western', 'address', 'Flat A'), '+852' || (60000000 + n), 'guest' || n || '@example.com',
      0, 1200000, placed_at, placed_at + interval '30 minutes', placed_at, '{"goods": 1200000}' from made`)
  await client.query(`insert into consignments (consignment_id, order_id, merchant_id, goods_cents, state)
    select consignment_id, order_id, merchant_id, 1200000, 'awaited' from made, offers where offer_id = '${offerId}'`)
  await client.query(`insert into order_lines (line_id, order_id, consignment_id, offer_id, sku_id, product_id, quantity, unit_price_cents, snapshot, position, parts)
    select line_id, order_id, consignment_id, '${offerId}', '${skuId}', '${productId}', 1, 1200000,
      '{"titleEn": "Leather tote bag", "titleZh": "皮革托特包", "picture": {"hash": "0", "width": 3, "height": 4}}', 0, '{"goods": 1200000}' from made`)
  await client.query(`insert into units (unit_id, order_id, line_id, consignment_id, position, parts)
    select gen_random_uuid(), order_id, line_id, consignment_id, 0, '{"goods": 1200000}' from made`)
  await client.query(`insert into payments (payment_id, order_id, method, state, amount_cents, reference, provider, created_at, received_cents)
    select gen_random_uuid(), order_id, 'bank', 'succeeded', 1200000, 'R' || n, 'bank', placed_at, 1200000 from made`)
  await client.query('commit')
  await client.query('vacuum analyze')
}
