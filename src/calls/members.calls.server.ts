import { z } from 'zod'
import { keepOwnDetails } from '#flows/keep-member-details.ts'
import { getDetails as detailsOf, welcomeVisitor } from '#modules/members/index.server.ts'
import { DetailsInput, DetailsWire, VisitorInput, VisitorWire } from '#modules/members/members.contract.ts'
import { getDetails, updateDetails, visitorLogin } from '#modules/members/members.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const memberCalls: Call[] = [
  // Each makes a row: a flood from one address is held back harder than reading is.
  defineCall(visitorLogin, {
    access: 'anyone',
    input: VisitorInput,
    output: VisitorWire,
    perMinute: 30,
    perMinuteInAll: 1_200,
    run: ({ tx }) => welcomeVisitor(tx),
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
