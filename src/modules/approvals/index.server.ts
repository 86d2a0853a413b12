export {
  findOperatorName,
  getApproval,
  isApproved,
  listAgreed,
  listDueApprovals,
  listOwnersOf,
  findPerson,
  sinceLately,
  wasApproved,
} from './approvals.ts'
export { countApprovals, countWaitingOf, listApprovals, sumWaiting } from './approval-list.ts'
export type { ApprovalRow } from './approvals.tables.ts'
export { findLimits, hasOpened } from './opened.ts'
export { askFor, type Decider, endApproval, lockMoney, type Matter, mayAccept, mayGo } from './two-people.ts'
