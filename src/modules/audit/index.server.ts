export { listAudit, listAuditKinds } from './audit.ts'
