import type { Audience } from './profiles.rules.ts'

type Bond = { isOwn: boolean; follows: boolean; isFollowed: boolean }

/** The same rule as the database's, in words: the tests hold one against the other. */
export function audienceHolds(audience: Audience, { isOwn, follows, isFollowed }: Bond): boolean {
  if (isOwn || audience === 'all') return true
  if (audience === 'fans') return follows
  return audience === 'mutual' && follows && isFollowed
}
