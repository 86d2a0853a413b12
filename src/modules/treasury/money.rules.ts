/**
 * What is wrong with money: it came and fits nothing, it should have gone back and did not, it is said to have come, or to have gone although
 * that had failed here.
 */
export const moneyKinds = [
  'unmatched',
  'no-order',
  'too-little',
  'too-much',
  'late',
  'twice',
  'refund-failed',
  'refund-waiting',
  'no-payment',
  'refund-outside',
  'dispute-opened',
  'report-unfit',
  'payout-paid',
] as const
export type MoneyKind = (typeof moneyKinds)[number]

export const moneyRepairs = ['book', 'debt', 'return', 'accept', 'retry', 'pay-out', 'note'] as const
export type MoneyRepair = (typeof moneyRepairs)[number]

/**
 * What can be done about a case. An order is awaited while it may still be paid; a refund that was refused has not left for certain, while
 * one without an answer may have. What was refunded outside the shop is noted here once nothing of its order is to be sent any more: until
 * then it is said at the order what it was for.
 */
export function repairsOf(kind: MoneyKind, { isAwaited, isRefused }: { isAwaited: boolean; isRefused: boolean }): MoneyRepair[] {
  // What a seller transfers names no provider.
  if (kind === 'unmatched') return ['book', 'debt', 'return']
  if (kind === 'no-order') return ['book', 'return']
  if (kind === 'too-little') return isAwaited ? ['accept', 'return'] : ['return']
  if (kind === 'refund-failed') return isRefused ? ['retry', 'pay-out'] : ['retry']
  if (kind === 'report-unfit' || kind === 'payout-paid') return ['note']
  if (kind === 'refund-outside' || kind === 'dispute-opened') return isAwaited ? [] : ['note']
  return kind === 'no-payment' ? [] : ['return']
}
