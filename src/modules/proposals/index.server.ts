export { listOwnProposals, type ListedProposal, listQueue, PROPOSAL_PAGE } from './list-proposals.ts'
export {
  addProposal,
  decideParts,
  getProposal,
  listParts,
  listProposalsToOffer,
  listProposalSteps,
  lockProposal,
  moveProposal,
  type ProposalRow,
  sendAgain,
} from './proposals.ts'
