// Made by `npm run tables` from the migrations. Never changed by hand.

export type FollowsRows = {
  block_links: {
    blocker_id: string
    blocked_id: string
  }
  follow_links: {
    follower_id: string
    followed_id: string
  }
  follow_requests: {
    follower_id: string
    followed_id: string
  }
  follows: {
    follower_id: string
    followed_id: string
    state: 'asked' | 'following'
    since: Date
  }
  mute_links: {
    muter_id: string
    muted_id: string
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
