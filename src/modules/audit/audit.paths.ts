import { getCall } from '#platform/wire/call-path.ts'
import type { AuditInput, AuditKindsWire, AuditWire } from './audit.contract.ts'

export const listAudit = getCall<AuditInput, AuditWire>('/admin/audit/list')
export const listAuditKinds = getCall<Record<string, never>, AuditKindsWire>('/admin/audit/kinds')
