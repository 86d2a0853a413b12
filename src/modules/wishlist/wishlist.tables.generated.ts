// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type WishlistTableRows = {
  wish_list_friends: {
    viewer_id: string
    owner_id: string
  }
  wish_list_items: {
    owner_id: string
    product_id: string
    added_at: Date
    price_seen_cents: number | null
    removed_at: Date | null
    told_cents: number | null
    told_at: Date | null
    is_drop_due: Generated<boolean>
  }
  wish_lists: {
    owner_id: string
    share_code: string | null
    share_title: Generated<string>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends WishlistTableRows {}
}
