import type { MoneyCaseWire } from '#modules/treasury/money.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'

const NONE = '–'

/** For columns of amounts: a plus where more came in, if asked for; a dash where there is nothing. */
export function showCents(cents: number | undefined, sign = true): string {
  if (cents === undefined) return NONE
  return (cents > 0 && sign ? '+' : '') + showHkdExactly(cents)
}

export const showWire = (amount: string): string => showCents(amount === '' ? undefined : fromWire(amount), false)

/** Signed cents of an amount of the ledger, which may be negative. */
export const signedCents = (amount: string): number => (amount.startsWith('-') ? -fromWire(amount.slice(1)) : fromWire(amount))

/** What came beyond what was asked, or fell short of it. */
export function difference({ kind, asked, came, amount }: MoneyCaseWire): number | undefined {
  if (kind === 'twice' || kind === 'late' || kind === 'too-much') return fromWire(amount)
  if (kind === 'no-payment' && asked !== '') return -fromWire(asked)
  if (asked === '' || came === '' || asked === came) return undefined
  return fromWire(came) - fromWire(asked)
}
