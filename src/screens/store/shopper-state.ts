import { useSyncExternalStore } from 'react'
import type { BagWire } from '#modules/bag/bag.contract.ts'
import { getMiniBag } from '#modules/bag/bag.paths.ts'
import type { WishCodesWire } from '#modules/wishlist/wishlist.contract.ts'
import { getWishCodes, setWish } from '#modules/wishlist/wishlist.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { CallResult } from '#platform/wire/call-path.ts'

/** What belongs to one shopper and is fetched after the page, which is the same for everybody. */
function makeStore<Value>(load: () => Promise<CallResult<Value>>) {
  let value: Value | undefined
  const listeners = new Set<() => void>()
  return {
    get: (): Value | undefined => value,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    async refresh(): Promise<void> {
      const result = await load()
      if (result.ok) this.set(result.data)
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const bagStore = makeStore<BagWire>(() => call(getMiniBag, {}, { quiet: true }))
export const wishStore = makeStore<WishCodesWire>(loadWishCodes)

const unknown = (): undefined => undefined
/** Undefined until it has been fetched. */
export const useBag = (): BagWire | undefined => useSyncExternalStore(bagStore.subscribe, bagStore.get, unknown)
export const useWishCodes = (): WishCodesWire | undefined => useSyncExternalStore(wishStore.subscribe, wishStore.get, unknown)

/** Wishes the shop has not answered yet, by code; and how often anything about wishes has changed. */
const unanswered = new Map<string, boolean>()
let changes = 0
const changed = (codes: string[], code: string, wished: boolean): string[] => [
  ...codes.filter((other) => other !== code),
  ...(wished ? [code] : []),
]
const asMeant = (codes: string[]): string[] =>
  [...unanswered].reduce((list, [code, wished]) => changed(list, code, wished), codes)

/** A list that was asked for before something changed may not know of it, and is asked for again. */
async function loadWishCodes(): Promise<CallResult<WishCodesWire>> {
  for (;;) {
    const before = changes
    const result = await call(getWishCodes, {}, { quiet: true })
    if (!result.ok) return result
    if (before === changes) return { ...result, data: asMeant(result.data) }
  }
}

/** Shown at once, taken back when the shop refuses; the refusal itself is said by the toast. Two presses end as the second one says. */
export async function changeWish(spuCode: string, wished: boolean): Promise<void> {
  changes += 1
  unanswered.set(spuCode, wished)
  wishStore.set(asMeant(wishStore.get() ?? []))
  const result = await call(setWish, { spuCode, wished })
  changes += 1
  if (unanswered.get(spuCode) !== wished) return
  unanswered.delete(spuCode)
  wishStore.set(asMeant(result.ok ? result.data : changed(wishStore.get() ?? [], spuCode, !wished)))
}

/** Asks the header to show the bag for a moment, without taking the focus. */
export const BAG_ADDED_EVENT = 'praya:bag-added'
export function bagAdded(bag: BagWire): void {
  bagStore.set(bag)
  window.dispatchEvent(new Event(BAG_ADDED_EVENT))
}
