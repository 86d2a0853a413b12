// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type InboxTableRows = {
  inbox_messages: {
    message_id: string
    account_id: string
    kind: 'order' | 'platform' | 'logistics' | 'interactions' | 'offers' | 'receipts'
    title_en: string
    title_zh: string
    text_en: string
    text_zh: string
    link: string
    dedupe_key: string
    created_at: Generated<Date>
    read_at: Date | null
    actor_id: string | null
    post_id: string | null
    is_withheld: Generated<boolean>
  }
  member_notices: {
    notice_id: string
    account_id: string
    way: 'mail' | 'sms'
    kind: 'platform' | 'interactions' | 'offers'
    title_en: string
    title_zh: string
    text_en: string
    text_zh: string
    link: string
    dedupe_key: string
    is_here: boolean
    due_at: Generated<Date>
    is_held: Generated<boolean>
    state: Generated<'waiting' | 'sent' | 'read' | 'unwanted' | 'capped' | 'stopped'>
    settled_at: Date | null
    actor_id: string | null
    post_id: string | null
    is_withheld: Generated<boolean>
  }
  message_times: {
    account_id: string
    is_quiet: boolean
    quiet_from: number
    quiet_until: number
    is_digest: boolean
    changed_at: Generated<Date>
  }
  message_ways: {
    account_id: string
    kind: 'order' | 'platform' | 'logistics' | 'interactions' | 'offers' | 'receipts'
    way: 'here' | 'mail' | 'sms'
    wanted: boolean
    changed_at: Generated<Date>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends InboxTableRows {}
}
