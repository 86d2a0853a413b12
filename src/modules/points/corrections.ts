import { sql } from 'kysely'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { creditPoints } from './credits.ts'
import { listLots } from './lots.ts'
import { ISSUED, otherSide, takeFrom } from './lots.rules.ts'
import { type CorrectionWire, PointsPageWire } from './points-page.contract.ts'
import { expiryOf, type PointRules } from './points.rules.ts'
import { type CorrectionRow, pointTables } from './points.tables.ts'

type NewCorrection = { memberId: string; points: number; reason: string }

export async function addCorrection(tx: Tx, operator: Operator, { memberId, points, reason }: NewCorrection): Promise<string> {
  const correctionId = newId()
  await pointTables(tx)
    .insertInto('point_corrections')
    .values({
      correction_id: correctionId,
      member_id: memberId,
      points,
      reason,
      asked_by: operator.id,
      asked_at: clock.now(),
    })
    .execute()
  return correctionId
}

/** The same for the same member: whether it waits, or was made since then. */
export async function findSameCorrection(
  tx: Read,
  { memberId, points }: Pick<NewCorrection, 'memberId' | 'points'>,
  since: Date,
): Promise<CorrectionRow['state'] | undefined> {
  const row = await pointTables(tx)
    .selectFrom('point_corrections')
    .select('state')
    .where('member_id', '=', memberId)
    .where('points', '=', points)
    .where(({ or, and, eb }) => or([eb('state', '=', 'waiting'), and([eb('state', '=', 'made'), eb('asked_at', '>', since)])]))
    .orderBy('state', 'desc')
    .executeTakeFirst()
  return row?.state
}

export async function lockCorrection(tx: Tx, correctionId: string): Promise<Locked<CorrectionRow>> {
  const wanted = pointTables(tx).selectFrom('point_corrections').selectAll().where('correction_id', '=', correctionId)
  const [row] = await lockRows(tx, wanted)
  return row ?? refuse('NOT_FOUND')
}

/** Refuses POINTS_SHORT when the member has not so many any more. */
export async function decideCorrection(
  tx: Tx,
  /** Nobody, where it waited for a day instead. */
  decidedBy: string | null,
  correction: Locked<CorrectionRow>,
  { agree, rules }: { agree: boolean; rules: PointRules },
): Promise<void> {
  if (correction.state !== 'waiting') refuse('CORRECTION_DECIDED')
  await pointTables(tx)
    .updateTable('point_corrections')
    .set({ state: agree ? 'made' : 'declined', decided_by: decidedBy, decided_at: clock.now() })
    .where('correction_id', '=', correction.correction_id)
    .execute()
  if (agree) await book(tx, correction, rules)
}

async function book(tx: Tx, { correction_id: correctionId, member_id: ownerId, points }: CorrectionRow, rules: PointRules) {
  await lockHolders(tx, [ownerId])
  const { entries, missing } = takeFrom((await listLots(tx, [ownerId])).get(ownerId) ?? [], -points)
  if (missing > 0) refuse('POINTS_SHORT')
  const lot = { expiresAt: expiryOf(clock.now(), rules), source: 'correction', sourceId: correctionId } as const
  const given = points > 0 ? await creditPoints(tx, [{ ownerId, points, into: lot }]) : []
  await post(tx, {
    kind: 'points-correction',
    subjectId: correctionId,
    entries: [...entries, ...given, otherSide(ISSUED, -points)],
  })
}

const MOST_LISTED = 50
const Row = PointsPageWire.shape.waiting.element

/** Of one member the newest first; without one what waits for a second person, the oldest first. */
export async function listCorrections(tx: Read, memberId?: string): Promise<CorrectionWire[]> {
  const which = memberId ? sql`c.member_id = ${memberId} order by c.asked_at desc` : sql`c.state = 'waiting' order by c.asked_at`
  return readRows(
    tx,
    Row,
    sql`select c.correction_id as "correctionId", c.member_id as "accountId", c.points, c.reason, c.state,
        coalesce(d.name, k.value, '') as member,
        coalesce(a.name, '') as "askedBy", coalesce(b.name, '') as "decidedBy",
        to_char(c.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as time
      from point_corrections c left join account_names d on d.account_id = c.member_id
        left join lateral (select value from account_contacts where account_id = c.member_id order by kind limit 1) k on true
        left join operator_card a on a.operator_id = c.asked_by left join operator_card b on b.operator_id = c.decided_by
      where ${which} limit ${MOST_LISTED}`,
  )
}

/** Members who have most, the most first. */
export async function listRichest(tx: Read): Promise<string[]> {
  const rows = await pointTables(tx)
    .selectFrom('ledger_lines')
    .select('owner_id as ownerId')
    .where('purpose', '=', 'points')
    .where('owner_id', 'is not', null)
    .groupBy('owner_id')
    .having(({ eb, fn }) => eb(fn.sum('amount'), '>', 0))
    .orderBy(({ fn }) => fn.sum('amount'), 'desc')
    .orderBy('owner_id')
    .limit(MOST_LISTED)
    .execute()
  return rows.flatMap(({ ownerId }) => ownerId ?? [])
}

/** What all members have together, and what they owe. */
export async function sumAll(tx: Read): Promise<{ points: number; owed: number }> {
  const rows = await pointTables(tx)
    .selectFrom('ledger_lines')
    .select(['purpose', ({ fn }) => fn.sum<string>('amount').as('amount')])
    .where('purpose', 'in', ['points', 'points-debt'])
    .groupBy('purpose')
    .execute()
  const of = (purpose: string): number => Number(rows.find((row) => row.purpose === purpose)?.amount ?? 0)
  return { points: of('points'), owed: 0 - of('points-debt') }
}
