import { balanceEntry, balanceOf } from '#modules/balance/index.server.ts'
import { pointsOf } from '#modules/orders/price.rules.ts'
import { entriesToSpend, listLots } from '#modules/points/index.server.ts'
import type { Lot } from '#modules/points/lots.rules.ts'
import type { Tx } from '#platform/database.server.ts'
import { type LedgerEntry, lockHolders, postAll, undoPosting } from '#platform/ledger.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { Draft } from './draft-order.ts'
import { leftIn } from './redeemable-points.rules.ts'

type Order = Draft['order']

/** What orders take of what their buyers have, until they are paid. */
const HELD = 'rewards-held'
const RETURNED = 'rewards-returned'

const balanceOfOrder = ({ parts }: Order): Cents => 0 - (parts.balance ?? 0)

/**
 * Points and balance of those who spend any, locked until the transaction ends. `require` refuses what is not there any more, `add` counts
 * what an order takes, `write` books it all.
 */
export type LockedRewards = Awaited<ReturnType<typeof lockRewards>>

export async function lockRewards(tx: Tx, orders: readonly Order[]) {
  const spending = orders.filter(({ parts }) => parts.points || parts.balance)
  const owners = [...new Set(spending.map(({ ownerId }) => ownerId))]
  if (owners.length > 0) await lockHolders(tx, owners)
  const lots = new Map<string, Lot[]>(owners.length > 0 ? await listLots(tx, owners) : [])
  const balances = new Map(owners.length > 0 ? await balanceOf(tx, owners) : [])
  const taken = new Map<Order, LedgerEntry[]>()
  const lotsOf = ({ ownerId }: Order): Lot[] => lots.get(ownerId) ?? []
  return {
    require(order: Order): void {
      if (pointsOf(order.parts) > leftIn(lotsOf(order))) refuse('POINTS_SHORT', { held: leftIn(lotsOf(order)) })
      if (balanceOfOrder(order) > (balances.get(order.ownerId) ?? 0)) refuse('BALANCE_SHORT')
    },
    add(order: Order): void {
      const { ownerId } = order
      const cents = balanceOfOrder(order)
      const points = entriesToSpend(ownerId, lotsOf(order), pointsOf(order.parts))
      lots.set(ownerId, without(lotsOf(order), points))
      balances.set(ownerId, (balances.get(ownerId) ?? 0) - cents)
      if (cents > 0 || points.length > 0)
        taken.set(order, [...points, balanceEntry(ownerId, -cents), { purpose: 'balance-held', amount: -cents }])
    },
    write: async (orderIdOf: (order: Order) => string | undefined): Promise<void> => {
      const postings = [...taken].flatMap(([order, entries]) => {
        const orderId = orderIdOf(order)
        return orderId ? [{ kind: HELD, subjectId: orderId, orderId, entries }] : []
      })
      await postAll(tx, postings)
    },
  }
}

const without = (lots: readonly Lot[], entries: readonly LedgerEntry[]): Lot[] =>
  lots.map((lot) => ({
    ...lot,
    left: entries.reduce((left, entry) => (entry.lot === lot.lotId ? left + entry.amount : left), lot.left),
  }))

/** An order that closed unpaid gives points to their lots and balance to its owner, once. */
export async function returnRewards(
  tx: Tx,
  { order_id: orderId, parts }: { order_id: string; parts: Order['parts'] },
): Promise<void> {
  if (parts.points || parts.balance) await undoPosting(tx, { kind: HELD, subjectId: orderId, orderId, as: RETURNED })
}
