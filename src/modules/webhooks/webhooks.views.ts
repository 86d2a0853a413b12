import type { WebhooksViewRows } from './webhooks.views.generated.ts'

/** What other modules may read of webhooks. Made in migrations. */
export const webhooksViews = ['webhook_addresses'] as const satisfies readonly (keyof WebhooksViewRows)[]
