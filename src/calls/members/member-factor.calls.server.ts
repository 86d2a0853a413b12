import {
  beginMemberFactor as begin,
  confirmMemberFactor as confirm,
  provideMemberFactor,
  showMemberFactor as show,
} from '#flows/members/member-factor.ts'
import {
  beginMemberFactor,
  confirmMemberFactor,
  getMemberFactor,
  showMemberFactor,
} from '#modules/second-factor/second-factor.paths.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** A member's own second factor, which a merchant's money asks for. */
export const memberFactorCalls = (host: { sealing: Sealing; limitScale: number }): Call[] => [
  defineCall(getMemberFactor, ({ tx, caller }) => show(tx, caller)),
  defineCall(beginMemberFactor, ({ database, caller, ip }, input) =>
    begin(database, caller, { ...input, network: networkOf(ip) }, host),
  ),
  defineCall(confirmMemberFactor, ({ database, caller }, { code }) => confirm(database, caller, code, host)),
  defineCall(showMemberFactor, ({ database, caller }, { code }) => provideMemberFactor(database, caller, code, host)),
]
