import { clock, MINUTE } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { FACTOR_MINUTES } from './second-factor.contract.ts'
import { hasFactor } from './second-factor.ts'
import { secondFactorTables } from './second-factor.tables.ts'

/** Whose session this is. */
type Holder = { accountId: string; sessionId: string }

/** The code was right: for some minutes this session, and no other, is not asked again. */
export async function recordShownFactor(tx: Tx, { accountId, sessionId }: Holder): Promise<void> {
  const shown_at = clock.now()
  await secondFactorTables(tx)
    .insertInto('factor_shows')
    .values({ session_id: sessionId, account_id: accountId, shown_at })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ shown_at }))
    .execute()
}

/** Until when this session is not asked again; undefined where it is asked. */
export async function findShownUntil(tx: Read, { accountId, sessionId }: Holder): Promise<Date | undefined> {
  const shown = await secondFactorTables(tx)
    .selectFrom('factor_shows')
    .select('shown_at')
    .where('session_id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const until = shown && new Date(shown.shown_at.getTime() + FACTOR_MINUTES * MINUTE)
  return until && until > clock.now() ? until : undefined
}

/** Refuses FACTOR_MISSING to whoever has set none up, and FACTOR_NEEDED where it was not shown in this session a moment ago. */
export async function requireShownFactor(tx: Read, holder: Holder): Promise<void> {
  if (await findShownUntil(tx, holder)) return
  if (!(await hasFactor(tx, holder.accountId))) refuse('FACTOR_MISSING')
  refuse('FACTOR_NEEDED', { field: 'code' })
}

/** Nothing is left of an account's second factor. */
export async function forgetFactor(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['factor_shows', 'second_factor_tries', 'recovery_codes', 'second_factors'] as const)
    await secondFactorTables(tx).deleteFrom(table).where('account_id', '=', accountId).execute()
}

/** Those whose minutes are over. */
export async function purgeShownFactors(tx: Tx): Promise<void> {
  const before = new Date(clock.now().getTime() - FACTOR_MINUTES * MINUTE)
  await secondFactorTables(tx).deleteFrom('factor_shows').where('shown_at', '<', before).execute()
}
