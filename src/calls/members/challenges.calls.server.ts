import { challenge } from '#flows/members/ask-for-person.ts'
import { ChallengeInput, ChallengeWire } from '#modules/members/challenges.contract.ts'
import { getChallenge } from '#modules/members/challenges.paths.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const challengeCalls = ({ sealing }: { sealing: Sealing }): Call[] => [
  defineCall(getChallenge, {
    // Whoever has no session yet may be asked, too.
    access: 'anyone',
    input: ChallengeInput,
    output: ChallengeWire,
    perMinute: 20,
    // Drawn before anything is written.
    reads: true,
    run: ({ database, caller, ip }, { kind }) => challenge(database, { caller, network: networkOf(ip), sealing }, kind),
  }),
]
