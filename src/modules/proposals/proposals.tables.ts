import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type ProposalTables = Own<'proposals' | 'proposal_parts' | 'proposal_steps'>

export const proposalTables = ownTables<ProposalTables>()
