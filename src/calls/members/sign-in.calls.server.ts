import { changeContact as contact, changePassword as password, confirmOwner as confirm } from '#flows/members/account-security.ts'
import { recoverPassword as recover, showSignIns } from '#flows/members/account-security.ts'
import { askForCodes, askInFlood, askingOf } from '#flows/members/ask-for-person.ts'
import { register as open } from '#flows/members/register.ts'
import { type Asker, sendCode, sendConfirmCode as sendConfirm, type SendingLimits } from '#flows/members/send-code.ts'
import { signInWithCode as byCode, signInWithPassword as byPassword } from '#flows/members/sign-in.ts'
import { arrivalOf } from '#flows/members/enter.ts'
import { findOwner } from '#modules/members/index.server.ts'
import { askToLeave as leave, showLeaving, stay } from '#flows/members/leave.ts'
import { showOwnData } from '#flows/members/own-data.ts'
import {
  askToLeave,
  changeContact,
  changePassword,
  confirmOwner,
  endSignIn,
  getLeaving,
  getOwnData,
  isContactKnown,
  listSignIns,
  olderNames,
  recoverPassword,
  register,
  sendConfirmCode,
  sendSignInCode,
  signInWithCode,
  signInWithPassword,
  signOut,
  stayMember,
} from '#modules/members/sign-in.paths.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { IdentityProviders } from '#platform/identity/identity-provider.server.ts'
import { offeredProviders } from './identities.calls.server.ts'
import { endOtherSessions, endSession, endSessionOf } from '#platform/access/sessions.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { alsoNamed, type Call, defineCall, type ShopperContext } from '#platform/call.server.ts'
import { refuse } from '#platform/refusal.ts'

const askerOf = ({ caller, ip, deviceId, language }: Pick<ShopperContext, 'caller' | 'ip' | 'deviceId' | 'language'>): Asker => ({
  accountId: caller.accountId,
  network: networkOf(ip),
  deviceId,
  language,
})

const sending = (limits: Limits): Call[] => [
  defineCall(sendSignInCode, async (context, wanted) => {
    await askForCodes(askingOf(context, wanted, limits))
    return context.database.inTransaction((tx) => sendCode(tx, askerOf(context), wanted, limits))
  }),
]

const waysIn = (limits: Limits): Call[] => [
  // These begin transactions of their own once what is slow has been done.
  defineCall(
    signInWithPassword,
    (context, input) => byPassword(askingOf(context, input, limits), arrivalOf(context, input.arrived), input),
    { session: ({ token }) => token },
  ),
  defineCall(signInWithCode, (context, input) => byCode(context.database, arrivalOf(context, input.arrived), input), {
    session: ({ token }) => token ?? undefined,
  }),
  defineCall(register, (context, input) => open(context.database, arrivalOf(context, input.arrived), input), {
    session: ({ token }) => token,
  }),
  defineCall(recoverPassword, (context, input) => recover(context.database, arrivalOf(context), input), {
    session: ({ token }) => token,
  }),
]

const telling = (limits: Limits): Call[] => [
  // The specification wants an answer to who is a member: whoever asks for many is not answered.
  defineCall(isContactKnown, async (context, input) => {
    await askInFlood(askingOf(context, input, limits))
    return { exists: (await findOwner(context.tx, input.contact)) !== undefined }
  }),
]

const ownAccount = (limits: SendingLimits): Call[] => [
  defineCall(sendConfirmCode, (context, { kind }) => sendConfirm(context.tx, askerOf(context), kind, limits)),
  defineCall(confirmOwner, ({ database, caller }, input) => confirm(database, caller, input)),
  defineCall(changePassword, async ({ database, caller, ip }, input) => {
    await password(database, caller, { ...input, network: networkOf(ip) }, limits.limitScale)
    return {}
  }),
  defineCall(changeContact, async ({ database, caller, ip }, input) => {
    await contact(database, caller, { ...input, network: networkOf(ip) }, limits.limitScale)
    return {}
  }),
]

const leaving = ({ limitScale }: { limitScale: number }): Call[] => [
  defineCall(getLeaving, ({ tx, caller }) => showLeaving(tx, caller.accountId)),
  defineCall(askToLeave, ({ database, caller, ip }, shown) =>
    leave(database, caller, { ...shown, network: networkOf(ip) }, limitScale),
  ),
  defineCall(stayMember, ({ tx, caller }) => stay(tx, caller.accountId)),
  defineCall(getOwnData, async ({ tx, caller }) => showOwnData(tx, caller.accountId)),
]

const sessions = ({ identities }: { identities: IdentityProviders }): Call[] => [
  defineCall(listSignIns, ({ tx, caller }) => showSignIns(tx, caller, offeredProviders(identities))),
  defineCall(endSignIn, async ({ tx, caller }, { sessionId }) => {
    if (!(await endSessionOf(tx, caller.accountId, sessionId))) refuse('NOT_FOUND')
    return {}
  }),
  defineCall(
    signOut,
    async ({ tx, caller }, { everywhere }) => {
      if (everywhere) await endOtherSessions(tx, caller.accountId, undefined)
      else await endSession(tx, caller.sessionId)
      return {}
    },
    { session: () => null },
  ),
]

type Limits = SendingLimits & { sealing: Sealing }

export function signInCalls(host: Limits & { identities: IdentityProviders }): Call[] {
  const calls = [...sending(host), ...waysIn(host), ...telling(host), ...ownAccount(host), ...leaving(host), ...sessions(host)]
  return calls.flatMap((call) => [call, ...(olderNames[call.path] ?? []).map((path) => alsoNamed(call, path))])
}
