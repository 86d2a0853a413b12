import { balanceEntry, balanceOf } from '#modules/balance/index.server.ts'
import { type CouponUse, lockCoupons, type PlacedUse, writeUses } from '#modules/coupons/index.server.ts'
import { heldRewards, type PlacedOrder } from '#modules/orders/index.server.ts'
import { pointsOf } from '#modules/orders/placing/price.rules.ts'
import { entriesToSpend, listLots } from '#modules/points/index.server.ts'
import type { Lot } from '#modules/points/lots.rules.ts'
import type { Tx } from '#platform/database.server.ts'
import { type LedgerEntry, lockHolders, postAll } from '#platform/ledger.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { Draft } from './draft-order.ts'
import { addressKeyOf } from './order-receiver.ts'
import type { UsedCoupon } from './planned-coupons.ts'
import { leftIn } from './redeemable-points.rules.ts'

export type LockedRewards = {
  /** Refuses what is not there any more, with what was added before. */
  require: (draft: Draft) => void
  add: (draft: Draft) => void
  /** Books and locks all that was added, once the orders are written. */
  write: (placed: (draft: Draft) => PlacedOrder | undefined) => Promise<void>
}

/** Coupons, points and balance that orders spend, locked until the transaction ends; of orders that spend none nothing is asked. */
export async function lockRewards(tx: Tx, drafts: readonly Draft[]): Promise<LockedRewards> {
  const spending = drafts.filter(({ order: { parts, hasCoupons } }) => hasCoupons || parts.points || parts.balance)
  if (spending.length === 0) return { require: () => {}, add: () => {}, write: async () => {} }
  await lockHolders(tx, [...new Set(spending.map(({ buyer }) => buyer.ownerId))])
  const coupons = await lockCoupons(tx, spending.flatMap(usesOf))
  const held = await lockHeld(tx, spending)
  const added: Draft[] = []
  return {
    require: (draft) => {
      for (const use of usesOf(draft)) coupons.require(use)
      held.require(draft)
    },
    add: (draft) => {
      for (const use of usesOf(draft)) coupons.add(use)
      held.add(draft)
      added.push(draft)
    },
    write: async (placed) => {
      await held.write((draft) => placed(draft)?.orderId)
      await writeUses(
        tx,
        added.flatMap((draft) => placedUses(draft, placed(draft))),
      )
    },
  }
}

const usesOf = (draft: Draft): CouponUse[] => draft.coupons.map((coupon) => useOf(draft, coupon))

const useOf = ({ buyer, order }: Draft, { offer, amountCents }: UsedCoupon): CouponUse => ({
  campaignId: offer.campaignId,
  couponId: offer.couponId,
  ownerId: buyer.ownerId,
  version: offer.version,
  amountCents,
  // What everybody has and nobody chose could not be left out: it counts by what the price knew of the buyer.
  ...(offer.had === 'automatic' ? {} : { typed: { phone: order.phone, email: order.email } }),
  ...tracesOf(offer, order, buyer),
})

/** A coupon for new members is used once for a contact, a device and a place. */
function tracesOf(
  { occasion }: UsedCoupon['offer'],
  { phone, receiver, logisticsType }: Draft['order'],
  { deviceId }: Draft['buyer'],
) {
  if (occasion !== 'new-member') return {}
  return { traces: { contact: phone, deviceId, ...(logisticsType === 2 ? { addressKey: addressKeyOf(receiver) } : {}) } }
}

function placedUses(draft: Draft, placed: PlacedOrder | undefined): PlacedUse[] {
  if (!placed) return []
  return draft.coupons.map((coupon) => ({
    ...useOf(draft, coupon),
    orderId: placed.orderId,
    merchantCents: coupon.merchantCents,
    // What makes delivery free is for all that is delivered.
    unitIds: placed.unitIds.flatMap((ids, line) => (coupon.deliveryFree || (coupon.lineCents[line] ?? 0) > 0 ? ids : [])),
  }))
}

const balanceOfDraft = ({ order }: Draft): Cents => 0 - (order.parts.balance ?? 0)

async function lockHeld(tx: Tx, drafts: readonly Draft[]) {
  const spending = drafts.filter(({ order: { parts } }) => parts.points || parts.balance)
  const owners = [...new Set(spending.map(({ buyer }) => buyer.ownerId))]
  const lots = new Map<string, Lot[]>(owners.length > 0 ? await listLots(tx, owners) : [])
  const balances = new Map(owners.length > 0 ? await balanceOf(tx, owners) : [])
  const taken = new Map<Draft, LedgerEntry[]>()
  const lotsOf = ({ buyer }: Draft): Lot[] => lots.get(buyer.ownerId) ?? []
  return {
    require(draft: Draft): void {
      const points = leftIn(lotsOf(draft))
      if (pointsOf(draft.order.parts) > points) refuse('POINTS_SHORT', { held: points })
      if (balanceOfDraft(draft) > (balances.get(draft.buyer.ownerId) ?? 0)) refuse('BALANCE_SHORT')
    },
    add(draft: Draft): void {
      const { ownerId } = draft.buyer
      const cents = balanceOfDraft(draft)
      const points = entriesToSpend(ownerId, lotsOf(draft), pointsOf(draft.order.parts))
      lots.set(ownerId, without(lotsOf(draft), points))
      balances.set(ownerId, (balances.get(ownerId) ?? 0) - cents)
      if (cents > 0 || points.length > 0) taken.set(draft, [...points, balanceEntry(ownerId, -cents)])
    },
    write: (orderIdOf: (draft: Draft) => string | undefined): Promise<number> =>
      postAll(
        tx,
        [...taken].flatMap(([draft, entries]) => {
          const orderId = orderIdOf(draft)
          return orderId ? [heldRewards(orderId, balanceOfDraft(draft), entries)] : []
        }),
      ),
  }
}

const without = (lots: readonly Lot[], entries: readonly LedgerEntry[]): Lot[] =>
  lots.map((lot) => ({
    ...lot,
    left: entries.reduce((left, entry) => (entry.lot === lot.lotId ? left + entry.amount : left), lot.left),
  }))
