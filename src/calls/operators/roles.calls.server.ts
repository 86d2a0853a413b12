import { z } from 'zod'
import { addRole as add, changeRole as change, listRoles as list, removeRole as remove } from '#modules/operators/index.server.ts'
import { NewRoleInput, RemoveRoleInput, RoleInput, RolesWire } from '#modules/operators/roles.contract.ts'
import { addRole, changeRole, listRoles, removeRole } from '#modules/operators/roles.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'keep-operators'
const output = RolesWire

export const roleCalls: Call[] = [
  defineCall(listRoles, { access, input: z.object({}), output, run: ({ tx }) => list(tx) }),
  defineCall(addRole, { access, input: NewRoleInput, output, run: ({ tx, caller }, input) => add(tx, actorOf(caller), input) }),
  defineCall(changeRole, {
    access,
    input: RoleInput,
    output,
    run: ({ tx, caller }, input) => change(tx, actorOf(caller), input),
  }),
  defineCall(removeRole, {
    access,
    input: RemoveRoleInput,
    output,
    run: ({ tx, caller }, { roleId }) => remove(tx, actorOf(caller), roleId),
  }),
]
