import { foldWishes, forgetWishes } from '#modules/wishlist/index.server.ts'
import { forgetBag } from '#modules/bag/index.server.ts'
import { foldBag } from '#flows/keep-bag.ts'
import { bagCalls } from '#calls/bag.calls.server.ts'
import { wishlistCalls } from '#calls/wishlist.calls.server.ts'
import type { Subject } from './subject.ts'

/** The bag and the wish list. */
export const bag: Subject = {
  person: {
    forgotten: [
      'bag_lines.owner_id',
      'wish_list_friends.owner_id',
      'wish_list_friends.viewer_id',
      'wish_list_items.owner_id',
      'wish_lists.owner_id',
    ],
    forget: async (tx, { accountId }) => {
      await forgetBag(tx, accountId)
      await forgetWishes(tx, accountId)
    },
    merge: async (tx, visitorId, { accountId }) => {
      await foldBag(tx, visitorId, accountId)
      await foldWishes(tx, visitorId, accountId)
    },
  },
  calls: () => [...wishlistCalls, ...bagCalls],
}
