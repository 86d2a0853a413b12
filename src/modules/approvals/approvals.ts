import { sql } from 'kysely'
import { z } from 'zod'
import { clock, dayInHongKong, MINUTE, startOfDay } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Cents } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type ApprovalKind, approvalNeeds, summedKinds } from './approval.rules.ts'
import { type ApprovalRow, approvalTables } from './approvals.tables.ts'

type NewApproval = Pick<ApprovalRow, 'kind' | 'subject_id' | 'order_id' | 'payee_id' | 'amount_cents' | 'reason' | 'asked_by'> & {
  wanted: Record<string, unknown>
}

/** Something waits for a second person. */
export const addApproval = (tx: Tx, { wanted, ...row }: NewApproval): Promise<ApprovalRow> =>
  approvalTables(tx)
    .insertInto('approvals')
    .values({ ...row, approval_id: newId(), wanted: JSON.stringify(wanted), asked_at: clock.now(), state: 'waiting' })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Nobody else has to agree to it: it is decided as it is written down. */
export async function addFree(tx: Tx, { wanted, ...row }: NewApproval): Promise<void> {
  const [now, decided] = [clock.now(), { state: 'approved', is_free: true } as const]
  await approvalTables(tx)
    .insertInto('approvals')
    .values({ ...row, ...decided, approval_id: newId(), wanted: JSON.stringify(wanted), asked_at: now, decided_at: now })
    .execute()
}

type Change = Partial<Pick<ApprovalRow, 'asked_by' | 'first_by' | 'second_by' | 'due_at' | 'is_free' | 'declined_by' | 'answer'>>

/** Somebody has said a word about it, or it is decided. */
export async function moveApproval(
  tx: Tx,
  { approval_id }: Pick<ApprovalRow, 'approval_id'>,
  state: ApprovalRow['state'],
  set: Change,
): Promise<void> {
  await approvalTables(tx)
    .updateTable('approvals')
    .set({ ...set, state, decided_at: state === 'waiting' ? null : clock.now() })
    .where('approval_id', '=', approval_id)
    .execute()
}

export async function lockOpenApproval(tx: Tx, kind: ApprovalKind, subjectId: string): Promise<Locked<ApprovalRow> | undefined> {
  const [row] = await lockRows(
    tx,
    approvalTables(tx)
      .selectFrom('approvals')
      .selectAll()
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .where('state', '=', 'waiting'),
  )
  return row
}

/** Whether something waits already; what is to be moved is locked instead. */
export async function isWaiting(tx: Read, kind: ApprovalKind, subjectId: string): Promise<boolean> {
  const row = await approvalTables(tx)
    .selectFrom('approvals')
    .select('approval_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

export async function getApproval(tx: Read, approvalId: string): Promise<ApprovalRow> {
  const row = await approvalTables(tx)
    .selectFrom('approvals')
    .selectAll()
    .where('approval_id', '=', approvalId)
    .executeTakeFirst()
  return row ?? refuse('NOT_FOUND')
}

/** Whether enough people have agreed to it before: what was decided stays decided when it is tried again. */
export async function isApproved(tx: Read, kind: ApprovalKind, subjectId: string): Promise<boolean> {
  const row = await approvalTables(tx)
    .selectFrom('approvals')
    .select('approval_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  return row !== undefined
}

/** What is given again so soon may be a second tab, or a second press. */
const AGAIN_WITHIN = 10 * MINUTE
export const sinceLately = (): Date => new Date(clock.now().getTime() - AGAIN_WITHIN)

/** Whether the same was let go since then. */
export async function wasApproved(tx: Read, kind: ApprovalKind, subjectId: string, since: Date): Promise<boolean> {
  const row = await approvalTables(tx)
    .selectFrom('approvals')
    .select('approval_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'approved')
    .where('decided_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Whose day has come. */
export const listDueApprovals = (tx: Read, most: number): Promise<ApprovalRow[]> =>
  approvalTables(tx)
    .selectFrom('approvals')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .limit(most)
    .execute()

const Sums = z.object({ order: z.coerce.number(), payee: z.coerce.number(), person: z.coerce.number(), day: z.coerce.number() })
type ApprovalSums = z.output<typeof Sums>

const today = (): Date => startOfDay(dayInHongKong(clock.now()))

/** What was let out for an order, today to a payee, and today by one operator's word alone: of this person, and of all. */
export async function sumApproved(
  tx: Read,
  { orderId, payeeId, by }: { orderId: string | undefined; payeeId: string | undefined; by: string },
): Promise<ApprovalSums> {
  const alone = sql`asked_by is null and second_by is null and decided_at >= ${today()}`
  const [sums] = await readRows(
    tx,
    Sums,
    sql`select coalesce(sum(amount_cents) filter (where order_id = ${orderId ?? null}), 0) as "order",
        coalesce(sum(amount_cents) filter (where payee_id = ${payeeId ?? null} and decided_at >= ${today()}), 0) as payee,
        coalesce(sum(amount_cents) filter (where ${alone} and first_by = ${by}), 0) as person,
        coalesce(sum(amount_cents) filter (where ${alone}), 0) as day
      from approvals where state = 'approved' and kind = any(${summedKinds}) and (order_id = ${orderId ?? null} or decided_at >= ${today()})`,
  )
  return sums ?? { order: 0, payee: 0, person: 0, day: 0 }
}

/** What was accepted today without the bank's line and without a second person. */
export async function sumFree(tx: Read): Promise<Cents> {
  const { cents } = await approvalTables(tx)
    .selectFrom('approvals')
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('is_free', '=', true)
    .where('decided_at', '>=', today())
    .where('state', '=', 'approved')
    .executeTakeFirstOrThrow()
  return cents
}

/** The person behind a word: whoever made a machine's key stands for it. Undefined where nobody works here under it. */
export async function findPerson(tx: Read, actorId: string): Promise<{ person: string; isMachine: boolean }> {
  const key = await approvalTables(tx).selectFrom('api_keys').select('made_by').where('key_id', '=', actorId).executeTakeFirst()
  return key ? { person: key.made_by, isMachine: true } : { person: actorId, isMachine: false }
}

/** Somebody who works here, as the trail names them. */
export async function findOperatorName(tx: Read, operatorId: string): Promise<string> {
  const row = await approvalTables(tx)
    .selectFrom('operators')
    .select('name')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  return row?.name ?? ''
}

/** Whom to tell that something goes by itself after a day: who keeps the shop, whether or not they can come in. */
export const listOwnersOf = (tx: Read): Promise<{ email: string; name: string; language: 'en' | 'zh' }[]> =>
  approvalTables(tx)
    .selectFrom('operators')
    .select(['email', 'name', 'language'])
    .where(sql<boolean>`'administrator' = any(roles)`)
    .orderBy('created_at')
    .execute()

/**
 * Who may decide on something of this kind, and is neither one of these nor somebody one of them let in during the last day: whoever
 * invites a colleague would be their own second person otherwise.
 */
export async function listDeciders(tx: Read, kind: ApprovalKind, besides: readonly string[]): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ id: z.uuid() }),
    sql`select o.operator_id as id from operators o
      where not o.disabled and o.password_hash is not null and o.operator_id <> all(${besides}::uuid[])
        and ('administrator' = any(o.roles) or exists (select from roles r where r.role_id = any(o.roles)
          and ${approvalNeeds[kind]} = any(r.permissions)))
        and not (coalesce(o.invited_by = any(${besides}::uuid[]), false) and o.created_at > ${clock.now()}::timestamptz - interval '1 day')
        and not exists (select from operators m where m.operator_id = any(${besides}::uuid[]) and m.invited_by = o.operator_id
          and m.created_at > ${clock.now()}::timestamptz - interval '1 day')`,
  )
  return rows.map(({ id }) => id)
}

/** Whether what goes to this account, or for this order, goes to somebody who works here: known by an address they share. */
export async function isPayee(
  tx: Read,
  operatorId: string,
  { payeeId, orderId }: { payeeId: string | undefined; orderId: string | undefined },
): Promise<boolean> {
  if (payeeId === operatorId) return true
  const found = await readRows(
    tx,
    z.object({}),
    sql`select from operators o where o.operator_id = ${operatorId} and (
      exists (select from account_contacts c where c.account_id = ${payeeId ?? null} and lower(c.value) = lower(o.email))
      or exists (select from order_contact d where d.order_id = ${orderId ?? null} and lower(d.contact_email) = lower(o.email)))`,
  )
  return found.length > 0
}

/** Who asked for changes of one subject that were agreed to, and who agreed; with what was wanted. */
export async function listAgreed(tx: Read, kind: ApprovalKind, subjectId: string) {
  const rows = await approvalTables(tx)
    .selectFrom('approvals')
    .select(['wanted', 'asked_by', 'first_by', 'second_by'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'approved')
    .execute()
  return rows.map(({ wanted, asked_by, first_by, second_by }) => ({
    wanted,
    people: [asked_by, first_by, second_by].filter((one) => one !== null),
  }))
}
