import { getCall, postCall } from '#platform/wire/call-path.ts'
import { ApprovalsInput, ApprovalsWire, DecideApprovalInput, DecidedApprovalWire } from './approvals.contract.ts'

// Each kind asks for a permission of its own.

/** What waits for a second person, or did. */
export const listApprovals = getCall('/admin/approval/list', { access: 'operator', input: ApprovalsInput, output: ApprovalsWire })
export const decideApproval = postCall('/admin/approval/decide', {
  access: 'operator',
  input: DecideApprovalInput,
  output: DecidedApprovalWire,
})
