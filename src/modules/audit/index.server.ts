export { checkTrail, sealTrail } from './audit-chain.ts'
export { listAudit, listAuditKinds } from './audit.ts'
