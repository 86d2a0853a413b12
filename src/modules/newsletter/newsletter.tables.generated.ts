// Made by `npm run tables` from the migrations. Never changed by hand.

export type NewsletterTableRows = {
  newsletter_events: {
    event_id: string
    subscription_id: string
    kind: 'asked' | 'confirmed' | 'stopped'
    text_version: string | null
    language: 'en' | 'zh' | null
    source: string | null
    happened_at: Date
  }
  newsletter_subscriptions: {
    subscription_id: string
    channel: 'email' | 'sms'
    contact: string
    state: 'pending' | 'confirmed' | 'stopped'
    language: 'en' | 'zh'
    token: string
    asked_at: Date
    confirmed_at: Date | null
    stopped_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends NewsletterTableRows {}
}
