import { sql } from 'kysely'
import { sellerScopes } from '#platform/access/permissions.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import type { ApplicantKind } from './merchants.contract.ts'
import { merchantTables } from './merchants.tables.ts'

/** `awaits`: it is hidden until its application is approved. */
type New = { kind: ApplicantKind; name: string; ownerId: string; awaits?: boolean }

/** A new merchant with its first owner, who may do everything there. It is called alike in both languages. */
export async function createMerchant(tx: Tx, { kind, name, ownerId, awaits = false }: New): Promise<string> {
  const merchantId = newId()
  await merchantTables(tx)
    .insertInto('merchants')
    .values({
      merchant_id: merchantId,
      merchant_code: `M-${newSpokenCode(8)}`,
      kind,
      name_en: name,
      name_zh: name,
      awaits_approval: awaits,
    })
    .execute()
  await merchantTables(tx)
    .insertInto('merchant_people')
    .values({ person_id: newId(), merchant_id: merchantId, account_id: ownerId, role: 'owner', scopes: [...sellerScopes] })
    .execute()
  return merchantId
}

/** One that was hidden until now sells from now on, as what its application says last. */
export async function letSell(tx: Tx, merchantId: string, { kind, name }: Pick<New, 'kind' | 'name'>): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchants')
    .set({ awaits_approval: false, kind, name_en: name, name_zh: name })
    .where('merchant_id', '=', merchantId)
    .execute()
}

/** Of an application that comes to nothing: its merchant stays hidden, and no one acts for it any more. */
export async function abandonMerchant(tx: Tx, merchantId: string): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchant_people')
    .set({ ended_at: sql<Date>`now()` })
    .where('merchant_id', '=', merchantId)
    .where('ended_at', 'is', null)
    .execute()
}
