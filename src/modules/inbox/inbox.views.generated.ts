// Made by `npm run tables` from the migrations. Never changed by hand.

export type InboxViewRows = {
  message_choices: {
    account_id: string
    kind: 'order' | 'platform' | 'logistics' | 'interactions' | 'offers' | 'receipts'
    way: 'here' | 'mail' | 'sms'
    wanted: boolean
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends InboxViewRows {}
}
