import type { ApprovalsViewRows } from './approvals.views.generated.ts'

/** What other modules may read of approvals. Made in migrations. */
export const approvalsViews = ['approval_card'] as const satisfies readonly (keyof ApprovalsViewRows)[]
