// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type WebhooksTableRows = {
  webhook_attempts: {
    attempt_id: string
    delivery_id: string
    status: number | null
    took_ms: number
    excerpt: Generated<string>
    problem: string | null
    attempted_at: Generated<Date>
  }
  webhook_deliveries: {
    delivery_id: string
    endpoint_id: string
    message_id: string
    created_at: Generated<Date>
  }
  webhook_endpoints: {
    endpoint_id: string
    name: string
    url: string
    topics: string[]
    state: Generated<'open' | 'paused' | 'rested' | 'ended'>
    secret: string
    older_secret: string | null
    older_until: Date | null
    failing_since: Date | null
    made_by: string
    created_at: Generated<Date>
    version: Generated<number>
    merchant_id: string | null
  }
  webhook_messages: {
    message_id: string
    event_id: number
    topic: string
    subject_id: string
    body: string
    created_at: Generated<Date>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends WebhooksTableRows {}
}
