import { sql } from 'kysely'
import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { refuse } from '#platform/refusal.ts'
import { keptCode } from './coupon-code.rules.ts'
import { findPiecesOfUnits, lineOf } from './coupon-lines.ts'
import { listUsableCoupons, type OwnCoupon } from './coupon-lists.ts'
import { isFor } from './coupon.rules.ts'
import { couponsTables } from './coupons.tables.ts'

const paysCare = ({ benefit, startsAt, endsAt }: OwnCoupon): boolean =>
  benefit.kind === 'care' && startsAt <= clock.now() && (endsAt === null || endsAt > clock.now())

/** By piece the code of somebody's coupon that would pay for its care, the one that runs out first. */
export async function findCareCoupons(tx: Read, ownerId: string, unitIds: readonly string[]): Promise<Map<string, string>> {
  const coupons = unitIds.length === 0 ? [] : (await listUsableCoupons(tx, ownerId)).filter(paysCare)
  if (coupons.length === 0) return new Map()
  const found = new Map<string, string>()
  for (const [unitId, piece] of await findPiecesOfUnits(tx, unitIds)) {
    const fitting = coupons.find(({ conditions }) => isFor(conditions, lineOf(piece, 1)))
    if (fitting) found.set(unitId, fitting.code)
  }
  return found
}

/** Pays for the care of a piece with somebody's coupon; answers the coupon's id. Refuses what is not theirs, and what does not fit. */
export async function spendOnCare(
  tx: Tx,
  { ownerId, code, unitId }: { ownerId: string; code: string; unitId: string },
): Promise<string> {
  await lockHolders(tx, [ownerId])
  const coupon = (await listUsableCoupons(tx, ownerId)).find((one) => one.code === keptCode(code)) ?? refuse('COUPON_UNKNOWN')
  if (coupon.benefit.kind !== 'care') return refuse('COUPON_NOT_FOR_CARE')
  if (!paysCare(coupon)) refuse('COUPON_ENDED')
  const piece = (await findPiecesOfUnits(tx, [unitId])).get(unitId)
  if (!piece || !isFor(coupon.conditions, lineOf(piece, 1))) refuse('COUPON_NOT_FOR_CARE')
  const spent = await couponsTables(tx)
    .updateTable('coupons')
    .set({ state: 'used', used_at: clock.now(), amount_cents: coupon.benefit.worthCents, unit_ids: [unitId] })
    .where('coupon_id', '=', coupon.couponId)
    .where('state', '=', 'unused')
    .executeTakeFirst()
  if (spent.numUpdatedRows === 0n) refuse('COUPON_USED')
  return coupon.couponId
}

const KEPT_AFTER_CANCEL = 7 * DAY

/** The appointment it paid for was cancelled: it is theirs again, for a week at least. */
export async function freeFromCare(tx: Tx, couponId: string): Promise<void> {
  const now = clock.now()
  const week = new Date(now.getTime() + KEPT_AFTER_CANCEL)
  await couponsTables(tx)
    .updateTable('coupons')
    .set({ state: 'unused', used_at: null, amount_cents: 0, unit_ids: [] })
    .set(({ ref }) => ({
      expires_at: sql<Date | null>`case when ${ref('expires_at')} < ${now} then ${week} else ${ref('expires_at')} end`,
    }))
    .where('coupon_id', '=', couponId)
    .where('order_id', 'is', null)
    .execute()
}
