import { foldVisitor } from './fold-visitor.ts'
import { findMember, listContacts, noteDevice } from '#modules/members/index.server.ts'
import type { MemberSessionWire } from '#modules/members/sign-in.contract.ts'
import { sayToMember } from '#modules/messages/index.server.ts'
import type { Language } from '#language/languages.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { CallContext } from '#platform/call.server.ts'
import { type Caller, type Device, endSession, startSession } from '#platform/access/sessions.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Who asks to be let in: as whom until now, from where, in which language. */
export type Arrival = { caller: Caller; on: Device; language: Language }

type Asking = Pick<CallContext, 'caller' | 'device' | 'ip' | 'language'>
export const arrivalOf = ({ caller, device, ip, language }: Asking): Arrival => ({
  caller,
  on: { device, network: networkOf(ip) },
  language,
})

/**
 * Lets a member in whose right to come has been proven: what the visitor of this browser gathered is folded in, that session ends, and
 * another begins. Somewhere new, the owner of the account is told. Refuses ACCOUNT_CLOSED.
 */
export async function enter(tx: Tx, memberId: string, { caller, on }: Arrival): Promise<MemberSessionWire> {
  const member = await findMember(tx, memberId)
  if (!member?.isOpen) refuse('ACCOUNT_CLOSED')
  await leaveBehind(tx, caller, memberId)
  const token = await startSession(tx, 'member', memberId, on)
  const { isNew } = await noteDevice(tx, memberId, on)
  if (isNew) {
    const contacts = await listContacts(tx, memberId)
    await sayToMember(tx, { contacts, language: member.language, about: 'newDevice', words: on, key: newId() })
  }
  return { token, account: memberId }
}

async function leaveBehind(tx: Tx, caller: Caller, memberId: string): Promise<void> {
  if (caller.kind === 'visitor') await foldVisitor(tx, caller.accountId, memberId)
  if (caller.kind === 'visitor' || caller.kind === 'member') await endSession(tx, caller.sessionId)
}
