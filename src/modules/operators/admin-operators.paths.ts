import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AdminOperatorInput,
  AdminOperatorWire,
  AdminOperatorsInput,
  AdminOperatorsWire,
  DisableOperatorInput,
  InviteInput,
  OperatorRolesInput,
} from './admin-operators.contract.ts'

export const listOperators = getCall('/admin/operator/list', {
  access: 'keep-operators',
  input: AdminOperatorsInput,
  output: AdminOperatorsWire,
})
export const getAdminOperator = getCall('/admin/operator/detail', {
  access: 'keep-operators',
  input: AdminOperatorInput,
  output: AdminOperatorWire,
})
/** Each answers the operator as they are afterwards. */
export const inviteOperator = postCall('/admin/operator/invite', {
  access: 'keep-operators',
  once: true,
  input: InviteInput,
  output: AdminOperatorWire,
})
/** Another link to choose a password by; those before it open nothing any more. */
export const mailOperatorLink = postCall('/admin/operator/link', {
  access: 'keep-operators',
  perMinute: 20,
  input: AdminOperatorInput,
  output: AdminOperatorWire,
})
export const setOperatorRoles = postCall('/admin/operator/roles', {
  access: 'keep-operators',
  input: OperatorRolesInput,
  output: AdminOperatorWire,
})
export const disableOperator = postCall('/admin/operator/disable', {
  access: 'keep-operators',
  input: DisableOperatorInput,
  output: AdminOperatorWire,
})
export const enableOperator = postCall('/admin/operator/enable', {
  access: 'keep-operators',
  input: AdminOperatorInput,
  output: AdminOperatorWire,
})
export const resetOperatorFactor = postCall('/admin/operator/resetFactor', {
  access: 'keep-operators',
  input: AdminOperatorInput,
  output: AdminOperatorWire,
})
