import { z } from 'zod'
import { noteSession } from '#flows/members/ask-for-person.ts'
import { keepOwnDetails } from '#flows/members/keep-member-details.ts'
import { say, showConsents } from '#flows/members/say-consent.ts'
import { ConsentInput, ConsentsWire } from '#modules/consents/consents.contract.ts'
import { getConsents, updateConsent } from '#modules/consents/consents.paths.ts'
import { getDetails as detailsOf, welcomeVisitor } from '#modules/members/index.server.ts'
import { DetailsInput, DetailsWire, VisitorInput, VisitorWire } from '#modules/members/members.contract.ts'
import { getDetails, updateDetails, visitorLogin } from '#modules/members/members.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** `limitScale` multiplies what one address may do. */
type Host = { limitScale: number }

export const memberCalls = ({ limitScale }: Host): Call[] => [
  // Each makes a row: a flood from one address is held back harder than reading is.
  defineCall(visitorLogin, {
    access: 'anyone',
    input: VisitorInput,
    output: VisitorWire,
    perMinute: 30,
    reads: true,
    run: async ({ database }) => {
      await noteSession(database, limitScale)
      return database.inTransaction(welcomeVisitor)
    },
  }),
  defineCall(getDetails, {
    access: 'shopper',
    input: z.object({}),
    output: DetailsWire,
    run: ({ tx, caller }) => detailsOf(tx, caller.accountId),
  }),
  defineCall(updateDetails, {
    access: 'shopper',
    input: DetailsInput,
    output: DetailsWire,
    perMinute: 30,
    run: ({ tx, caller }, told) => keepOwnDetails(tx, caller, told),
  }),
]

/** What a member agrees to. */
export const consentCalls: Call[] = [
  defineCall(getConsents, {
    access: 'member',
    input: z.object({}),
    output: ConsentsWire,
    run: ({ tx, caller }) => showConsents(tx, caller.accountId),
  }),
  defineCall(updateConsent, {
    access: 'member',
    input: ConsentInput,
    output: ConsentsWire,
    perMinute: 60,
    run: ({ tx, caller, language }, said) => say(tx, caller.accountId, said, language),
  }),
]
