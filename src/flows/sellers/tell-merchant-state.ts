import { withholdMessages } from '#modules/inbox/index.server.ts'
import { keepMerchantState, type MerchantState } from '#modules/merchants/index.server.ts'
import { emitPageChange } from '#modules/posts/index.server.ts'
import { findMerchantPage } from '#modules/profiles/index.server.ts'
import { tellOfMerchant } from '#modules/offers/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** From now on a merchant sells, rests or is suspended; everything that shows its offers or its posts is told. Answers whether it was another. */
export async function setMerchantState(tx: Tx, merchantId: string, state: MerchantState): Promise<boolean> {
  const isOther = await keepMerchantState(tx, merchantId, state)
  if (!isOther) return false
  await tellOfMerchant(tx, merchantId)
  const page = await findMerchantPage(tx, merchantId)
  if (!page) return true
  await withholdMessages(tx, { profileId: page.profile_id })
  await emitPageChange(tx, page.profile_id)
  return true
}
