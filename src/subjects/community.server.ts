import { communityCalls, placeCommunityPictures } from '#calls/community/community.calls.server.ts'
import { forgetCommunity } from '#flows/community/act-on-people.ts'
import { foldCommunityCounts, tellInteractions } from '#flows/community/tell-interactions.ts'
import { readWords } from '#modules/posts/index.server.ts'
import { wordsWritten } from '#modules/search/index.server.ts'
import { HOUR_SECONDS, untilDone, type Subject } from './subject.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'read-post-picture': true
    'read-profile-picture': true
  }
}

const MOST_TOLD = 500
const HALF_MINUTE = 30

/** Members among each other: their pages, posts, and whom they follow. */
export const community: Subject = {
  person: {
    forgotten: ['profiles.account_id'],
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
