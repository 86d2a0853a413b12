import { sql } from 'kysely'
import type { Identity, ProviderName } from '#platform/identity/identity-provider.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { hashToken, newToken } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import { memberTables } from './members.tables.ts'

export type Known = Pick<Identity, 'subject' | 'email'> & { provider: ProviderName }
export type Visit = { provider: ProviderName; purpose: 'sign-in' | 'link'; nonce: string; verifier: string }
/** The session that set out: nobody else comes back for it. */
export type Own = { accountId: string; sessionId: string }

/** Notes that a session sets out for a provider: its state counts once, for ten minutes, for that session. */
export async function noteVisit(tx: Tx, own: Own, state: string, visit: Visit): Promise<void> {
  const { accountId: account_id, sessionId: session_id } = own
  await memberTables(tx)
    .insertInto('provider_visits')
    .values({ state_hash: hashToken(state), account_id, session_id, ...visit })
    .execute()
}

/** Uses a state up; undefined for one that is unknown, another session's, or over. */
export async function takeVisit(tx: Tx, own: Own, state: string): Promise<Visit | undefined> {
  const row = await memberTables(tx)
    .deleteFrom('provider_visits')
    .where('state_hash', '=', hashToken(state))
    .where('session_id', '=', own.sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['provider', 'purpose', 'nonce', 'verifier'])
    .executeTakeFirst()
  return row && { ...row, provider: row.provider as ProviderName }
}

export type Arrived = Known & { isEmailVerified: boolean }

/** Keeps who has come back from a provider until they have said the rest; answers the proof that it was they. */
export async function noteArrival(tx: Tx, own: Own, { provider, subject, email, isEmailVerified }: Arrived): Promise<string> {
  const proof = newToken()
  const row = { provider, subject, email, is_email_verified: isEmailVerified }
  await memberTables(tx)
    .insertInto('provider_arrivals')
    .values({ proof_hash: hashToken(proof), account_id: own.accountId, session_id: own.sessionId, ...row })
    .execute()
  return proof
}

/** Who came back with this proof, which `take` uses up; undefined for one that is unknown, another session's, or over. */
export async function findArrival(tx: Tx, own: Own, proof: string, take: boolean): Promise<Arrived | undefined> {
  const row = await memberTables(tx)
    .selectFrom('provider_arrivals')
    .select(['provider', 'subject', 'email', 'is_email_verified as isEmailVerified'])
    .where('proof_hash', '=', hashToken(proof))
    .where('session_id', '=', own.sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst()
  if (row && take) await memberTables(tx).deleteFrom('provider_arrivals').where('proof_hash', '=', hashToken(proof)).execute()
  return row && { ...row, provider: row.provider as ProviderName }
}

/** Whose account an identity opens. */
export async function findIdentity(
  tx: Read,
  { provider, subject }: Pick<Known, 'provider' | 'subject'>,
): Promise<string | undefined> {
  const row = await memberTables(tx)
    .selectFrom('identities')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id
}

export async function recordIdentityUse(tx: Tx, { provider, subject, email }: Known): Promise<void> {
  await memberTables(tx)
    .updateTable('identities')
    .set({ used_at: sql<Date>`now()`, email })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
}

/** As the provider calls it now. */
export async function keepIdentityEmail(tx: Tx, { provider, subject, email }: Known): Promise<void> {
  await memberTables(tx)
    .updateTable('identities')
    .set({ email })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
}

export function listIdentities(tx: Read, accountId: string) {
  return memberTables(tx)
    .selectFrom('identities')
    .select(['provider', 'email', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute()
}

/** From now on the identity opens the account. Refuses IDENTITY_TAKEN for one that opens another, or where another of the provider is. */
export async function linkIdentity(tx: Tx, accountId: string, { provider, subject, email }: Known): Promise<{ isNew: boolean }> {
  await lockNames(tx, [`identity ${provider} ${subject}`, `identities of ${accountId}`])
  const owner = await findIdentity(tx, { provider, subject })
  if (owner === accountId) return { isNew: false }
  const own = await listIdentities(tx, accountId)
  if (owner !== undefined || own.some((one) => one.provider === provider)) refuse('IDENTITY_TAKEN')
  await memberTables(tx).insertInto('identities').values({ provider, subject, email, account_id: accountId }).execute()
  return { isNew: true }
}

/** Answers whether there was such a one. */
export async function unlinkIdentity(tx: Tx, accountId: string, provider: ProviderName): Promise<boolean> {
  const gone = await memberTables(tx)
    .deleteFrom('identities')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function purgeVisits(tx: Tx): Promise<void> {
  for (const table of ['provider_visits', 'provider_arrivals'] as const)
    await memberTables(tx).deleteFrom(table).where('expires_at', '<', sql<Date>`now()`).execute()
}
