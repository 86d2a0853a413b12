// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type ConsentsTableRows = {
  consent_history: {
    entry_id: string
    account_id: string
    kind: string
    given: boolean
    said_by: string
    language: 'en' | 'zh'
    happened_at: Generated<Date>
  }
  consents: {
    account_id: string
    kind: 'news-email' | 'news-sms' | 'orders-email' | 'orders-sms' | 'hide-followers' | 'hide-fans' | 'hide-friends'
    given: boolean
    changed_at: Generated<Date>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ConsentsTableRows {}
}
