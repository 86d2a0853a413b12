import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hongKongAddress, placeAsGuest } from '#flows/order.builders.ts'
import { join, PASSWORD } from '#flows/members/sign-in.builders.ts'
import { refusals } from '#refusals.ts'
import {
  disableMember,
  enableMember,
  getAdminMember,
  listAdminMembers,
  noteMember,
  signMemberOut,
} from '#modules/members/admin-members.paths.ts'
import { listSignIns, signInWithPassword } from '#modules/members/sign-in.paths.ts'
import { find as findAnything } from '#modules/finder/finder.paths.ts'
import { findOrder, listAdminOrders } from '#modules/orders/orders.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator()
})
afterAll(() => shop.stop())

const find = async (word: string) => (await shop.ask(listAdminMembers, { word }, { token })).data
const isIn = async (member: string) => (await shop.ask(listSignIns, {}, { token: member })).code === 200

test('a member is found by a piece of the address, by the name and by the invite code, and by nothing else', async () => {
  const email = `${newId()}.finding@mail.test`
  const { account } = await join(shop, { email })
  const { data } = await shop.ask(getAdminMember, { accountId: account }, { token })
  for (const word of [email.slice(10), 'FINDING@mail', data.inviteCode.toLowerCase()])
    expect((await find(word)).list.map(({ accountId }) => accountId)).toContain(account)
  expect((await find('%')).list).toEqual([])
  expect((await find("' or 1=1--")).total).toBe(0)
  expect((await find('wai')).list[0]).toMatchObject({ name: 'Wai', state: 'open', orderNum: 0 })
})

test('a Chinese name is read family name first, in the list and where everything is looked for, and found as it is read', async () => {
  const { account, email } = await join(shop)
  await runSql(shop.database, sql`update account_details set first_name = '大文', last_name = '陳' where account_id = ${account}`)
  for (const word of ['陳大文', '大文 陳'])
    expect((await find(word)).list).toMatchObject([{ accountId: account, name: '陳大文' }])
  const { data } = await shop.ask(findAnything, { word: email }, { token })
  expect(data.list).toContainEqual(expect.objectContaining({ kind: 'member', name: '陳大文' }))
})

test('an order is found by number, name and telephone however they are written, and a member by name', async () => {
  const receiver = { ...hongKongAddress, firstName: 'Ann', lastName: 'Lee', mobile: '6197 1610' }
  const { answer } = await placeAsGuest(shop, [await shop.product()], { orderAddressIVO: receiver })
  const { orderNo } = answer.data
  const desk = await shop.operator()
  for (const word of [
    '6197 1610',
    '+852 61971610',
    '(852) 6197-1610',
    '00852 6197 1610',
    '６１９７１６１０',
    'lee ann',
    'Ann LEE',
    'an le',
    orderNo,
  ]) {
    const listed = await shop.ask(listAdminOrders, { word }, { token: desk })
    expect(listed.data.list.map((order) => order.orderNo)).toContain(orderNo)
    const { list } = (await shop.ask(findAnything, { word }, { token: desk })).data
    expect(list).toContainEqual(expect.objectContaining({ kind: 'order', id: orderNo }))
  }
  expect((await shop.ask(listAdminOrders, { word: 'lee bob' }, { token: desk })).data.list).toEqual([])
  const { account } = await join(shop)
  await runSql(
    shop.database,
    sql`update account_details set first_name = 'Beatrix', last_name = 'Żak' where account_id = ${account}`,
  )
  for (const word of ['żak beatrix', 'Bea', 'BEATRIX'])
    expect((await shop.ask(findAnything, { word }, { token: desk })).data.list).toMatchObject([{ kind: 'member', id: account }])
})

test('a guest finds an order by the number as it is written at home or abroad', async () => {
  const receiver = { ...hongKongAddress, mobile: '6197 1611' }
  const { answer } = await placeAsGuest(shop, [await shop.product()], { orderAddressIVO: receiver })
  const { orderNo } = answer.data
  for (const contact of ['6197 1611', '+852 6197 1611', '00852-61971611', '８５２６１９７１６１１'])
    expect((await shop.ask(findOrder, { orderNo, contact }, { token: await shop.visitor() })).code).toBe(200)
  expect((await shop.ask(findOrder, { orderNo, contact: '1971611' }, { token: await shop.visitor() })).code).not.toBe(200)
})

test('the desk sees what a member ordered, where they are signed in and by what', async () => {
  const [visitor, email] = [await shop.visitor(), `${newId()}@mail.test`]
  const { answer } = await placeAsGuest(shop, [await shop.product()], { token: visitor, billEmail: email })
  const { account } = await join(shop, { token: visitor, email })
  const { data } = await shop.ask(getAdminMember, { accountId: account }, { token })
  expect(data).toMatchObject({ hasPassword: true, passkeyNum: 0, orderNum: 1 })
  expect(data.orders.map(({ orderNo }) => orderNo)).toEqual([answer.data.orderNo])
  expect(data.sessions).toHaveLength(1)
})

test('an account that is closed lets nobody in until it is opened again, and both are in the audit trail with the reason', async () => {
  const member = await join(shop)
  const accountId = member.account
  const comeIn = () => shop.ask(signInWithPassword, { email: member.email, password: PASSWORD }, {})
  const empty = await shop.ask(disableMember, { accountId, reason: ' ' }, { token })
  expect(empty).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field: 'reason' } })
  const { data } = await shop.ask(disableMember, { accountId, reason: 'Cards of others' }, { token })
  expect(data).toMatchObject({ state: 'disabled', disabledReason: 'Cards of others', sessions: [] })
  expect([await isIn(member.token), (await comeIn()).code]).toEqual([false, refusals.MEMBER_UNKNOWN.code])
  expect((await shop.ask(enableMember, { accountId }, { token })).data.state).toBe('open')
  expect((await comeIn()).code).toBe(200)
  const trail = await readRows(
    shop.database.pool,
    z.object({ action: z.string(), after: z.object({ reason: z.string().nullable() }) }),
    sql`select action, after from audit_trail where subject_id = ${accountId} and after ? 'reason' order by recorded_at`,
  )
  expect(trail).toEqual([
    { action: 'member-disabled', after: { reason: 'Cards of others' } },
    { action: 'member-enabled', after: { reason: null } },
  ])
})

test('a member is signed out everywhere, and what is noted stands with who noted it', async () => {
  const member = await join(shop)
  const accountId = member.account
  expect((await shop.ask(signMemberOut, { accountId }, { token })).data.sessions).toEqual([])
  expect(await isIn(member.token)).toBe(false)
  const { data } = await shop.ask(noteMember, { accountId, note: 'Called about a bag' }, { token })
  expect(data.notes).toMatchObject([{ note: 'Called about a bag', actor: 'Ada' }])
})

test('an account that is no member’s is not found', async () => {
  for (const accountId of [newId(), '00000000-0000-0000-0000-000000000000'])
    for (const path of [getAdminMember, enableMember, signMemberOut])
      expect((await shop.ask(path, { accountId }, { token })).code).toBe(refusals.NOT_FOUND.code)
})
