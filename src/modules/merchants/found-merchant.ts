import { sellerScopes } from '#platform/access/permissions.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import type { ApplicantKind } from './merchants.contract.ts'
import { merchantTables } from './merchants.tables.ts'

type New = { kind: ApplicantKind; name: string; ownerId: string }

/** A new merchant with its first owner, who may do everything there. It is called alike in both languages. */
export async function foundMerchant(tx: Tx, { kind, name, ownerId }: New): Promise<string> {
  const merchantId = newId()
  await merchantTables(tx)
    .insertInto('merchants')
    .values({ merchant_id: merchantId, merchant_code: `M-${newSpokenCode(8)}`, kind, name_en: name, name_zh: name })
    .execute()
  await merchantTables(tx)
    .insertInto('merchant_people')
    .values({ person_id: newId(), merchant_id: merchantId, account_id: ownerId, role: 'owner', scopes: [...sellerScopes] })
    .execute()
  return merchantId
}
