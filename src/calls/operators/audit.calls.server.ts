import { z } from 'zod'
import { listAudit as list, listAuditKinds as kinds } from '#modules/audit/index.server.ts'
import { AuditInput, AuditKindsWire, AuditWire } from '#modules/audit/audit.contract.ts'
import { listAudit, listAuditKinds } from '#modules/audit/audit.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'read-audit'

export const auditCalls: Call[] = [
  defineCall(listAudit, { access, input: AuditInput, output: AuditWire, run: ({ tx }, input) => list(tx, input) }),
  defineCall(listAuditKinds, { access, input: z.object({}), output: AuditKindsWire, run: ({ tx }) => kinds(tx) }),
]
