import { addFirstAdministrator as addFirst } from '#flows/operators/add-first-administrator.ts'
import { choosePassword as choose } from '#flows/operators/invite-operator.ts'
import {
  type AdminHost,
  beginOwnFactor,
  changeOwnPassword as change,
  confirmOwnFactor,
  removeOwnFactor,
  showOwnAccount,
} from '#flows/operators/own-operator-account.ts'
import { addFirstAdministrator } from '#modules/operators/first-administrator.paths.ts'
import {
  beginFactor,
  changeOwnPassword,
  choosePassword,
  confirmFactor,
  endOwnSession,
  getOwnAccount,
  removeFactor,
} from '#modules/operators/own-account.paths.ts'
import { networkOf } from '#platform/access/network-address.ts'
import { endSessionOf } from '#platform/access/sessions.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import { refuse } from '#platform/refusal.ts'

/** What every operator may do about themselves. These begin transactions of their own once what is slow has been done. */
export const ownAccountCalls = (host: AdminHost): Call[] => [...doorCalls, ...sessionCalls(host), ...factorCalls(host)]

/** For whoever has no password yet. */
const doorCalls: Call[] = [
  defineCall(addFirstAdministrator, async ({ database }, input) => {
    await addFirst(database, input)
    return {}
  }),
  defineCall(choosePassword, async ({ database }, input) => {
    await choose(database, input)
    return {}
  }),
]

const sessionCalls = (host: AdminHost): Call[] => [
  defineCall(getOwnAccount, ({ tx, caller }) => showOwnAccount(tx, caller, host)),
  defineCall(changeOwnPassword, async ({ database, caller, ip }, input) => {
    await change(database, caller, { ...input, network: networkOf(ip) }, host)
    return {}
  }),
  defineCall(endOwnSession, async ({ tx, caller }, { sessionId }) => {
    if (!(await endSessionOf(tx, caller.accountId, sessionId))) refuse('NOT_FOUND')
    return showOwnAccount(tx, caller, host)
  }),
]

const factorCalls = (host: AdminHost): Call[] => [
  defineCall(beginFactor, ({ database, caller, ip }, input) =>
    beginOwnFactor(database, caller, { ...input, network: networkOf(ip) }, host),
  ),
  defineCall(confirmFactor, ({ database, caller }, { code }) => confirmOwnFactor(database, caller, code, host)),
  defineCall(removeFactor, async ({ database, caller, ip }, input) => {
    await removeOwnFactor(database, caller, { ...input, network: networkOf(ip) }, host)
    return {}
  }),
]
