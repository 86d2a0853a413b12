export {
  findOperatorName,
  getApproval,
  isApproved,
  listDueApprovals,
  listOwnersOf,
  findPerson,
  sinceLately,
  wasApproved,
} from './approvals.ts'
export { countApprovals, countWaitingOf, listApprovals } from './approval-list.ts'
export type { ApprovalRow } from './approvals.tables.ts'
export { findLimits, hasOpened } from './opened.ts'
export { askFor, type Decider, endApproval, lockMoney, type Matter, mayAccept, mayGo } from './two-people.ts'
