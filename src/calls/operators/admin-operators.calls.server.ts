import { inviteOperator as invite, mailAnotherLink } from '#flows/operators/invite-operator.ts'
import { resetFactor } from '#flows/operators/reset-factor.ts'
import {
  disableOperator,
  enableOperator,
  getAdminOperator,
  inviteOperator,
  listOperators,
  mailOperatorLink,
  resetOperatorFactor,
  setOperatorRoles,
} from '#modules/operators/admin-operators.paths.ts'
import { disable, enable, getOperator, listOperators as list, setRoles } from '#modules/operators/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

type Host = { demo: boolean; publicUrl: () => string }

export const adminOperatorCalls = (host: Host): Call[] => [
  defineCall(listOperators, ({ tx, caller }, wanted) => list(tx, caller.accountId, wanted)),
  defineCall(getAdminOperator, ({ tx, caller }, { operatorId }) => getOperator(tx, caller.accountId, operatorId)),
  defineCall(inviteOperator, async ({ tx, caller }, wanted) =>
    getOperator(tx, caller.accountId, await invite(tx, actorOf(caller), wanted, host.publicUrl())),
  ),
  defineCall(mailOperatorLink, async ({ tx, caller }, { operatorId }) => {
    await mailAnotherLink(tx, actorOf(caller), operatorId, host.publicUrl())
    return getOperator(tx, caller.accountId, operatorId)
  }),
  ...standingCalls(host),
]

const standingCalls = (host: Host): Call[] => [
  defineCall(setOperatorRoles, async ({ tx, caller }, wanted) => {
    await setRoles(tx, actorOf(caller), host, wanted)
    return getOperator(tx, caller.accountId, wanted.operatorId)
  }),
  defineCall(disableOperator, async ({ tx, caller }, { operatorId, reason }) => {
    await disable(tx, actorOf(caller), host, operatorId, reason)
    return getOperator(tx, caller.accountId, operatorId)
  }),
  defineCall(enableOperator, async ({ tx, caller }, { operatorId }) => {
    await enable(tx, actorOf(caller), operatorId)
    return getOperator(tx, caller.accountId, operatorId)
  }),
  defineCall(resetOperatorFactor, async ({ tx, caller }, { operatorId }) => {
    await resetFactor(tx, actorOf(caller), operatorId)
    return getOperator(tx, caller.accountId, operatorId)
  }),
]
