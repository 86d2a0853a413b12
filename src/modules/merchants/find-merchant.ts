import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { merchantTables } from './merchants.tables.ts'

/** What a merchant is called, in both languages. */
export async function findMerchantName(tx: Read, merchantId: string): Promise<Record<Language, string>> {
  const found = await merchantTables(tx)
    .selectFrom('merchants')
    .select(['name_en as en', 'name_zh as zh'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}
