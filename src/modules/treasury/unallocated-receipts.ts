import { clock } from '#platform/clock.ts'
import { type Key, type Locked, type Read, type Tx, lockRows } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { PayType } from './money.contract.ts'
import { type UnallocatedReceipt, treasuryTables } from './treasury.tables.ts'

/** Money as it came: how much, and what it calls itself. */
export type CameMoney = {
  method: PayType
  amountCents: number
  reference: string
  payer: string
  provider?: string | undefined
  providerId?: string | undefined
  paymentId?: string
  recordedBy?: string | undefined
}

/** Keeps money that pays nothing yet; undefined when the provider has told of it before. */
export function holdMoney(tx: Tx, came: CameMoney): Promise<UnallocatedReceipt | undefined> {
  return treasuryTables(tx)
    .insertInto('unallocated_receipts')
    .values({
      held_id: newId(),
      method: came.method,
      amount_cents: came.amountCents,
      reference: came.reference,
      payer: came.payer,
      provider: came.provider ?? null,
      provider_id: came.providerId ?? null,
      payment_id: came.paymentId ?? null,
      state: 'held',
      recorded_by: came.recordedBy ?? null,
      came_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** All that has ever come of a payment and was too little for it, whatever has become of it. */
export const listReceived = (tx: Read, paymentId: string): Promise<UnallocatedReceipt[]> =>
  treasuryTables(tx).selectFrom('unallocated_receipts').selectAll().where('payment_id', '=', paymentId).execute()

/** What has come of a payment that is still too little for it. */
export const listHeld = (tx: Read, paymentId: string): Promise<UnallocatedReceipt[]> =>
  treasuryTables(tx)
    .selectFrom('unallocated_receipts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'held')
    .execute()

export const listHeldOfOrder = (tx: Read, orderId: Key): Promise<UnallocatedReceipt[]> =>
  treasuryTables(tx)
    .selectFrom('unallocated_receipts')
    .selectAll('unallocated_receipts')
    .innerJoin('payment_card as p', 'p.payment_id', 'unallocated_receipts.payment_id')
    .where('p.order_id', '=', orderId)
    .where('unallocated_receipts.state', 'in', ['held', 'returning'])
    .execute()

export const sumHeld = (held: readonly UnallocatedReceipt[]): number =>
  held.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

export const findHeld = (tx: Read, heldId: string): Promise<UnallocatedReceipt | undefined> =>
  treasuryTables(tx).selectFrom('unallocated_receipts').selectAll().where('held_id', '=', heldId).executeTakeFirst()

export const getHeld = async (tx: Read, heldId: string): Promise<UnallocatedReceipt> =>
  (await findHeld(tx, heldId)) ?? refuse('NOT_FOUND')

export const findHeldAtProvider = (tx: Read, providerId: string): Promise<UnallocatedReceipt | undefined> =>
  treasuryTables(tx).selectFrom('unallocated_receipts').selectAll().where('provider_id', '=', providerId).executeTakeFirst()

/** Refuses MONEY_IS_SETTLED when somebody has settled it before. */
export async function lockHeld(tx: Tx, heldId: string): Promise<Locked<UnallocatedReceipt>> {
  const [held] = await lockRows(
    tx,
    treasuryTables(tx).selectFrom('unallocated_receipts').selectAll().where('held_id', '=', heldId),
  )
  if (!held) refuse('NOT_FOUND')
  return held.state === 'held' ? held : refuse('MONEY_IS_SETTLED')
}

/** Those of them that have gone back, held by this transaction. */
export const lockReturned = (tx: Tx, heldIds: readonly string[]): Promise<Locked<UnallocatedReceipt>[]> =>
  lockRows(
    tx,
    treasuryTables(tx)
      .selectFrom('unallocated_receipts')
      .selectAll()
      .where('held_id', 'in', [...heldIds])
      .where('state', '=', 'returned')
      .orderBy('held_id'),
  )

/** Moves held money on; false when it does not stand where it is moved from. */
export async function moveHeld(
  tx: Tx,
  heldId: string,
  from: UnallocatedReceipt['state'],
  to: UnallocatedReceipt['state'],
): Promise<boolean> {
  const isSettled = to === 'booked' || to === 'returned'
  const done = await treasuryTables(tx)
    .updateTable('unallocated_receipts')
    .set({ state: to, settled_at: isSettled ? clock.now() : null })
    .where('held_id', '=', heldId)
    .where('state', '=', from)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
