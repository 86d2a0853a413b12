import { findPersonName } from '#modules/members/index.server.ts'
import { endStaff, keepScopes, listPeopleOf, lockStaff } from '#modules/merchants/index.server.ts'
import type { PeopleWire } from '#modules/merchants/people.contract.ts'
import { membershipOf, type Seller } from '#platform/access/memberships.ts'
import type { SellerScope } from '#platform/access/permissions.ts'
import { type Actor, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

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
  return { list: await Promise.all(list) }
}

const actorOf = async (tx: Read, { accountId }: Seller): Promise<Actor> => ({
  kind: 'seller',
  id: accountId,
  name: await findPersonName(tx, accountId),
})

/** Nobody hands on more than they may do themselves. */
export async function saveStaff(tx: Tx, seller: Seller, personId: string, scopes: readonly SellerScope[]): Promise<PeopleWire> {
  const person = await lockStaff(tx, seller, personId)
  const wanted = scopes.filter((scope, at) => scopes.indexOf(scope) === at)
  if (wanted.some((scope) => !seller.scopes.includes(scope) && !person.scopes.includes(scope)))
    refuse('NOT_PERMITTED', { field: 'scopes' })
  await keepScopes(tx, person, wanted)
  await recordAudit(tx, {
    by: await actorOf(tx, seller),
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
    by: await actorOf(tx, seller),
    action: 'seller-person-ended',
    subject: 'merchant',
    subjectId: seller.merchantId,
    before: { personId, scopes: person.scopes },
  })
  return showTeam(tx, seller)
}
