import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { PayType } from './payments.contract.ts'
import { paymentTables, type PayoutRow } from './payments.tables.ts'
import { type PayoutMove, payoutSteps } from './payout.rules.ts'

type Wanted = {
  of: { refund_id: string } | { held_id: string }
  method: PayType
  amountCents: number
  requestedBy: string | undefined
}

/** Money is to go back to a bank account, since no provider can return it. Asked for again, it is the same payout. */
export async function requestPayout(tx: Tx, { of, method, amountCents, requestedBy }: Wanted): Promise<void> {
  const now = clock.now()
  await paymentTables(tx)
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
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function lockPayout(tx: Tx, payoutId: string): Promise<Locked<PayoutRow>> {
  const [payout] = await lockRows(tx, paymentTables(tx).selectFrom('payouts').selectAll().where('payout_id', '=', payoutId))
  return payout ?? refuse('NOT_FOUND')
}

type PayoutFacts = Partial<Pick<PayoutRow, 'payee' | 'bank_code' | 'account' | 'bank_reference' | 'failure' | 'approved_by'>>

/** Refuses MONEY_IS_SETTLED when the payout has moved on before. */
export async function movePayout(tx: Tx, payout: Locked<PayoutRow>, move: PayoutMove, set: PayoutFacts): Promise<void> {
  const { from, to } = payoutSteps[move]
  if (!from.includes(payout.state)) refuse('MONEY_IS_SETTLED')
  await paymentTables(tx)
    .updateTable('payouts')
    .set({ state: to, changed_at: clock.now(), ...set })
    .where('payout_id', '=', payout.payout_id)
    .execute()
}
