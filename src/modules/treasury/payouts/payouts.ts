import { emit } from '#events/events.server.ts'
import { clock } from '#platform/clock.ts'
import { type Key, type Locked, type Read, type Tx, lockRows } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { PayType } from '../money.contract.ts'
import { type PayoutRow, treasuryTables } from '../treasury.tables.ts'
import { type PayoutMove, payoutSteps, SILENT_AFTER, type ShownPayoutState } from './payout.rules.ts'

type Wanted = {
  of: { refund_id: string } | { held_id: string }
  method: PayType
  amountCents: number
  requestedBy: string | undefined
  /** Whose shopper can say where it goes; money of nobody has none. */
  orderId: string | undefined
}

/** Of a payout that had ended since its money had gone another way, and has come back from there. */
const ANEW = {
  state: 'requested',
  payee: null,
  bank_code: null,
  account: null,
  sealed_account: null,
  account_by: null,
  bank_reference: null,
  failure: null,
  failure_code: null,
  approved_by: null,
  second_by: null,
} as const

/** Money is to go back to a bank account, since no provider can return it. Asked for again, it is the same payout. */
export async function requestPayout(tx: Tx, { of, method, amountCents, requestedBy, orderId }: Wanted): Promise<void> {
  const now = clock.now()
  const made = await treasuryTables(tx)
    .insertInto('payouts')
    .values({
      payout_id: newId(),
      ...of,
      method,
      amount_cents: amountCents,
      state: 'requested',
      requested_by: requestedBy ?? null,
      requested_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      'held_id' in of
        ? conflict.doNothing()
        : conflict
            .column('refund_id')
            .doUpdateSet({ ...ANEW, amount_cents: amountCents, requested_at: now, changed_at: now })
            .where('payouts.state', '=', 'returned'),
    )
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 1n && orderId !== undefined) await emit(tx, 'payout-waits', { orderId, amountCents })
}

export async function lockPayout(tx: Tx, payoutId: string): Promise<Locked<PayoutRow>> {
  const [payout] = await lockRows(tx, treasuryTables(tx).selectFrom('payouts').selectAll().where('payout_id', '=', payoutId))
  return payout ?? refuse('NOT_FOUND')
}

/** What is to be paid out of one order, the oldest first. */
const ofOrder = (tx: Read, orderId: Key) =>
  treasuryTables(tx)
    .selectFrom('payouts')
    .selectAll()
    .where((where) =>
      where.or([
        where('refund_id', 'in', where.selectFrom('refund_card').select('refund_id').where('order_id', '=', orderId)),
        where(
          'held_id',
          'in',
          where
            .selectFrom('unallocated_receipts')
            .innerJoin('payment_card as p', 'p.payment_id', 'unallocated_receipts.payment_id')
            .select('unallocated_receipts.held_id')
            .where('p.order_id', '=', orderId),
        ),
      ]),
    )
    .orderBy('payout_id')

export const listPayoutsOf = (tx: Read, orderId: Key): Promise<PayoutRow[]> => ofOrder(tx, orderId).execute()
export const lockPayoutsOf = (tx: Tx, orderId: string): Promise<Locked<PayoutRow>[]> => lockRows(tx, ofOrder(tx, orderId))

/** Whose order a payout is of; undefined for money of nobody. */
export async function orderOfPayout(tx: Read, { refund_id, held_id }: PayoutRow): Promise<string | undefined> {
  if (refund_id !== null) {
    const refund = await treasuryTables(tx)
      .selectFrom('refund_card')
      .select('order_id')
      .where('refund_id', '=', refund_id)
      .executeTakeFirst()
    return refund?.order_id
  }
  const held = await treasuryTables(tx)
    .selectFrom('unallocated_receipts')
    .innerJoin('payment_card as p', 'p.payment_id', 'unallocated_receipts.payment_id')
    .select('p.order_id')
    .where('unallocated_receipts.held_id', '=', held_id)
    .executeTakeFirst()
  return held?.order_id
}

type PayoutFacts = Partial<
  Pick<
    PayoutRow,
    | 'payee'
    | 'bank_code'
    | 'account'
    | 'sealed_account'
    | 'account_by'
    | 'bank_reference'
    | 'failure'
    | 'failure_code'
    | 'approved_by'
    | 'second_by'
  >
>

/** Refuses MONEY_IS_SETTLED when the payout has moved on before. */
export async function movePayout(
  tx: Tx,
  payout: Locked<PayoutRow>,
  move: PayoutMove | 'check' | 'doubt' | 'return' | 'drop',
  set: PayoutFacts,
): Promise<void> {
  const { from, to } = payoutSteps[move]
  if (!from.includes(payout.state)) refuse('MONEY_IS_SETTLED')
  await treasuryTables(tx)
    .updateTable('payouts')
    .set({ state: to, changed_at: clock.now(), ...set })
    .where('payout_id', '=', payout.payout_id)
    .execute()
}

const ofRefund = (tx: Read, refundId: string) =>
  treasuryTables(tx).selectFrom('payouts').selectAll().where('refund_id', '=', refundId)

/** What a refund has left by: the way it came, or the bank's when it came through a provider and was paid out. */
export async function payoutMethod(
  tx: Read,
  payment: { method: PayType; provider_id: string | null },
  refundId: string,
): Promise<PayType> {
  if (payment.provider_id === null) return payment.method
  const paidOut = await ofRefund(tx, refundId).where('state', '=', 'confirmed').executeTakeFirst()
  return paidOut ? 'bank' : payment.method
}

/** The payout of a refund as long as nothing of it has left; undefined when it has, or when there is none. */
export async function lockUnsentPayout(tx: Tx, refundId: string): Promise<Locked<PayoutRow> | undefined> {
  // One that has left is not waited for: whoever books the bank's answer holds it first, and then its order.
  const [payout] = await lockRows(tx, ofRefund(tx, refundId).where('state', 'in', payoutSteps.drop.from))
  return payout
}

/** Part of its refund has become one of its own: as long as nothing has left, so much less is paid out. */
export async function reducePayout(tx: Tx, refundId: string, cents: number): Promise<void> {
  await treasuryTables(tx)
    .updateTable('payouts')
    .set(({ eb }) => ({ amount_cents: eb('amount_cents', '-', cents) }))
    .where('refund_id', '=', refundId)
    .where('state', 'in', payoutSteps.drop.from)
    .execute()
}

/** Sealed by whoever calls. A payout that is approved has its account for good; one that has failed waits for approval again. */
export async function nameAccount(tx: Tx, { payout_id }: Locked<PayoutRow>, set: PayoutFacts): Promise<void> {
  await treasuryTables(tx)
    .updateTable('payouts')
    .set({ ...set, state: 'requested', failure: null, failure_code: null, changed_at: clock.now() })
    .where('payout_id', '=', payout_id)
    .where('state', 'in', ['requested', 'failed'])
    .execute()
}

export type ShownPayout = {
  amount: string
  state: ShownPayoutState
  bankCode: string
  account: string
  failure: NonNullable<PayoutRow['failure_code']> | ''
}

/** What the shopper is told of what is paid out of the order; null when nothing is on its way. `isMasked`: to whoever has only found the order. */
export function presentPayouts(payouts: readonly PayoutRow[], isMasked: boolean): ShownPayout | null {
  const open = payouts.filter(({ state }) => state !== 'confirmed' && state !== 'returned')
  const asked = open.filter(({ state, account }) => (state === 'requested' || state === 'failed') && account === null)
  const shown = asked.length > 0 ? asked : open
  const [first] = shown
  if (!first) return null
  const state =
    asked.length > 0 ? 'asked' : shown.every((one) => one.state === 'sent' || one.state === 'unknown') ? 'sent' : 'given'
  const named = state !== 'asked' && !isMasked
  return {
    amount: toWire(shown.reduce((sum, { amount_cents }) => sum + amount_cents, 0)),
    state,
    bankCode: named ? (first.bank_code ?? '') : '',
    account: named ? (first.account ?? '') : '',
    failure: first.failure_code ?? '',
  }
}

/** Whose whole account is still kept: what has arrived needs it no more. */
export const lockSealedAccounts = (tx: Tx): Promise<Locked<PayoutRow>[]> =>
  lockRows(
    tx,
    treasuryTables(tx).selectFrom('payouts').selectAll().where('sealed_account', 'is not', null).orderBy('payout_id'),
    'skip',
  )

export async function resealAccount(tx: Tx, { payout_id }: Locked<PayoutRow>, sealed: string): Promise<void> {
  await treasuryTables(tx).updateTable('payouts').set({ sealed_account: sealed }).where('payout_id', '=', payout_id).execute()
}

/** Transfers of which no bank has said a word since: none is tried again, somebody looks. Answers how many there were. */
export async function doubtSilentPayouts(tx: Tx): Promise<number> {
  const silent = await lockRows(
    tx,
    treasuryTables(tx)
      .selectFrom('payouts')
      .selectAll()
      .where('state', '=', 'sent')
      .where('changed_at', '<', new Date(clock.now().getTime() - SILENT_AFTER))
      .orderBy('payout_id'),
    'skip',
  )
  for (const payout of silent) await movePayout(tx, payout, 'doubt', {})
  return silent.length
}
