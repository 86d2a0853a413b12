import { type RawBuilder, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '#platform/actor.ts'
import { addCaseStep } from '#platform/cases/case-history.server.ts'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { HoldKind, MerchantAct } from './holds.rules.ts'
import { type MerchantTables, merchantTables } from './merchants.tables.ts'

export type MerchantRow = Selectable<MerchantTables['merchants']>
export type HoldRow = Selectable<MerchantTables['merchant_holds']>
type Both = { en: string; zh: string }

/** A merchant that is not the shop itself. Refuses NOT_FOUND. */
export async function getMerchant(tx: Read, merchantId: string): Promise<MerchantRow> {
  const found = await merchantTables(tx)
    .selectFrom('merchants')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('is_house', '=', false)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** Until the transaction ends nothing else is decided about it. Refuses NOT_FOUND. */
export async function lockMerchant(tx: Tx, merchantId: string): Promise<Locked<MerchantRow>> {
  const [found] = await lockRows(tx, merchantTables(tx).selectFrom('merchants').selectAll().where('merchant_id', '=', merchantId))
  return found ?? refuse('NOT_FOUND')
}

/** What holds a merchant now, the first first. */
export const listHolds = (tx: Read, merchantId: string): Promise<HoldRow[]> => listHoldsOf(tx, [merchantId])

export const listHoldsOf = (tx: Read, merchantIds: readonly string[]): Promise<HoldRow[]> =>
  merchantTables(tx)
    .selectFrom('merchant_holds')
    .selectAll()
    .where('merchant_id', 'in', merchantIds)
    .where('ended_at', 'is', null)
    .orderBy('begun_at')
    .orderBy('hold_id')
    .execute()

/** What keeps money from a merchant’s bank: of several the one that ends last, and one whose end is reached is none. */
export async function findPayoutHold(tx: Read, merchantId: string): Promise<HoldRow | undefined> {
  const now = clock.now()
  const last = ({ ends_at: at }: HoldRow): number => at?.getTime() ?? Infinity
  return (await listHolds(tx, merchantId))
    .filter(({ ends_at: at }) => at === null || at > now)
    .toSorted((one, other) => last(other) - last(one))[0]
}

type NewHold = { kind: HoldKind; reason: Both; note: string; endsAt: Date | null; begunBy: string }

/** Refuses MERCHANT_MOVED_ON where it is held like this already. */
export async function beginHold(
  tx: Tx,
  { merchant_id, state }: Locked<MerchantRow>,
  { kind, reason, note, endsAt, begunBy }: NewHold,
): Promise<void> {
  const made = await merchantTables(tx)
    .insertInto('merchant_holds')
    .values({
      hold_id: newId(),
      merchant_id,
      kind,
      reason_en: reason.en,
      reason_zh: reason.zh,
      note,
      ends_at: endsAt,
      was_resting: state === 'resting',
      begun_at: clock.now(),
      begun_by: begunBy,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'kind']).where('ended_at', 'is', null).doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows !== 1n) refuse('MERCHANT_MOVED_ON')
}

/** Answers what has ended; refuses MERCHANT_MOVED_ON where nothing holds it like this, or where only what is due is to end and nothing is. */
export async function endHold(tx: Tx, { merchant_id }: Locked<MerchantRow>, kind: HoldKind, onlyDue: boolean): Promise<HoldRow> {
  const ended = await merchantTables(tx)
    .updateTable('merchant_holds')
    .set({ ended_at: clock.now() })
    .where('merchant_id', '=', merchant_id)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .$if(onlyDue, (query) => query.where('ends_at', '<=', clock.now()))
    .returningAll()
    .executeTakeFirst()
  return ended ?? refuse('MERCHANT_MOVED_ON')
}

/** Holds whose end is reached, the earliest first. */
export const listDueHolds = (tx: Read, most: number): Promise<HoldRow[]> =>
  merchantTables(tx)
    .selectFrom('merchant_holds')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', clock.now())
    .orderBy('ends_at')
    .limit(most)
    .execute()

type Step = { act: MerchantAct; by: Actor; reason?: Both; note?: string; endsAt?: Date | null }

/** Writes what was done about a merchant: a page that was read before is an older one from now on. */
export async function recordMerchantStep(
  tx: Tx,
  { merchant_id }: Locked<Pick<MerchantRow, 'merchant_id'>>,
  { act, by, reason = { en: '', zh: '' }, note = '', endsAt = null }: Step,
): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchants')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('merchant_id', '=', merchant_id)
    .execute()
  const about = { words_zh: reason.zh, note, ends_at: endsAt?.toISOString() ?? null }
  await addCaseStep(tx, { table: 'merchant_steps', of: 'merchant_id' }, merchant_id, { act, by, words: reason.en, about })
}

export const listMerchantSteps = (tx: Read, merchantId: string) =>
  merchantTables(tx)
    .selectFrom('merchant_steps')
    .select(['act', 'words', 'words_zh as wordsZh', 'note', 'ends_at as endsAt'])
    .select(['actor', 'actor_kind as actorKind', 'happened_at as date'])
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute()

/** Whether an operator acts for a merchant themselves: known by an address they share. */
export const isOwnMerchant = (tx: Read, merchantId: string, operatorId: string): Promise<boolean> =>
  actsForAny(tx, sql`select ${merchantId}::uuid`, operatorId)

/** Whether an operator acts for the seller of any of these items. */
export const isOwnItem = (tx: Read, unitIds: readonly string[], operatorId: string): Promise<boolean> =>
  actsForAny(tx, sql`select u.merchant_id from order_pieces u where u.unit_id = any(${unseenArray('uuid', unitIds)})`, operatorId)

async function actsForAny(tx: Read, merchants: RawBuilder<unknown>, operatorId: string): Promise<boolean> {
  const found = await readRows(
    tx,
    z.object({}),
    sql`select from merchant_people p where p.merchant_id in (${merchants}) and p.ended_at is null and (p.account_id = ${operatorId}
      or exists (select from operator_card o join account_contacts c on lower(c.value) = lower(o.email)
        where o.operator_id = ${operatorId} and c.account_id = p.account_id)) limit 1`,
  )
  return found.length > 0
}
