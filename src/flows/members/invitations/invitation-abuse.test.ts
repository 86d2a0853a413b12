import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getInvitation } from '#modules/invitations/invitations.paths.ts'
import { decideInvitation, getInvitationTree, voidBranch } from '#modules/invitations/invitation-page.paths.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../../test-shop.builders.ts'
import { requireInvariants } from '../../invariants.builders.ts'
import { joinFrom, operatorOf, type Person } from './invitations.builders.ts'

let shop: TestShop
let desk: string
let office: ReturnType<typeof operatorOf>
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: '127.0.0.1' })
  desk = await shop.operator()
  office = operatorOf(shop, desk)
})
afterEach(() => requireInvariants(shop.database))
afterAll(() => shop.stop())

test.each([
  ['contact', (inviter: Person) => ({ email: inviter.email.replace('@', '+second@') })],
  ['contact', (inviter: Person) => ({ phone: inviter.phone })],
  ['device', (inviter: Person) => ({ from: inviter.from })],
  ['device', (inviter: Person) => ({ browser: inviter.browser })],
  ['address', (inviter: Person) => ({ address: inviter.address.toUpperCase().replace(', ', ' / ') })],
] as const)('who shares the %s of the inviter brings nothing until somebody has looked', async (kind, sharing) => {
  const inviter = await joinFrom(shop)
  await office.buy(inviter)
  const friend = await office.inviting(inviter, sharing(inviter))
  await office.keep(await office.buy(friend))
  expect([await office.balance(inviter), await office.balance(friend)]).toEqual(['0.00', '0.00'])
  const [row] = await office.held(friend.email)
  expect(row?.flags).toEqual([{ kind, with: { accountId: inviter.account, name: 'Wai' } }])
  expect((await office.seen(friend)).own?.state).toBe('checked')
})

test('one card that pays for two friends holds the second; two operators give it after all, once, or one says never', async () => {
  const inviter = await joinFrom(shop)
  const [one, other, third] = [await office.inviting(inviter), await office.inviting(inviter), await office.inviting(inviter)]
  await office.keep(await office.buy(one, { byCard: true }))
  for (const next of [other, third]) await office.keep(await office.buy(next, { byCard: true }))
  expect(await office.balance(inviter)).toBe('100.00')
  const rows = await office.held(inviter.inviteCode)
  expect(rows.map(({ friend, flags }) => [friend.accountId, flags[0]?.kind])).toEqual(
    expect.arrayContaining([
      [other.account, 'card'],
      [third.account, 'card'],
    ]),
  )
  const decide = (friend: Person, release: boolean, token = desk) =>
    shop.ask(decideInvitation, { friendId: friend.account, release, reason: 'They are sisters.' }, { token })
  expect((await decide(other, true)).data).toEqual({ isWaiting: true })
  expect((await decide(other, true)).code).toBe(refusals.APPROVAL_SAME_PERSON.code)
  expect(await office.held(other.email)).toMatchObject([{ isAsked: true }])
  expect(await office.balance(other)).toBe('0.00')
  const colleague = await shop.colleague()
  const answers = await Promise.all(Array.from({ length: 5 }, () => decide(other, true, colleague)))
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 4 }, () => refusals.INVITATION_DECIDED.code),
  ])
  await decide(third, false)
  expect([await office.balance(inviter), await office.balance(other), await office.balance(third)]).toEqual([
    '200.00',
    '100.00',
    '0.00',
  ])
  const trail = await shop.database.pool
    .selectFrom('audit_trail')
    .select(['action', 'subject_id'])
    .where('subject_id', 'in', [other.account, third.account])
    .where('action', 'like', 'invitation%')
    .orderBy('recorded_at')
    .execute()
  expect(trail).toEqual([
    { action: 'invitation-asked', subject_id: other.account },
    { action: 'invitation-released', subject_id: other.account },
    { action: 'invitation-declined', subject_id: third.account },
  ])
})

test('a branch that is ended brings nothing any more, however deep; what was given goes back as far as it is there', async () => {
  const root = await joinFrom(shop)
  const cheat = await office.inviting(root)
  const [spent, deep] = [await office.inviting(cheat), await office.inviting(cheat)]
  const deeper = await office.inviting(deep)
  await office.keep(await office.buy(spent))
  await takeOut(spent, 7_000)
  const waiting = await office.buy(deeper)
  const ended = await shop.ask(
    voidBranch,
    { accountId: cheat.account, takeBack: true, reason: 'All of them are one.' },
    { token: desk },
  )
  expect(ended.data).toEqual({ amount: '130.00', points: 0, coupons: 0 })
  expect([await office.balance(cheat), await office.balance(spent)]).toEqual(['0.00', '0.00'])
  await office.keep(waiting)
  const late = await office.inviting(deeper)
  await office.keep(await office.buy(late))
  expect([await office.balance(deep), await office.balance(deeper), await office.balance(late)]).toEqual(['0.00', '0.00', '0.00'])
  const tree = (await shop.ask(getInvitationTree, { accountId: cheat.account }, { token: desk })).data
  expect(tree).toMatchObject({
    barred: { reason: 'All of them are one.', by: 'Ada' },
    above: [{ inviter: { accountId: root.account } }],
  })
  expect(tree.below.map(({ friend, depth, state }) => [friend.accountId, depth, state])).toEqual([
    [spent.account, 1, 'void'],
    [deep.account, 1, 'void'],
    [deeper.account, 2, 'void'],
    [late.account, 3, 'void'],
  ])
  expect((await shop.ask(getInvitation, { inviteCode: deep.inviteCode }, {})).data.isOver).toBe(true)
  const again = await shop.ask(voidBranch, { accountId: cheat.account, takeBack: true, reason: 'Again.' }, { token: desk })
  expect(again.data).toEqual({ amount: '0.00', points: 0, coupons: 0 })
})

/** Whatever it was spent on. */
const takeOut = (person: Person, cents: number) =>
  shop.database.inTransaction(async (tx) => {
    await lockHolders(tx, [person.account])
    const entries = [
      { ownerId: person.account, purpose: 'balance', amount: cents },
      { purpose: 'goodwill', amount: -cents },
    ]
    await post(tx, { kind: 'spent', subjectId: newId(), entries })
  })
