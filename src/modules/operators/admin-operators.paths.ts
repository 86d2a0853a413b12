import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  AdminOperatorInput,
  AdminOperatorsInput,
  AdminOperatorsWire,
  AdminOperatorWire,
  DisableOperatorInput,
  InviteInput,
  OperatorRolesInput,
} from './admin-operators.contract.ts'

export const listOperators = getCall<AdminOperatorsInput, AdminOperatorsWire>('/admin/operator/list')
export const getAdminOperator = getCall<AdminOperatorInput, AdminOperatorWire>('/admin/operator/detail')
/** Each answers the operator as they are afterwards. */
export const inviteOperator = postCall<InviteInput, AdminOperatorWire>('/admin/operator/invite', { once: true })
/** Another link to choose a password by; those before it open nothing any more. */
export const mailOperatorLink = postCall<AdminOperatorInput, AdminOperatorWire>('/admin/operator/link')
export const setOperatorRoles = postCall<OperatorRolesInput, AdminOperatorWire>('/admin/operator/roles')
export const disableOperator = postCall<DisableOperatorInput, AdminOperatorWire>('/admin/operator/disable')
export const enableOperator = postCall<AdminOperatorInput, AdminOperatorWire>('/admin/operator/enable')
export const resetOperatorFactor = postCall<AdminOperatorInput, AdminOperatorWire>('/admin/operator/resetFactor')
