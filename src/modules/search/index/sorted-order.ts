import { grown } from './growing-column.ts'

/** Products kept in order while others come and go, a batch at a time. */
export class SortedOrder {
  #order = new Uint32Array(16)
  #size = 0
  readonly compare: (one: number, other: number) => number

  constructor(compare: (one: number, other: number) => number) {
    this.compare = compare
  }

  get size(): number {
    return this.#size
  }

  /** All products, in order. */
  view(): Uint32Array {
    return this.#order.subarray(0, this.#size)
  }

  /** With room behind the first `size`, if it is longer. */
  restore(order: Uint32Array<ArrayBuffer>, size = order.length): void {
    this.#order = order
    this.#size = size
  }

  /** Takes out products that stand in it, before what they are compared by changes. */
  take(slots: readonly number[]): void {
    if (slots.length === 0) return
    const places = Uint32Array.from(slots, (slot) => this.#placeOf(slot, this.#size)).sort()
    let end = places[0]!
    for (let at = 0; at < places.length; at += 1) {
      const from = places[at]! + 1
      const to = places[at + 1] ?? this.#size
      this.#order.copyWithin(end, from, to)
      end += to - from
    }
    this.#size = end
  }

  /** Puts in products that do not stand in it; whatever stands behind them moves once. */
  put(slots: readonly number[]): void {
    if (slots.length === 0) return
    const coming = Uint32Array.from(slots).sort(this.compare)
    this.#order = grown(this.#order, this.#size + coming.length - 1)
    let end = this.#size
    for (let at = coming.length - 1; at >= 0; at -= 1) {
      const place = this.#placeOf(coming[at]!, end)
      this.#order.copyWithin(place + at + 1, place, end)
      this.#order[place + at] = coming[at]!
      end = place
    }
    this.#size += coming.length
  }

  /** The first place before `end` whose product does not come before this one. */
  #placeOf(slot: number, end: number): number {
    let low = 0
    let high = end
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(this.#order[middle]!, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

export function isAscending(slots: Uint32Array, compare: (one: number, other: number) => number): boolean {
  for (let at = 1; at < slots.length; at += 1) if (compare(slots[at - 1]!, slots[at]!) > 0) return false
  return true
}

/** So many values has a digit of the numbers that are sorted. */
const DIGITS = 2 ** 16

/**
 * Radix sort: the slots by a whole number of each, stable. Sorts digit by digit from the last to
 * the first: nothing is compared, and small numbers take a single pass.
 */
export function sortedBy(slots: Uint32Array<ArrayBuffer>, numberOf: (slot: number) => number): Uint32Array<ArrayBuffer> {
  let numbers = new Float64Array(slots.length)
  for (let at = 0; at < slots.length; at += 1) numbers[at] = numberOf(slots[at]!)
  const [least, most] = boundsOf(numbers)
  let sorted = slots.slice()
  for (let unit = 1; unit <= most - least; unit *= DIGITS) {
    const places = placesByDigit(numbers, (number) => Math.floor((number - least) / unit) % DIGITS)
    const [slotsBefore, numbersBefore] = [sorted, numbers]
    sorted = new Uint32Array(slots.length)
    numbers = new Float64Array(slots.length)
    for (let at = 0; at < places.length; at += 1) {
      sorted[places[at]!] = slotsBefore[at]!
      numbers[places[at]!] = numbersBefore[at]!
    }
  }
  return sorted
}

/** Where each number goes when they are sorted by one digit. */
function placesByDigit(numbers: Float64Array, digitOf: (number: number) => number): Uint32Array {
  const digits = new Uint16Array(numbers.length)
  const next = new Uint32Array(DIGITS + 1)
  for (let at = 0; at < numbers.length; at += 1) {
    digits[at] = digitOf(numbers[at]!)
    next[digits[at]! + 1]! += 1
  }
  for (let digit = 1; digit < DIGITS; digit += 1) next[digit]! += next[digit - 1]!
  const places = new Uint32Array(numbers.length)
  for (let at = 0; at < numbers.length; at += 1) places[at] = next[digits[at]!]!++
  return places
}

function boundsOf(numbers: Float64Array): [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (let at = 0; at < numbers.length; at += 1) {
    if (numbers[at]! < least) least = numbers[at]!
    if (numbers[at]! > most) most = numbers[at]!
  }
  return [least, most]
}
