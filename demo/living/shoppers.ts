import { beginDetails, keepProvenContact, openMember } from '../../src/modules/members/index.server.ts'
import { giveCoupon } from '../../src/modules/coupons/index.server.ts'
import { openAccount } from '../../src/platform/access/sessions.server.ts'
import type { Tx } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import type { Somebody } from './past-shop.ts'
import type { Person } from './people.ts'

export type Shopper = Somebody & { accountId: string; person: Person; isMember: boolean }
/** Lets somebody in, for the first time or again. */
export type Door = (person: Person, wantsAccount: boolean) => Promise<Shopper>

/** Members stay who they are; a guest is somebody new each time. */
export function openDoor(tx: Tx): Door {
  const members = new Map<string, Promise<Shopper>>()
  return (person, wantsAccount) => {
    const known = members.get(person.email) ?? (wantsAccount ? join(tx, person) : visit(tx, person))
    if (wantsAccount) members.set(person.email, known)
    return known
  }
}

/** As somebody who has joined already is met. */
export const memberAs = (accountId: string, person: Person): Shopper => ({
  ...{ accountId, person, isMember: true, language: person.language, ip: addressOf(person) },
  caller: { kind: 'member', sessionId: newId(), accountId, seenAt: new Date(), memberships: [] },
})

async function join(tx: Tx, person: Person): Promise<Shopper> {
  const { firstName, lastName, email, language } = person
  const contact = { kind: 'email' as const, value: email }
  const accountId = await openMember(tx, { language, invitedBy: undefined })
  await keepProvenContact(tx, accountId, contact)
  await beginDetails(tx, accountId, { firstName, lastName, contact, language })
  await giveCoupon(tx, 'new-member', accountId, email)
  return memberAs(accountId, person)
}

async function visit(tx: Tx, person: Person): Promise<Shopper> {
  const accountId = newId()
  await openAccount(tx, 'visitor', accountId)
  return {
    ...{ accountId, person, isMember: false, language: person.language, ip: addressOf(person) },
    caller: { kind: 'visitor', sessionId: newId(), accountId, seenAt: new Date(), memberships: [] },
  }
}

/** Of the addresses that are for examples (RFC 5737). */
const addressOf = ({ mobile }: Person): string => `203.0.113.${Number(mobile.slice(-3)) % 250}`
