import { challenge } from '#flows/members/ask-for-person.ts'
import { ChallengeInput, ChallengeWire } from '#modules/members/challenges.contract.ts'
import { getChallenge } from '#modules/members/challenges.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const challengeCalls: Call[] = [
  defineCall(getChallenge, {
    access: 'shopper',
    input: ChallengeInput,
    output: ChallengeWire,
    perMinute: 20,
    // Drawn before anything is written.
    reads: true,
    run: ({ database, caller }, { kind }) => challenge(database, caller, kind),
  }),
]
