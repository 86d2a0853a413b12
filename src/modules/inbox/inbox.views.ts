import type { InboxViewRows } from './inbox.views.generated.ts'

/** What other modules may read of the inbox. Made in migrations. */
export const inboxViews = ['message_choices'] as const satisfies readonly (keyof InboxViewRows)[]
