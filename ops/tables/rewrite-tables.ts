import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { createTestDatabase } from '../../src/platform/test-database.server.ts'
import { listFiles } from '../checks/sources.ts'
import { useTestPostgres } from '../test-postgres.ts'
import { GENERATED, writeTables } from './write-tables.ts'
import { readTables } from './read-tables.ts'

/** Migrates an empty database and writes the types of its tables anew. */
export async function rewriteTables(): Promise<void> {
  const leave = await useTestPostgres()
  try {
    const files = await generateTables()
    for (const path of listFiles('src')) if (path.endsWith(GENERATED)) rmSync(path)
    for (const [path, text] of files) writeFileSync(path, text)
    console.log(`${files.size} files *${GENERATED}`)
  } finally {
    await leave()
  }
}

/** By path the files of types, from an empty database brought to the newest migration. */
export async function generateTables(): Promise<Map<string, string>> {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  try {
    await client.connect()
    return writeTables(await readTables(client), readClaims())
  } finally {
    await client.end()
    await database.drop()
  }
}

/** By path what each `<subject>.tables.ts` says of its tables, and `<subject>.views.ts` of what it publishes. */
const readClaims = (): Map<string, string> =>
  new Map(
    listFiles('src')
      .filter((path) => /\.(tables|views)\.ts$/.test(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )
