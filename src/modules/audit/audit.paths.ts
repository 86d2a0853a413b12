import { getCall } from '#platform/wire/call-path.ts'
import { AuditInput, AuditKindsWire, AuditWire } from './audit.contract.ts'

export const listAudit = getCall('/admin/audit/list', { access: 'read-audit', lags: true, input: AuditInput, output: AuditWire })
export const listAuditKinds = getCall('/admin/audit/kinds', { access: 'read-audit', output: AuditKindsWire })
