import type { Read } from '#platform/database.server.ts'
import { type LedgerEntry, sumAccounts } from '#platform/ledger.server.ts'
import type { Cents } from '#platform/money.ts'

/** Negative while the shop owes it to a member. */
export const BALANCE = 'balance'

/** The line of a posting by which a member has so much more, or less when negative. */
export const balanceEntry = (memberId: string, cents: Cents): LedgerEntry => ({
  ownerId: memberId,
  purpose: BALANCE,
  amount: -cents,
})

/** What each of them has; whoever is about to spend it holds `lockHolders` of them. */
export async function balanceOf(tx: Read, ownerIds: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
  const held = new Map(ownerIds.map((ownerId) => [ownerId, 0]))
  for (const { ownerId, amount } of await sumAccounts(tx, { purpose: BALANCE }, ownerIds))
    held.set(ownerId, (held.get(ownerId) ?? 0) - amount)
  return held
}
