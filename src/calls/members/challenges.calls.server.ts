import { challenge } from '#flows/members/ask-for-person.ts'
import { getChallenge } from '#modules/members/challenges.paths.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const challengeCalls = ({ sealing }: { sealing: Sealing }): Call[] => [
  defineCall(getChallenge, ({ database, caller, ip }, { kind }) =>
    challenge(database, { caller, network: networkOf(ip), sealing }, kind),
  ),
]
