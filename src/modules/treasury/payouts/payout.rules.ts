import { findBank } from '#language/buying/banks.ts'
import { DAY } from '#platform/clock.ts'

export const payoutStates = ['requested', 'checked', 'approved', 'sent', 'unknown', 'confirmed', 'failed', 'returned'] as const
export type PayoutState = (typeof payoutStates)[number]
export const payoutMoves = ['approve', 'second', 'send', 'confirm', 'fail'] as const
export type PayoutMove = (typeof payoutMoves)[number]

/**
 * The only ways a payout goes. `check`: approved, and a second person is to look at it. One that failed is approved afresh, with another
 * account; a withdrawal is back in the balance instead, and over, also when its bank sends it back after it had arrived. `doubt`: nobody says
 * what became of it, so that nothing is repeated and somebody looks. `drop`: nothing has left, and the money has gone another way.
 */
export const payoutSteps: Record<
  PayoutMove | 'check' | 'doubt' | 'return' | 'drop',
  { from: readonly PayoutState[]; to: PayoutState }
> = {
  approve: { from: ['requested', 'failed'], to: 'approved' },
  check: { from: ['requested', 'failed'], to: 'checked' },
  second: { from: ['checked'], to: 'approved' },
  send: { from: ['approved'], to: 'sent' },
  doubt: { from: ['sent'], to: 'unknown' },
  confirm: { from: ['sent', 'unknown'], to: 'confirmed' },
  fail: { from: ['checked', 'approved', 'sent', 'unknown'], to: 'failed' },
  return: { from: ['requested', 'checked', 'approved', 'sent', 'unknown', 'confirmed'], to: 'returned' },
  drop: { from: ['requested', 'checked', 'approved', 'failed'], to: 'returned' },
}

export const payoutMovesFrom = (state: PayoutState, isWithdrawal: boolean): PayoutMove[] =>
  payoutMoves.filter((move) => payoutSteps[move === 'fail' && isWithdrawal ? 'return' : move].from.includes(state))

/** Where a payout waits, and for whom: for the shopper's account, for finance, or for the bank. */
export const payoutStages = ['account', 'approve', 'second', 'send', 'sent', 'unknown', 'failed', 'done', 'returned'] as const
export type PayoutStage = (typeof payoutStages)[number]

/** Those that nothing is done about any more. */
export const endedStages: readonly PayoutStage[] = ['done', 'returned']

/** After so long without a word of the bank somebody looks what became of a transfer. */
export const SILENT_AFTER = 3 * DAY

/** Why a bank has not paid, as the shopper is told: the number, the name, an account that takes nothing any more, or all else. */
export const payoutFailures = ['account', 'name', 'closed', 'other'] as const
export type PayoutFailure = (typeof payoutFailures)[number]

/** How a payout of an order stands, to its shopper. */
export const shownPayoutStates = ['asked', 'given', 'sent'] as const
export type ShownPayoutState = (typeof shownPayoutStates)[number]

export type PayoutAccount = { bankCode: string; account: string; payee: string }

/** Branch and account number are one number; how it is spaced does not matter. */
export const plainAccount = (typed: string): string => typed.replaceAll(/[\s-]/g, '')
/** As banks write names, with the one apostrophe they know. */
export const plainPayee = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ').replaceAll('’', "'").toUpperCase()

/** The field that will not do, and why; `sure`: the shopper has looked at a number of unusual length. */
export function accountProblem(
  { bankCode, account, payee }: PayoutAccount,
  sure: boolean,
): { field: keyof PayoutAccount; problem: AccountProblem } | undefined {
  const bank = findBank(bankCode)
  if (!bank) return { field: 'bankCode', problem: 'choose-one' }
  const digits = plainAccount(account)
  if (!/^\d{6,18}$/.test(digits)) return { field: 'account', problem: 'payout-account' }
  if (!sure && !isUsual(bank, digits)) return { field: 'account', problem: 'payout-account-length' }
  if (!PAYEE.test(plainPayee(payee))) return { field: 'payee', problem: 'payout-payee' }
  return undefined
}
type AccountProblem = 'choose-one' | 'payout-account' | 'payout-account-length' | 'payout-payee'

/** What a transfer can carry of a name. */
const PAYEE = /^[A-Z][A-Z0-9 .,'()/&-]{1,69}$/

/** No bank publishes a rule: a length that is unusual is asked about, and never refused for good. */
export const isUsual = ({ digits: [fewest, most] = [6, 18] }: { digits?: readonly [number, number] }, account: string): boolean =>
  account.length >= fewest && account.length <= most

/** Of an account that is kept to be paid to again. */
export const lastFour = (account: string): string => `•••${plainAccount(account).slice(-4)}`

/** All that anybody sees of a number. */
export const maskedAccount = (account: string): string => `•••${plainAccount(account).slice(-3)}`
