import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import { type DisputeRow, type PaymentRow, paymentTables } from './payments.tables.ts'

type LockedOrder = Locked<{ order_id: string }>
export type DisputeSeen = {
  provider: string
  providerId: string
  amountCents: number
  feeCents: number
  withheldCents: number
  reason: string
  dueAt: Date | undefined
  url: string
  openedAt: Date
}

/** Within `clearing-…`: it is the provider's to give back or to keep, and still ours in the books. */
const WITHHELD = 'clearing-disputed'
const FEES = 'dispute-fees'
const LOSSES = 'dispute-losses'

/** Writes down what the provider knows of a dispute that is still open; answers it as it stands, also when it is over. */
export async function seeDispute(tx: Tx, order: LockedOrder, payment: PaymentRow, seen: DisputeSeen): Promise<DisputeRow> {
  const { provider, providerId, amountCents, reason, url, openedAt } = seen
  await paymentTables(tx)
    .insertInto('disputes')
    .values({
      dispute_id: newId(),
      provider,
      provider_id: providerId,
      payment_id: payment.payment_id,
      order_id: order.order_id,
      amount_cents: amountCents,
      opened_at: openedAt,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .execute()
  const known = await paymentTables(tx)
    .selectFrom('disputes')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow()
  await postFee(tx, known, payment, seen.feeCents)
  if (known.state !== 'open') return known
  return paymentTables(tx)
    .updateTable('disputes')
    .set({ reason, url, due_at: seen.dueAt ?? null })
    .where('dispute_id', '=', known.dispute_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The provider keeps the amount apart until the issuer has decided. */
export async function withhold(
  tx: Tx,
  order: LockedOrder,
  dispute: DisputeRow,
  payment: PaymentRow,
  cents: number,
): Promise<void> {
  const { dispute_id: subjectId, withheld_cents: before } = dispute
  if (dispute.state !== 'open' || before > 0 || cents === 0) return
  await postWithheld(tx, 'dispute-withheld', order, payment, subjectId, cents)
  await paymentTables(tx).updateTable('disputes').set({ withheld_cents: cents }).where('dispute_id', '=', subjectId).execute()
}

/** It is over. What was kept apart is in the account again: what is lost leaves it as a refund does. */
export async function endDispute(
  tx: Tx,
  order: LockedOrder,
  dispute: DisputeRow,
  payment: PaymentRow,
  { state, lossCents }: { state: 'won' | 'lost' | 'closed'; lossCents: number },
): Promise<void> {
  const { dispute_id: subjectId, withheld_cents: withheld } = dispute
  if (withheld > 0) await postWithheld(tx, 'dispute-ended', order, payment, subjectId, -withheld)
  if (lossCents > 0)
    await post(tx, {
      kind: 'dispute-loss',
      subjectId,
      entries: [
        { purpose: LOSSES, amount: lossCents },
        { purpose: `clearing-${payment.method}`, amount: -lossCents },
      ],
    })
  await paymentTables(tx)
    .updateTable('disputes')
    .set({ state, loss_cents: lossCents, withheld_cents: 0, settled_at: clock.now() })
    .where('dispute_id', '=', subjectId)
    .execute()
}

const postWithheld = (tx: Tx, kind: string, order: LockedOrder, payment: PaymentRow, subjectId: string, cents: number) =>
  post(tx, {
    kind,
    subjectId,
    orderId: order.order_id,
    entries: [
      { purpose: WITHHELD, amount: cents },
      { purpose: `clearing-${payment.method}`, amount: -cents },
    ],
  })

/** It is the shop's own, and none of the order's. Providers charge it once, and some give it back when they are shown to be wrong. */
async function postFee(tx: Tx, dispute: DisputeRow, payment: PaymentRow, feeCents: number): Promise<void> {
  const { dispute_id: subjectId, fee_cents: before } = dispute
  if (feeCents === before) return
  const posted = await post(tx, {
    kind: feeCents > before ? 'dispute-fee' : 'dispute-fee-back',
    subjectId,
    entries: [
      { purpose: FEES, amount: feeCents - before },
      { purpose: `clearing-${payment.method}`, amount: before - feeCents },
    ],
  })
  if (posted)
    await paymentTables(tx).updateTable('disputes').set({ fee_cents: feeCents }).where('dispute_id', '=', subjectId).execute()
}

/** As long as one is open, nothing of its order is settled, and no money of it goes out another way. */
export async function countOpenDisputes(tx: Read, orderId: string): Promise<number> {
  const { num } = await paymentTables(tx)
    .selectFrom('disputes')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return num
}

export const listOpenDisputes = (tx: Read): Promise<{ provider: string; providerId: string }[]> =>
  paymentTables(tx)
    .selectFrom('disputes')
    .select(['provider', 'provider_id as providerId'])
    .where('state', '=', 'open')
    .orderBy('opened_at')
    .execute()
