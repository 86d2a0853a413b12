import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import type { DetailsInput, DetailsWire } from './members.contract.ts'

type DetailsRow = {
  account_id: string
  first_name: string
  last_name: string
  area_number: string
  mobile: string
  email: string
  language: Language
  side: 'women' | 'men'
  changed_at: Date
}

const tables = (tx: Tx) => tx.withTables<{ account_details: DetailsRow }>()

/** What a shopper has told of themselves; `kept` is false when that is nothing. */
export async function getDetails(tx: Tx, accountId: string): Promise<DetailsWire> {
  const row = await tables(tx).selectFrom('account_details').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return {
    account: accountId,
    kept: row !== undefined,
    firstName: row?.first_name ?? '',
    lastName: row?.last_name ?? '',
    areaNum: row?.area_number ?? '+852',
    mobile: row?.mobile ?? '',
    email: row?.email ?? '',
    language: row?.language === 'zh' ? 'cht_CN' : row ? 'en_US' : null,
    sexType: row?.side === 'men' ? 2 : row ? 1 : null,
  }
}

/** Keeps what is told in place of what was; whoever tells nothing is forgotten. */
export async function keepDetails(tx: Tx, accountId: string, told: DetailsInput): Promise<DetailsWire> {
  const { firstName, lastName, mobile, email } = told
  if (firstName || lastName || mobile || email) {
    const row: DetailsRow = {
      account_id: accountId,
      first_name: firstName,
      last_name: lastName,
      area_number: told.areaNum,
      mobile,
      email,
      language: told.language === 'cht_CN' ? 'zh' : 'en',
      side: told.sexType === 2 ? 'men' : 'women',
      changed_at: clock.now(),
    }
    await tables(tx)
      .insertInto('account_details')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
      .execute()
  } else await tables(tx).deleteFrom('account_details').where('account_id', '=', accountId).execute()
  return getDetails(tx, accountId)
}

/** Forgets what guests told whose last visit is so long over that their session has ended. */
export async function purgeDetails(tx: Tx): Promise<void> {
  await sql`delete from account_details d where d.changed_at < ${new Date(clock.now().getTime() - DAY)}
    and not exists (select from sessions s where s.account_id = d.account_id)`.execute(tx)
}
