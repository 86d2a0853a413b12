import { foldWishes, forgetWishes, markDrops } from '#modules/wishlist/index.server.ts'
import { forgetBag } from '#modules/bag/index.server.ts'
import { foldBag } from '#flows/bag/keep-bag.ts'
import { bagCalls } from '#calls/bag.calls.server.ts'
import { wishlistCalls } from '#calls/wishlist.calls.server.ts'
import { tellOfDrops, WISHES_AT_ONCE } from '#flows/notices/tell-of-offers.ts'
import { type Subject, untilDone } from './subject.ts'
import { PRODUCT, VARIANT } from './exported-rows.ts'

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'tell-wish-drops': true
  }
}

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
    exported: {
      bag: { table: 'bag_lines', account: 'owner_id', with: { item: VARIANT } },
      wishList: { table: 'wish_list_items', account: 'owner_id', with: { product: PRODUCT } },
      sharedWishList: { table: 'wish_lists', account: 'owner_id' },
      wishListsOpened: { table: 'wish_list_friends', account: 'viewer_id', only: [] },
      wishListOpenedBy: { table: 'wish_list_friends', account: 'owner_id', only: [] },
    },
    forget: async (tx, { accountId }) => {
      await forgetBag(tx, accountId)
      await forgetWishes(tx, accountId)
    },
    merge: async (tx, visitorId, { accountId }) => {
      await foldBag(tx, visitorId, accountId)
      await foldWishes(tx, visitorId, accountId)
    },
  },
  calls: () => [...wishlistCalls, ...bagCalls()],
  timed: ({ database }) => [
    {
      task: 'tell-wish-drops',
      lane: 'fast',
      everySeconds: 60,
      run: () => untilDone(() => database.inTransaction(tellOfDrops), WISHES_AT_ONCE),
    },
  ],
  effects: () => ({ 'wish-drops': (tx, { payload }) => markDrops(tx, payload.productIds) }),
}
