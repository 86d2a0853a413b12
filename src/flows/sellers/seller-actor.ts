import { findPersonName } from '#modules/members/index.server.ts'
import { getMerchantName } from '#modules/merchants/index.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Actor } from '#platform/actor.ts'
import type { Read } from '#platform/database.server.ts'

/** Who acts for a merchant, as histories and the audit trail name them; an operator with the merchant they act for. */
export const sellerActor = async (tx: Read, { merchantId, accountId, keyName, operatorName }: Seller) => {
  if (operatorName !== undefined)
    return {
      kind: 'operator',
      id: accountId,
      name: `${operatorName} @ ${(await getMerchantName(tx, merchantId)).en}`,
    } satisfies Actor
  return { kind: 'seller', id: accountId, name: keyName ?? (await findPersonName(tx, accountId)) } satisfies Actor
}
