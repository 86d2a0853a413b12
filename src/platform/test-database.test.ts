import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.server.ts'

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('two test databases do not see each other, and a dropped one is gone', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await ask(one.url, 'create table only_here (id int)')
  await expect(ask(two.url, 'select * from only_here')).rejects.toThrow('does not exist')
  await one.drop()
  await expect(ask(one.url, 'select 1')).rejects.toThrow('does not exist')
  await two.drop()
})

test('a test database sorts by code point and lower-cases beyond ASCII', async () => {
  const database = await createTestDatabase()
  expect(await ask(database.url, "select lower('ÉLÉGANCE') as word, 'Z' < 'a' as by_code_point")).toEqual([
    { word: 'élégance', by_code_point: true },
  ])
  await database.drop()
})
