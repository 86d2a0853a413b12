import { z } from 'zod'
import { permissions } from '#platform/access/permissions.ts'

export const RoleNameWire = z.object({ roleId: z.string(), nameEn: z.string(), nameZh: z.string() })
export type RoleNameWire = z.output<typeof RoleNameWire>
export const RoleWire = RoleNameWire.extend({
  permissions: z.array(z.enum(permissions)),
  isBuiltIn: z.boolean(),
  version: z.number(),
  /** Operators who have it. */
  holders: z.number(),
})
export type RoleWire = z.output<typeof RoleWire>
export const RolesWire = z.object({ list: z.array(RoleWire) })
export type RolesWire = z.output<typeof RolesWire>

const name = z.string().trim().min(1, 'required').max(40, 'too-long')
export const NewRoleInput = z.object({ nameEn: name, nameZh: name, permissions: z.array(z.enum(permissions)).max(100) })
export type NewRoleInput = z.input<typeof NewRoleInput>
const roleId = z.string().max(40)
export const RoleInput = NewRoleInput.extend({ roleId, version: z.int32() })
export type RoleInput = z.input<typeof RoleInput>
export const RemoveRoleInput = z.object({ roleId })
export type RemoveRoleInput = z.input<typeof RemoveRoleInput>
