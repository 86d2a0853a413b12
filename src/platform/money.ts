import { counted } from '#language/counted.ts'

/** Money is integer cents of the Hong Kong dollar. Everything that rounds, rounds here. */
export type Cents = number

const WIRE = /^(\d{1,13})(?:\.(\d{1,2}))?$/

/** On the wire an amount is a decimal string with two places: 1288000 → "12880.00". */
export function toWire(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The way back; refuses anything but plain digits (no exponent, no third place, no full-width digits). */
export function fromWire(amount: string): Cents {
  const match = WIRE.exec(amount)
  if (!match) throw new RangeError(`not an amount: ${amount}`)
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Shown to shoppers: HK$12,345, whole dollars, rounded half up. */
export function showHkd(cents: Cents): string {
  const dollars = Math.floor((Math.abs(cents) + 50) / 100)
  return `${cents < 0 && dollars > 0 ? '−' : ''}HK$${counted(dollars)}`
}

/** Shown where the last cent matters (what to transfer, what was charged): HK$12,345.60, or HK$12,345. */
export function showHkdExactly(cents: Cents): string {
  const rest = Math.abs(cents) % 100
  const whole = `${cents < 0 ? '−' : ''}${showHkd(Math.abs(cents) - rest)}`
  return whole + (rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`)
}

/** A share of an amount in basis points (1.95 % = 195), rounded half up to the cent. */
export const share = (cents: Cents, basisPoints: number): Cents => Math.floor((cents * basisPoints + 5_000) / 10_000)

/** To whole steps of so many cents, half up. */
export const roundTo = (cents: Cents, step: Cents): Cents => Math.floor((cents + Math.floor(step / 2)) / step) * step

/** An amount by weight, in whole cents that add up to it: who is cut off most gets the cent that is left, the earlier one first. */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = sum(weights)
  const by = whole > 0 ? weights : weights.map(() => 1)
  const total = BigInt(whole > 0 ? whole : weights.length)
  const size = BigInt(Math.abs(amount))
  const shares = by.map((weight) => ({ cents: Number((size * BigInt(weight)) / total), rest: (size * BigInt(weight)) % total }))
  const left = Math.abs(amount) - sum(shares.map(({ cents }) => cents))
  const ranked = shares.toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1))
  for (const share of ranked.slice(0, left)) share.cents += 1
  return shares.map(({ cents }) => (amount < 0 ? 0 - cents : cents))
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Percent off the list price, rounded up; 0 when there is nothing to strike through. */
export function percentOff(listCents: Cents, saleCents: Cents): number {
  if (saleCents >= listCents) return 0
  return Math.ceil(((listCents - saleCents) * 100) / listCents)
}

/** The badge appears from ten percent. */
export const SMALLEST_BADGE_PERCENT = 10
