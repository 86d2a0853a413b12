import { findPersonName } from '#modules/members/index.server.ts'
import { mailSeller } from '#modules/mailing/index.server.ts'
import {
  acceptInvitation,
  addInvitation,
  endInvitation as endOpenInvitation,
  endStaff,
  findInvitation,
  INVITATION_DAYS,
  keepScopes,
  listInvitations,
  listMerchants,
  listPeopleOf,
  lockStaff,
} from '#modules/merchants/index.server.ts'
import type { AskedStaffWire, InviteStaffInput, JoinedWire, PeopleWire } from '#modules/merchants/people.contract.ts'
import { membershipOf, type Seller } from '#platform/access/memberships.ts'
import { type SellerScope, sellerScopes } from '#platform/access/permissions.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import { sellerActor } from '../seller-actor.ts'

export async function showTeam(tx: Read, seller: Seller): Promise<PeopleWire> {
  const people = await listPeopleOf(tx, seller)
  const list = people.map(async (person) => ({
    personId: person.personId,
    name: await findPersonName(tx, person.accountId),
    role: person.role,
    scopes: [...membershipOf(person).scopes],
    joinTime: person.since.toISOString(),
    isSelf: person.accountId === seller.accountId,
  }))
  const invitations = (await listInvitations(tx, seller)).map(({ expiresAt, scopes, ...invitation }) => ({
    ...invitation,
    scopes: sellerScopes.filter((scope) => scopes.includes(scope)),
    expiryTime: expiresAt.toISOString(),
  }))
  return { list: await Promise.all(list), invitations }
}

type Wanted = {
  personId: string
  scopes: readonly SellerScope[]
  /** Refuses whoever has not shown their second factor: asked of whoever lets somebody at the money. */
  requireFactor: () => Promise<void>
}

/** Nobody hands on more than they may do themselves. */
export async function saveStaff(tx: Tx, seller: Seller, { personId, scopes, requireFactor }: Wanted): Promise<PeopleWire> {
  const person = await lockStaff(tx, seller, personId)
  const wanted = scopes.filter((scope, at) => scopes.indexOf(scope) === at)
  if (wanted.some((scope) => !seller.scopes.includes(scope) && !person.scopes.includes(scope)))
    refuse('NOT_PERMITTED', { field: 'scopes' })
  if (wanted.includes('money') && !person.scopes.includes('money')) await requireFactor()
  await keepScopes(tx, person, wanted)
  await recordAudit(tx, {
    by: await sellerActor(tx, seller),
    action: 'seller-person-changed',
    subject: 'merchant',
    subjectId: seller.merchantId,
    before: { personId, scopes: person.scopes },
    after: { personId, scopes: wanted },
  })
  return showTeam(tx, seller)
}

export async function endPerson(tx: Tx, seller: Seller, personId: string): Promise<PeopleWire> {
  const person = await lockStaff(tx, seller, personId)
  await endStaff(tx, person)
  await recordAudit(tx, {
    by: await sellerActor(tx, seller),
    action: 'seller-person-ended',
    subject: 'merchant',
    subjectId: seller.merchantId,
    before: { personId, scopes: person.scopes },
  })
  return showTeam(tx, seller)
}

type Inviting = InviteStaffInput & { language: Language; publicUrl: string } & Pick<Wanted, 'requireFactor'>

/** Somebody is asked by mail to work with the merchant. Refuses NOT_PERMITTED for more than the inviter may do, INVITATIONS_FULL. */
export async function inviteStaff(
  tx: Tx,
  seller: Seller,
  { email, scopes, language, publicUrl, requireFactor }: Inviting,
): Promise<PeopleWire> {
  if (scopes.some((scope) => !seller.scopes.includes(scope))) refuse('NOT_PERMITTED', { field: 'scopes' })
  if (scopes.includes('money')) await requireFactor()
  const token = await addInvitation(tx, seller, { email, scopes })
  const by = await sellerActor(tx, seller)
  const merchant = await nameOf(tx, seller, language)
  // After the #: no server, no log and no page that is linked to learns it.
  const link = `${publicUrl}${language === 'zh' ? '/zh' : ''}/seller/welcome#${token}`
  const words = { merchant, inviter: by.name || merchant, link, days: String(INVITATION_DAYS) }
  await mailSeller(tx, { recipient: email, language, about: 'invitation', words, key: newId(), isSecret: true })
  await recordAudit(tx, {
    by,
    action: 'seller-person-invited',
    subject: 'merchant',
    subjectId: seller.merchantId,
    after: { email, scopes },
  })
  return showTeam(tx, seller)
}

async function nameOf(tx: Read, { merchantId, scopes }: Seller, language: Language): Promise<string> {
  const { list } = await listMerchants(tx, [{ merchantId, role: 'staff', scopes }], language)
  return list[0]?.name ?? ''
}

export async function endInvitation(tx: Tx, seller: Seller, invitationId: string): Promise<PeopleWire> {
  const email = await endOpenInvitation(tx, seller, invitationId)
  await recordAudit(tx, {
    by: await sellerActor(tx, seller),
    action: 'seller-invitation-ended',
    subject: 'merchant',
    subjectId: seller.merchantId,
    before: { email },
  })
  return showTeam(tx, seller)
}

export async function showInvitation(tx: Read, token: string, language: Language): Promise<AskedStaffWire> {
  const asked = await findInvitation(tx, token, language)
  return asked ? { isOver: false, ...asked } : { isOver: true, merchant: '', scopes: [] }
}

/** The member who opened the link works with the merchant from now on. Refuses LINK_OVER, STAFF_KNOWN. */
export async function joinTeam(tx: Tx, token: string, accountId: string): Promise<JoinedWire> {
  const { merchantId, personId, scopes } = await acceptInvitation(tx, token, accountId)
  await recordAudit(tx, {
    by: { kind: 'seller', id: accountId, name: await findPersonName(tx, accountId) },
    action: 'seller-person-joined',
    subject: 'merchant',
    subjectId: merchantId,
    after: { personId, scopes },
  })
  return { merchantId }
}
