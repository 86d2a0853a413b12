import { z } from 'zod'
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
import { FirstAdministratorInput } from '#modules/operators/first-administrator.contract.ts'
import { addFirstAdministrator } from '#modules/operators/first-administrator.paths.ts'
import {
  ConfirmFactorInput,
  EndOwnSessionInput,
  OwnAccountWire,
  OwnPasswordInput,
  ShowOwnerInput,
  WelcomeInput,
} from '#modules/operators/own-account.contract.ts'
import {
  beginFactor,
  changeOwnPassword,
  choosePassword,
  confirmFactor,
  endOwnSession,
  getOwnAccount,
  removeFactor,
} from '#modules/operators/own-account.paths.ts'
import { FactorBegunWire, RecoveryCodesWire } from '#modules/second-factor/second-factor.contract.ts'
import { networkOf } from '#platform/access/network-address.ts'
import { endSessionOf } from '#platform/access/sessions.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import { refuse } from '#platform/refusal.ts'

const nothing = z.object({})
const perMinute = 20

/** What every operator may do about themselves. These begin transactions of their own once what is slow has been done. */
export const ownAccountCalls = (host: AdminHost): Call[] => [...doorCalls, ...sessionCalls(host), ...factorCalls(host)]

/** For whoever has no password yet. */
const doorCalls: Call[] = [
  defineCall(addFirstAdministrator, {
    access: 'anyone',
    input: FirstAdministratorInput,
    output: nothing,
    perMinute: 10,
    reads: true,
    run: async ({ database }, input) => {
      await addFirst(database, input)
      return {}
    },
  }),
  defineCall(choosePassword, {
    access: 'anyone',
    input: WelcomeInput,
    output: nothing,
    perMinute: 10,
    reads: true,
    run: async ({ database }, input) => {
      await choose(database, input)
      return {}
    },
  }),
]

const sessionCalls = (host: AdminHost): Call[] => [
  defineCall(getOwnAccount, {
    access: 'operator',
    input: nothing,
    output: OwnAccountWire,
    run: ({ tx, caller }) => showOwnAccount(tx, caller, host),
  }),
  defineCall(changeOwnPassword, {
    access: 'operator',
    input: OwnPasswordInput,
    output: nothing,
    perMinute,
    reads: true,
    run: async ({ database, caller, ip }, input) => {
      await change(database, caller, { ...input, network: networkOf(ip) }, host)
      return {}
    },
  }),
  defineCall(endOwnSession, {
    access: 'operator',
    input: EndOwnSessionInput,
    output: OwnAccountWire,
    run: async ({ tx, caller }, { sessionId }) => {
      if (!(await endSessionOf(tx, caller.accountId, sessionId))) refuse('NOT_FOUND')
      return showOwnAccount(tx, caller, host)
    },
  }),
]

const factorCalls = (host: AdminHost): Call[] => [
  defineCall(beginFactor, {
    access: 'operator-at-door',
    input: ShowOwnerInput,
    output: FactorBegunWire,
    perMinute,
    reads: true,
    run: ({ database, caller, ip }, input) => beginOwnFactor(database, caller, { ...input, network: networkOf(ip) }, host),
  }),
  defineCall(confirmFactor, {
    access: 'operator-at-door',
    input: ConfirmFactorInput,
    output: RecoveryCodesWire,
    perMinute,
    reads: true,
    run: ({ database, caller }, { code }) => confirmOwnFactor(database, caller, code, host),
  }),
  defineCall(removeFactor, {
    access: 'operator',
    input: ShowOwnerInput,
    output: nothing,
    perMinute,
    reads: true,
    run: async ({ database, caller, ip }, input) => {
      await removeOwnFactor(database, caller, { ...input, network: networkOf(ip) }, host)
      return {}
    },
  }),
]
