import type { Actor } from '#platform/actor.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Cents } from '#platform/money.ts'
import { recordOffers } from '../offer-history.ts'
import { offerTables } from '../offers.tables.ts'

type Sourced = { skuId: string; merchantId: string; priceCents: Cents; isNew: boolean }

/** The one item a merchant has sourced for a member: it is sold with this, and was never for sale to others. */
export async function addSourcedOffer(tx: Tx, by: Actor, { skuId, merchantId, priceCents, isNew }: Sourced): Promise<string> {
  const offerId = newId()
  await offerTables(tx)
    .insertInto('offers')
    .values({
      offer_id: offerId,
      sku_id: skuId,
      merchant_id: merchantId,
      condition: isNew ? 'new' : 'very-good',
      list_price_cents: priceCents,
      sale_price_cents: priceCents,
      available: 0,
      created_at: clock.now(),
    })
    .execute()
  await recordOffers(tx, by, 'placed', [offerId])
  return offerId
}
