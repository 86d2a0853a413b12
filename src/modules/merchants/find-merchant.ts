import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { merchantTables } from './merchants.tables.ts'

/** Merchants by their names and states. */
export async function listCards(tx: Read, merchantIds: readonly string[]) {
  if (merchantIds.length === 0) return []
  return merchantTables(tx)
    .selectFrom('merchants')
    .select(['merchant_id', 'name_en', 'name_zh', 'kind', 'state'])
    .where('merchant_id', 'in', merchantIds)
    .execute()
}

/** What a merchant is called, in both languages. */
export async function findMerchantName(tx: Read, merchantId: string): Promise<Record<Language, string>> {
  const found = await merchantTables(tx)
    .selectFrom('merchants')
    .select(['name_en as en', 'name_zh as zh'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** What a reviewer knows a merchant by. */
export const findMerchantCard = (tx: Read, merchantId: string) =>
  merchantTables(tx)
    .selectFrom('merchants')
    .select(['name_en as en', 'name_zh as zh', 'kind'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
