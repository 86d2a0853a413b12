import { sql } from 'kysely'
import { z } from 'zod'
import { emit, type PayloadOf } from '#events/events.server.ts'
import type { Actor } from '#platform/actor.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { recordOffers } from '../offer-history.ts'
import type { MerchantKind } from '../offers.contract.ts'

const Ended = z.object({ offerId: z.string(), skuId: z.string(), productId: z.string() })
const AT_ONCE = 500
const TOLD_AT_ONCE = 100

/** What was sourced for one member is offered to nobody else, and its order goes on. */
const OFFERED = sql`o.state = 'live' and exists (select from variant_card v join product_card p on p.product_id = v.product_id
  where v.sku_id = o.sku_id and p.listed)`

/**
 * All that a merchant offers has ended, and whoever shows it is told. `why`: what its people are told, where the shop ends them. Answers how
 * many there were.
 */
export async function endAllOffers(
  tx: Tx,
  by: Actor,
  merchantId: string,
  why?: PayloadOf<'offers-ended'>['why'],
): Promise<number> {
  const ended = await changeRows(
    tx,
    Ended,
    // In the order in which orders lock them.
    sql`with live as (select o.offer_id from offers o where o.merchant_id = ${merchantId} and ${OFFERED}
        order by o.offer_id for no key update of o)
      update offers o set state = 'withdrawn' from live where o.offer_id = live.offer_id
      returning o.offer_id as "offerId", o.sku_id as "skuId",
        (select v.product_id from variant_card v where v.sku_id = o.sku_id) as "productId"`,
  )
  const offerIds = ended.map(({ offerId }) => offerId)
  await recordOffers(tx, by, 'withdrawn', offerIds)
  for (let at = 0; at < ended.length; at += AT_ONCE) {
    const some = ended.slice(at, at + AT_ONCE)
    await emit(tx, 'product-changed', { productIds: [...new Set(some.map(({ productId }) => productId))] })
    await emit(tx, 'offers-priced', { skuIds: some.map(({ skuId }) => skuId) })
  }
  for (let at = 0; why !== undefined && at < offerIds.length; at += TOLD_AT_ONCE)
    await emit(tx, 'offers-ended', { offerIds: offerIds.slice(at, at + TOLD_AT_ONCE), why })
  return offerIds.length
}

/** Merchants of these kinds that offer something. */
export const listOffering = (tx: Read, kinds: readonly MerchantKind[]): Promise<{ merchantId: string }[]> =>
  readRows(
    tx,
    z.object({ merchantId: z.string() }),
    sql`select m.merchant_id as "merchantId" from merchant_card m
      where m.kind = any(${[...kinds]}::text[]) and exists (select from offers o where o.merchant_id = m.merchant_id and ${OFFERED})
      order by m.merchant_id`,
  )
