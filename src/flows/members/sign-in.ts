import { leaveProof, redeemCode } from '#modules/codes/index.server.ts'
import type { Contact } from '#modules/members/contacts.contract.ts'
import { findMember, findOwner, findPasswordHash, findPlace, recordRightTry } from '#modules/members/index.server.ts'
import type { MemberSessionWire, SignedInWire } from '#modules/members/sign-in.contract.ts'
import { isPassword } from '#platform/access/password.server.ts'
import type { Database, Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { admitTry } from './admit-try.ts'
import type { Asking } from './ask-for-person.ts'
import { type Arrival, enter } from './enter.ts'
import { noting, type SignInTry } from './note-sign-in.ts'
import { openFor } from './register.ts'

type ByPassword = { contact: Contact; password: string }

/**
 * Lets in anyone who knows the password of a contact. Unknown, wrong, disabled and another kind of account read the same and take as long;
 * tries are counted before they are looked at.
 */
export async function signInWithPassword(
  asking: Asking,
  arrival: Arrival,
  { contact, password }: ByPassword,
): Promise<MemberSessionWire> {
  const { database } = asking
  const { on, deviceId, log } = arrival
  const known = await findKnown(database.pool, contact)
  const accountId = known?.memberId
  const place = await findPlace(database.pool, { accountId, contact: contact.value, network: on.network, deviceId })
  const tried: SignInTry = { side: 'member', way: 'password', contact, on, place }
  const look = async (): Promise<MemberSessionWire> => {
    const tryId = await admitTry(asking, { contact: contact.value, network: on.network, place })
    const isRight = await isPassword(password, known?.hash)
    if (!known || !isRight) return refuse('MEMBER_UNKNOWN', { field: 'password' })
    return database.inTransaction(async (tx) => {
      // It may have been changed while it was looked at.
      if ((await findPasswordHash(tx, known.memberId)) !== known.hash) refuse('MEMBER_UNKNOWN', { field: 'password' })
      await recordRightTry(tx, tryId)
      return enter(tx, known.memberId, arrival, tried)
    })
  }
  return noting({ database, log }, tried, look, known && { id: known.memberId })
}

async function findKnown(tx: Read, contact: Contact): Promise<{ memberId: string; hash: string } | undefined> {
  const memberId = await findOwner(tx, contact)
  const [member, hash] = await Promise.all([
    memberId === undefined ? undefined : findMember(tx, memberId),
    memberId === undefined ? undefined : findPasswordHash(tx, memberId),
  ])
  return memberId !== undefined && member?.isOpen && hash !== undefined ? { memberId, hash } : undefined
}

type ByCode = { contact: Contact; code: string; agreed: boolean }

/** Lets in anyone who reads a contact. Nobody’s contact opens an account at once where the terms are agreed to, else the code leaves a proof. */
export function signInWithCode(database: Database, arrival: Arrival, { contact, code, agreed }: ByCode): Promise<SignedInWire> {
  if (arrival.caller.kind !== 'visitor' && arrival.caller.kind !== 'member') return refuse('SESSION_MISSING')
  const place = { purpose: 'sign-in', subject: contact.value, ownerId: arrival.caller.accountId }
  const tried: SignInTry = { side: 'member', way: 'code', contact, on: arrival.on }
  const look = () =>
    redeemCode<SignedInWire>(database, place, code, async (tx, codeId) => {
      const owner = await findOwner(tx, contact)
      if (owner !== undefined) return { isNew: false, proof: null, ...(await enter(tx, owner, arrival, tried)) }
      if (!agreed) return { isNew: true, token: null, account: null, proof: await leaveProof(tx, codeId) }
      return { isNew: true, proof: null, ...(await openFor(tx, arrival, { contact })) }
    })
  return noting({ database, log: arrival.log }, tried, look)
}
