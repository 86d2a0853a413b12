// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type PostsTableRows = {
  post_edits: {
    post_id: string
    edit: number
    title: string
    body: string
    edited_at: Date
    parts: Json | null
  }
  post_likes: {
    post_id: string
    profile_id: string
    liked_at: Date
  }
  post_list_items: {
    list_id: string
    post_id: string
    saved_at: Date
  }
  post_lists: {
    list_id: string
    owner_id: string
    name: string
    made_at: Date
  }
  post_pictures: {
    post_id: string
    position: number
    upload_id: string
  }
  post_products: {
    post_id: string
    position: number
    product_id: string
    picture: number | null
    x: number | null
    y: number | null
    shown_at: Date | null
  }
  post_topics: {
    post_id: string
    topic: string
    name: string
    shown_at: Date | null
  }
  posts: {
    post_id: string
    post_code: string
    author_id: string
    state: 'draft' | 'published' | 'deleted'
    title: Generated<string>
    body: Generated<string>
    language: 'en' | 'zh'
    place: Generated<string>
    is_paid: Generated<boolean>
    begun_at: Date
    published_at: Date | null
    edited_at: Date | null
    edits: Generated<number>
    deleted_at: Date | null
    hidden_at: Date | null
    hidden_reason: Generated<string>
    search_words: string[] | null
    saved_at: Date | null
    writer_id: string | null
    tells_later: Generated<boolean>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends PostsTableRows {}
}
