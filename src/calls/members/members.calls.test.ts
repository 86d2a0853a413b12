import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fieldProblems } from '#language/field-problems.ts'
import { refusals } from '#refusals.ts'
import { purgeDetails } from '#modules/members/index.server.ts'
import { getDetails, updateDetails } from '#modules/members/members.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { purgeSessions } from '#platform/access/sessions.server.ts'
import { join } from '../../flows/members/sign-in.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { runSql } from '#platform/run-sql.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const may = {
  firstName: ' May ',
  lastName: 'Chan',
  areaNum: '+852',
  mobile: '9123-4567',
  email: 'may@example.com',
  language: 'cht_CN' as const,
  sexType: 2 as const,
}
const nobody = { firstName: '', lastName: '', areaNum: '+852', mobile: '', email: '' }
const nothing = { ...nobody, language: null, sexType: null, kept: false }

test('what a guest tells is theirs alone, is written as it is used, and replaces what was told before', async () => {
  const [token, other] = [await shop.visitor(), await shop.visitor()]
  expect((await shop.ask(getDetails, {}, { token })).data).toMatchObject(nothing)
  await shop.ask(updateDetails, may, { token })
  const kept = { ...may, firstName: 'May', mobile: '91234567', kept: true }
  expect((await shop.ask(getDetails, {}, { token })).data).toMatchObject(kept)
  expect((await shop.ask(getDetails, {}, { token: other })).data).toMatchObject(nothing)
  await shop.ask(updateDetails, { ...may, lastName: '', sexType: 1 }, { token })
  expect((await shop.ask(getDetails, {}, { token })).data).toMatchObject({ ...kept, lastName: '', sexType: 1 })
})

test('what would not do at the checkout is refused beside its field, and nothing of it is kept', async () => {
  const token = await shop.visitor()
  const wrong = await shop.ask(
    updateDetails,
    { ...may, firstName: 'Maximiliana-Josephine', mobile: '12', email: 'may@' },
    { token, language: 'cht_CN' },
  )
  expect(wrong).toMatchObject({
    code: refusals.BAD_INPUT.code,
    data: {
      fields: {
        firstName: fieldProblems['short-name'].zh,
        mobile: fieldProblems['phone-hk'].zh,
        email: fieldProblems.email.zh,
      },
    },
  })
  expect((await shop.ask(getDetails, {}, { token })).data.kept).toBe(false)
})

test('telling nothing forgets all, and whoever has not come back for ninety days is forgotten without asking', async () => {
  const [token, gone] = [await shop.visitor(), await shop.visitor()]
  for (const each of [token, gone]) await shop.ask(updateDetails, may, { token: each })
  const emptied = await shop.ask(updateDetails, { ...may, ...nobody }, { token })
  expect(emptied.data).toMatchObject(nothing)

  clock.advance(89 * DAY)
  await shop.database.inTransaction(purgeSessions)
  await shop.database.inTransaction(purgeDetails)
  expect((await shop.ask(getDetails, {}, { token: gone })).data.kept).toBe(true)
  clock.advance(2 * DAY)
  await shop.database.inTransaction(purgeSessions)
  await shop.database.inTransaction(purgeDetails)
  const left = await runSql(
    shop.database,
    sql`select email from account_details where email = 'may@example.com' and side = 'men'`,
  )
  expect(left.rows).toEqual([])
})

test('a member who has signed out everywhere finds their details again', async () => {
  const { token, account } = await join(shop)
  await shop.ask(updateDetails, { ...may, nickname: 'Harbour May' }, { token })
  await runSql(shop.database, sql`delete from sessions where account_id = ${account}`)
  clock.advance(2 * DAY)
  await shop.database.inTransaction(purgeDetails)
  const kept = await runSql(shop.database, sql`select nickname, first_name from account_details where account_id = ${account}`)
  expect(kept.rows).toEqual([{ nickname: 'Harbour May', first_name: 'May' }])
})
