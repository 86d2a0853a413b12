import { payoutFailureText } from '#language/buying/payout.text.ts'
import { balanceEntry } from '#modules/balance/index.server.ts'
import { merchantEntry } from '#modules/settlement/index.server.ts'
import { movePayout, type PayoutRow } from '#modules/treasury/index.server.ts'
import type { PayoutFailure } from '#modules/treasury/payouts/payout.rules.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { type LedgerEntry, lockHolders, post } from '#platform/ledger.server.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyMerchant } from './notify-merchant.ts'
import { notifyOfBalance } from '../notify-of-balance.ts'

/** What was asked to be paid and no bank has said to have paid. */
export const HELD = 'withdrawals-held'
/** Withdrawals leave by transfer, as payouts do. */
const BANK = 'clearing-bank'

/** A payout of what somebody has here, a member or a merchant, and not of an order. */
export const isWithdrawal = ({ member_id, merchant_id }: PayoutRow): boolean => member_id !== null || merchant_id !== null

/** So much more for whose it is. */
function holderEntry({ member_id: memberId, merchant_id: merchantId }: PayoutRow, cents: number): LedgerEntry {
  if (memberId !== null) return balanceEntry(memberId, cents)
  return merchantId === null ? refuse('NOT_FOUND') : merchantEntry(merchantId, cents)
}

/** The bank has paid it. */
export async function endWithdrawal(tx: Tx, payout: PayoutRow): Promise<void> {
  const { payout_id: subjectId, amount_cents: cents, member_id: memberId, merchant_id: merchantId } = payout
  await post(tx, {
    kind: 'withdrawal-paid',
    subjectId,
    entries: [
      { purpose: HELD, amount: cents },
      { purpose: BANK, amount: -cents },
    ],
  })
  if (memberId !== null) await notifyOfBalance(tx, memberId, 'withdrawalPaid', { cents, key: subjectId })
  if (merchantId !== null) await notifyMerchant(tx, merchantId, 'withdrawalPaid', { cents, key: subjectId })
}

/** It could not be paid, or its bank has sent it back: it is theirs again, once, and they are told why. */
export async function failWithdrawal(
  tx: Tx,
  payout: Locked<PayoutRow>,
  { failure, note }: { failure: PayoutFailure; note: string },
): Promise<void> {
  await returnWithdrawal(tx, payout, { failure: note, failure_code: failure })
  const { payout_id: key, amount_cents: cents, member_id: memberId, merchant_id: merchantId } = payout
  const about = failure === 'other' ? 'withdrawalFailed' : 'withdrawalWrong'
  const said = { cents, key, reason: payoutFailureText[failure] }
  if (memberId !== null) await notifyOfBalance(tx, memberId, about, said)
  if (merchantId !== null) await notifyMerchant(tx, merchantId, 'withdrawalFailed', said)
}

/** Anyone who comes second finds the payout returned, and is refused. */
export async function returnWithdrawal(
  tx: Tx,
  payout: Locked<PayoutRow>,
  why: { failure?: string; failure_code?: PayoutFailure },
): Promise<void> {
  const { payout_id: subjectId, amount_cents: cents, merchant_id: merchantId, state } = payout
  // A debt is not written off while this makes up for it.
  if (merchantId !== null) await lockHolders(tx, [merchantId])
  await movePayout(tx, payout, 'return', { ...why, sealed_account: null })
  // What had arrived is at our bank again.
  const from = state === 'confirmed' ? BANK : HELD
  await post(tx, {
    kind: 'withdrawal-returned',
    subjectId,
    entries: [{ purpose: from, amount: cents }, holderEntry(payout, cents)],
  })
}
