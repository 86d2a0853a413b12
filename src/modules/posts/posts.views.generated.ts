// Made by `npm run tables` from the migrations. Never changed by hand.

export type PostsViewRows = {
  pictures_of_authors: {
    upload_id: string
    author_id: string
  }
  pictures_of_companies: {
    upload_id: string
    account_id: string
  }
  post_card: {
    post_id: string
    post_code: string
    author_id: string
    title: string
    published_at: Date | null
    is_shown: boolean
    written_by: string
  }
  shown_post_pictures: {
    upload_id: string
    post_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends PostsViewRows {}
}
