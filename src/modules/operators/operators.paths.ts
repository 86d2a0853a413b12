import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { MailListWire, OperatorWire, SignInInput, SignInWire } from './operators.contract.ts'

export const operatorSignIn = postCall<SignInInput, SignInWire>('/system/operator/login')
export const getOperator = getCall<Record<string, never>, OperatorWire>('/system/operator/info')
export const operatorSignOut = postCall<Record<string, never>, Record<string, never>>('/system/operator/logout')
/** The developers' outbox: what would have been mailed. Never in production. */
export const listMails = getCall<Record<string, never>, MailListWire>('/system/outbox/list')
