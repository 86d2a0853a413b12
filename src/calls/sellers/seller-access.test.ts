import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { deleteDueAccounts } from '#flows/members/leave.ts'
import { listAudit } from '#modules/audit/audit.paths.ts'
import {
  acceptStaffInvitation,
  endPerson,
  endStaffInvitation,
  inviteStaff,
  listOwnMerchants,
  listPeople,
  savePerson,
  showStaffInvitation,
} from '#modules/merchants/people.paths.ts'
import { merchantRooms } from '#modules/merchants/merchant-kinds.contract.ts'
import { type SellerScope, sellerScopes } from '#platform/access/permissions.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { type Call, scopeFor } from '#platform/call.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readSettings } from '#platform/settings.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { servicesOf } from '../../services.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { allCalls } from '../../subjects.server.ts'
import { shownFactor } from '#flows/sellers/sellers.builders.ts'
import { join, lastMailTo } from '#flows/members/sign-in.builders.ts'

/** Which scope opens which call for sellers: written out once more, so that no call is opened by mistake. */
const sellerCalls: Record<string, SellerScope> = {
  '/seller/health/detail': 'ship',
  '/seller/answer/detail': 'ship',
  '/seller/answer/give': 'ship',
  '/seller/answer/list': 'ship',
  '/upload/seller-answer': 'ship',
  '/upload/sent-item': 'ship',
  '/seller/order/answerCase': 'ship',
  '/seller/order/cases': 'ship',
  '/seller/order/list': 'ship',
  '/seller/order/detail': 'ship',
  '/seller/order/send': 'ship',
  '/seller/order/cannotSend': 'ship',
  '/seller/order/papers': 'ship',
  '/seller/order/waiting': 'ship',
  '/seller/money/detail': 'money',
  '/seller/money/coming': 'money',
  '/seller/money/statement': 'money',
  '/seller/money/statementFile': 'money',
  '/seller/money/statements': 'money',
  '/seller/money/statementPaper': 'money',
  '/seller/money/withdraw': 'money',
  '/seller/money/account': 'money',
  '/seller/money/cancel': 'money',
  '/seller/picks/detail': 'offer',
  '/seller/picks/save': 'offer',
  '/seller/referral/list': 'offer',
  '/seller/referral/add': 'offer',
  '/seller/referral/end': 'offer',
  '/seller/referral/days': 'offer',
  '/seller/holiday/list': 'offer',
  '/seller/holiday/add': 'offer',
  '/seller/holiday/end': 'offer',
  '/seller/document/list': 'team',
  '/seller/document/replace': 'team',
  '/seller/team/list': 'team',
  '/seller/team/save': 'team',
  '/seller/team/end': 'team',
  '/seller/team/invite': 'team',
  '/seller/team/endInvitation': 'team',
  '/seller/team/makeOwner': 'team',
  '/seller/closing/detail': 'team',
  '/seller/closing/begin': 'team',
  '/seller/closing/stop': 'team',
  '/seller/offer/list': 'offer',
  '/seller/offer/counts': 'offer',
  '/seller/offer/find': 'offer',
  '/seller/offer/save': 'offer',
  '/seller/offer/saveMany': 'offer',
  '/seller/offer/end': 'offer',
  '/seller/offer/rest': 'offer',
  '/seller/offer/export': 'offer',
  '/seller/offer/files': 'offer',
  '/seller/offer/file': 'offer',
  '/seller/offer/sendFile': 'offer',
  '/seller/offer/runFile': 'offer',
  '/seller/offer/refused': 'offer',
  '/seller/offer/putMany': 'offer',
  '/seller/conversation/list': 'talk',
  '/seller/conversation/counts': 'talk',
  '/seller/conversation/detail': 'talk',
  '/seller/conversation/send': 'talk',
  '/seller/conversation/ask': 'talk',
  '/seller/conversation/write': 'talk',
  '/seller/conversation/report': 'talk',
  '/seller/conversation/block': 'talk',
  '/seller/conversation/read': 'talk',
  '/seller/conversation/settle': 'talk',
  '/seller/conversation/picture': 'talk',
  '/seller/conversation/answers': 'talk',
  '/seller/conversation/saveAnswers': 'talk',
  '/seller/review/list': 'talk',
  '/seller/review/answer': 'talk',
  '/seller/review/unanswer': 'talk',
  '/seller/sourcing/list': 'ship',
  '/seller/sourcing/detail': 'ship',
  '/seller/sourcing/quote': 'ship',
  '/seller/sourcing/withdraw': 'ship',
  '/seller/sourcing/bought': 'ship',
  '/seller/sourcing/sent': 'ship',
  '/seller/sourcing/giveUp': 'ship',
  '/seller/sourcing/picture': 'ship',
  '/seller/sourcing/scope': 'ship',
  '/seller/sourcing/saveScope': 'ship',
  '/seller/listing/list': 'offer',
  '/seller/listing/detail': 'offer',
  '/seller/listing/choices': 'offer',
  '/seller/listing/send': 'offer',
  '/seller/listing/withdraw': 'offer',
  '/upload/listing-picture': 'offer',
  '/upload/offer-picture': 'offer',
  '/seller/key/list': 'offer',
  '/seller/key/make': 'offer',
  '/seller/key/end': 'offer',
  '/seller/webhook/list': 'offer',
  '/seller/webhook/add': 'offer',
  '/seller/webhook/move': 'offer',
}
const calls = allCalls(servicesOf(readSettings({}), () => '')).filter(({ access }) => scopeFor(access) !== undefined)

let shop: TestShop
let [merchantA, merchantB] = ['', '']
type Person = { token: string; account: string; personId: string }
/** The people of A: an owner, and one for each scope with this alone. */
let ownerOfA: Person
const staffOfA = new Map<SellerScope, Person>()
let ownerOfB: Person

beforeAll(async () => {
  shop = await startTestShop()
  merchantA = await merchantCalled('ALPHA')
  merchantB = await merchantCalled('BETA')
  ownerOfA = await personOf(merchantA, 'owner')
  ownerOfB = await personOf(merchantB, 'owner')
  for (const scope of sellerScopes) staffOfA.set(scope, await personOf(merchantA, 'staff', [scope]))
})
afterAll(() => shop.stop())

async function merchantCalled(code: string): Promise<string> {
  const id = newId()
  await runSql(
    shop.database,
    sql`insert into merchants (merchant_id, merchant_code, kind, name_en, name_zh) values (${id}, ${code}, 'company', ${code}, ${code})`,
  )
  return id
}

async function personOf(
  merchantId: string,
  role: 'owner' | 'staff',
  scopes: readonly SellerScope[] = [],
  known?: Pick<Person, 'token' | 'account'>,
): Promise<Person> {
  const { token, account } = known ?? (await join(shop))
  const personId = newId()
  await runSql(
    shop.database,
    sql`insert into merchant_people (person_id, merchant_id, account_id, role, scopes)
      values (${personId}, ${merchantId}, ${account}, ${role}, ${[...scopes]})`,
  )
  await shownFactor(shop, account)
  return { token, account, personId }
}

type Made = { status: number; code: number; data: { list?: { personId: string; scopes: string[]; role: string }[] } }
async function make(call: Pick<Call, 'method' | 'path'>, token?: string, merchant?: string, body: object = {}): Promise<Made> {
  const response = await fetch(shop.url + BASE_PATH + call.path, {
    method: call.method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': newId(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(merchant ? { Merchant: merchant } : {}),
    },
    ...(call.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, ...((await response.json()) as Omit<Made, 'status'>) }
}
const said = async (made: Promise<Made>) => {
  const { status, code } = await made
  return { status, code }
}
const CLOSED = { status: 403, code: refusals.NOT_PERMITTED.code }
const ABSENT = { status: 404, code: refusals.NOT_FOUND.code }
/** Let in, whatever the call itself says of an empty input. */
const isOpen = ({ status }: { status: number }): boolean => status === 200

test('the calls for sellers are these', () => {
  const asked = calls.map(({ path, access }) => [path, scopeFor(access)])
  expect(Object.fromEntries(asked)).toEqual(sellerCalls)
})

describe.each(calls)('$path', (call) => {
  const scope = sellerCalls[call.path]

  test('is closed to everybody who acts for no merchant', async () => {
    expect(await said(make(call))).toEqual({ status: 401, code: refusals.SESSION_INVALID.code })
    expect(await said(make(call, await shop.visitor()))).toEqual({ status: 401, code: refusals.SESSION_MISSING.code })
    expect(await said(make(call, await shop.operator()))).toEqual(CLOSED)
    expect(await said(make(call, (await join(shop)).token))).toEqual(CLOSED)
  })

  test('is open to owners, and to staff who have its scope, and to no other', async () => {
    expect(isOpen(await make(call, ownerOfA.token))).toBe(true)
    const answers = [...staffOfA].map(async ([held, { token }]) => [held, await said(make(call, token))] as const)
    const answered = await Promise.all(answers)
    const open = answered.filter(([held]) => held === scope)
    expect(open.map(([, answer]) => isOpen(answer))).toEqual([true])
    const closed = answered.filter(([held]) => held !== scope)
    expect(closed.map(([, answer]) => answer)).toEqual(closed.map(() => CLOSED))
    expect(closed).toHaveLength(sellerScopes.length - 1)
  })

  test('is not there for a merchant one does not act for, whether there is one or not', async () => {
    for (const other of [merchantB, newId(), 'nonsense']) {
      expect(await said(make(call, ownerOfA.token, other))).toEqual(ABSENT)
      for (const { token } of staffOfA.values()) expect(await said(make(call, token, other))).toEqual(ABSENT)
    }
    expect(isOpen(await make(call, ownerOfB.token, merchantB))).toBe(true)
  })

  test('is closed from the moment a membership has ended', async () => {
    const gone = await personOf(merchantA, 'owner')
    expect(isOpen(await make(call, gone.token))).toBe(true)
    await runSql(shop.database, sql`update merchant_people set ended_at = now() where person_id = ${gone.personId}`)
    expect(await said(make(call, gone.token))).toEqual(CLOSED)
  })
})

const idsIn = ({ data }: Made): string[] => (data.list ?? []).map(({ personId }) => personId)

test('people of one merchant neither see nor change those of another, not even by their ids', async () => {
  const inA = idsIn(await make(listPeople, ownerOfA.token))
  expect(inA).toContain(staffOfA.get('team')?.personId)
  expect(inA).not.toContain(ownerOfB.personId)
  const clerkOfB = await personOf(merchantB, 'staff', ['ship'])
  const of = { personId: clerkOfB.personId }
  expect(await said(make(savePerson, ownerOfA.token, undefined, { ...of, scopes: ['money'] }))).toEqual(ABSENT)
  expect(await said(make(endPerson, ownerOfA.token, undefined, of))).toEqual(ABSENT)
  const rows = await readRows(
    shop.database.pool,
    z.object({ scopes: z.array(z.string()), isOpen: z.boolean() }),
    sql`select scopes, ended_at is null as "isOpen" from merchant_people where person_id = ${clerkOfB.personId}`,
  )
  expect(rows).toEqual([{ scopes: ['ship'], isOpen: true }])
})

test('someone who acts for two merchants says for which, and has at each what they have there', async () => {
  const both = await personOf(merchantA, 'staff', ['team'])
  const there = await personOf(merchantB, 'staff', ['ship'], both)
  const own = (await shop.ask(listOwnMerchants, {}, { token: both.token })).data.list
  expect(own).toEqual([
    {
      merchantId: merchantA,
      name: 'ALPHA',
      kind: 'company',
      role: 'staff',
      scopes: ['team'],
      rooms: [...merchantRooms],
      closing: '',
      holds: [],
    },
    {
      merchantId: merchantB,
      name: 'BETA',
      kind: 'company',
      role: 'staff',
      scopes: ['ship'],
      rooms: [...merchantRooms],
      closing: '',
      holds: [],
    },
  ])
  expect(idsIn(await make(listPeople, both.token, merchantA))).toContain(both.personId)
  expect(await said(make(listPeople, both.token, merchantB))).toEqual(CLOSED)
  expect(idsIn(await make(listPeople, ownerOfB.token))).toContain(there.personId)
})

test('staff hand on no more than they may do, owners are nobody’s to change, and the trail names the seller', async () => {
  const lead = await personOf(merchantA, 'staff', ['team', 'ship'])
  const clerk = await personOf(merchantA, 'staff', ['talk'])
  const give = (person: Person, scopes: SellerScope[], token = lead.token) =>
    make(savePerson, token, undefined, { personId: person.personId, scopes })
  expect(await said(give(clerk, ['money']))).toEqual(CLOSED)
  expect(await said(give(ownerOfA, []))).toEqual(CLOSED)
  expect(await said(give(lead, [...sellerScopes]))).toEqual(CLOSED)
  const given = await give(clerk, ['talk', 'ship'])
  expect(given.data.list?.find(({ personId }) => personId === clerk.personId)?.scopes).toEqual(['ship', 'talk'])
  expect(idsIn(await make(endPerson, ownerOfA.token, undefined, { personId: clerk.personId }))).not.toContain(clerk.personId)
  expect((await said(make(listPeople, clerk.token))).code).toBe(refusals.NOT_PERMITTED.code)
  const asked = { action: 'seller-person-changed', subjectId: merchantA }
  const { list } = (await shop.ask(listAudit, asked, { token: await shop.operator() })).data
  expect(list[0]).toMatchObject({ actorId: lead.account, subject: 'merchant' })
})

const asksOf = async (token: string) =>
  ((await make(listPeople, token)).data as { invitations?: { invitationId: string; email: string }[] }).invitations ?? []
const linkIn = async (email: string) => /\/seller\/welcome#(\S+)/.exec((await lastMailTo(shop, email)).body)?.[1] ?? ''

test('staff are invited by mail: the link works once, for one account, and gives what was promised', async () => {
  const email = 'yat.ho@example.com'
  const invited = await make(inviteStaff, ownerOfA.token, undefined, { email: ' Yat.Ho@example.com', scopes: ['ship', 'talk'] })
  expect(invited.status).toBe(200)
  const token = await linkIn(email)
  const shown = await shop.ask(showStaffInvitation, { token }, { token: await shop.visitor() })
  expect(shown.data).toEqual({ isOver: false, merchant: 'ALPHA', scopes: ['ship', 'talk'] })
  const [first, second] = [await join(shop), await join(shop)]
  expect((await make(acceptStaffInvitation, ownerOfA.token, undefined, { token })).code).toBe(refusals.STAFF_KNOWN.code)
  const joined = await Promise.all([first, second].map((who) => make(acceptStaffInvitation, who.token, undefined, { token })))
  expect(new Set(joined.map(({ code }) => code))).toEqual(new Set([200, refusals.LINK_OVER.code]))
  const came = joined[0]?.code === 200 ? first : second
  expect((await shop.ask(listOwnMerchants, {}, { token: came.token })).data.list).toEqual([
    {
      merchantId: merchantA,
      name: 'ALPHA',
      kind: 'company',
      role: 'staff',
      scopes: ['ship', 'talk'],
      rooms: [...merchantRooms],
      closing: '',
      holds: [],
    },
  ])
  expect(await asksOf(ownerOfA.token)).toEqual([])
  expect((await shop.ask(showStaffInvitation, { token }, { token: came.token })).data).toMatchObject({
    isOver: true,
    merchant: '',
  })
})

test('an invitation gives no more than the inviter has, is withdrawn by its merchant alone, and a new one ends the old', async () => {
  const lead = await personOf(merchantA, 'staff', ['team'])
  const wanted = { email: 'mei@example.com', scopes: ['money'] }
  expect(await said(make(inviteStaff, lead.token, undefined, wanted))).toEqual(CLOSED)
  const mistyped = await make(inviteStaff, ownerOfA.token, undefined, { ...wanted, email: 'mei@' })
  expect(mistyped).toMatchObject({ code: refusals.BAD_INPUT.code, data: { fields: { email: expect.any(String) } } })
  await make(inviteStaff, ownerOfA.token, undefined, wanted)
  const old = await linkIn(wanted.email)
  await make(inviteStaff, ownerOfA.token, undefined, { ...wanted, scopes: [] })
  const newer = await linkIn(wanted.email)
  const [open, ...more] = await asksOf(ownerOfA.token)
  expect(more).toEqual([])
  const late = await join(shop)
  expect((await make(acceptStaffInvitation, late.token, undefined, { token: old })).code).toBe(refusals.LINK_OVER.code)
  const ended = { invitationId: open?.invitationId }
  expect(await said(make(endStaffInvitation, ownerOfB.token, undefined, ended))).toEqual(ABSENT)
  expect((await make(endStaffInvitation, ownerOfA.token, undefined, ended)).status).toBe(200)
  expect((await make(acceptStaffInvitation, late.token, undefined, { token: newer })).code).toBe(refusals.LINK_OVER.code)
})

test('who deletes their account acts for no merchant any more', async () => {
  const leaver = await personOf(merchantB, 'staff', ['ship'])
  await runSql(shop.database, sql`update members set leaving_at = now() where account_id = ${leaver.account}`)
  await shop.database.inTransaction((tx) => deleteDueAccounts(tx, 50))
  expect(idsIn(await make(listPeople, ownerOfB.token))).not.toContain(leaver.personId)
  const token = await shop.database.inTransaction((tx) => startSession(tx, 'member', leaver.account))
  expect((await make(listPeople, token)).status).toBe(401)
})
