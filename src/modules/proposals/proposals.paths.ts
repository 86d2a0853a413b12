import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminProposalsInput,
  AdminProposalsWire,
  AdminProposalWire,
  DecideProposalInput,
  ProposalChoicesWire,
  ProposalInput,
  ProposalsInput,
  ProposalsWire,
  ProposalWire,
  SendProposalInput,
  WithdrawProposalInput,
} from './proposals.contract.ts'

const access = { seller: 'offer' } as const

export const listProposals = getCall('/seller/listing/list', { access, input: ProposalsInput, output: ProposalsWire })
export const getProposal = getCall('/seller/listing/detail', { access, input: ProposalInput, output: ProposalWire })
/** What its fields are chosen from; brands are those of the merchant. */
export const listProposalChoices = getCall('/seller/listing/choices', { access, output: ProposalChoicesWire })
export const sendProposal = postCall('/seller/listing/send', {
  access,
  once: true,
  input: SendProposalInput,
  output: ProposalWire,
})
export const withdrawProposal = postCall('/seller/listing/withdraw', {
  access,
  input: WithdrawProposalInput,
  output: ProposalWire,
})

export const listAdminProposals = getCall('/admin/listing/list', {
  access: 'approve-listings',
  lags: true,
  input: AdminProposalsInput,
  output: AdminProposalsWire,
})
export const getAdminProposal = getCall('/admin/listing/detail', {
  access: 'approve-listings',
  input: ProposalInput,
  output: AdminProposalWire,
})
export const decideProposal = postCall('/admin/listing/decide', {
  access: 'approve-listings',
  input: DecideProposalInput,
  output: AdminProposalWire,
})
