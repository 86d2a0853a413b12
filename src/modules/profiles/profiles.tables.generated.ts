// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type ProfilesTableRows = {
  profiles: {
    profile_id: string
    account_id: string | null
    profile_code: string
    nickname: string
    nickname_folded: string | null
    signature: Generated<string>
    place: Generated<string>
    avatar_upload: string | null
    sees_posts: Generated<'all' | 'fans' | 'mutual' | 'me'>
    sees_following: Generated<'all' | 'fans' | 'mutual' | 'me'>
    sees_fans: Generated<'all' | 'fans' | 'mutual' | 'me'>
    sees_friends: Generated<'all' | 'fans' | 'mutual' | 'me'>
    sees_wishes: Generated<'all' | 'fans' | 'mutual' | 'me'>
    is_indexed: Generated<boolean>
    adult_at: Date
    joined_at: Date
    left_at: Date | null
    hidden_at: Date | null
    hidden_reason: Generated<string>
    feed_since: Date
    sees_bought: Generated<'all' | 'fans' | 'mutual' | 'me'>
    merchant_id: string | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ProfilesTableRows {}
}
