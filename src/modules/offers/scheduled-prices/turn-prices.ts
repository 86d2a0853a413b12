import { sql } from 'kysely'
import { z } from 'zod'
import { CLOCK } from '#platform/actor.ts'
import { emit } from '#events/events.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { recordOffers } from '../offer-history.ts'

const Due = z.object({ offerId: z.string() })
const Turned = z.object({ productId: z.string(), offerId: z.string(), skuId: z.string() })

/**
 * Prices whose time has come go down or up again, by the database's clock. One that ends in the minute in which another begins goes from
 * the one to the other, and nobody sees the usual price between. Answers how many offers were looked at.
 */
export async function turnDuePrices(tx: Tx, limit: number): Promise<number> {
  const now = clock.now()
  const due = await readRows(
    tx,
    Due,
    sql`select distinct offer_id as "offerId" from (
        (select offer_id from scheduled_prices where state = 'running' and ends_at <= ${now} order by ends_at limit ${limit})
        union all
        (select offer_id from scheduled_prices where state = 'waiting' and starts_at <= ${now} order by starts_at limit ${limit})
      ) due limit ${limit}`,
  )
  const ids = due.map(({ offerId }) => offerId)
  if (ids.length === 0) return 0
  // In the order in which orders lock them.
  await readRows(
    tx,
    z.object({}),
    sql`select from offers where offer_id = any(${ids}::uuid[]) order by offer_id for no key update`,
  )
  const ended = await changeRows(tx, Turned, endingPrices(ids, now))
  await recordOffers(tx, CLOCK, 'sale-ended', offersIn(ended))
  const begun = await changeRows(tx, Turned, beginningPrices(ids, now))
  await recordOffers(tx, CLOCK, 'sale-began', offersIn(begun))
  if (begun.length > 0) await emit(tx, 'offers-priced', { skuIds: begun.map(({ skuId }) => skuId) })
  const productIds = [...new Set([...ended, ...begun].map(({ productId }) => productId))]
  if (productIds.length > 0) await emit(tx, 'product-changed', { productIds })
  return ids.length
}

const offersIn = (turned: readonly z.output<typeof Turned>[]): string[] => turned.map(({ offerId }) => offerId)
const productOfOffer = sql`(select product_id from variant_card v where v.sku_id = o.sku_id) as "productId", o.offer_id as "offerId", o.sku_id as "skuId"`

const endingPrices = (ids: readonly string[], now: Date) => sql`
  with over as (update scheduled_prices set state = 'ended'
    where offer_id = any(${[...ids]}::uuid[]) and state = 'running' and ends_at <= ${now} returning offer_id)
  update offers o set sale_price_cents = usual_price_cents, usual_price_cents = null, priority = nextval('offer_priority')
    from over where o.offer_id = over.offer_id and o.usual_price_cents is not null returning ${productOfOffer}`

/** What was over before anybody could begin it stays as it is. */
const beginningPrices = (ids: readonly string[], now: Date) => sql`
  with begun as (update scheduled_prices set state = case when ends_at <= ${now} then 'ended' else 'running' end
    where offer_id = any(${[...ids]}::uuid[]) and state = 'waiting' and starts_at <= ${now}
    returning offer_id, sale_price_cents as dated, state)
  update offers o set usual_price_cents = o.sale_price_cents, sale_price_cents = least(o.sale_price_cents, begun.dated),
      priority = nextval('offer_priority')
    from begun where o.offer_id = begun.offer_id and begun.state = 'running' returning ${productOfOffer}`

/** What holds until a time has come holds no longer. Answers how many have ended. */
export async function endExpiredOffers(tx: Tx, limit: number): Promise<number> {
  const over = await changeRows(
    tx,
    Turned,
    sql`update offers o set state = 'expired' where offer_id = any(array(
        select offer_id from offers where state = 'live' and expires_at <= ${clock.now()} order by offer_id limit ${limit} for no key update))
      returning ${productOfOffer}`,
  )
  if (over.length === 0) return 0
  await recordOffers(tx, CLOCK, 'expired', offersIn(over))
  await emit(tx, 'product-changed', { productIds: [...new Set(over.map(({ productId }) => productId))] })
  return over.length
}
