import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import type { ConsentsWire } from './consents.contract.ts'
import { consentDefaults, type ConsentKind, consentKinds } from './consents.rules.ts'
import { consentTables } from './consents.tables.ts'

export async function listConsents(tx: Read, accountId: string): Promise<ConsentsWire> {
  const said = await consentTables(tx).selectFrom('consents').selectAll().where('account_id', '=', accountId).execute()
  return {
    list: consentKinds.map((kind) => {
      const row = said.find((one) => one.kind === kind)
      return { kind, given: row?.given ?? consentDefaults[kind], changedTime: row?.changed_at.toISOString() ?? null }
    }),
  }
}

export async function hasConsented(tx: Read, accountId: string, kind: ConsentKind): Promise<boolean> {
  const row = await consentTables(tx)
    .selectFrom('consents')
    .select('given')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.given ?? consentDefaults[kind]
}

type Said = { kind: ConsentKind; given: boolean; language: Language }

/** Keeps what was said, and that it was said; said again, it changes nothing. */
export async function sayConsent(tx: Tx, accountId: string, { kind, given, language }: Said): Promise<void> {
  const now = clock.now()
  const changed = await consentTables(tx)
    .insertInto('consents')
    .values({ account_id: accountId, kind, given, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet({ given, changed_at: now }).where('consents.given', '!=', given),
    )
    .executeTakeFirst()
  if (!changed.numInsertedOrUpdatedRows) return
  await consentTables(tx)
    .insertInto('consent_history')
    .values({ entry_id: newId(), account_id: accountId, kind, given, said_by: accountId, language, happened_at: now })
    .execute()
}
