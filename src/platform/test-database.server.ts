import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** Names the migrated template; set by the set-up of the test runner for the processes it starts. */
export const templateVariable = 'PRAYA_TEST_TEMPLATE'

/** What is only slow on a busy machine must not fail a test: this ends what hangs. */
export const PATIENCE_MS = 60_000

/** An empty, migrated database of one's own, copied from the template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = process.env[templateVariable]
  if (!template)
    throw new Error(`${templateVariable} is not set: test databases exist only under the test runner (npm test, or vitest)`)
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copied as files and not row by row through the log, it takes half the work, and so does dropping it.
  await administrate(template, `create database ${name} template ${databaseOf(template)} strategy file_copy`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administrate(template, `drop database if exists ${name} with (force)`) }
}

export const databaseOf = (url: string): string => new URL(url).pathname.slice(1)

/** Statements about databases cannot run inside the database they are about. */
export async function administrate(anyUrl: string, statement: string): Promise<void> {
  const url = new URL(anyUrl)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
