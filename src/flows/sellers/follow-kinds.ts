import { endAllOffers, listOffering } from '#modules/offers/index.server.ts'
import { findMerchantKinds } from '#modules/shop-settings/index.server.ts'
import { CLOCK } from '#platform/actor.ts'
import type { Tx } from '#platform/database.server.ts'

/** The rules of kinds may have changed: merchants of a kind that places no offers, or no longer, have none. Their people read why. */
export async function followKinds(tx: Tx, { payload: { name } }: { payload: { name: string } }): Promise<void> {
  if (name !== 'merchantKinds') return
  const { kinds } = await findMerchantKinds(tx)
  const without = kinds.filter(({ placesOffers }) => !placesOffers).map(({ kind }) => kind)
  for (const { merchantId } of await listOffering(tx, without)) await endAllOffers(tx, CLOCK, merchantId, 'kind')
}
