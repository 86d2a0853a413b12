// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type CommunityReportsTableRows = {
  community_reports: {
    report_id: string
    reporter_id: string
    kind: 'post' | 'comment' | 'profile'
    subject_id: string
    author_id: string
    reason: 'spam' | 'harassment' | 'hate' | 'nudity' | 'counterfeit' | 'rights' | 'dealing' | 'personal' | 'paid' | 'other'
    words: Generated<string>
    shown: string
    reported_at: Date
    is_open: Generated<boolean>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CommunityReportsTableRows {}
}
