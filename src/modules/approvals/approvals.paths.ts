import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { ApprovalsInput, ApprovalsWire, DecideApprovalInput, DecidedApprovalWire } from './approvals.contract.ts'

/** What waits for a second person, or did. */
export const listApprovals = getCall<ApprovalsInput, ApprovalsWire>('/admin/approval/list')
export const decideApproval = postCall<DecideApprovalInput, DecidedApprovalWire>('/admin/approval/decide')
