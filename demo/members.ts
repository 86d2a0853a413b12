import { claimCoupon, giveCoupon } from '../src/modules/coupons/index.server.ts'
import { beginDetails, keepPassword, keepProvenContact, openMember } from '../src/modules/members/index.server.ts'
import type { Promised } from '../src/modules/invitations/invitations.contract.ts'
import { hashPassword } from '../src/platform/access/password.server.ts'
import { clock, DAY } from '../src/platform/clock.ts'
import { newId } from '../src/platform/ids.server.ts'
import type { Tx } from '../src/platform/database.server.ts'
import { insertRows } from './row-batches.ts'
import { demoApplicants, demoMember, demoSellers } from './sign-ins.ts'

/** A member whose account has something in every room; her friends have come by today. */
export async function addMember(tx: Tx, today = clock.now()): Promise<void> {
  const { email, password, firstName, lastName } = demoMember
  const memberId = await openWithPassword(tx, { firstName, lastName, email, password })
  await giveCoupon(tx, 'new-member', memberId, email)
  await claimCoupon(tx, memberId, 'HOUSE10')
  await addFriends(tx, memberId, today)
}

/** Who acts for merchants: members like any other, who may shop here, too. */
export async function addSellers(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('merchants').select(['merchant_id', 'merchant_code']).execute()
  const merchants = new Map(rows.map(({ merchant_code, merchant_id }) => [merchant_code, merchant_id]))
  for (const { acts, ...person } of demoSellers) {
    const accountId = await openWithPassword(tx, person)
    const people = acts.map(({ merchant, as }) => ({
      person_id: newId(),
      merchant_id: merchants.get(merchant),
      account_id: accountId,
      role: as === 'owner' ? 'owner' : 'staff',
      scopes: as === 'owner' ? [] : as,
    }))
    await insertRows(tx, 'merchant_people', people)
  }
}

/** Who has applied to sell, or is about to. */
export async function addApplicants(tx: Tx): Promise<void> {
  for (const person of Object.values(demoApplicants)) await openWithPassword(tx, person)
}

async function openWithPassword(tx: Tx, person: Opened & { password: string }): Promise<string> {
  const accountId = await open(tx, person)
  await keepPassword(tx, accountId, await hashPassword(person.password), true)
  return accountId
}

/** `by`: the place in this list of whoever brought them; the member, where nobody is named. */
const friends = [
  { firstName: 'Ka Yan', lastName: 'Cheung', daysAgo: 41 },
  { firstName: '思敏', lastName: '何', daysAgo: 16 },
  { firstName: 'Jonathan', lastName: 'Au', daysAgo: 9, by: 0 },
  { firstName: 'Priya', lastName: 'Nair', daysAgo: 3 },
]

/** What a new shop promises. */
const PROMISE: Promised = {
  inviter: { kind: 'balance', cents: 10_000 },
  friend: { kind: 'balance', cents: 10_000 },
  fromCents: 50_000,
}

/** Nobody signs in as one of them: they have no password. */
async function addFriends(tx: Tx, memberId: string, today: Date): Promise<void> {
  const opened: string[] = []
  for (const { by, daysAgo, ...name } of friends) {
    const friendId = await open(tx, { ...name, email: `friend${opened.length + 1}@praya.test` })
    const joinedAt = new Date(today.getTime() - daysAgo * DAY)
    const inviterId = by === undefined ? memberId : opened[by]!
    await insertRows(tx, 'invitations', [
      { friend_id: friendId, inviter_id: inviterId, joined_at: joinedAt, promise: PROMISE, state: 'open', flags: [], reason: '' },
    ])
    opened.push(friendId)
  }
}

type Opened = { firstName: string; lastName: string; email: string }

async function open(tx: Tx, { firstName, lastName, email }: Opened): Promise<string> {
  const contact = { kind: 'email' as const, value: email }
  const memberId = await openMember(tx, { language: 'en', invitedBy: undefined })
  await keepProvenContact(tx, memberId, contact)
  await beginDetails(tx, memberId, { firstName, lastName, contact, language: 'en' })
  return memberId
}
