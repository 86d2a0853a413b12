import { z } from 'zod'
import { say, showConsents } from '#flows/say-consent.ts'
import { ConsentInput, ConsentsWire } from '#modules/consents/consents.contract.ts'
import { getConsents, updateConsent } from '#modules/consents/consents.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

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
