// Made by `npm run tables` from the migrations. Never changed by hand.

export type WishlistViewRows = {
  kept_wishes: {
    owner_id: string
    product_id: string
    added_at: Date
  }
  shared_wish_lists: {
    owner_id: string
    share_code: string | null
    share_title: string
  }
  wish_list_viewers: {
    owner_id: string
    viewer_id: string
  }
  wished_products: {
    product_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends WishlistViewRows {}
}
