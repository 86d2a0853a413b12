import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { deleteDueAccounts } from '#flows/members/leave.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { knownOfPeople } from '../subjects.server.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const forgotten = knownOfPeople.flatMap((one) => one.forgotten ?? [])
const declared = [...forgotten, ...knownOfPeople.flatMap(({ kept = {}, ofStaff = [] }) => [...Object.keys(kept), ...ofStaff])]

const Named = z.object({ column: z.string() })
/** Every column that refers to an account. */
const references = () =>
  readRows(
    shop.database.pool,
    Named,
    sql`select c.conrelid::regclass || '.' || a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'accounts'::regclass and c.connamespace = 'public'::regnamespace`,
  )
const columns = () =>
  readRows(
    shop.database.pool,
    Named,
    sql`select table_name || '.' || column_name as column from information_schema.columns where table_schema = 'public'`,
  )

test('every column that names an account says what becomes of it when the account is deleted, in one subject', async () => {
  const named = (await references()).map(({ column }) => column)
  expect(named.filter((column) => !declared.includes(column)).toSorted()).toEqual([])
  expect(declared.filter((column, at) => declared.indexOf(column) !== at)).toEqual([])
  const there = new Set((await columns()).map(({ column }) => column))
  expect(declared.filter((column) => !there.has(column))).toEqual([])
})

/** In how many of the columns that are to be forgotten an account stands. */
async function standsIn(account: string): Promise<string[]> {
  const found = await readRows(
    shop.database.pool,
    Named,
    sql.join(
      forgotten.map((name) => {
        const [table = '', column = ''] = name.split('.')
        return sql`select ${name}::text as column where exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${account}::uuid)`
      }),
      sql` union all `,
    ),
  )
  return found.map(({ column }) => column)
}

/** What is written where a column must have something. */
const FILLED: Record<string, string> = {
  bool: 'false',
  bytea: String.raw`'\x00'`,
  date: 'current_date',
  int2: '1',
  int4: '1',
  int8: '1',
  jsonb: "'{}'",
  text: 'gen_random_uuid()::text',
  timestamptz: 'now()',
  uuid: 'gen_random_uuid()',
}

/** A row that names the account, whatever the table asks of its rows otherwise. */
async function putRow(name: string, account: string): Promise<void> {
  const [table = '', own = ''] = name.split('.')
  const needed = await readRows(
    shop.database.pool,
    z.object({ column: z.string(), type: z.string() }),
    sql`select column_name as column, udt_name as type from information_schema.columns where table_schema = 'public'
      and table_name = ${table} and column_name <> ${own} and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
  )
  const values = [...needed.map(({ type }) => sql.raw(FILLED[type] ?? "'{}'")), sql`${account}::uuid`]
  const checks = await readRows(
    shop.database.pool,
    Named,
    sql`select conname as column from pg_constraint where contype = 'c' and conrelid = ${table}::regclass`,
  )
  await shop.database.inTransaction(async (tx) => {
    for (const { column } of checks) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(column)}`.execute(tx)
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into ${sql.table(table)} (${sql.join([...needed.map(({ column }) => sql.ref(column)), sql.ref(own)])})
      values (${sql.join(values)}) on conflict do nothing`.execute(tx)
  })
}

test('of a member who has gone nothing is left where it is to be forgotten', async () => {
  const { account } = await join(shop)
  for (const column of forgotten) await putRow(column, account)
  expect((await standsIn(account)).toSorted()).toEqual(forgotten.toSorted())
  await runSql(shop.database, sql`update members set leaving_at = now() where account_id = ${account}`)
  await shop.database.inTransaction((tx) => deleteDueAccounts(tx, 50))
  expect(await standsIn(account)).toEqual([])
})
