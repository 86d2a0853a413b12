import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
    for (const name of listFiles(GENERATED)) if (name.endsWith('.generated.ts')) rmSync(name)
    for (const [name, text] of files) writeFileSync(join(GENERATED, name), text)
    console.log(`${files.size} files in ${GENERATED}`)
  } finally {
    await leave()
  }
}

/** By name the files that belong into the folder, from an empty database brought to the newest migration. */
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

/** By its name what each `<subject>.tables.ts` says of its tables, and `<subject>.views.ts` of what it publishes. */
function readClaims(): Map<string, string> {
  const claims = new Map<string, string>()
  for (const path of listFiles('src')) {
    const subject = /([^/\\]+)\.(?:tables|views)\.ts$/.exec(path)?.[1]
    if (subject) claims.set(subject, (claims.get(subject) ?? '') + readFileSync(path, 'utf8'))
  }
  return claims
}
