// Made by `npm run tables` from the migrations. Never changed by hand.

export type ConsentsViewRows = {
  consent_card: {
    account_id: string
    kind: 'news-email' | 'news-sms' | 'orders-email' | 'orders-sms' | 'hide-followers' | 'hide-fans' | 'hide-friends'
    given: boolean
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ConsentsViewRows {}
}
