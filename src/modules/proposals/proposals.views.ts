import type { ProposalsViewRows } from './proposals.views.generated.ts'

/** What other modules may read of proposals. Made in migrations. */
export const proposalViews = ['proposal_contents'] as const satisfies readonly (keyof ProposalsViewRows)[]
