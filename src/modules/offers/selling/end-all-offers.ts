import { sql } from 'kysely'
import { z } from 'zod'
import { emit } from '#events/events.server.ts'
import type { Actor } from '#platform/actor.ts'
import type { Tx } from '#platform/database.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { recordOffers } from '../offer-history.ts'

const Ended = z.object({ offerId: z.string(), skuId: z.string(), productId: z.string().nullable() })
const AT_ONCE = 500

/** All that a merchant offers has ended, and whoever shows it is told. Answers which offers were live. */
export async function endAllOffers(tx: Tx, by: Actor, merchantId: string): Promise<string[]> {
  const ended = await changeRows(
    tx,
    Ended,
    // In the order in which orders lock them.
    sql`with live as (select offer_id from offers where merchant_id = ${merchantId} and state = 'live' order by offer_id for no key update)
      update offers o set state = 'withdrawn' from live where o.offer_id = live.offer_id
      returning o.offer_id as "offerId", o.sku_id as "skuId",
        (select v.product_id from variant_card v where v.sku_id = o.sku_id) as "productId"`,
  )
  const offerIds = ended.map(({ offerId }) => offerId)
  await recordOffers(tx, by, 'withdrawn', offerIds)
  for (let at = 0; at < ended.length; at += AT_ONCE) {
    const some = ended.slice(at, at + AT_ONCE)
    await emit(tx, 'product-changed', { productIds: [...new Set(some.flatMap(({ productId }) => productId ?? []))] })
    await emit(tx, 'offers-priced', { skuIds: some.map(({ skuId }) => skuId) })
  }
  return offerIds
}
