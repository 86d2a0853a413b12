import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import { lockRows, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { type Traces, tracesOf } from './coupon-traces.ts'
import { type CouponRow, couponsTables } from './coupons.tables.ts'
import { expiryOf } from './give-coupons.ts'

/** A coupon of an order that has been placed, once it has been required. `couponId`: none where everybody may. */
export type PlacedUse = {
  orderId: string
  ownerId: string
  campaignId: string
  couponId?: string | undefined
  amountCents: number
  /** Of it, what merchants bear. */
  merchantCents: number
  /** The pieces it reduced. */
  unitIds: readonly string[]
  traces?: Traces | undefined
}

/** Locks coupons by their orders, all in one statement; of campaigns that are open to all there is a row from now on. */
export async function writeUses(tx: Tx, uses: readonly PlacedUse[]): Promise<void> {
  if (uses.length === 0) return
  const now = clock.now()
  const placed = uses.map((use) => ({ ...use, id: use.couponId ?? newId() }))
  const rows = placed.map(
    (use) => sql`(${use.id}::uuid, ${use.campaignId}::uuid, ${use.ownerId}::uuid, 'locked', ${use.orderId}::uuid,
      ${use.amountCents}::bigint, ${use.merchantCents}::bigint, ${[...use.unitIds]}::uuid[], ${now}::timestamptz)`,
  )
  const written = await changeRows(
    tx,
    z.object({}),
    sql`insert into coupons (coupon_id, campaign_id, owner_id, state, order_id, amount_cents, merchant_cents, unit_ids, used_at)
      values ${sql.join(rows)}
      on conflict (coupon_id) do update set owner_id = excluded.owner_id, state = 'locked', order_id = excluded.order_id,
        amount_cents = excluded.amount_cents, merchant_cents = excluded.merchant_cents, unit_ids = excluded.unit_ids, used_at = excluded.used_at
      where coupons.state = 'unused' returning 1 as one`,
  )
  if (written.length !== uses.length) throw new Error('a coupon was used that nobody had locked')
  const traces = placed.flatMap((use) =>
    tracesOf(use.traces ?? {}).map(({ kind, hash }) => ({ coupon_id: use.id, kind, trace: hash })),
  )
  if (traces.length > 0) await couponsTables(tx).insertInto('coupon_traces').values(traces).execute()
}

/** The order is paid: its coupons are used. */
export async function useCoupons(tx: Tx, orderId: string): Promise<void> {
  await couponsTables(tx)
    .updateTable('coupons')
    .set({ state: 'used' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'locked')
    .execute()
}

/** Orders have closed unpaid: their coupons are as they were before. What has been released, or used, stays as it is. */
export async function releaseCoupons(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const locked = await lockOf(tx, orderIds, 'locked')
  const own = locked.filter(isRight).map(({ coupon_id }) => coupon_id)
  const uses = locked.filter((coupon) => !isRight(coupon)).map(({ coupon_id }) => coupon_id)
  if (uses.length > 0) await couponsTables(tx).deleteFrom('coupons').where('coupon_id', 'in', uses).execute()
  if (own.length === 0) return
  await couponsTables(tx).deleteFrom('coupon_traces').where('coupon_id', 'in', own).execute()
  await couponsTables(tx)
    .updateTable('coupons')
    .set({ state: 'unused', order_id: null, amount_cents: 0, merchant_cents: 0, unit_ids: [], used_at: null })
    // A code that was typed and not put by is nobody's again.
    .set(({ ref }) => ({ owner_id: sql<string | null>`case when ${ref('claimed_at')} is not null then ${ref('owner_id')} end` }))
    .where('coupon_id', 'in', own)
    .execute()
}

/** It was there before an order used it, and is there afterwards. */
const isRight = ({ code, claimed_at }: CouponRow): boolean => code !== null || claimed_at !== null

const KEPT_AFTER_RETURN = 7 * DAY

/**
 * Gives back the coupons of an order of which all that they reduced has gone back by now; each once. The use stays in the books of its
 * order; in its place its owner has another, with the same code, for a week at least.
 */
export async function returnCoupons(tx: Tx, orderId: string, goneUnitIds: readonly string[]): Promise<void> {
  const gone = new Set(goneUnitIds)
  const used = await lockOf(tx, [orderId], 'used')
  const back = used.filter(
    ({ unit_ids, returned_at }) => !returned_at && unit_ids.length > 0 && unit_ids.every((id) => gone.has(id)),
  )
  if (back.length === 0) return
  const now = clock.now()
  await couponsTables(tx)
    .updateTable('coupons')
    .set({ returned_at: now, code: null, occasion_key: null })
    .where(
      'coupon_id',
      'in',
      back.map(({ coupon_id }) => coupon_id),
    )
    .execute()
  const ends = await findEndsOfTyped(tx, back)
  const again = back.filter(isRight).map((coupon) => ({
    coupon_id: newId(),
    campaign_id: coupon.campaign_id,
    code: coupon.code,
    owner_id: coupon.owner_id,
    occasion_key: coupon.occasion_key,
    claimed_at: now,
    expires_at: keptUntil(coupon.claimed_at ? coupon.expires_at : (ends.get(coupon.campaign_id) ?? null)),
  }))
  if (again.length > 0) await couponsTables(tx).insertInto('coupons').values(again).execute()
}

/** A week at least, where it ends at all. */
function keptUntil(expiresAt: Date | null): Date | null {
  const now = clock.now()
  return expiresAt && expiresAt <= now ? new Date(now.getTime() + KEPT_AFTER_RETURN) : expiresAt
}

/** A code that was typed at checkout, and never put by, has no end of its own but its campaign's. */
async function findEndsOfTyped(tx: Tx, coupons: readonly CouponRow[]): Promise<Map<string, Date | null>> {
  const typed = coupons.filter(({ claimed_at }) => claimed_at === null).map(({ campaign_id }) => campaign_id)
  if (typed.length === 0) return new Map()
  const campaigns = couponsTables(tx).selectFrom('campaigns').select(['campaign_id', 'holds_days', 'ends_at'])
  const found = await campaigns.where('campaign_id', 'in', typed).execute()
  return new Map(found.map((campaign) => [campaign.campaign_id, expiryOf(campaign)]))
}

/** In the sequence in which orders that are placed lock theirs. */
const lockOf = (tx: Tx, orderIds: readonly string[], state: CouponRow['state']) =>
  lockRows(
    tx,
    couponsTables(tx)
      .selectFrom('coupons')
      .selectAll()
      .where('order_id', 'in', orderIds)
      .where('state', '=', state)
      .orderBy('coupon_id'),
  )

/** What a visitor holds becomes the member's, and so does what the orders have used that have; the rest stays with its orders. */
export async function takeOverCoupons(tx: Tx, visitorId: string, memberId: string): Promise<void> {
  await couponsTables(tx)
    .updateTable('coupons')
    .set({ owner_id: memberId })
    .where('owner_id', '=', visitorId)
    .where(
      sql<boolean>`(order_id is null or exists (select from order_card o where o.order_id = coupons.order_id and o.owner_id = ${memberId}))`,
    )
    .execute()
}
