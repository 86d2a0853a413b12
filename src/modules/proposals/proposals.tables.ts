import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ProposalsTableRows } from './proposals.tables.generated.ts'

/** The tables only this module may write. */
export type ProposalTables = Own<ProposalsTableRows, 'proposals' | 'proposal_parts' | 'proposal_steps'>

export const proposalTables = ownTables<ProposalTables>()
