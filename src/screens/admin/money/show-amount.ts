import type { MoneyCaseWire } from '#modules/money/money.contract.ts'
import { fromWire } from '#platform/money.ts'

const NONE = '–'

/** With cents and without a currency, for columns of the books: 12,400.00; a dash where there is nothing. */
export function showCents(cents: number | undefined, sign = true): string {
  if (cents === undefined) return NONE
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const mark = cents < 0 ? '−' : cents > 0 && sign ? '+' : ''
  return `${mark}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

/** In the office money has its cents: HK$12,400.00. */
export const showMoney = (cents: number): string => `HK$${showCents(cents, false)}`

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
