import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import { type DisputeRow, type PaymentRow, orderTables } from '../orders.tables.ts'

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
  changedAt: Date | undefined
  status: 'open' | 'won' | 'lost' | 'closed'
}
/** `takenBefore`: what has left our account by the rounds before. `isLate`: what was seen is older than what is known. */
export type KnownDispute = { dispute: DisputeRow; takenBefore: number; isLate: boolean }

/** Within `clearing-…`: it is the provider's to give back or to keep, and still ours in the books. */
const WITHHELD = 'clearing-disputed'
const FEES = 'dispute-fees'
const LOSSES = 'dispute-losses'

/**
 * Writes down what the provider knows of a dispute that is still open; answers it as it stands, also when it is over. One that was over and
 * is open later has been opened again: that is another round of it. So is one that was lost and is won, of which nobody has said that it
 * was open meanwhile, as of cards whose issuer gives the money back.
 */
export async function seeDispute(tx: Tx, order: LockedOrder, payment: PaymentRow, seen: DisputeSeen): Promise<KnownDispute> {
  const { changedAt } = seen
  const rounds = await roundsOf(tx, seen)
  const before = rounds.at(-1)
  const isAgain = before !== undefined && isAnotherRound(before, seen)
  const last = before && !isAgain ? before : await openRound(tx, order, payment, seen, rounds.length + 1)
  // What is charged for it stands with the first.
  await postFee(tx, rounds[0] ?? last, payment, seen.feeCents)
  const takenBefore = rounds.reduce((sum, round) => sum + (round === last ? 0 : round.taken_cents), 0)
  const isLate = changedAt !== undefined && changedAt < last.opened_at
  if (last.state !== 'open' || isLate) return { dispute: last, takenBefore, isLate }
  const dispute = await orderTables(tx)
    .updateTable('disputes')
    .set({ reason: seen.reason, url: seen.url, due_at: seen.dueAt ?? null })
    .where('dispute_id', '=', last.dispute_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { dispute, takenBefore, isLate }
}

/** Not every provider says when a dispute has changed; what such a one has lost it says nothing older of that is won. */
const isAnotherRound = ({ state, changed_at }: DisputeRow, { status, changedAt }: DisputeSeen): boolean =>
  state === 'lost' && status === 'won'
    ? changedAt === undefined || isLater(changedAt, changed_at)
    : state !== 'open' && status === 'open' && isLater(changedAt, changed_at)

const isLater = (at: Date | undefined, than: Date | null): boolean => at !== undefined && than !== null && at > than

const roundsOf = (tx: Read, { provider, providerId }: DisputeSeen): Promise<DisputeRow[]> =>
  orderTables(tx)
    .selectFrom('disputes')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .orderBy('round')
    .execute()

const openRound = (
  tx: Tx,
  order: LockedOrder,
  payment: PaymentRow,
  { provider, providerId, amountCents, openedAt, changedAt }: DisputeSeen,
  round: number,
): Promise<DisputeRow> =>
  orderTables(tx)
    .insertInto('disputes')
    .values({
      dispute_id: newId(),
      provider,
      provider_id: providerId,
      round,
      payment_id: payment.payment_id,
      order_id: order.order_id,
      amount_cents: amountCents,
      opened_at: round === 1 ? openedAt : (changedAt ?? clock.now()),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The provider keeps the amount apart until the issuer has decided. */
export async function reserveForDispute(
  tx: Tx,
  order: LockedOrder,
  dispute: DisputeRow,
  payment: PaymentRow,
  cents: number,
): Promise<void> {
  const { dispute_id: subjectId, withheld_cents: before } = dispute
  if (dispute.state !== 'open' || before > 0 || cents === 0) return
  await postWithheld(tx, 'dispute-withheld', order, payment, subjectId, cents)
  await orderTables(tx).updateTable('disputes').set({ withheld_cents: cents }).where('dispute_id', '=', subjectId).execute()
}

/** `takenCents`: what has left our account by this round; below nothing, what came back into it. */
type Ended = { state: 'won' | 'lost' | 'closed'; lossCents: number; takenCents: number; changedAt: Date | undefined }

/**
 * It is over. What was kept apart is in the account again: what is lost leaves it as a refund does. What an earlier round had lost and an
 * appeal has brought back is the shop's until somebody has settled whose it is: the order has been given back.
 */
export async function endDispute(
  tx: Tx,
  order: LockedOrder,
  dispute: DisputeRow,
  payment: PaymentRow,
  { state, lossCents, takenCents, changedAt }: Ended,
): Promise<void> {
  const { dispute_id: subjectId, withheld_cents: withheld } = dispute
  if (withheld > 0) await postWithheld(tx, 'dispute-ended', order, payment, subjectId, -withheld)
  const lost = takenCents < 0 ? takenCents : lossCents
  await post(tx, {
    kind: takenCents < 0 ? 'dispute-won-back' : 'dispute-loss',
    subjectId,
    entries: [
      { purpose: LOSSES, amount: lost },
      { purpose: `clearing-${payment.method}`, amount: -lost },
    ],
  })
  const ended = { state, loss_cents: lossCents, taken_cents: takenCents, withheld_cents: 0 }
  await orderTables(tx)
    .updateTable('disputes')
    .set({ ...ended, settled_at: clock.now(), changed_at: changedAt ?? clock.now() })
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
    await orderTables(tx).updateTable('disputes').set({ fee_cents: feeCents }).where('dispute_id', '=', subjectId).execute()
}

/** As long as one is open, nothing of its order is settled, and no money of it goes out another way. */
export async function countOpenDisputes(tx: Read, orderId: string): Promise<number> {
  const { num } = await orderTables(tx)
    .selectFrom('disputes')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return num
}

export const listOpenDisputes = (tx: Read): Promise<{ provider: string; providerId: string }[]> =>
  orderTables(tx)
    .selectFrom('disputes')
    .select(['provider', 'provider_id as providerId'])
    .where('state', '=', 'open')
    .orderBy('opened_at')
    .execute()

/** The case that says what was taken of a payment at that moment: one that was open by then, and is so still or was lost. */
export async function findCaseAt(tx: Read, paymentId: string, at: Date): Promise<'open' | 'lost' | undefined> {
  const found = await orderTables(tx)
    .selectFrom('disputes')
    .select('state')
    .where('payment_id', '=', paymentId)
    .where('opened_at', '<=', at)
    .where('state', 'in', ['open', 'lost'])
    .execute()
  const isAmong = (state: 'open' | 'lost') => found.some((one) => one.state === state)
  return isAmong('lost') ? 'lost' : isAmong('open') ? 'open' : undefined
}
