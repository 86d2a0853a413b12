import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { ledgerAccountId, lockHolders, post } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { creditPoints } from './credits.ts'
import { lotsLeft } from './lots.ts'
import { debtOf, ISSUED, type Lot, otherSide, takeFrom } from './lots.rules.ts'
import { expiryOf, type PointRules } from './points.rules.ts'
import { pointTables } from './points.tables.ts'

const Piece = z.object({
  unitId: z.uuid(),
  orderId: z.uuid(),
  state: z.string(),
  parts: z.record(z.string(), z.number()),
  isCredited: z.boolean(),
  /** What it has earned and has not lost again. */
  kept: z.coerce.number().int(),
})
type Piece = z.output<typeof Piece>

/** All pieces of these orders, whatever has become of them, order by order. */
export const listPieces = (tx: Read, orderIds: readonly string[]): Promise<Piece[]> =>
  readRows(
    tx,
    Piece,
    sql`select u.unit_id as "unitId", u.order_id as "orderId", u.state, u.parts, ${posted('points-earned')} as "isCredited",
      (select coalesce(-sum(e.amount), 0)::bigint from ledger_postings p join ledger_entries e using (posting_id) where p.subject_id = u.unit_id
        and p.kind in ('points-earned', 'points-taken-back') and e.ledger_account_id = ${ISSUED_ACCOUNT}) as kept
    from order_pieces u where u.order_id = any(${orderIds}::uuid[]) order by u.order_id, u.unit_id`,
  )

const ISSUED_ACCOUNT = ledgerAccountId({ purpose: ISSUED, unit: 'points' })
const posted = (kind: string) => sql`exists (select from ledger_postings p where p.subject_id = u.unit_id and p.kind = ${kind})`

type Earning = { orderId: string; ownerId: string; rules: PointRules }

/**
 * Pieces of an order have been received: the points of each are its owner's, once, less what the owner owes. Pieces that went on
 * meanwhile earn nothing, nor does anybody who is no member.
 */
export async function creditPieces(
  tx: Tx,
  { orderId, ownerId, rules }: Earning,
  points: ReadonlyMap<string, number>,
): Promise<void> {
  if (!(await isMember(tx, ownerId))) return
  await lockHolders(tx, [ownerId])
  // Read under the lock, which whoever takes points back holds, too.
  const pieces = await listPieces(tx, [orderId])
  for (const { unitId, state, isCredited } of pieces) {
    const earned = points.get(unitId) ?? 0
    if (state !== 'received' || isCredited || earned === 0) continue
    const lot = { expiresAt: expiryOf(clock.now(), rules), source: 'piece', sourceId: unitId } as const
    const credited = await creditPoints(tx, [{ ownerId, points: earned, into: lot }])
    await post(tx, { kind: 'points-earned', subjectId: unitId, orderId, entries: [...credited, otherSide(ISSUED, -earned)] })
  }
}

const isMember = async (tx: Read, accountId: string): Promise<boolean> =>
  (await pointTables(tx)
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'member')
    .executeTakeFirst()) !== undefined

const Credited = z.object({ unitId: z.uuid(), ownerId: z.uuid(), points: z.coerce.number().int() })

/**
 * Pieces went back: what they earned goes, too, once for each piece: out of the lot they made, then out of what ends first; what is spent
 * already is owed. Pieces that have earned nothing are passed over.
 */
export async function takeBackPieces(tx: Tx, orderId: string, unitIds: readonly string[]): Promise<void> {
  const ownerIds = new Set((await listCredited(tx, orderId, unitIds)).map(({ ownerId }) => ownerId))
  if (ownerIds.size === 0) return
  await lockHolders(tx, [...ownerIds])
  for (const { unitId, ownerId, points } of await listCredited(tx, orderId, unitIds)) {
    const { entries, missing } = takeFrom(await lotsFor(tx, ownerId, unitId), points)
    await post(tx, {
      kind: 'points-taken-back',
      subjectId: unitId,
      orderId,
      entries: [...entries, debtOf(ownerId, -missing), otherSide(ISSUED, points)],
    })
  }
}

/** Those pieces whose points have been credited and not been taken back. */
const listCredited = (tx: Read, orderId: string, unitIds: readonly string[]) =>
  readRows(
    tx,
    Credited,
    sql`select u.unit_id as "unitId", a.owner_id as "ownerId", sum(e.amount) as points
    from order_pieces u join ledger_postings p on p.subject_id = u.unit_id and p.kind = 'points-earned'
      join ledger_entries e using (posting_id) join ledger_accounts a using (ledger_account_id)
    where u.order_id = ${orderId} and u.unit_id = any(${unitIds}::uuid[]) and a.owner_id is not null
      and not ${posted('points-taken-back')}
    group by u.unit_id, a.owner_id order by u.unit_id`,
  )

/** The piece's own lot first. */
async function lotsFor(tx: Read, ownerId: string, unitId: string): Promise<Lot[]> {
  const own = await pointTables(tx).selectFrom('point_lots').select('lot_id').where('source_id', '=', unitId).executeTakeFirst()
  const lots = await lotsLeft(tx, [ownerId])
  const ofPiece = lots.filter(({ lotId }) => lotId === own?.lot_id)
  const others = lots.filter(({ lotId, expiresAt }) => lotId !== own?.lot_id && expiresAt > clock.now())
  return [...ofPiece, ...others]
}

/** Orders of a member with pieces that are still on their way. */
export async function listUnderWay(tx: Read, ownerId: string): Promise<string[]> {
  const orders = await pointTables(tx)
    .selectFrom('order_card')
    .select('order_id')
    .where('owner_id', '=', ownerId)
    .where('paid_at', 'is not', null)
    .where('state', 'in', ['pending-seller-delivery', 'pending-platform-delivery', 'to-be-received'])
    .execute()
  return orders.map(({ order_id: orderId }) => orderId)
}
