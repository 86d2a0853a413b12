// Made by `npm run tables` from the migrations. Never changed by hand.

export type FollowsViewRows = {
  block_links: {
    blocker_id: string
    blocked_id: string
  }
  follow_links: {
    follower_id: string
    followed_id: string
    since: Date
  }
  follow_requests: {
    follower_id: string
    followed_id: string
  }
  mute_links: {
    muter_id: string
    muted_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends FollowsViewRows {}
}
