import type { Read, Tx } from '#platform/database.server.ts'
import type { LedgerEntry } from '#platform/ledger.server.ts'
import { clock } from '#platform/clock.ts'
import { creditPoints } from './credits.ts'
import { lotsLeft } from './lots.ts'
import { ISSUED, otherSide, takeFrom } from './lots.rules.ts'
import { expiryOf, type PointRules } from './points.rules.ts'
import { pointTables } from './points.tables.ts'

type ForInvitation = { ownerId: string; sourceId: string; points: number }

/** Points for an invitation: the entries are posted by whoever gives them. */
export async function entriesToGive(
  tx: Tx,
  { ownerId, sourceId, points }: ForInvitation,
  rules: PointRules,
): Promise<LedgerEntry[]> {
  const lot = { expiresAt: expiryOf(clock.now(), rules), source: 'invitation', sourceId } as const
  return [...(await creditPoints(tx, [{ ownerId, points, into: lot }])), otherSide(ISSUED, -points)]
}

/** Takes so many away again, or what is left of their lot. Hold the owner before. */
export async function entriesToTakeAway(
  tx: Read,
  { ownerId, sourceId, points }: ForInvitation,
): Promise<{ entries: LedgerEntry[]; taken: number }> {
  const given = await pointTables(tx)
    .selectFrom('point_lots')
    .select('lot_id')
    .where('source_id', '=', sourceId)
    .where('owner_id', '=', ownerId)
    .where('source', '=', 'invitation')
    .executeTakeFirst()
  const left = (await lotsLeft(tx, [ownerId])).filter(({ lotId }) => lotId === given?.lot_id)
  const { entries, missing } = takeFrom(left, points)
  const taken = points - missing
  return { entries: taken > 0 ? [...entries, otherSide(ISSUED, taken)] : [], taken }
}
