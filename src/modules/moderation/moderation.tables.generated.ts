// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type ModerationTableRows = {
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
  listed_words: {
    word_id: Generated<string>
    word: string
    folded: string
    language: 'en' | 'zh' | 'yue'
    severity: number
    follows: 'refuse' | 'wait' | 'mark'
    rule:
      | 'harassment'
      | 'hate'
      | 'nudity'
      | 'defamation'
      | 'impersonation'
      | 'rights'
      | 'personal'
      | 'dealing'
      | 'counterfeit'
      | 'spam'
      | 'paid'
    is_whole: Generated<boolean>
    names_only: Generated<boolean>
    from_version: number
    until_version: number | null
  }
  moderation_cases: {
    case_id: string
    case_number: string
    kind: 'review' | 'nickname' | 'signature' | 'picture' | 'profile' | 'post' | 'comment' | 'conversation' | 'answer'
    subject_id: string
    version: Generated<number>
    author_id: string | null
    author: Generated<string>
    state: Generated<'open' | 'left' | 'hidden' | 'appealed' | 'closed'>
    is_held: Generated<boolean>
    title: Generated<string>
    body: Generated<string>
    pictures: Generated<string[]>
    link: Generated<string>
    severity: Generated<number>
    reach: Generated<number>
    priority: Generated<number>
    opened_at: Date
    due_at: Date
    decision: 'leave' | 'hide' | 'warn' | 'rest' | 'end' | null
    rule: string | null
    decided_at: Date | null
    decided_by: string | null
    appeal_words: Generated<string>
    appealed_at: Date | null
    purged_at: Date | null
  }
  moderation_measures: {
    measure_id: string
    account_id: string
    case_id: string
    kind: 'warn' | 'rest' | 'end'
    begun_at: Date
    rests_until: Date | null
    expires_at: Date
    lifted_at: Date | null
  }
  moderation_signals: {
    signal_id: string
    case_id: string
    source: 'first' | 'word' | 'link' | 'picture' | 'same' | 'member' | 'moderator'
    reason: string
    words: Generated<string>
    reporter_id: string | null
    is_open: Generated<boolean>
    at: Date
  }
  moderation_steps: {
    case_id: string
    position: number
    act: 'open' | 'report' | 'change' | 'leave' | 'hide' | 'warn' | 'rest' | 'end' | 'reopen' | 'appeal' | 'uphold' | 'overturn'
    words: Generated<string>
    rule: string | null
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
    actor_id: string | null
    actor: string
    happened_at: Date
  }
  moderation_versions: {
    case_id: string
    version: number
    title: string
    body: string
    pictures: string[]
    kept_at: Date
  }
  refused_pictures: {
    case_id: string
    upload_id: string
    looks: number[]
    colours: Buffer
    is_plain: boolean
    refused_at: Date
  }
  screened_texts: {
    account_id: string
    written_at: Date
    kind: string
    sameness: Buffer
  }
  word_lists: {
    version: number
    state: 'draft' | 'live' | 'past'
    live_at: Date | null
    live_by: string | null
    tried_as: Generated<string>
    tried: Json | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ModerationTableRows {}
}
