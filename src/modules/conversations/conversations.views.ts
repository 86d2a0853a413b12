import type { ConversationsViewRows } from './conversations.views.generated.ts'

/** What other modules may read of conversations. Made in migrations. */
export const conversationViews = ['merchant_answers'] as const satisfies readonly (keyof ConversationsViewRows)[]
