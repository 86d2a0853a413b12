import { keepMerchantState, type MerchantState } from '#modules/merchants/index.server.ts'
import { tellOfMerchant } from '#modules/offers/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** From now on a merchant sells, rests or is suspended; everything that shows its offers is told. Answers whether it was another. */
export async function setMerchantState(tx: Tx, merchantId: string, state: MerchantState): Promise<boolean> {
  const isOther = await keepMerchantState(tx, merchantId, state)
  if (isOther) await tellOfMerchant(tx, merchantId)
  return isOther
}
