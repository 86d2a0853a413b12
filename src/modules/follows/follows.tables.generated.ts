// Made by `npm run tables` from the migrations. Never changed by hand.

export type FollowsTableRows = {
  follows: {
    follower_id: string
    followed_id: string
    state: 'asked' | 'following'
    since: Date
  }
  profile_blocks: {
    blocker_id: string
    blocked_id: string
    since: Date
  }
  profile_mutes: {
    muter_id: string
    muted_id: string
    since: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends FollowsTableRows {}
}
