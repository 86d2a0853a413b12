import { endPerson as end, saveStaff, showTeam } from '#flows/sellers/change-team.ts'
import { listMerchants } from '#modules/merchants/index.server.ts'
import { endPerson, listOwnMerchants, listPeople, savePerson } from '#modules/merchants/people.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** Who acts for a merchant. */
export const teamCalls: Call[] = [
  defineCall(listOwnMerchants, ({ tx, caller, language }) => listMerchants(tx, caller.memberships, language)),
  defineCall(listPeople, ({ tx, caller }) => showTeam(tx, caller.seller)),
  defineCall(savePerson, ({ tx, caller }, { personId, scopes }) => saveStaff(tx, caller.seller, personId, scopes)),
  defineCall(endPerson, ({ tx, caller }, { personId }) => end(tx, caller.seller, personId)),
]
