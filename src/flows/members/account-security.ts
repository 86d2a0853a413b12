import { leaveProof, redeemCode, takeProof } from '#modules/codes/index.server.ts'
import type { Contact } from '#modules/members/contacts.contract.ts'
import {
  countTry,
  findMember,
  findPersonName,
  findOwner,
  findPasswordHash,
  findPlace,
  keepPassword,
  keepProvenContact,
  listContacts,
  listIdentities,
  listPasskeys,
  recordRightTry,
} from '#modules/members/index.server.ts'
import type { Again, MemberSessionWire, SessionsWire } from '#modules/members/sign-in.contract.ts'
import { type AccountMail, sayToMember } from '#modules/mailing/index.server.ts'
import { isPassword } from '#platform/access/password.server.ts'
import { type Caller, endOtherSessions, listSessions, presentSession } from '#platform/access/sessions.server.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type Arrival, enter } from './enter.ts'
import { hashNewPassword } from './register.ts'
import { ownContact } from './send-code.ts'

export type Member = Extract<Caller, { accountId: string; seenAt: Date }>

/** A new password for anyone who reads the contact: every session ends, and one begins here. Unknown contacts have no right code. */
export async function recoverPassword(
  database: Database,
  arrival: Arrival,
  wanted: { contact: Contact; code: string; password: string },
): Promise<MemberSessionWire> {
  const { contact, code, password } = wanted
  if (arrival.caller.kind !== 'visitor' && arrival.caller.kind !== 'member') return refuse('SESSION_MISSING')
  const hash = await hashNewPassword(password, [contact.value])
  const place = { purpose: 'recover', subject: contact.value, ownerId: arrival.caller.accountId }
  return redeemCode(database, place, code, async (tx) => {
    const memberId = (await findOwner(tx, contact)) ?? refuse('CODE_OVER', { field: 'code' })
    await keepPassword(tx, memberId, hash)
    await endOtherSessions(tx, memberId, undefined)
    await notifyMember(tx, memberId, 'passwordChanged')
    return enter(tx, memberId, arrival, { way: 'recovery', contact })
  })
}

type OwnerCheck = Again & { network: string }

/** Another password, or the first: all other sessions end, and the account's contacts are told. */
export async function changePassword(
  database: Database,
  member: Member,
  wanted: OwnerCheck & { password: string },
  scale: number,
): Promise<void> {
  const contacts = await listContacts(database.pool, member.accountId)
  const known = contacts.map(({ value }) => value)
  const hash = await hashNewPassword(wanted.password, known)
  const showOwner = await checkOwner(database, member, wanted, scale)
  await database.inTransaction(async (tx) => {
    await showOwner(tx)
    await keepPassword(tx, member.accountId, hash)
    await endOtherSessions(tx, member.accountId, member.sessionId)
    await notifyMember(tx, member.accountId, 'passwordChanged', contacts)
  })
}

/** Another contact, proven by its code; those there were before are told. Refuses CONTACT_TAKEN. */
export async function changeContact(
  database: Database,
  member: Member,
  wanted: OwnerCheck & { contact: Contact; code: string },
  scale: number,
): Promise<void> {
  const { contact, code } = wanted
  const before = await listContacts(database.pool, member.accountId)
  const showOwner = await checkOwner(database, member, wanted, scale)
  const place = { purpose: 'contact', subject: contact.value, ownerId: member.accountId }
  await redeemCode(database, place, code, async (tx) => {
    await showOwner(tx)
    await keepProvenContact(tx, member.accountId, contact)
    await notifyMember(tx, member.accountId, 'contactChanged', before)
  })
}

/** The code to a contact the account has, for a proof with which its owner may change something. */
export async function confirmOwner(
  database: Database,
  member: Member,
  { kind, code }: { kind: Contact['kind']; code: string },
): Promise<{ proof: string }> {
  const contact = await ownContact(database.pool, member.accountId, kind)
  const place = { purpose: 'confirm', subject: contact.value, ownerId: member.accountId }
  return redeemCode(database, place, code, async (tx, codeId) => ({ proof: await leaveProof(tx, codeId) }))
}

/**
 * A session left open is not enough to change an account: its owner shows the present password, looked at outside transactions, or the
 * proof of a code or a passkey. Answers what is to be done first in the transaction of the change.
 */
export async function checkOwner(
  database: Database,
  member: Member,
  { oldPassword, proof, network }: OwnerCheck,
  scale: number,
): Promise<(tx: Tx) => Promise<void>> {
  const proven = { purpose: 'confirm', ownerId: member.accountId }
  if (proof !== '')
    return async (tx) => {
      if (!(await takeProof(tx, proven, proof))) refuse('PROOF_OVER')
    }
  const tried = { contact: member.accountId, network }
  const place = await findPlace(database.pool, { ...tried, accountId: member.accountId })
  const tryId = await database.inTransaction((tx) => countTry(tx, { ...tried, place }, scale))
  const stored = await findPasswordHash(database.pool, member.accountId)
  if (!(await isPassword(oldPassword, stored))) return refuse('PASSWORD_NOW_WRONG', { field: 'oldPassword' })
  return (tx) => recordRightTry(tx, tryId)
}

/** Tells an account's own contacts, or those it had before, what was done to it. */
export async function notifyMember(
  tx: Tx,
  memberId: string,
  about: AccountMail,
  before?: Contact[],
  words: Record<string, string> = {},
): Promise<void> {
  const contacts = before ?? (await listContacts(tx, memberId))
  const language = (await findMember(tx, memberId))?.language ?? 'en'
  const name = await findPersonName(tx, memberId)
  await sayToMember(tx, { contacts, name, language, about, words, key: newId() })
}

/** Where the member is signed in, and by what they can sign in. */
export async function showSignIns(tx: Read, member: Member, providers: string[]): Promise<SessionsWire> {
  const [sessions, hash, contacts, passkeys, identities] = await Promise.all([
    listSessions(tx, member.accountId),
    findPasswordHash(tx, member.accountId),
    listContacts(tx, member.accountId),
    listPasskeys(tx, member.accountId),
    listIdentities(tx, member.accountId),
  ])
  return {
    hasPassword: hash !== undefined,
    contacts,
    providers,
    identities: identities.map(({ provider, email, createdAt }) => ({ provider, email, createTime: createdAt.toISOString() })),
    passkeys: passkeys.map(({ passkeyId, name, createdAt, usedAt }) => ({
      passkeyId,
      name,
      createTime: createdAt.toISOString(),
      usedTime: usedAt?.toISOString() ?? null,
    })),
    list: sessions.map((session) => ({
      ...presentSession(session),
      createTime: session.createdAt.toISOString(),
      isThis: session.sessionId === member.sessionId,
    })),
  }
}
