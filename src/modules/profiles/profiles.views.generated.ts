// Made by `npm run tables` from the migrations. Never changed by hand.

export type ProfilesViewRows = {
  profile_card: {
    profile_id: string
    account_id: string | null
    profile_code: string
    nickname: string
    nickname_folded: string | null
    signature: string
    place: string
    avatar_upload: string | null
    sees_posts: 'all' | 'fans' | 'mutual' | 'me'
    sees_following: 'all' | 'fans' | 'mutual' | 'me'
    sees_fans: 'all' | 'fans' | 'mutual' | 'me'
    sees_friends: 'all' | 'fans' | 'mutual' | 'me'
    sees_wishes: 'all' | 'fans' | 'mutual' | 'me'
    is_indexed: boolean
    joined_at: Date
    feed_since: Date
    has_left: boolean
    is_hidden: boolean
    is_open: boolean
    sees_bought: 'all' | 'fans' | 'mutual' | 'me'
    merchant_id: string | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ProfilesViewRows {}
}
