import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../src/platform/test-database.server.ts'
import { listFiles } from '../checks/sources.ts'
import { readTables } from './read-tables.ts'
import { generateTables } from './rewrite-tables.ts'
import { GENERATED, writeTables } from './write-tables.ts'

test('the types of the tables are those of the migrations; after a new migration `npm run tables` writes them anew', async () => {
  const names = listFiles('src').filter((path) => path.endsWith(GENERATED))
  const stored = Object.fromEntries(names.map((path) => [path, readFileSync(path, 'utf8')]))
  expect(stored).toEqual(Object.fromEntries(await generateTables()))
})

test('a column is typed by what it may hold, whether it may be empty and whether a row may leave it out', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`create type mood as enum ('calm', 'it''s late')`)
  await client.query(`create table sample (
    id bigint generated always as identity, state text not null check (state in ('open', 'shut')), step integer check (step in (1, 2)),
    mood mood not null, names text[] not null default '{}', about jsonb, day date not null, at timestamptz default now())`)
  const sample = (await readTables(client)).find(({ name }) => name === 'sample')
  await client.end()
  await database.drop()
  const files = writeTables([sample!], new Map([['odd-things.tables.ts', "'sample'"]]))
  expect(files.get('odd-things.tables.generated.ts')).toContain(`export type OddThingsTableRows = {
  sample: {
    id: GeneratedAlways<number>
    state: 'open' | 'shut'
    step: 1 | 2 | null
    mood: 'calm' | "it's late"
    names: Generated<string[]>
    about: Json | null
    day: Day
    at: Generated<Date | null>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends OddThingsTableRows {}
}`)
})

test('a table that no module claims, or two do, is named', () => {
  const lonely = [{ name: 'lonely', columns: [] }]
  expect(() => writeTables(lonely, new Map())).toThrow('the table lonely belongs to one module')
  const both = new Map([
    ['one', "'lonely'"],
    ['other', "'lonely'"],
  ])
  expect(() => writeTables(lonely, both)).toThrow('one and other')
})
