import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { type LedgerEntry, lockHolders, post } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { CommissionTerms } from './commission.contract.ts'
import { type Divided, divide } from './settlement.rules.ts'
import { settlementTables } from './settlement.tables.ts'

type LockedOrder = Locked<{ order_id: string }>

/** What was paid to merchants lies here until it is theirs; then here; and what the shop keeps of it, there. */
const SALES = 'merchant-sales'
const DUE = 'merchant-due'
const COMMISSION = 'commission'
const CARD = 'card-share'
const feeEntries = ({ fees }: Divided): LedgerEntry[] => fees.map(({ fee, cents }) => ({ purpose: `fee-${fee}`, amount: -cents }))

const SettledPiece = z.object({
  unitId: z.string(),
  merchantId: z.string(),
  state: z.string(),
  receivedAt: z.date().nullable(),
  /** What was paid for its goods, less what went back or was asked back, and with the coupons undone by what went back of others. */
  goodsCents: z.number(),
  /** The same before anything went back. */
  paidCents: z.number(),
  isDue: z.boolean(),
  /** What it was sold under; of older orders nothing was kept. */
  terms: CommissionTerms.nullable(),
})
export type SettledPiece = z.output<typeof SettledPiece>

/** How the pieces of an order stand to being settled with their merchants; ask with the order locked to act on it. */
export const listSettledPieces = (tx: Read, orderId: string): Promise<SettledPiece[]> =>
  readRows(
    tx,
    SettledPiece,
    sql`select u.unit_id as "unitId", u.merchant_id as "merchantId", u.state, d.unit_id is not null as "isDue",
      (select max(p.received_at) from piece_parcels p
        where p.unit_id = u.unit_id and p.direction = 'to-shopper') as "receivedAt",
      greatest(0, (select coalesce(sum(value::bigint), 0) from jsonb_each_text(u.parts) where key = any(${GOODS}))
        - (select coalesce(sum(b.cents), 0) from (${refundedGoods}) b))::bigint as "goodsCents",
      (select coalesce(sum(value::bigint), 0) from jsonb_each_text(u.parts) where key = any(${GOODS}))::bigint as "paidCents",
      u.commission as terms
    from order_pieces u left join merchant_payables d using (unit_id)
    where u.order_id = ${orderId} order by u.unit_id`,
  )

/** Goods, and coupons that they bear, are the merchant's; all other parts the shop's own. */
const GOODS = ['goods', 'merchantCoupon']

/** What refunds took off a piece counts once it is asked back, what they added to it only once their money has gone, be it back since. */
const refundedGoods = sql`select sum(f.amount_cents) as cents from refunded_parts f where f.unit_id = u.unit_id and f.part = any(${GOODS})
  group by f.refund_id, f.state having sum(f.amount_cents) > 0 or f.state = 'confirmed'
    or exists (select from refund_return_card c where c.refund_id = f.refund_id)`

/**
 * Orders that are open, with received pieces whose share nobody is due yet, of a parcel that came before that moment, or with none left
 * to settle; a page of them after the given one. What else is open about them is asked when they are locked. Questions for one value,
 * asked of each open order: an `exists` beside an `or` is answered by reading all pieces that were ever sold.
 */
export async function listUnsettledOrders(tx: Read, before: Date, after: string, most: number): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ orderId: z.string() }),
    sql`select o.order_id as "orderId" from order_card o
      where o.state in ('pending-seller-delivery', 'pending-platform-delivery', 'to-be-received', 'received') and o.order_id > ${after}
        and ((select true from order_pieces u join piece_parcels p using (unit_id)
            where u.order_id = o.order_id and u.state = 'received' and p.direction = 'to-shopper' and p.received_at < ${before}
              and not exists (select from merchant_payables d where d.unit_id = u.unit_id) limit 1)
          or (o.state = 'received' and ((select true from merchant_payables d where d.order_id = o.order_id limit 1)
            or (select count(*) from order_pieces u where u.order_id = o.order_id and u.state = 'received') = 0)))
      order by o.order_id limit ${most}`,
  )
  return rows.map(({ orderId }) => orderId)
}

type SettledOrder = LockedOrder & { pay_type: string }
const isPaidByCard = ({ pay_type }: SettledOrder): boolean => pay_type === 'card'

/**
 * These pieces of a locked order are settled: their merchants are due their share, by what each was sold under; `older` is for those of which
 * nothing was kept. Booked once for a piece. Whoever reckons with what a merchant has or owes waits, or is waited for.
 */
export async function bookMerchantPayables(
  tx: Tx,
  order: SettledOrder,
  pieces: readonly SettledPiece[],
  older: CommissionTerms,
): Promise<void> {
  // After the order: nobody who holds a merchant asks for an order.
  await lockHolders(tx, [...new Set(pieces.map(({ merchantId }) => merchantId))])
  for (const { unitId, merchantId, goodsCents, terms } of pieces) {
    const { rate, card } = terms ?? older
    const divided = divide(goodsCents, terms ?? older, isPaidByCard(order))
    const { commissionCents, cardCents, feeCents, dueCents } = divided
    const booked = await settlementTables(tx)
      .insertInto('merchant_payables')
      .values({
        unit_id: unitId,
        order_id: order.order_id,
        merchant_id: merchantId,
        goods_cents: goodsCents,
        commission_rate: rate,
        card_rate: isPaidByCard(order) ? card : 0,
        commission_cents: commissionCents,
        card_cents: cardCents,
        fee_cents: feeCents,
        booked_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (booked.numInsertedOrUpdatedRows !== 1n) continue
    await post(tx, {
      kind: 'share-due',
      subjectId: unitId,
      orderId: order.order_id,
      entries: [
        { ownerId: merchantId, purpose: SALES, amount: goodsCents },
        { ownerId: merchantId, purpose: DUE, amount: -dueCents },
        { purpose: COMMISSION, amount: -commissionCents },
        { purpose: CARD, amount: -cardCents },
        ...feeEntries(divided),
      ],
    })
  }
}

/**
 * Money of an order with settled pieces has gone back: their merchants are due less of what it was for, more of what is kept without its
 * coupon for it, by what each was settled at, and of an order that is back as a whole nothing. Posted once for a refund.
 */
export async function reduceMerchantPayable(tx: Tx, order: LockedOrder, refundId: string, isWhole: boolean): Promise<void> {
  const { order_id: orderId } = order
  const dues = await settlementTables(tx).selectFrom('merchant_payables').selectAll().where('order_id', '=', orderId).execute()
  if (dues.length === 0) return
  const left = new Map((await listSettledPieces(tx, orderId)).map((piece) => [piece.unitId, piece]))
  const entries = []
  for (const due of dues) {
    const piece = left.get(due.unit_id)
    const goodsCents = isWhole ? 0 : (piece?.goodsCents ?? 0)
    if (goodsCents === due.goods_cents) continue
    const settled = { leastCents: 0, ...piece?.terms, rate: due.commission_rate, card: due.card_rate }
    const was = divide(due.goods_cents, settled, due.card_rate > 0)
    const divided = divide(goodsCents, settled, due.card_rate > 0)
    const { commissionCents, cardCents, feeCents, dueCents } = divided
    await settlementTables(tx)
      .updateTable('merchant_payables')
      .set({ goods_cents: goodsCents, commission_cents: commissionCents, card_cents: cardCents, fee_cents: feeCents })
      .where('unit_id', '=', due.unit_id)
      .execute()
    entries.push(
      { ownerId: due.merchant_id, purpose: SALES, amount: goodsCents - due.goods_cents },
      { ownerId: due.merchant_id, purpose: DUE, amount: was.dueCents - dueCents },
      { purpose: COMMISSION, amount: was.commissionCents - commissionCents },
      { purpose: CARD, amount: was.cardCents - cardCents },
      ...feeEntries(was).map(({ amount, ...entry }) => ({ ...entry, amount: -amount })),
      ...feeEntries(divided),
    )
  }
  await post(tx, { kind: 'share-lessened', subjectId: refundId, orderId, entries })
}
