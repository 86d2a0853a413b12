import { moderationCalls } from '#calls/moderation/moderation.calls.server.ts'
import { notifyAuthor } from '#flows/aftercare/notify-author.ts'
import { purgeEvidence, purgeRefused, purgeScreened } from '#modules/moderation/index.server.ts'
import { inOne, type Subject } from './subject.ts'
import { OF_STAFF } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** What members write, and what is said against it: the decision, and the words that hold a text back. */
    moderate: 'people'
    /** A second person for an author who does not agree. */
    'decide-appeals': 'people'
  }
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'moderation-end': true
    'moderation-hide': true
    'moderation-leave': true
    'moderation-overturn': true
    'moderation-reopen': true
    'moderation-rest': true
    'moderation-uphold': true
    'moderation-warn': true
    'words-added': true
    'words-published': true
    'words-removed': true
  }
}

/** What members write is read before or after others see it, and decided on. */
export const moderation: Subject = {
  person: {
    kept: {
      'moderation_cases.author_id': 'what was decided about what they wrote',
      'moderation_measures.account_id': 'what counted against them, and until when',
      'moderation_signals.reporter_id': 'what they reported; nobody else learns who it was',
      'moderation_steps.actor_id': 'belongs to the case',
      'screened_texts.account_id': 'gone after a day',
    },
    ofStaff: ['word_lists.live_by', 'moderation_cases.decided_by'],
    exported: {
      moderation: {
        table: 'moderation_cases',
        account: 'author_id',
        only: ['case_number', 'kind', 'title', 'body', 'state', 'decision', 'rule', 'decided_at', 'appeal_words', 'appealed_at'],
      },
      moderationMeasures: {
        table: 'moderation_measures',
        account: 'account_id',
        only: ['kind', 'begun_at', 'rests_until', 'expires_at', 'lifted_at'],
      },
      reportsMade: { table: 'moderation_signals', account: 'reporter_id', only: ['reason', 'words', 'at'] },
    },
    notExported: {
      community_reports: 'emptied: what they reported is in the download as reportsMade',
      word_lists: OF_STAFF,
      moderation_versions: 'how something was before they changed it, for who decides; edits of posts are in the download',
      moderation_steps: 'who of the shop decided what; the decision is in the download',
      refused_pictures: 'what a refused picture looks like, in numbers',
      screened_texts: 'a fingerprint of what was written within a day; it cannot be read',
    },
  },
  calls: (services) => moderationCalls(services),
  purges: [inOne(purgeScreened), inOne(purgeRefused), inOne(purgeEvidence)],
  effects: ({ publicUrl }) => ({ 'moderation-news': (tx, event) => notifyAuthor(tx, event, publicUrl()) }),
}
