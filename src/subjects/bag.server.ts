import { bagCalls } from '#calls/bag.calls.server.ts'
import { wishlistCalls } from '#calls/wishlist.calls.server.ts'
import type { Subject } from './subject.ts'

/** The bag and the wish list. */
export const bag: Subject = {
  calls: () => [...wishlistCalls, ...bagCalls],
}
