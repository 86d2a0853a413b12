import { issueCode } from '#modules/codes/index.server.ts'
import type { CodeSentWire } from '#modules/codes/codes.contract.ts'
import { CODE_MINUTES, type SmsLimits } from '#modules/codes/codes.rules.ts'
import { type Contact, maskedContact, shownContact } from '#modules/members/contacts.contract.ts'
import { findMember, findOwner, findPlace, listContacts, type Place } from '#modules/members/index.server.ts'
import type { CodePurpose } from '#modules/members/sign-in.contract.ts'
import { type CodeMail, sayCode } from '#modules/mailing/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

export type Asker = { accountId: string; network: string; deviceId?: string | undefined; language: Language }
export type CodeWanted = { contact: Contact; purpose: CodePurpose }
/** `limitScale` multiplies what one address may do; `sms` says what messages may cost. */
export type SendingLimits = { limitScale: number; sms: (tx: Read) => Promise<SmsLimits | undefined> }

/**
 * Sends a code to a contact. Known or unknown, the answer is the same and takes as long: whether somebody is a member is told to nobody
 * but the contact itself.
 */
export async function sendCode(
  tx: Tx,
  asker: Asker,
  { contact, purpose }: CodeWanted,
  limits: SendingLimits,
): Promise<CodeSentWire> {
  const place = { purpose, subject: contact.value, ownerId: asker.accountId }
  const channel = contact.kind === 'mobile' ? 'sms' : 'mail'
  const about = await subjectOf(tx, asker, { contact, purpose })
  const known = await placeOf(tx, asker, { contact, purpose })
  const { codeId, code, resendSeconds } = await issueCode(
    tx,
    { ...place, contact: contact.value, network: asker.network, channel, place: known, sms: await limits.sms(tx) },
    limits.limitScale,
  )
  if (code !== undefined) await sayCode(tx, { contact, language: asker.language, about, code, codeId, minutes: CODE_MINUTES })
  // Where it goes to by what the account has, nobody has typed it.
  const sentTo = purpose === 'confirm' ? maskedContact(contact) : shownContact(contact)
  return { sentTo, resendSeconds, minutes: CODE_MINUTES }
}

/** What ties the caller to the owner of the contact; a member who is signed in is the owner of their own. */
async function placeOf(tx: Read, { network, deviceId }: Asker, { contact, purpose }: CodeWanted): Promise<Place> {
  if (purpose === 'confirm') return 'device'
  return findPlace(tx, { accountId: await findOwner(tx, contact), contact: contact.value, network, deviceId })
}

/** What the message is about: to whom no code would be of use, none is told. */
async function subjectOf(tx: Read, asker: Asker, { contact, purpose }: CodeWanted): Promise<CodeMail> {
  if (purpose === 'sign-in' || purpose === 'confirm') return purpose === 'confirm' ? 'confirm' : 'signIn'
  const owner = await findOwner(tx, contact)
  if (purpose === 'contact') return owner !== undefined && owner !== asker.accountId ? 'contactTaken' : 'contact'
  const member = owner === undefined ? undefined : await findMember(tx, owner)
  return member ? 'recover' : 'recoverUnknown'
}

/** Sends a code to the contact an account has, which is not told to the caller. Refuses NOT_FOUND where there is none of the kind. */
export async function sendConfirmCode(tx: Tx, asker: Asker, kind: Contact['kind'], limits: SendingLimits): Promise<CodeSentWire> {
  return sendCode(tx, asker, { contact: await ownContact(tx, asker.accountId, kind), purpose: 'confirm' }, limits)
}

export async function ownContact(tx: Read, accountId: string, kind: Contact['kind']): Promise<Contact> {
  const contact = (await listContacts(tx, accountId)).find((one) => one.kind === kind)
  return contact ?? refuse('NOT_FOUND')
}
