import type { Operator } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong, startOfDay } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { balanceTables, type GoodwillRow } from './balance.tables.ts'

type NewGoodwill = { memberId: string; amountCents: Cents; reason: string; state: 'waiting' | 'given' }

export const addGoodwill = (tx: Tx, { actorId }: Operator, given: NewGoodwill): Promise<GoodwillRow> =>
  balanceTables(tx)
    .insertInto('goodwills')
    .values({
      goodwill_id: newId(),
      member_id: given.memberId,
      amount_cents: given.amountCents,
      reason: given.reason,
      state: given.state,
      asked_by: actorId,
      asked_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export async function lockGoodwill(tx: Tx, goodwillId: string): Promise<Locked<GoodwillRow>> {
  const [row] = await lockRows(tx, balanceTables(tx).selectFrom('goodwills').selectAll().where('goodwill_id', '=', goodwillId))
  return row ?? refuse('NOT_FOUND')
}

export async function decideGoodwill(
  tx: Tx,
  { actorId }: Operator,
  { goodwill_id }: Locked<GoodwillRow>,
  state: 'given' | 'declined',
): Promise<void> {
  await balanceTables(tx)
    .updateTable('goodwills')
    .set({ state, decided_by: actorId, decided_at: clock.now() })
    .where('goodwill_id', '=', goodwill_id)
    .execute()
}

/** What a member was given today, or may yet be: many small sums are one large one. */
export async function goodwillOfToday(tx: Read, memberId: string): Promise<Cents> {
  const today = startOfDay(dayInHongKong(clock.now()))
  const rows = await balanceTables(tx)
    .selectFrom('goodwills')
    .select('amount_cents')
    .where('member_id', '=', memberId)
    .where('asked_at', '>=', today)
    .where('state', '<>', 'declined')
    .execute()
  return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}
