// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from './column-types.ts'

export type InboxRows = {
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
  }
}
