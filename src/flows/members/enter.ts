import { deviceWords } from '#language/mail/device-words.ts'
import { mergeGuest } from './merge-guest.ts'
import {
  findArrival,
  findMember,
  findPersonName,
  linkIdentity,
  listContacts,
  noteDevice,
  noteDeviceId,
  type Own,
} from '#modules/members/index.server.ts'
import { claimTouch } from '#modules/referrals/index.server.ts'
import type { MemberSessionWire } from '#modules/members/sign-in.contract.ts'
import { sayToMember } from '#modules/mailing/index.server.ts'
import type { Language } from '#language/languages.ts'
import { providerNames } from '#language/member/providers.text.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { CallContext } from '#platform/call.server.ts'
import { type Caller, type Device, endSession, startSession } from '#platform/access/sessions.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Log } from '#platform/log.server.ts'
import { refuse } from '#platform/refusal.ts'
import { auditSignIn, logSignIn, type SignInTry } from './note-sign-in.ts'

/** Who asks to be let in: as whom until now, from where, in which language; and the proof of who has come back from a provider. */
export type Arrival = {
  caller: Caller
  on: Device
  deviceId?: string | undefined
  language: Language
  log: Log
  arrived?: string
}

type Asking = Pick<CallContext, 'caller' | 'device' | 'deviceId' | 'ip' | 'language' | 'log'>
export const arrivalOf = ({ caller, device, deviceId, ip, language, log }: Asking, arrived = ''): Arrival => ({
  caller,
  on: { device, network: networkOf(ip) },
  deviceId,
  language,
  log,
  arrived,
})

/** The session of the caller. */
export const ownOf = (caller: Caller): Own =>
  caller.kind === 'visitor' || caller.kind === 'member' ? caller : refuse('SESSION_MISSING')

/**
 * Lets a member in whose right to come has been proven: what the visitor of this browser gathered is folded in, that session ends, and
 * another begins. Somewhere new, the owner of the account is told. Refuses ACCOUNT_CLOSED.
 */
export async function enter(
  tx: Tx,
  memberId: string,
  { caller, on, deviceId, arrived, log }: Arrival,
  by: Pick<SignInTry, 'way' | 'contact' | 'place'>,
): Promise<MemberSessionWire> {
  const member = await findMember(tx, memberId)
  if (!member?.isOpen) refuse('ACCOUNT_CLOSED')
  if (arrived) await linkArrived(tx, memberId, { caller, arrived })
  await leaveBehind(tx, caller, memberId)
  const token = await startSession(tx, 'member', memberId, on)
  const { isNew } = await noteDevice(tx, memberId, on)
  if (deviceId) {
    await noteDeviceId(tx, memberId, deviceId)
    await claimTouch(tx, memberId, deviceId)
  }
  if (isNew) {
    const contacts = await listContacts(tx, memberId)
    const name = await findPersonName(tx, memberId)
    const { language } = member
    await sayToMember(tx, { contacts, name, language, about: 'newDevice', words: deviceWords(on, language), key: newId() })
  }
  const entered = { side: 'member', on, ...by } as const
  await auditSignIn(tx, true, entered, { id: memberId })
  logSignIn(log, 'right', entered, memberId)
  return { token, account: memberId }
}

async function leaveBehind(tx: Tx, caller: Caller, memberId: string): Promise<void> {
  if (caller.kind === 'visitor') await mergeGuest(tx, caller.accountId, memberId)
  if (caller.kind === 'visitor' || caller.kind === 'member') await endSession(tx, caller.sessionId)
}

type Arrived = { caller: Caller; arrived: string }

/** Who has come back from a provider opens this account by it from now on, and its owner is told. Refuses PROVIDER_OVER. */
async function linkArrived(tx: Tx, memberId: string, arrived: Arrived): Promise<void> {
  const provider = await linkQuietly(tx, memberId, arrived)
  const language = (await findMember(tx, memberId))?.language ?? 'en'
  const contacts = await listContacts(tx, memberId)
  const name = await findPersonName(tx, memberId)
  await sayToMember(tx, { contacts, name, language, about: 'providerLinked', words: { provider }, key: newId() })
}

/** The same for an account that has just been opened by it. */
export async function linkQuietly(tx: Tx, memberId: string, { caller, arrived }: Arrived): Promise<string> {
  const identity = (await findArrival(tx, ownOf(caller), arrived, true)) ?? refuse('PROVIDER_OVER')
  await linkIdentity(tx, memberId, identity)
  return providerNames[identity.provider]
}
