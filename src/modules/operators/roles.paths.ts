import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { NewRoleInput, RemoveRoleInput, RoleInput, RolesWire } from './roles.contract.ts'

export const listRoles = getCall<Record<string, never>, RolesWire>('/admin/role/list')
/** Each answers all roles as they are afterwards. */
export const addRole = postCall<NewRoleInput, RolesWire>('/admin/role/add')
export const changeRole = postCall<RoleInput, RolesWire>('/admin/role/save')
export const removeRole = postCall<RemoveRoleInput, RolesWire>('/admin/role/remove')
