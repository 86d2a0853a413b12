import { listAudit as list, listAuditKinds as kinds } from '#modules/audit/index.server.ts'
import { listAudit, listAuditKinds } from '#modules/audit/audit.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const auditCalls: Call[] = [
  defineCall(listAudit, ({ tx }, input) => list(tx, input)),
  defineCall(listAuditKinds, ({ tx }) => kinds(tx)),
]
