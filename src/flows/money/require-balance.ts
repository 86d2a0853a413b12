import { findMember } from '#modules/members/index.server.ts'
import type { RefundKind } from '#modules/orders/refund.rules.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** What goes back of an order may go to a balance: its owner is a member. */
export const mayTakeBalance = async (tx: Read, ownerId: string): Promise<boolean> =>
  (await findMember(tx, ownerId))?.isOpen ?? false

/** Money that came for nothing, and what an issuer has taken, is no member's to keep here. */
export async function requireBalance(tx: Read, { owner_id }: { owner_id: string }, kind: RefundKind): Promise<void> {
  const fits = kind !== 'surplus' && kind !== 'chargeback'
  if (!fits || !(await mayTakeBalance(tx, owner_id))) refuse('BALANCE_NONE')
}
