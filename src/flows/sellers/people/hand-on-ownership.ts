import { ownerMessages } from '#language/seller/shop-owners.text.ts'
import { findPersonName } from '#modules/members/index.server.ts'
import {
  endOwnMembership,
  keepOwner,
  lockMerchant,
  lockStaff,
  recordMerchantStep,
  regroupOwners,
} from '#modules/merchants/index.server.ts'
import type { JoinedWire, PeopleWire } from '#modules/merchants/people.contract.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { showTeam } from './change-team.ts'
import { notifyOwners } from './notify-owners.ts'
import { sellerActor } from '../seller-actor.ts'

/** One of the staff is an owner from now on, and every owner is told. Refuses NOT_FOUND, NOT_PERMITTED for who is an owner already. */
export async function makeOwner(tx: Tx, seller: Seller, personId: string): Promise<PeopleWire> {
  requirePerson(seller)
  const merchant = await lockMerchant(tx, seller.merchantId)
  const person = await lockStaff(tx, seller, personId)
  await keepOwner(tx, person)
  const by = await sellerActor(tx, seller)
  const name = await findPersonName(tx, person.account_id)
  await recordMerchantStep(tx, merchant, { act: 'add-owner', by, reason: { en: name, zh: name } })
  await notifyOwners(tx, seller.merchantId, {
    message: ownerMessages.added,
    link: '/seller/team',
    key: `add-owner:${merchant.version}`,
    words: () => ({ name, by: by.name }),
  })
  await recordAudit(tx, {
    by,
    action: 'seller-owner-added',
    subject: 'merchant',
    subjectId: seller.merchantId,
    before: { personId, scopes: person.scopes },
    after: { personId, role: 'owner' },
  })
  await regroupOwners(tx)
  return showTeam(tx, seller)
}

/** A member acts for a merchant no more; where an owner goes, those who stay are told. Refuses NOT_FOUND, OWNER_LAST. */
export async function leaveTeam(tx: Tx, merchantId: string, accountId: string): Promise<JoinedWire> {
  const merchant = await lockMerchant(tx, merchantId)
  const person = await endOwnMembership(tx, merchant, accountId)
  const by = { kind: 'seller' as const, id: accountId, name: await findPersonName(tx, accountId) }
  await recordAudit(tx, {
    by,
    action: 'seller-person-left',
    subject: 'merchant',
    subjectId: merchantId,
    before: { personId: person.person_id, role: person.role, scopes: person.scopes },
  })
  if (person.role !== 'owner') return { merchantId }
  await recordMerchantStep(tx, merchant, { act: 'owner-left', by })
  await notifyOwners(tx, merchantId, {
    message: ownerMessages.left,
    link: '/seller/team',
    key: `owner-left:${merchant.version}`,
    words: () => ({ name: by.name }),
  })
  await regroupOwners(tx)
  return { merchantId }
}
