// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type ContentTableRows = {
  announcement_bar: {
    only_one: Generated<boolean>
    background_color: Generated<string>
    color: Generated<string>
    version: Generated<number>
  }
  announcements: {
    announcement_id: string
    position: number
    text_en: string
    text_zh: string
    link: string | null
    shown: Generated<boolean>
  }
  home_drafts: {
    side: 'women' | 'men'
    version: Generated<number>
    blocks: Json | null
    changed_by: Generated<string>
    changed_at: Date | null
    part: Generated<'home' | 'menu'>
  }
  home_releases: {
    side: 'women' | 'men'
    number: number
    blocks: Json
    note: string
    released_by: string
    released_at: Date
    again_of: number | null
    part: Generated<'home' | 'menu'>
  }
  page_versions: {
    name: string
    version: number
    words: Json
    saved_at: Date
    saved_by: string
    saved_by_id: string | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ContentTableRows {}
}
