/** What other modules may read of proposals. Made in migrations. */
export const proposalViews = ['proposal_contents'] as const
