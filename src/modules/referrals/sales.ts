import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { hashToken } from '#platform/ids.server.ts'
import { type LedgerEntry, post } from '#platform/ledger.server.ts'
import type { Cents } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { type RefusedKind, SaleTerms } from './referrals.contract.ts'
import { referralTables } from './referrals.tables.ts'

type LockedOrder = Locked<{ order_id: string }>

/** What the shop pays for what influencers bring, and what it owes them for it. */
const COST = 'referral-cost'
const DUE = 'merchant-due'

export type NewSale = {
  unitId: string
  orderId: string
  linkId: string
  merchantId: string
  way: 'link' | 'code'
  terms: SaleTerms
  deviceId: string | undefined
  refused: RefusedKind | null
}

/** Units that a link or code has brought, as they were sold. */
export async function addSales(tx: Tx, sales: readonly NewSale[]): Promise<void> {
  if (sales.length === 0) return
  const now = clock.now()
  await referralTables(tx)
    .insertInto('referral_sales')
    .values(
      sales.map(({ unitId, orderId, linkId, merchantId, way, terms, deviceId, refused }) => ({
        ...{ unit_id: unitId, order_id: orderId, link_id: linkId, merchant_id: merchantId, way, refused, sold_at: now },
        terms: JSON.stringify(terms),
        device_hash: deviceId === undefined ? null : hashToken(deviceId),
      })),
    )
    .execute()
}

/** Parts of a price that a buyer pays for the item itself, less what reduces it. */
const GOODS = ['goods', 'coupon', 'merchantCoupon', 'points']

const Sale = z.object({
  unitId: z.string(),
  merchantId: z.string(),
  buyerId: z.string(),
  terms: SaleTerms,
  device: z.instanceof(Buffer).nullable(),
  isSettled: z.boolean(),
  /** What was paid for it and is not back. */
  keptCents: z.number(),
  bookedCents: z.number().nullable(),
  commissionCents: z.number().nullable(),
})
export type ReferralSale = z.output<typeof Sale>

/** The sales of an order that nothing speaks against; with the order locked to act on them. */
export const listSales = (tx: Read, orderId: string): Promise<ReferralSale[]> =>
  readRows(
    tx,
    Sale,
    sql`select s.unit_id as "unitId", s.merchant_id as "merchantId", u.owner_id as "buyerId", s.terms, s.device_hash as device,
        d.unit_id is not null as "isSettled", s.goods_cents as "bookedCents", s.commission_cents as "commissionCents",
        greatest(0, u.merchandise_cents - (select coalesce(sum(f.amount_cents), 0) from refunded_parts f
          where f.unit_id = s.unit_id and f.part = any(${GOODS}::text[])))::bigint as "keptCents"
      from referral_sales s join order_pieces u using (unit_id) left join settled_units d using (unit_id)
      where s.order_id = ${orderId} and s.refused is null order by s.unit_id`,
  )

/** Orders with units that are kept now and have earned nothing yet, a page of them after the given one. */
export async function listUnbookedOrders(tx: Read, after: string, most: number): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ orderId: z.string() }),
    sql`select distinct s.order_id as "orderId" from referral_sales s join settled_units d using (unit_id)
      where s.booked_at is null and s.refused is null and s.order_id > ${after} order by 1 limit ${most}`,
  )
  return rows.map(({ orderId }) => orderId)
}

/** Nothing is earned by them. */
export async function refuseSales(
  tx: Tx,
  _order: LockedOrder,
  unitIds: readonly string[],
  { refused, likenesses }: { refused: RefusedKind; likenesses: readonly string[] },
): Promise<void> {
  if (unitIds.length === 0) return
  await referralTables(tx)
    .updateTable('referral_sales')
    .set({ refused, likenesses: [...likenesses] })
    .where('unit_id', 'in', unitIds)
    .where('booked_at', 'is', null)
    .execute()
}

/** A kept unit has earned so much; booked once. */
export async function bookCommission(
  tx: Tx,
  { order_id: orderId }: LockedOrder,
  { unitId, merchantId, keptCents }: ReferralSale,
  commissionCents: Cents,
): Promise<void> {
  const booked = await referralTables(tx)
    .updateTable('referral_sales')
    .set({ goods_cents: keptCents, commission_cents: commissionCents, booked_at: clock.now() })
    .where('unit_id', '=', unitId)
    .where('booked_at', 'is', null)
    .executeTakeFirst()
  if (booked.numUpdatedRows !== 1n) return
  await post(tx, { kind: 'referral-due', subjectId: unitId, orderId, entries: moved(merchantId, commissionCents) })
}

const moved = (merchantId: string, cents: Cents): LedgerEntry[] => [
  { purpose: COST, amount: cents },
  { ownerId: merchantId, purpose: DUE, amount: -cents },
]

type Reduced = { sale: ReferralSale; goodsCents: Cents; commissionCents: Cents }

/** Money has gone back after all: kept units have earned less, or more without their coupon. Posted once for a refund. */
export async function reduceCommissions(
  tx: Tx,
  { order_id: orderId }: LockedOrder,
  refundId: string,
  reduced: readonly Reduced[],
): Promise<void> {
  const entries: LedgerEntry[] = []
  for (const { sale, goodsCents, commissionCents } of reduced) {
    await referralTables(tx)
      .updateTable('referral_sales')
      .set({ goods_cents: goodsCents, commission_cents: commissionCents })
      .where('unit_id', '=', sale.unitId)
      .execute()
    entries.push(...moved(sale.merchantId, commissionCents - (sale.commissionCents ?? 0)))
  }
  await post(tx, { kind: 'referral-lessened', subjectId: refundId, orderId, entries })
}
