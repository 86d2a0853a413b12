import { getCall, postCall } from '#platform/wire/call-path.ts'
import { NewRoleInput, RemoveRoleInput, RoleInput, RolesWire } from './roles.contract.ts'

export const listRoles = getCall('/admin/role/list', { access: 'keep-operators', output: RolesWire })
/** Each answers all roles as they are afterwards. */
export const addRole = postCall('/admin/role/add', { access: 'keep-operators', input: NewRoleInput, output: RolesWire })
export const changeRole = postCall('/admin/role/save', { access: 'keep-operators', input: RoleInput, output: RolesWire })
export const removeRole = postCall('/admin/role/remove', { access: 'keep-operators', input: RemoveRoleInput, output: RolesWire })
