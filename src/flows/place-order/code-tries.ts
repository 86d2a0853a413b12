import { LRUCache } from 'lru-cache'
import { findCoupons } from '#modules/coupons/index.server.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { chosenCodes, isCouponId, type WantedCoupons } from './planned-coupons.ts'

/** Nobody types more codes in a minute than claiming lets them. */
const MOST_UNKNOWN_A_MINUTE = 20
const MOST_REMEMBERED = 20_000

type Tried = { unknown: Set<string>; known: Set<string> }
type Trying = { ownerId: string; network: string; isMember: boolean }

/**
 * Anyone who tries out codes by asking for prices is held back as by claiming: of members by account, of visitors by network. A code counts
 * before it is looked up, so that many at once find out no more, and no longer once it is known; the same one counts once. Who has reached
 * the limit learns of no further code whether there is one: all that they have not named before are refused.
 */
export function openCodeTries(limitScale: number) {
  const tried = new LRUCache<string, Tried>({ max: MOST_REMEMBERED, ttl: MINUTE })
  const triedBy = (key: string): Tried => {
    const before = tried.get(key)
    if (before) return before
    const made = { unknown: new Set<string>(), known: new Set<string>() }
    tried.set(key, made)
    return made
  }
  return async (
    tx: Read,
    { ownerId, network, isMember }: Trying,
    wanted: Pick<WantedCoupons, 'productItems' | 'couponCodes'>,
  ) => {
    const { unknown, known } = triedBy(isMember ? ownerId : network)
    // A coupon of one's own is chosen by an id that nobody guesses.
    const open = chosenCodes(wanted).filter((code) => !isCouponId(code) && !known.has(code))
    if (open.length === 0) return
    const fresh = open.filter((code) => !unknown.has(code))
    if (unknown.size + fresh.length > MOST_UNKNOWN_A_MINUTE * limitScale) refuse('TOO_MANY')
    for (const code of fresh) unknown.add(code)
    const found = await findCoupons(tx, { ownerId, codes: open })
    for (const code of open) if (found.get(code) && unknown.delete(code)) known.add(code)
  }
}
