import { z } from 'zod'
import { endPerson as end, saveStaff, showTeam } from '#flows/sellers/change-team.ts'
import { listMerchants } from '#modules/merchants/index.server.ts'
import { EndPersonInput, OwnMerchantsWire, PeopleWire, SavePersonInput } from '#modules/merchants/people.contract.ts'
import { endPerson, listOwnMerchants, listPeople, savePerson } from '#modules/merchants/people.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = { seller: 'team' } as const

/** Who acts for a merchant. */
export const teamCalls: Call[] = [
  defineCall(listOwnMerchants, {
    access: 'member',
    input: z.object({}),
    output: OwnMerchantsWire,
    run: ({ tx, caller, language }) => listMerchants(tx, caller.memberships, language),
  }),
  defineCall(listPeople, {
    access,
    input: z.object({}),
    output: PeopleWire,
    run: ({ tx, caller }) => showTeam(tx, caller.seller),
  }),
  defineCall(savePerson, {
    access,
    input: SavePersonInput,
    output: PeopleWire,
    run: ({ tx, caller }, { personId, scopes }) => saveStaff(tx, caller.seller, personId, scopes),
  }),
  defineCall(endPerson, {
    access,
    input: EndPersonInput,
    output: PeopleWire,
    run: ({ tx, caller }, { personId }) => end(tx, caller.seller, personId),
  }),
]
