import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { hashToken, newId, newToken } from '#platform/ids.server.ts'
import { platformTables } from '#platform/platform.tables.ts'

export const roles = ['administrator', 'merchandiser', 'order-desk', 'authenticator', 'finance', 'support'] as const
export type Role = (typeof roles)[number]
export const isRole = (name: string): name is Role => roles.some((role) => role === name)
export type SessionKind = 'visitor' | 'member' | 'operator'

/** Who makes a call, from its bearer token alone; the Account header is never believed. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'visitor' | 'member'; sessionId: string; accountId: string }
  | { kind: 'operator'; sessionId: string; accountId: string; name: string; roles: Role[] }

/** An administrator holds every role. */
export const holdsRole = ({ roles }: { roles: readonly Role[] }, wanted: readonly Role[]): boolean =>
  roles.includes('administrator') || wanted.some((role) => roles.includes(role))

const LIFETIME: Record<SessionKind, number> = { visitor: 90 * DAY, member: 30 * DAY, operator: DAY / 2 }

/** Begins a session, of an account that may be new, and answers its token, which is stored only as a hash. */
export async function startSession(tx: Tx, kind: SessionKind, accountId: string): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await platformTables(tx)
    .insertInto('accounts')
    .values({ account_id: accountId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await platformTables(tx)
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      session_id: newId(),
      kind,
      account_id: accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME[kind]),
    })
    .execute()
  return token
}

/** Answers `nobody` for a token that is unknown, over or belongs to a disabled operator. */
export async function findCaller(tx: Read, token: string | undefined): Promise<Caller> {
  if (!token || token.length > 100) return { kind: 'nobody' }
  const row = await platformTables(tx)
    .selectFrom('sessions as s')
    .leftJoin('operators as o', (join) => join.on('s.kind', '=', 'operator').onRef('o.operator_id', '=', 's.account_id'))
    .select(['s.session_id', 's.kind', 's.account_id', 's.expires_at', 'o.name', 'o.roles', 'o.disabled'])
    .where('s.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row || row.expires_at <= clock.now()) return { kind: 'nobody' }
  const { kind, session_id: sessionId, account_id: accountId } = row
  if (kind !== 'operator') return { kind, sessionId, accountId }
  if (row.disabled || !row.roles) return { kind: 'nobody' }
  return { kind, sessionId, accountId, name: row.name ?? '', roles: row.roles.filter(isRole) }
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await platformTables(tx).deleteFrom('sessions').where('session_id', '=', sessionId).execute()
}

export async function endSessionsOf(tx: Tx, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  await platformTables(tx).deleteFrom('sessions').where('account_id', 'in', accountIds).execute()
}

/** Removes sessions that are over; answers how many. */
export async function purgeSessions(tx: Tx): Promise<number> {
  const gone = await platformTables(tx).deleteFrom('sessions').where('expires_at', '<=', clock.now()).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
