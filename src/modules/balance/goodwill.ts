import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { balanceTables, type GoodwillRow } from './balance.tables.ts'

type NewGoodwill = { memberId: string; amountCents: Cents; reason: string }

export const addGoodwill = (tx: Tx, operator: Operator, given: NewGoodwill): Promise<GoodwillRow> =>
  balanceTables(tx)
    .insertInto('goodwills')
    .values({
      goodwill_id: newId(),
      member_id: given.memberId,
      amount_cents: given.amountCents,
      reason: given.reason,
      state: 'waiting',
      asked_by: operator.id,
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
  /** Nobody, where it waited for a day instead. */
  decidedBy: string | null,
  { goodwill_id }: Locked<GoodwillRow>,
  state: 'given' | 'declined',
): Promise<void> {
  await balanceTables(tx)
    .updateTable('goodwills')
    .set({ state, decided_by: decidedBy, decided_at: clock.now() })
    .where('goodwill_id', '=', goodwill_id)
    .execute()
}

/** What all members were given since then, or may yet be. */
export async function goodwillOfDay(tx: Read, since: Date): Promise<Cents> {
  const rows = await balanceTables(tx)
    .selectFrom('goodwills')
    .select('amount_cents')
    .where('asked_at', '>=', since)
    .where('state', '<>', 'declined')
    .execute()
  return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

/** The same for the same member: whether it waits, or was given since then. */
export async function findSameGoodwill(
  tx: Read,
  { memberId, amountCents }: { memberId: string; amountCents: Cents },
  since: Date,
): Promise<'waiting' | 'given' | undefined> {
  const row = await balanceTables(tx)
    .selectFrom('goodwills')
    .select('state')
    .where('member_id', '=', memberId)
    .where('amount_cents', '=', amountCents)
    .where(({ or, and, eb }) => or([eb('state', '=', 'waiting'), and([eb('state', '=', 'given'), eb('asked_at', '>', since)])]))
    .orderBy('state', 'desc')
    .executeTakeFirst()
  return row?.state === 'declined' ? undefined : row?.state
}
