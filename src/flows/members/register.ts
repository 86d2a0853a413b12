import { redeemCode, takeProof } from '#modules/codes/index.server.ts'
import { giveCoupon } from '#modules/coupons/index.server.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import type { Contact } from '#modules/members/contacts.contract.ts'
import {
  beginDetails,
  findArrival,
  findOwner,
  isGuessable,
  keepPassword,
  keepProvenContact,
  openMember,
} from '#modules/members/index.server.ts'
import type { MemberSessionWire, Registering } from '#modules/members/sign-in.contract.ts'
import { subscribeProven } from '#modules/newsletter/index.server.ts'
import { hashPassword } from '#platform/access/password.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type Arrival, enter, linkQuietly, ownOf } from './enter.ts'
import { beginInvitation } from './invitations/begin-invitation.ts'

/**
 * Opens an account for a contact that was proven by a code, by the proof a code has left, or by a provider. Anyone who has the contact
 * already is let in. Refuses TERMS_NEEDED, PASSWORD_GUESSABLE, PROOF_OVER, and what codes are refused for.
 */
export async function register(database: Database, arrival: Arrival, wanted: Registering): Promise<MemberSessionWire> {
  const { contact, code, proof, password, agreed } = wanted
  if (arrival.caller.kind !== 'visitor' && arrival.caller.kind !== 'member') return refuse('SESSION_MISSING')
  if (!agreed) refuse('TERMS_NEEDED', { field: 'agreed' })
  const passwordHash =
    password === '' ? undefined : await hashNewPassword(password, [contact.value, wanted.firstName, wanted.lastName])
  const place = { purpose: 'sign-in', subject: contact.value, ownerId: arrival.caller.accountId }
  const open = async (tx: Tx): Promise<MemberSessionWire> => {
    const owner = await findOwner(tx, contact)
    return owner === undefined
      ? openFor(tx, arrival, { ...wanted, passwordHash })
      : enter(tx, owner, arrival, { way: 'code', contact })
  }
  if (code !== '') return redeemCode(database, place, code, open)
  const isProven = (tx: Tx) => (proof === '' ? isVouchedFor(tx, arrival, contact) : takeProof(tx, place, proof))
  return database.inTransaction(async (tx) => ((await isProven(tx)) ? open(tx) : refuse('PROOF_OVER')))
}

/** The provider they have come back from has seen that the address is theirs. */
async function isVouchedFor(tx: Tx, { caller, arrived }: Arrival, { kind, value }: Contact): Promise<boolean> {
  const identity = arrived ? await findArrival(tx, ownOf(caller), arrived, false) : undefined
  return identity !== undefined && identity.isEmailVerified && kind === 'email' && identity.email === value
}

/** A new password as it is stored; refuses PASSWORD_GUESSABLE. `known`: what everybody knows of its owner. */
export async function hashNewPassword(password: string, known: readonly string[]): Promise<string> {
  if (await isGuessable(password, known)) refuse('PASSWORD_GUESSABLE', { field: 'password' })
  return hashPassword(password)
}

export type Opening = Partial<Pick<Registering, 'firstName' | 'lastName' | 'newsByEmail' | 'newsBySms' | 'inviteCode'>> & {
  contact: Contact
  passwordHash?: string | undefined
}

/** An account with this contact as its own, and its first session. */
export async function openFor(tx: Tx, arrival: Arrival, opening: Opening): Promise<MemberSessionWire> {
  const { contact, passwordHash, firstName = '', lastName = '', newsByEmail, newsBySms, inviteCode } = opening
  const { language, caller } = arrival
  const memberId = await openMember(tx, { language, invitedBy: inviteCode || undefined })
  await keepProvenContact(tx, memberId, contact)
  await beginInvitation(tx, { friendId: memberId, visitorId: ownOf(caller).accountId, code: inviteCode ?? '' })
  const welcome = await giveCoupon(tx, 'new-member', memberId, contact.value)
  if (welcome) await writeMessage(tx, memberId, welcome.message)
  if (passwordHash) await keepPassword(tx, memberId, passwordHash)
  const { arrived, ...arriving } = arrival
  if (arrived) await linkQuietly(tx, memberId, { caller: arrival.caller, arrived })
  const session = await enter(tx, memberId, arriving, { way: 'registration', contact })
  await beginDetails(tx, memberId, { firstName, lastName, contact, language })
  const wantsNews = contact.kind === 'email' ? newsByEmail : newsBySms
  if (wantsNews)
    await subscribeProven(tx, contact.kind === 'email' ? 'email' : 'sms', contact.value, { language, source: 'register' })
  return session
}
