import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { OperatorWire, OutboxWire, SignInInput, SignInWire } from './operators.contract.ts'

export const operatorSignIn = postCall<SignInInput, SignInWire>('/admin/operator/login')
export const getOperator = getCall<Record<string, never>, OperatorWire>('/admin/operator/info')
export const operatorSignOut = postCall<Record<string, never>, Record<string, never>>('/admin/operator/logout')
/** The developers' outbox: what would have been mailed or sent by SMS. Never in production. */
export const listOutbox = getCall<Record<string, never>, OutboxWire>('/admin/outbox/list')
