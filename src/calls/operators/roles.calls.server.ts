import { addRole as add, changeRole as change, listRoles as list, removeRole as remove } from '#modules/operators/index.server.ts'
import { addRole, changeRole, listRoles, removeRole } from '#modules/operators/roles.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const roleCalls: Call[] = [
  defineCall(listRoles, ({ tx }) => list(tx)),
  defineCall(addRole, ({ tx, caller }, input) => add(tx, actorOf(caller), input)),
  defineCall(changeRole, ({ tx, caller }, input) => change(tx, actorOf(caller), input)),
  defineCall(removeRole, ({ tx, caller }, { roleId }) => remove(tx, actorOf(caller), roleId)),
]
