import { sql } from 'kysely'
import { clock, DAY } from './clock.ts'
import type { Tx } from './database.server.ts'
import { hashToken, newId, newToken } from './ids.server.ts'

export const roles = ['administrator', 'merchandiser', 'order-desk', 'authenticator', 'finance', 'support'] as const
export type Role = (typeof roles)[number]
export const isRole = (name: string): name is Role => roles.some((role) => role === name)
export type SessionKind = 'visitor' | 'member' | 'operator'

/** Who makes a call, from its bearer token alone; the Account header is never believed. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'visitor' | 'member'; sessionId: string; accountId: string }
  | { kind: 'operator'; sessionId: string; accountId: string; name: string; roles: Role[] }

const LIFETIME: Record<SessionKind, number> = { visitor: 90 * DAY, member: 30 * DAY, operator: DAY / 2 }

/** Begins a session and answers its token, which is stored only as a hash. */
export async function startSession(tx: Tx, kind: SessionKind, accountId: string): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await sql`insert into sessions (token_hash, session_id, kind, account_id, created_at, expires_at)
    values (${hashToken(token)}, ${newId()}, ${kind}, ${accountId}, ${now}, ${new Date(now.getTime() + LIFETIME[kind])})`.execute(
    tx,
  )
  return token
}

type SessionRow = {
  session_id: string
  kind: SessionKind
  account_id: string
  expires_at: Date
  name: string | null
  roles: Role[] | null
  disabled: boolean | null
}

/** Answers `nobody` for a token that is unknown, over or belongs to a disabled operator. */
export async function findCaller(tx: Tx, token: string | undefined): Promise<Caller> {
  if (!token || token.length > 100) return { kind: 'nobody' }
  const found = await sql<SessionRow>`select s.session_id, s.kind, s.account_id, s.expires_at, o.name, o.roles, o.disabled
    from sessions s left join operators o on s.kind = 'operator' and o.operator_id = s.account_id
    where s.token_hash = ${hashToken(token)}`.execute(tx)
  const row = found.rows[0]
  if (!row || row.expires_at <= clock.now()) return { kind: 'nobody' }
  if (row.kind !== 'operator') return { kind: row.kind, sessionId: row.session_id, accountId: row.account_id }
  if (row.disabled || !row.roles) return { kind: 'nobody' }
  return { kind: 'operator', sessionId: row.session_id, accountId: row.account_id, name: row.name ?? '', roles: row.roles }
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await sql`delete from sessions where session_id = ${sessionId}`.execute(tx)
}

/** Removes sessions that are over; answers how many. */
export async function purgeSessions(tx: Tx): Promise<number> {
  const gone = await sql`delete from sessions where expires_at <= ${clock.now()}`.execute(tx)
  return Number(gone.numAffectedRows ?? 0)
}
