// Made by `npm run tables` from the migrations. Never changed by hand.

export type NewsletterViewRows = {
  news_contacts: {
    channel: 'email' | 'sms'
    contact: string
    token: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends NewsletterViewRows {}
}
