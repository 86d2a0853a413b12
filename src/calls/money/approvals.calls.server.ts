import { type ApprovalServices, decideApproval as decide } from '#flows/approvals/decide-approval.ts'
import { listApprovals as list } from '#modules/approvals/index.server.ts'
import { approvalKinds, approvalNeeds } from '#modules/approvals/approvals.contract.ts'
import { decideApproval, listApprovals } from '#modules/approvals/approvals.paths.ts'
import { holds } from '#platform/access/permissions.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** What leaves the shop and waits for a second person. */
export const approvalCalls = (services: ApprovalServices): Call[] => [
  defineCall(listApprovals, ({ tx, caller }, wanted) => {
    const kinds = approvalKinds.filter((kind) => holds(caller, approvalNeeds[kind]))
    return list(tx, { ...wanted, kinds, own: caller.accountId })
  }),
  defineCall(decideApproval, async ({ tx, caller }, decision) => ({
    state: await decide(tx, actorOf(caller), caller, decision, services),
  })),
]
