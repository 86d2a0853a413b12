import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldProblems } from '#language/field-problems.ts'
import {
  baseAddressWebList,
  createAddress,
  deleteAddress,
  dresserAddressList,
  queryAddress,
  updateAddress,
} from '#modules/address-book/address-book.paths.ts'
import { MOST_ADDRESSES } from '#modules/address-book/address-book.rules.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const member = (): Promise<string> => shop.database.inTransaction((tx) => startSession(tx, 'member', newId()))
const home = {
  firstName: ' May ',
  lastName: 'Chan',
  areaNum: '+852',
  mobile: '9123-4567',
  territory: 'HK' as const,
  provinceCode: 'wan-chai',
  address: 'Flat A, 12/F, 88 Hennessy Road',
}
const office = { ...home, provinceCode: 'kwun-tong', address: '9/F, 40 Salt Street', isBilling: true }
const kept = async (token: string) => (await shop.ask(queryAddress, { contactType: 1 }, { token })).data
const defaults = (list: { isDefault: boolean }[]) => list.filter(({ isDefault }) => isDefault).length

test('an address is kept as it is used, named in the caller’s language, and the first is the default', async () => {
  const token = await member()
  expect(await kept(token)).toEqual([])
  const made = await shop.ask(createAddress, { ...home, city: 'Wan Chai', postCode: '999077' }, { token })
  const shown = { ...home, firstName: 'May', mobile: '91234567', city: '', postCode: '', isDefault: true, isShipping: true }
  expect(made).toMatchObject({ code: 200, data: { ...shown, isBilling: false, province: 'Wan Chai', isDelivered: true } })
  const inChinese = await shop.ask(queryAddress, {}, { token, language: 'cht_CN' })
  expect(inChinese.data).toEqual([
    { ...made.data, province: '灣仔區', lines: ['香港島灣仔區', 'Flat A, 12/F, 88 Hennessy Road'] },
  ])
})

test('the default is one: another takes its place, it cannot be given up, and the newest follows when it is deleted', async () => {
  const token = await member()
  const first = (await shop.ask(createAddress, home, { token })).data
  const second = (await shop.ask(createAddress, { ...office, isDefault: 1 }, { token })).data
  await shop.ask(createAddress, { ...home, address: '10/F, 40 Salt Street' }, { token })
  expect((await kept(token)).map(({ isDefault }) => isDefault)).toEqual([true, false, false])
  expect((await kept(token))[0]?.userAddressId).toBe(second.userAddressId)

  const stays = await shop.ask(updateAddress, { ...office, userAddressId: second.userAddressId, isDefault: false }, { token })
  expect(stays.data.isDefault).toBe(true)
  await shop.ask(updateAddress, { ...home, userAddressId: first.userAddressId, isDefault: true }, { token })
  const [now, ...others] = await kept(token)
  expect([now?.userAddressId, defaults(others)]).toEqual([first.userAddressId, 0])

  const left = await shop.ask(deleteAddress, { userAddressId: first.userAddressId }, { token })
  expect(left.data.map(({ isDefault, address }) => [isDefault, address])).toEqual([
    [true, '10/F, 40 Salt Street'],
    [false, '9/F, 40 Salt Street'],
  ])
})

test.each([
  ['nothing', {}, ['firstName', 'lastName', 'mobile', 'provinceCode', 'address']],
  ['a use that is none', { ...home, isBilling: false, isShipping: false }, ['isShipping']],
  ['an unknown territory', { ...home, territory: 'XX' as 'HK' }, ['territory']],
  ['a province elsewhere without a city', { ...home, territory: 'CN' as const, provinceCode: 'CN-GD' }, ['city']],
  [
    'a postal code that is none',
    { ...home, territory: 'TW' as const, provinceCode: 'TW-TPE', city: '大安區', postCode: 'x' },
    ['postCode'],
  ],
])('%s is refused beside its fields, in the caller’s language, and not kept', async (_, given, fields) => {
  const token = await member()
  const answer = await shop.ask(createAddress, given, { token, language: 'cht_CN' })
  expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, msg: refusals.BAD_INPUT.zh })
  const { fields: told } = z.object({ fields: z.record(z.string(), z.string()) }).parse(answer.data)
  expect(Object.keys(told)).toEqual(fields)
  for (const words of Object.values(told)) expect(Object.values(fieldProblems).map(({ zh }) => zh)).toContain(words)
  expect(await kept(token)).toEqual([])
})

test('an address is its owner’s: to anybody else its id is that of none, and what is not a field is dropped', async () => {
  const [token, other] = [await member(), await member()]
  const { userAddressId } = (await shop.ask(createAddress, home, { token })).data
  const missing = await shop.ask(deleteAddress, { userAddressId: newId() }, { token: other })
  expect(missing.code).toBe(refusals.NOT_FOUND.code)
  expect(await shop.ask(deleteAddress, { userAddressId }, { token: other })).toEqual(missing)
  const forged = { ...office, userAddressId, account_id: newId(), userId: newId() }
  expect(await shop.ask(updateAddress, forged, { token: other })).toEqual(missing)
  expect((await kept(token)).map(({ address }) => address)).toEqual([home.address])
  expect((await shop.ask(updateAddress, forged, { token })).data.address).toBe(office.address)
  expect(await kept(other)).toEqual([])
})

test('guests have no address book', async () => {
  const token = await shop.visitor()
  for (const answer of [
    await shop.ask(queryAddress, {}, { token }),
    await shop.ask(createAddress, home, { token }),
    await shop.ask(updateAddress, { ...home, userAddressId: newId() }, { token }),
    await shop.ask(deleteAddress, { userAddressId: newId() }, { token }),
  ])
    expect(answer.code).toBe(refusals.SESSION_MISSING.code)
})

test('twenty at once leave one default, one sent twice is kept once, and no book grows beyond its end', async () => {
  const token = await member()
  const key = newId()
  const twenty = Array.from({ length: 20 }, (_, at) => ({ ...home, address: `${at}/F, 40 Salt Street`, isDefault: true }))
  const answers = await Promise.all(twenty.map((each) => shop.ask(createAddress, each, { token })))
  expect(answers.map(({ code }) => code)).toEqual(twenty.map(() => 200))
  expect(defaults(await kept(token))).toBe(1)
  await Promise.all([1, 2].map(() => shop.ask(createAddress, office, { token, key })))
  expect(await kept(token)).toHaveLength(21)

  const more = await Promise.all(twenty.map((each) => shop.ask(createAddress, each, { token })))
  const refused = more.filter(({ code }) => code === refusals.ADDRESS_BOOK_FULL.code)
  expect(refused).toHaveLength(21 + 20 - MOST_ADDRESSES)
  const list = await kept(token)
  expect([list.length, defaults(list)]).toEqual([MOST_ADDRESSES, 1])
  await Promise.all(list.slice(0, 8).map(({ userAddressId }) => shop.ask(deleteAddress, { userAddressId }, { token })))
  expect([(await kept(token)).length, defaults(await kept(token))]).toEqual([MOST_ADDRESSES - 8, 1])
})

test('the database itself keeps a second default out', async () => {
  const token = await member()
  for (const each of [home, office]) await shop.ask(createAddress, each, { token })
  const [one] = await kept(token)
  const [row] = await readRows(
    shop.database.pool,
    z.object({ id: z.string() }),
    sql`select account_id as id from addresses where address_id = ${one?.userAddressId ?? ''}`,
  )
  const second = runSql(shop.database, sql`update addresses set is_default = true where account_id = ${row?.id ?? ''}`)
  await expect(second).rejects.toThrow(/addresses_one_default/)
})

test('the places to choose from are a tree in the caller’s language, and can be walked from the top', async () => {
  const tree = (await shop.ask(baseAddressWebList, {}, { language: 'cht_CN' })).data
  expect(tree.map(({ id, name }) => `${id} ${name}`)).toEqual(['HK 香港', 'MO 澳門', 'CN 中國內地', 'TW 台灣', 'ABROAD 海外'])
  const [hongKong, macau, mainland, taiwan, abroad] = tree
  expect(hongKong?.children.map(({ children }) => children.length)).toEqual([4, 5, 9])
  expect([macau?.children.length, mainland?.children.length, taiwan?.children.length]).toEqual([4, 31, 22])
  expect(abroad?.children.length).toBeGreaterThan(200)
  const top = await shop.ask(dresserAddressList, { id: 1, name: '' })
  expect(top.data.map(({ id, hasChildren }) => [id, hasChildren])).toEqual(tree.map(({ id }) => [id, true]))
  const found = await shop.ask(dresserAddressList, { id: 'KLN', name: 'tong' })
  expect(found.data).toEqual([{ id: 'kwun-tong', name: 'Kwun Tong', hasChildren: false }])
  expect((await shop.ask(dresserAddressList, { id: 'nowhere' })).data).toEqual([])
})
