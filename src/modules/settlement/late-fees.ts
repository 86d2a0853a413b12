import type { Tx } from '#platform/database.server.ts'
import { type Posting, postAll } from '#platform/ledger.server.ts'
import type { Cents } from '#platform/money.ts'
import { CommissionTerms } from './commission.contract.ts'
import type { SettledPiece } from './merchant-payables.ts'
import { lateFee } from './settlement.rules.ts'

type Charged = Pick<SettledPiece, 'unitId' | 'merchantId' | 'goodsCents' | 'terms'>

/** What calling off an item late costs by the terms that its order line keeps. */
export const lateFeeOf = ({ goodsCents, terms }: { goodsCents: Cents; terms?: unknown }): Cents =>
  lateFee(goodsCents, CommissionTerms.nullable().parse(terms ?? null))

export const sumLateFees = (pieces: readonly Pick<Charged, 'goodsCents' | 'terms'>[]): Cents =>
  pieces.reduce((sum, { goodsCents, terms }) => sum + lateFee(goodsCents, terms), 0)

/**
 * These pieces of an order were cancelled since their merchant had not sent them: it owes what the rule says under which each was sold. Posted
 * once for a piece; the next sales make up for it.
 */
export async function chargeLate(tx: Tx, orderId: string, pieces: readonly Charged[]): Promise<void> {
  const postings = pieces.map(({ unitId, merchantId, goodsCents, terms }): Posting => {
    const cents = lateFee(goodsCents, terms)
    return {
      kind: 'late-cancelled',
      subjectId: unitId,
      orderId,
      entries: [
        { ownerId: merchantId, purpose: 'merchant-debts', amount: cents },
        { purpose: 'charge-late', amount: -cents },
      ],
    }
  })
  await postAll(tx, postings)
}
