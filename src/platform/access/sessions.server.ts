import { sql } from 'kysely'
import { type Membership, membershipOf } from './memberships.ts'
import { findMachine, isKey, type KeyCaller } from './machines.server.ts'
import { type LastWrite, lastWriteOf } from './last-write.ts'
import { type Permission, permissionsOf } from './permissions.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { Gathered } from '#platform/batches/gathered.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { hashToken, newId, newToken } from '#platform/ids.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'

export type SessionKind = 'visitor' | 'member' | 'operator'

/** Who makes a call, from its bearer token alone; the Account header is never believed. */
export type Caller =
  | { kind: 'nobody' }
  | ({
      kind: 'visitor' | 'member'
      sessionId: string
      accountId: string
      seenAt: Date
      memberships: readonly Membership[]
    } & LastWrite)
  | ({
      kind: 'operator'
      sessionId: string
      accountId: string
      name: string
      roles: string[]
      permissions: readonly Permission[]
      /** Must set up a second factor before anything else. */
      restricted: boolean
      /** In whose seller centre they work at this moment. */
      visitedId: string | undefined
    } & LastWrite)
  | KeyCaller

export const isStaff = (caller: Caller): caller is Extract<Caller, { permissions: readonly Permission[] }> =>
  caller.kind === 'operator' || caller.kind === 'machine'

const LIFETIME: Record<SessionKind, number> = { visitor: 90 * DAY, member: 30 * DAY, operator: DAY / 2 }

/** An owner needs an account first; one that exists stays as it is. */
export async function openAccount(tx: Tx, kind: SessionKind, accountId: string): Promise<void> {
  await platformTables(tx)
    .insertInto('accounts')
    .values({ account_id: accountId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a call comes from: the browser and system as its owner would name them, and the network it is in. */
export type Device = { device: string; network: string }

/** Begins a session, of an account that may be new, and answers its token, which is stored only as a hash. */
export async function startSession(
  tx: Tx,
  kind: SessionKind,
  accountId: string,
  on?: Device & { restricted?: boolean },
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await openAccount(tx, kind, accountId)
  await platformTables(tx)
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      session_id: newId(),
      kind,
      account_id: accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME[kind]),
      ...on,
    })
    .execute()
  return token
}

/** Begins a session for each of these new visitors, in one statement, and answers their tokens. */
export async function startVisits(tx: Tx, accountIds: readonly string[]): Promise<string[]> {
  const tokens = accountIds.map(newToken)
  const now = clock.now()
  const expiry = new Date(now.getTime() + LIFETIME.visitor)
  await sql`with opened as (insert into accounts (account_id, kind) select unnest(${unseenArray('uuid', accountIds)}), 'visitor')
    insert into sessions (token_hash, session_id, kind, account_id, created_at, expires_at)
    select hash, id, 'visitor', account_id, ${now}::timestamptz, ${expiry}::timestamptz
    from unnest(${unseenArray('bytea', tokens.map(hashToken))}, ${unseenArray('uuid', tokens.map(newId))}, ${unseenArray('uuid', accountIds)})
      begun (hash, id, account_id)`.execute(tx)
  return tokens
}

/** What the roles of an operator `o` are sets of; null where there is no operator. */
const heldByRoles = sql<string[] | null>`case when o.operator_id is null then null else
  array(select unnest(r.permissions) from roles r where r.role_id = any (o.roles)) end`

/** Merchants a member acts for, the oldest first; read with the session, so that one that has ended opens nothing any more. */
const memberships = sql<Parameters<typeof membershipOf>[0][] | null>`case when s.kind = 'member' then
  (select jsonb_agg(jsonb_build_object('merchantId', p.merchant_id, 'role', p.role, 'scopes', p.scopes) order by p.since, p.person_id)
    from merchant_people p where p.account_id = s.account_id and p.ended_at is null) end`

/** In whose seller centre an operator works, until its time is over. */
const visitedAt = (now: Date) => sql<string | null>`case when s.kind = 'operator' then
  (select v.merchant_id from merchant_visits v where v.operator_id = s.account_id and v.ended_at is null and v.ends_at > ${now}) end`

/** Answers `nobody` for a token that is unknown, over or belongs to an operator or member who is disabled or has left. */
export async function findCaller(tx: Read, token: string | undefined): Promise<Caller> {
  if (!token || token.length > 100) return { kind: 'nobody' }
  if (isKey(token)) return (await findMachine(tx, token)) ?? { kind: 'nobody' }
  return callerOf(await sessionsOf(tx).ask(hashToken(token)))
}

type SessionRow = Awaited<ReturnType<typeof listFound>>[number]

/** Every call begins with this question: while many are made, their sessions are looked up together. */
const gathered = new WeakMap<Read, Gathered<Buffer, SessionRow | undefined>>()
function sessionsOf(tx: Read): Gathered<Buffer, SessionRow | undefined> {
  const known = gathered.get(tx)
  if (known) return known
  const made = new Gathered((hashes: readonly Buffer[]) => findSessions(tx, hashes), { atOnce: 2, most: 100 })
  gathered.set(tx, made)
  return made
}

async function findSessions(tx: Read, hashes: readonly Buffer[]): Promise<(SessionRow | undefined)[]> {
  const found = await listFound(tx, hashes)
  const byHash = new Map(found.map((row) => [row.token_hash.toString('hex'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
}

const listFound = (tx: Read, hashes: readonly Buffer[]) =>
  platformTables(tx)
    .selectFrom('sessions as s')
    .leftJoin('operators as o', (join) => join.on('s.kind', '=', 'operator').onRef('o.operator_id', '=', 's.account_id'))
    .leftJoin('members as m', (join) => join.on('s.kind', '=', 'member').onRef('m.account_id', '=', 's.account_id'))
    .select([
      's.token_hash',
      's.session_id',
      's.kind',
      's.account_id',
      's.expires_at',
      's.seen_at',
      's.restricted',
      'o.name',
      'o.roles',
      'o.disabled',
    ])
    .leftJoin('last_writes as w', 'w.writer_id', 's.account_id')
    .select(['m.disabled_at', 'm.left_at', 'w.xid as wrote', heldByRoles.as('held'), memberships.as('memberships')])
    .select(visitedAt(clock.now()).as('visited_id'))
    .where('s.token_hash', '=', sql<Buffer>`any(${unseenArray('bytea', hashes)})`)
    .execute()

function callerOf(row: SessionRow | undefined): Caller {
  if (!row || row.expires_at <= clock.now()) return { kind: 'nobody' }
  const { kind, session_id: sessionId, account_id: accountId } = row
  if (row.disabled_at || row.left_at) return { kind: 'nobody' }
  if (kind !== 'operator') {
    const own = (row.memberships ?? []).map(membershipOf)
    return { kind, sessionId, accountId, seenAt: row.seen_at, memberships: own, ...lastWriteOf(row) }
  }
  if (row.disabled || !row.roles) return { kind: 'nobody' }
  const { roles, restricted } = row
  return {
    kind,
    sessionId,
    accountId,
    name: row.name ?? '',
    roles,
    permissions: restricted ? [] : permissionsOf(roles, row.held),
    restricted,
    visitedId: row.visited_id ?? undefined,
    ...lastWriteOf(row),
  }
}

/** Its owner has set a second factor up. */
export async function freeSession(tx: Tx, sessionId: string): Promise<void> {
  await platformTables(tx).updateTable('sessions').set({ restricted: false }).where('session_id', '=', sessionId).execute()
}

/** Operators who are signed in without a second factor set one up before they go on. */
export async function restrictSessions(tx: Tx): Promise<void> {
  await platformTables(tx)
    .updateTable('sessions')
    .set({ restricted: true })
    .where('kind', '=', 'operator')
    .where('account_id', 'not in', ({ selectFrom }) =>
      selectFrom('second_factors').select('account_id').where('confirmed_at', 'is not', null),
    )
    .execute()
}

/** How much newer the last use must be before it is written down: the list of devices needs no more. */
const SEEN_EVERY = 60 * MINUTE

type MemberCaller = Extract<Caller, { seenAt: Date }>

export const isDueToProlong = (caller: Caller): caller is MemberCaller =>
  caller.kind === 'member' && clock.now().getTime() - caller.seenAt.getTime() >= SEEN_EVERY

/** A member's session lasts thirty days from its last use, and no more than so many from its beginning. */
export async function prolongSession(tx: Tx, caller: MemberCaller, mostDays: number): Promise<void> {
  const fromNow = new Date(clock.now().getTime() + LIFETIME.member)
  await platformTables(tx)
    .updateTable('sessions')
    .set({
      seen_at: clock.now(),
      expires_at: sql<Date>`least(${fromNow}::timestamptz, created_at + ${mostDays} * interval '1 day')`,
    })
    .where('session_id', '=', caller.sessionId)
    .where('expires_at', '>', clock.now())
    .execute()
}

export type OpenSession = Device & { sessionId: string; createdAt: Date; seenAt: Date }

/** Where an account is signed in, the latest used first. */
export function listSessions(tx: Read, accountId: string): Promise<OpenSession[]> {
  return platformTables(tx)
    .selectFrom('sessions')
    .select(['session_id as sessionId', 'device', 'network', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', clock.now())
    .orderBy('seen_at', 'desc')
    .orderBy('session_id')
    .execute()
}

/** As rooms and pages show it. */
export const presentSession = ({ sessionId, device, network, seenAt }: OpenSession) => ({
  sessionId,
  device,
  network,
  seenTime: seenAt.toISOString(),
})

/** Ends one session of an account; answers whether there was such a one. */
export async function endSessionOf(tx: Tx, accountId: string, sessionId: string): Promise<boolean> {
  const ended = await platformTables(tx)
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** Ends all sessions of an account but, where one is named, that one. */
export async function endOtherSessions(tx: Tx, accountId: string, keptId: string | undefined): Promise<void> {
  const all = platformTables(tx).deleteFrom('sessions').where('account_id', '=', accountId)
  await (keptId ? all.where('session_id', '!=', keptId) : all).execute()
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
