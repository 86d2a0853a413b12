import { lockOrder, requireProven } from '#modules/orders/index.server.ts'
import { lockPayoutsOf, lockSealedAccounts, nameAccount, type PayoutRow, resealAccount } from '#modules/treasury/index.server.ts'
import {
  accountProblem,
  maskedAccount,
  type PayoutAccount,
  plainAccount,
  plainPayee,
} from '#modules/treasury/payouts/payout.rules.ts'
import type { Tx } from '#platform/database.server.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'

/** `sure`: the shopper has looked again at a number of unusual length. */
export type GivenAccount = PayoutAccount & { sure: boolean }

/** The shopper of an order, or who has typed the code sent to its contact, says where what goes back goes: to all that waits for it. */
export async function giveAccount(
  tx: Tx,
  sealing: Sealing,
  ownerId: string,
  { orderNo, ...given }: GivenAccount & { orderNo: string },
): Promise<void> {
  const order = await lockOrder(tx, { orderNumber: orderNo })
  await requireProven(tx, order, ownerId)
  requireFit(given)
  const waiting = (await lockPayoutsOf(tx, order.order_id)).filter(({ state }) => state === 'requested' || state === 'failed')
  if (waiting.length === 0) refuse('MONEY_IS_SETTLED')
  for (const payout of waiting) await nameAccount(tx, payout, { ...sealedFor(sealing, payout, given), account_by: 'shopper' })
}

/** Names the field that will not do. */
export function requireFit({ sure, ...account }: GivenAccount): void {
  const wrong = accountProblem(account, sure)
  if (wrong) throw new Refusal('BAD_INPUT', { field: wrong.field, fields: { [wrong.field]: wrong.problem } })
}

/** For which row an account is sealed. */
const aboutOf = ({ payout_id }: Pick<PayoutRow, 'payout_id'>): string => `account of payout ${payout_id}`

export const sealedFor = (
  sealing: Sealing,
  payout: Pick<PayoutRow, 'payout_id'>,
  { bankCode, account, payee }: PayoutAccount,
) => ({
  bank_code: bankCode,
  payee: plainPayee(payee),
  account: maskedAccount(account),
  sealed_account: sealing.seal(plainAccount(account), aboutOf(payout)),
})

/** The whole number: for the file of the bank, and for who pays by hand. */
export const openAccount = (sealing: Sealing, payout: PayoutRow): string =>
  payout.sealed_account === null ? refuse('MONEY_IS_SETTLED') : sealing.open(payout.sealed_account, aboutOf(payout))

/** What is sealed with a key of yesterday is sealed with the one of today; answers how much it was. */
export async function resealAccounts(tx: Tx, sealing: Sealing): Promise<number> {
  const older = (await lockSealedAccounts(tx)).filter(({ sealed_account }) => !sealing.isCurrent(sealed_account ?? ''))
  for (const payout of older) await resealAccount(tx, payout, sealing.seal(openAccount(sealing, payout), aboutOf(payout)))
  return older.length
}
