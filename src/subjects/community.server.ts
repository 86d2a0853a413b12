import { communityCalls, placeCommunityPictures } from '#calls/community/community.calls.server.ts'
import { forgetCommunity } from '#flows/community/act-on-people.ts'
import { foldCommunityCounts, tellInteractions } from '#flows/community/tell-interactions.ts'
import { readWords } from '#modules/posts/index.server.ts'
import { wordsWritten } from '#modules/search/index.server.ts'
import { HOUR_SECONDS, untilDone, type Subject } from './subject.ts'
import type { ExportedParts } from '#platform/access/personal-data.server.ts'
import { picturesOf, PRODUCT } from './exported-rows.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'read-post-picture': true
    'read-profile-picture': true
  }
}

const MOST_TOLD = 500
const HALF_MINUTE = 30

const byThem = (column: string) => [column, 'profile_id'] as const
const POST: ExportedParts = {
  pictures: picturesOf('post_pictures', 'post_id'),
  products: { table: 'post_products', on: 'post_id', only: ['picture', 'x', 'y'], with: { product: PRODUCT } },
  topics: { table: 'post_topics', on: 'post_id', only: ['name'] },
  earlier: { table: 'post_edits', on: 'post_id' },
}

/** Members among each other: their pages, posts, and whom they follow. */
export const community: Subject = {
  person: {
    forgotten: ['profiles.account_id'],
    exported: {
      profile: {
        table: 'profiles',
        account: 'account_id',
        without: ['nickname_folded'],
        with: {
          posts: { table: 'posts', on: byThem('author_id'), with: POST },
          comments: { table: 'comments', on: byThem('author_id'), only: ['body', 'written_at', 'deleted_at', 'hidden_at'] },
          follows: { table: 'follows', on: byThem('follower_id'), only: ['state', 'since'] },
          fans: { table: 'follows', on: byThem('followed_id'), only: ['state', 'since'] },
          blocks: { table: 'profile_blocks', on: byThem('blocker_id'), only: ['since'] },
          mutes: { table: 'profile_mutes', on: byThem('muter_id'), only: ['since'] },
          liked: { table: 'post_likes', on: byThem('profile_id'), only: ['liked_at'] },
          lists: {
            table: 'post_lists',
            on: byThem('owner_id'),
            only: ['name', 'made_at'],
            with: { posts: { table: 'post_list_items', on: 'list_id', only: ['saved_at'] } },
          },
          reports: {
            table: 'community_reports',
            on: byThem('reporter_id'),
            only: ['kind', 'reason', 'words', 'reported_at'],
          },
        },
      },
    },
    notExported: { interactions: 'told within seconds; the message is in the download' },
    forget: (tx, { accountId }) => forgetCommunity(tx, accountId),
  },
  calls: communityCalls,
  timed: ({ database, storage }) => [
    {
      task: 'count-community',
      lane: 'fast',
      everySeconds: 1,
      run: async () => void (await database.inTransaction(foldCommunityCounts)),
    },
    {
      task: 'tell-interactions',
      lane: 'fast',
      everySeconds: 5,
      run: () => untilDone(() => database.inTransaction((tx) => tellInteractions(tx, MOST_TOLD)), MOST_TOLD),
    },
    {
      task: 'read-words-of-posts',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => readWords(tx, wordsWritten, MOST_TOLD)), MOST_TOLD),
    },
    {
      task: 'place-community-pictures',
      // The storage may be another machine's.
      lane: 'outside',
      everySeconds: HALF_MINUTE,
      run: () => placeCommunityPictures(database, { storage }),
    },
  ],
}
