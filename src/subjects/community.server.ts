import { sql } from 'kysely'
import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { MB, photographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { communityCalls, placeCommunityPictures } from '#calls/community/community.calls.server.ts'
import { forgetCommunity } from '#flows/community/act-on-people.ts'
import { foldCommunityCounts, tellInteractions } from '#flows/community/tell-interactions.ts'
import { readWords } from '#modules/posts/index.server.ts'
import { wordsWritten } from '#modules/search/index.server.ts'
import { HOUR_SECONDS, untilDone, type Subject } from './subject.ts'
import type { ExportedParts } from '#platform/access/personal-data.server.ts'
import { picturesOf, PRODUCT } from './exported-rows.ts'

const IN_A_CASE = sql<boolean>`exists (select from pictures_of_cases c where c.upload_id = u.upload_id)`

const uploads = {
  'post-picture': {
    ...photographs,
    sentBy: 'member',
    readers: 'moderate',
    // Among the shop's pictures as long as its post is shown; the address of a new one cannot be guessed.
    shown: sql<boolean>`exists (select from shown_post_pictures i where i.upload_id = u.upload_id)`,
    printed: true,
    mostBytes: 10 * MB,
    loose: { files: 30, bytes: 150 * MB },
    perNetwork: 400,
    // A draft may be open for days before it is saved.
    unusedDays: 2,
    // What was reported stays for who decides, though it may be in no post any more.
    alsoUsedBy: [IN_A_CASE],
  },
  'profile-picture': {
    ...photographs,
    sentBy: 'member',
    readers: 'moderate',
    shown: sql<boolean>`exists (select from profile_card p where p.avatar_upload = u.upload_id and p.is_open)`,
    printed: true,
    mostBytes: 2 * MB,
    mostPixels: 16_000_000,
    keptPixels: 512 * 512,
    loose: { files: 5, bytes: 10 * MB },
    perNetwork: 200,
    unusedDays: 1,
    // One that waits for a moderator is not on the page yet.
    alsoUsedBy: [sql<boolean>`exists (select from waiting_pictures w where w.upload_id = u.upload_id)`, IN_A_CASE],
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'read-post-picture': true
    'read-profile-picture': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'count-community': true
    'tell-interactions': true
    'read-words-of-posts': true
    'place-community-pictures': true
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
  uploads,
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
        },
      },
    },
    notExported: {
      interactions: 'told within seconds; the message is in the download',
      told_people: 'of whom somebody was told; the messages are in the download',
    },
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
