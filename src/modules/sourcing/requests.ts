import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '#platform/actor.ts'
import { addCaseStep } from '#platform/cases/case-history.server.ts'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { isEnded, MOST_OPEN_REQUESTS, type RequestState, type SourcingAct, sourcingAfter } from './sourcing.rules.ts'
import { type RequestRow, sourcingTables } from './sourcing.tables.ts'

/** What a member says of it. */
export type WantedItem = Pick<
  RequestRow,
  'brand_code' | 'house' | 'kind' | 'size' | 'colour' | 'words' | 'budget_cents' | 'needed_by' | 'new_only'
>

/** `accountId`: only as this member’s own; another’s is not there. */
export async function getRequest(tx: Read, requestNo: string, accountId?: string): Promise<RequestRow> {
  const found = await sourcingTables(tx)
    .selectFrom('sourcing_requests')
    .selectAll()
    .where('request_number', '=', requestNo)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** Keeps others from moving it until the transaction ends; always locked before its quotes. */
export async function lockRequest(tx: Tx, requestNo: string, accountId?: string): Promise<Locked<RequestRow>> {
  const { request_id } = await getRequest(tx, requestNo, accountId)
  return lockRequestById(tx, request_id)
}

async function lockRequestById(tx: Tx, requestId: string): Promise<Locked<RequestRow>> {
  const query = sourcingTables(tx).selectFrom('sourcing_requests').selectAll().where('request_id', '=', requestId)
  const [request] = await lockRows(tx, query)
  return request ?? refuse('NOT_FOUND')
}

/** As it was when it was read. */
export function requireVersion(request: RequestRow, version: number): void {
  if (request.version !== version) refuse('SOURCING_MOVED_ON')
}

const Counted = z.object({ num: z.int() })

type Asked = { item: WantedItem; language: 'en' | 'zh'; closesAt: Date; isHeld: boolean }

/** Keeps a new one. Refuses SOURCING_FULL, however many come at once. */
export async function addRequest(tx: Tx, accountId: string, { item, language, closesAt, isHeld }: Asked): Promise<RequestRow> {
  await lockNames(tx, [`sourcing ${accountId}`])
  const [counted] = await readRows(
    tx,
    Counted,
    sql`select count(*)::int as num from sourcing_requests where account_id = ${accountId} and ended_at is null`,
  )
  if ((counted?.num ?? 0) >= MOST_OPEN_REQUESTS) refuse('SOURCING_FULL')
  const request = await sourcingTables(tx)
    .insertInto('sourcing_requests')
    .values({
      ...item,
      ...{ request_id: newId(), request_number: `S-${newSpokenCode(8)}`, account_id: accountId, language },
      ...{ state: isHeld ? 'waiting' : 'open', asked_at: clock.now(), closes_at: closesAt },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordStep(tx, request, 'ask', { kind: 'shopper', id: accountId })
  return request
}

/** What is wanted is said otherwise. */
export async function changeRequest(
  tx: Tx,
  request: Locked<RequestRow>,
  { item, isHeld }: { item: WantedItem; isHeld: boolean },
): Promise<void> {
  if (!sourcingAfter({ state: request.state }, 'change')) refuse('SOURCING_MOVED_ON')
  await sourcingTables(tx)
    .updateTable('sourcing_requests')
    .set(({ eb }) => ({ ...item, ...(isHeld ? { state: 'waiting' as const } : {}), version: eb('version', '+', 1) }))
    .where('request_id', '=', request.request_id)
    .execute()
  await recordStep(tx, request, 'change', { kind: 'shopper', id: request.account_id })
}

/** Takes a step of one that is locked; refuses SOURCING_MOVED_ON where there is none such. */
export async function moveRequest(
  tx: Tx,
  request: Locked<RequestRow>,
  act: Exclude<SourcingAct, 'ask' | 'change'>,
  by: Actor,
  {
    words = '',
    ...set
  }: { words?: string } & Partial<
    Pick<RequestRow, 'deposit_order_id' | 'order_id' | 'due_at' | 'courier' | 'tracking_number'>
  > = {},
): Promise<RequestState> {
  const state = sourcingAfter({ state: request.state }, act) ?? refuse('SOURCING_MOVED_ON')
  await sourcingTables(tx)
    .updateTable('sourcing_requests')
    .set(({ eb }) => ({
      ...set,
      state,
      version: eb('version', '+', 1),
      ...(isEnded(state) && !isEnded(request.state) ? { ended_at: clock.now() } : {}),
    }))
    .where('request_id', '=', request.request_id)
    .execute()
  await recordStep(tx, request, act, by, words)
  return state
}

const recordStep = (tx: Tx, { request_id }: Pick<RequestRow, 'request_id'>, act: SourcingAct, by: Actor, words = '') =>
  addCaseStep(tx, { table: 'sourcing_steps', of: 'request_id' }, request_id, { act, by, words })

type Pictured = 'wanted' | 'receipt' | 'item'

/** Of one’s own pictures, in their order. */
export async function keepPictures(
  tx: Tx,
  { request_id }: RequestRow,
  about: Pictured,
  pictures: readonly string[],
): Promise<void> {
  await sourcingTables(tx)
    .deleteFrom('sourcing_pictures')
    .where('request_id', '=', request_id)
    .where('about', '=', about)
    .execute()
  const rows = pictures.map((upload_id, position) => ({ request_id, position, about, upload_id }))
  if (rows.length > 0) await sourcingTables(tx).insertInto('sourcing_pictures').values(rows).execute()
}

export async function listPictures(tx: Read, requestId: string, about: Pictured): Promise<string[]> {
  const rows = await sourcingTables(tx)
    .selectFrom('sourcing_pictures')
    .select('upload_id')
    .where('request_id', '=', requestId)
    .where('about', '=', about)
    .orderBy('position')
    .execute()
  return rows.map(({ upload_id }) => upload_id)
}

/** The item as our people have photographed it, as order pages show it. */
export async function listItemPictures(tx: Read, requestId: string) {
  const rows = await sourcingTables(tx)
    .selectFrom('sourcing_pictures as p')
    .innerJoin('upload_card as u', 'u.upload_id', 'p.upload_id')
    .select(['u.upload_id as uploadId', 'u.width', 'u.height'])
    .where('p.request_id', '=', requestId)
    .where('p.about', '=', 'item')
    .orderBy('p.position')
    .execute()
  return rows.map(({ uploadId, width, height }) => ({
    hash: uploadId.replaceAll('-', ''),
    width: width ?? 1,
    height: height ?? 1,
  }))
}

/** Refuses NOT_FOUND for a picture that is none of this request. */
export async function requirePicture(tx: Read, requestId: string, uploadId: string): Promise<void> {
  const found = await sourcingTables(tx)
    .selectFrom('sourcing_pictures')
    .select('upload_id')
    .where('request_id', '=', requestId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
  if (!found) refuse('NOT_FOUND')
}

export const listSteps = (tx: Read, requestId: string) =>
  sourcingTables(tx)
    .selectFrom('sourcing_steps')
    .select(['act', 'words', 'actor', 'actor_kind as actorKind', 'happened_at as date'])
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute()

/** The one a deposit was opened for, if it is not another by now; or the one whose item was ordered. */
export async function lockRequestOf(
  tx: Tx,
  order: 'deposit_order_id' | 'order_id',
  orderId: string,
): Promise<Locked<RequestRow> | undefined> {
  const query = sourcingTables(tx).selectFrom('sourcing_requests').selectAll().where(order, '=', orderId)
  const [request] = await lockRows(tx, query)
  return request
}

/** What a global buyer has taken on, and the item is not on its way to us. */
export const lockTakenOn = (tx: Tx, merchantId: string): Promise<Locked<RequestRow>[]> =>
  lockRows(
    tx,
    sourcingTables(tx)
      .selectFrom('sourcing_requests')
      .selectAll()
      .where('state', 'in', ['chosen', 'searching', 'bought'])
      .where('request_id', 'in', ({ selectFrom }) =>
        selectFrom('sourcing_quotes').select('request_id').where('merchant_id', '=', merchantId).where('state', '=', 'accepted'),
      )
      .orderBy('request_id'),
  )

/** Those whose next step is overdue. */
export const lockOverdue = (tx: Tx, states: readonly RequestState[], limit: number): Promise<Locked<RequestRow>[]> =>
  lockRows(
    tx,
    sourcingTables(tx)
      .selectFrom('sourcing_requests')
      .selectAll()
      .where('state', 'in', states)
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .limit(limit),
    'skip',
  )

/** Those that took quotes until now and nobody has accepted any of. */
export const lockLapsed = (tx: Tx, limit: number): Promise<Locked<RequestRow>[]> =>
  lockRows(
    tx,
    sourcingTables(tx)
      .selectFrom('sourcing_requests')
      .selectAll()
      .where('state', '=', sql.lit('open'))
      .where('closes_at', '<=', clock.now())
      .orderBy('closes_at')
      .limit(limit),
    'skip',
  )
