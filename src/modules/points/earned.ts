import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { addLot, listDebts, lotsLeft } from './lots.ts'
import {
  DEBT,
  entryOf,
  expiryOf,
  ISSUED,
  type Lot,
  otherSide,
  type PointRules,
  pointsOfPieces,
  takeFrom,
} from './points.rules.ts'
import { pointTables } from './points.tables.ts'

type Earning = { orderId: string; ownerId: string }

/**
 * Pieces of an order have been received: their points are its owner's, once for each piece, less what the owner owes. Pieces that went
 * on meanwhile earn nothing, nor does anybody who is no member.
 */
export async function creditPieces(
  tx: Tx,
  rules: PointRules,
  { orderId, ownerId }: Earning,
  unitIds: readonly string[],
): Promise<void> {
  if (!(await isMember(tx, ownerId))) return
  await lockHolders(tx, [ownerId])
  // Read under the lock, which whoever takes points back holds, too.
  const pieces = await sharesOf(tx, rules, [orderId])
  let debt = (await listDebts(tx, [ownerId])).get(ownerId) ?? 0
  for (const { unitId, state, isCredited, points } of pieces) {
    if (!unitIds.includes(unitId) || state !== 'received' || isCredited || points === 0) continue
    const settled = Math.min(debt, points)
    debt -= settled
    const expiresAt = expiryOf(clock.now(), rules)
    const lot = settled < points ? await addLot(tx, { ownerId, expiresAt, source: 'piece', sourceId: unitId }) : undefined
    await post(tx, {
      kind: 'points-earned',
      subjectId: unitId,
      orderId,
      entries: [
        ...(lot ? [entryOf(ownerId, lot, points - settled)] : []),
        { ownerId, purpose: DEBT, unit: 'points', amount: settled },
        otherSide(ISSUED, -points),
      ],
    })
  }
}

const isMember = async (tx: Read, accountId: string): Promise<boolean> =>
  (await pointTables(tx)
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'member')
    .executeTakeFirst()) !== undefined

const Piece = z.object({
  unitId: z.uuid(),
  orderId: z.uuid(),
  state: z.string(),
  parts: z.record(z.string(), z.number()),
  isCredited: z.boolean(),
})
export type EarningPiece = Omit<z.output<typeof Piece>, 'parts'> & { points: number }

/** What each piece of these orders earns, whatever has become of it. */
export async function sharesOf(tx: Read, rules: PointRules, orderIds: readonly string[]): Promise<EarningPiece[]> {
  const pieces = await readRows(
    tx,
    Piece,
    sql`select u.unit_id as "unitId", u.order_id as "orderId", u.state, u.parts,
      exists (select from ledger_postings p where p.subject_id = u.unit_id and p.kind = 'points-earned') as "isCredited"
    from units u where u.order_id = any(${orderIds}::uuid[]) order by u.unit_id`,
  )
  return [...Map.groupBy(pieces, ({ orderId }) => orderId).values()].flatMap((own) => {
    const points = pointsOfPieces(
      own.map(({ parts }) => parts),
      rules,
    )
    return own.map(({ parts: _, ...piece }, at) => ({ ...piece, points: points[at] ?? 0 }))
  })
}

const Credited = z.object({ unitId: z.uuid(), ownerId: z.uuid(), points: z.coerce.number().int() })

/**
 * Pieces went back: what they earned goes, too, once for each piece: out of the lot they made, then out of what ends first; what is spent
 * already is owed. Pieces that have earned nothing are passed over.
 */
export async function takeBackPieces(tx: Tx, orderId: string, unitIds: readonly string[]): Promise<void> {
  const credited = () => listCredited(tx, orderId, unitIds)
  const ownerIds = [...new Set((await credited()).map(({ ownerId }) => ownerId))]
  if (ownerIds.length === 0) return
  await lockHolders(tx, ownerIds)
  for (const { unitId, ownerId, points } of await credited()) {
    const { entries, missing } = takeFrom(await lotsFor(tx, ownerId, unitId), points)
    await post(tx, {
      kind: 'points-taken-back',
      subjectId: unitId,
      orderId,
      entries: [...entries, { ownerId, purpose: DEBT, unit: 'points', amount: -missing }, otherSide(ISSUED, points)],
    })
  }
}

/** Those pieces whose points have been credited and not been taken back. */
const listCredited = (tx: Read, orderId: string, unitIds: readonly string[]) =>
  readRows(
    tx,
    Credited,
    sql`select p.subject_id as "unitId", a.owner_id as "ownerId", sum(e.amount) as points
    from units u join ledger_postings p on p.subject_id = u.unit_id and p.kind = 'points-earned'
      join ledger_entries e using (posting_id) join ledger_accounts a using (ledger_account_id)
    where u.order_id = ${orderId} and u.unit_id = any(${unitIds}::uuid[]) and a.owner_id is not null
      and not exists (select from ledger_postings b where b.subject_id = u.unit_id and b.kind = 'points-taken-back')
    group by p.subject_id, a.owner_id order by p.subject_id`,
  )

/** The piece's own lot first. */
async function lotsFor(tx: Read, ownerId: string, unitId: string): Promise<Lot[]> {
  const own = await pointTables(tx).selectFrom('point_lots').select('lot_id').where('source_id', '=', unitId).executeTakeFirst()
  const lots = await lotsLeft(tx, [ownerId])
  const ofPiece = lots.filter(({ lotId }) => lotId === own?.lot_id)
  const others = lots.filter(({ lotId, expiresAt }) => lotId !== own?.lot_id && expiresAt > clock.now())
  return [...ofPiece, ...others]
}

const PaidOrder = z.object({ orderId: z.uuid() })
/** Pieces that are still on their way to whoever bought them. */
const UNDER_WAY = ['awaited', 'with-us', 'passed', 'sent']

/** What a member will have when the pieces that are under way are received. */
export async function sumPending(tx: Read, rules: PointRules, ownerId: string): Promise<number> {
  const orders = await readRows(
    tx,
    PaidOrder,
    sql`select order_id as "orderId" from orders o where owner_id = ${ownerId} and paid_at is not null
      and state in ('pending-seller-delivery', 'pending-platform-delivery', 'to-be-received')`,
  )
  const pieces = await sharesOf(
    tx,
    rules,
    orders.map(({ orderId }) => orderId),
  )
  return pieces.reduce((sum, { state, points }) => (UNDER_WAY.includes(state) ? sum + points : sum), 0)
}
