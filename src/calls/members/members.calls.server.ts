import { keepOwnDetails } from '#flows/members/keep-member-details.ts'
import { openDoor } from '#flows/members/welcome-visitors.ts'
import { say, showConsents } from '#flows/members/say-consent.ts'
import { getConsents, updateConsent } from '#modules/consents/consents.paths.ts'
import { getDetails as detailsOf } from '#modules/members/index.server.ts'
import { getDetails, updateDetails, visitorLogin } from '#modules/members/members.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** `limitScale` multiplies what one address may do. */
type Host = { limitScale: number; publicUrl: () => string }

export const memberCalls = ({ limitScale, publicUrl }: Host, letIn = openDoor(limitScale)): Call[] => [
  // Each makes a row: a flood from one address is held back harder than reading is.
  defineCall(visitorLogin, ({ database }) => letIn(database)),
  defineCall(getDetails, ({ tx, caller }) => detailsOf(tx, caller.accountId)),
  defineCall(updateDetails, ({ tx, caller }, told) => keepOwnDetails(tx, caller, told, new URL(publicUrl()).hostname)),
]

/** What a member agrees to. */
export const consentCalls: Call[] = [
  defineCall(getConsents, ({ tx, caller }) => showConsents(tx, caller.accountId)),
  defineCall(updateConsent, ({ tx, caller, language }, said) => say(tx, caller.accountId, said, language)),
]
