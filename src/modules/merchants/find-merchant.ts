import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { ApplicantKind } from './merchants.contract.ts'
import { merchantTables } from './merchants.tables.ts'

/** Merchants by their names and states. */
export async function listCards(tx: Read, merchantIds: readonly string[]) {
  if (merchantIds.length === 0) return []
  return merchantTables(tx)
    .selectFrom('merchants')
    .select(['merchant_id', 'name_en', 'name_zh', 'kind', 'state', 'awaits_approval', 'closing_at', 'closed_at'])
    .where('merchant_id', 'in', merchantIds)
    .execute()
}

/** Who is paid for what they bring, by name. */
export async function listInfluencers(tx: Read, language: Language): Promise<{ merchantId: string; name: string }[]> {
  const name = language === 'zh' ? 'name_zh' : 'name_en'
  return merchantTables(tx)
    .selectFrom('merchants')
    .select(['merchant_id as merchantId', `${name} as name`])
    .where('kind', '=', 'influencer')
    .orderBy(name)
    .execute()
}

/** What a merchant is called, in both languages. Refuses NOT_FOUND. */
export async function getMerchantName(tx: Read, merchantId: string): Promise<Record<Language, string>> {
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

/** By its code, whatever it does now. */
export async function findMerchantId(tx: Read, code: string): Promise<string | undefined> {
  const found = await merchantTables(tx)
    .selectFrom('merchants')
    .select('merchant_id')
    .where('merchant_code', '=', code)
    .where('is_house', '=', false)
    .executeTakeFirst()
  return found?.merchant_id
}

type PublicMerchant = {
  merchantId: string
  code: string
  kind: ApplicantKind
  name: Record<Language, string>
  since: Date | null
  /** The last day of its holiday; empty while it is there. */
  awayUntil: string
}

/** A merchant that everybody may look up, by the code of its page. The shop itself, and one that is suspended, closes or is not approved yet, have none. */
export async function findMerchantByCode(tx: Read, code: string): Promise<PublicMerchant | undefined> {
  const found = await merchantTables(tx)
    .selectFrom('merchants as m')
    .leftJoin('merchant_away as w', 'w.merchant_id', 'm.merchant_id')
    .select(['m.merchant_id', 'm.merchant_code', 'm.kind', 'm.name_en', 'm.name_zh', 'w.last_day'])
    .select(({ selectFrom }) =>
      selectFrom('merchant_people as p')
        .select(({ fn }) => fn.min('p.since').as('since'))
        .whereRef('p.merchant_id', '=', 'm.merchant_id')
        .as('since'),
    )
    .where('m.merchant_code', '=', code)
    .where('m.is_house', '=', false)
    .where('m.state', '<>', 'suspended')
    .where('m.awaits_approval', '=', false)
    .where('m.closing_at', 'is', null)
    .executeTakeFirst()
  if (!found || found.kind === 'platform') return undefined
  return {
    merchantId: found.merchant_id,
    code: found.merchant_code,
    kind: found.kind,
    name: { en: found.name_en, zh: found.name_zh },
    since: found.since,
    awayUntil: found.last_day ?? '',
  }
}
