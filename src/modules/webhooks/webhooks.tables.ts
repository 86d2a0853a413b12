import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { WebhooksTableRows } from './webhooks.tables.generated.ts'

/** The tables only this module may write. */
export type WebhookTables = Own<
  WebhooksTableRows,
  'webhook_endpoints' | 'webhook_messages' | 'webhook_deliveries' | 'webhook_attempts'
>

export const webhookTables = ownTables<WebhookTables>()
