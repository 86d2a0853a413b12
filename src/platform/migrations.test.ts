import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrate, readMigrations } from './migrations.server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.server.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'praya-migrations-'))
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const file = (name: string, sql: string): Promise<void> => writeFile(join(folder, name), sql)
const run = (): Promise<string[]> => migrate({ url: database.url, folder })

async function count(table: string): Promise<number> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(`select * from ${table}`)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

test('files are applied once, in the order of their numbers', async () => {
  await file('9002-second.sql', 'insert into first_thing values (1);')
  await file('9001-first.sql', 'create table first_thing (id int); -- two statements\ncreate table other (id int);')
  expect(await run()).toEqual(['9001-first.sql', '9002-second.sql'])
  expect(await run()).toEqual([])
  expect(await count('first_thing')).toBe(1)
})

test('of three processes that start at once, one applies each file', async () => {
  await file('9001-first.sql', 'create table once (id int); insert into once values (1); select pg_sleep(0.2);')
  await file('9002-second.sql', 'insert into once values (2);')
  const applied = (await Promise.all([run(), run(), run()])).flat()
  expect(applied.sort()).toEqual(['9001-first.sql', '9002-second.sql'])
  expect(await count('once')).toBe(2)
})

test('a new database is told of in one line, a change to one that is in use by its name', async () => {
  const lines: string[] = []
  const log = (line: string): number => lines.push(line)
  await file('9001-first.sql', 'create table first (id int);')
  await file('9002-second.sql', 'create table second (id int);')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('drop table migration')
  await client.end()
  await migrate({ url: database.url, folder, log })
  await file('9003-third.sql', 'create table third (id int);')
  await migrate({ url: database.url, folder, log })
  expect(lines).toEqual(['Laid out the tables (2 migrations)', 'Applied 9003-third.sql'])
})

test('a table in use is asked for again and again, and those who use it wait for a moment only', async () => {
  await file('9001-first.sql', 'create table used (id int);')
  await run()
  const user = new pg.Client({ connectionString: database.url })
  await user.connect()
  await user.query('begin')
  await user.query('insert into used values (1)')
  await file('9002-second.sql', 'alter table used add column name text;')
  const lines: string[] = []
  const done = migrate({ url: database.url, folder, log: (line) => lines.push(line) })
  await vi.waitFor(() => expect(lines).toContain('9002-second.sql waits for a table that is in use'), { timeout: 60_000 })
  // The migration has let go of its place in the line: this would wait for it otherwise, and it for us.
  await user.query('select * from used')
  await user.query('commit')
  await user.end()
  expect(await done).toEqual(['9002-second.sql'])
})

test('a file that fails leaves nothing behind and names its line', async () => {
  await file('9001-broken.sql', 'create table half (id int);\nselect nothing from nowhere;\n')
  await expect(run()).rejects.toThrow('migrations/9001-broken.sql, line 2: relation "nowhere" does not exist')
  await expect(count('half')).rejects.toThrow('does not exist')
})

test('a file changed after it was applied is refused', async () => {
  await file('9001-first.sql', 'create table thing (id int);')
  await run()
  await file('9001-first.sql', 'create table thing (id bigint);')
  await expect(run()).rejects.toThrow('9001-first.sql was changed after it had been applied')
})

test('two files of one number, and names of another form, are refused', async () => {
  await file('9001-first.sql', '')
  await file('9001-again.sql', '')
  await expect(readMigrations(folder)).rejects.toThrow('9001 is used twice')
  await rm(join(folder, '9001-again.sql'))
  await file('second.sql', '')
  await expect(readMigrations(folder)).rejects.toThrow('must look like 0001-subject.sql')
})
