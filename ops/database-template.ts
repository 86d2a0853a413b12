import pg from 'pg'
import { administrate } from '../src/platform/test-database.server.ts'

/** Makes the database that others are copied from, unless it is there; it carries its name only once it is whole. */
export async function ensureTemplate(server: string, name: string, fill: (url: string) => Promise<void>): Promise<string> {
  const template = withDatabase(server, name)
  if ((await listDatabases(server)).includes(name)) return template
  const unfinished = `making_${name}`
  await administrate(server, `drop database if exists ${unfinished} with (force)`)
  await administrate(server, `create database ${unfinished}`)
  await fill(withDatabase(server, unfinished))
  await administrate(server, `alter database ${unfinished} rename to ${name}`)
  return template
}

/** Drops what killed runs left behind, and templates that no longer correspond to the sources. */
export async function dropLeftOvers(server: string, kept: string): Promise<void> {
  for (const name of await listDatabases(server)) {
    if (!/^(test|making|template|demo)_/.test(name) || name === kept) continue
    await administrate(server, `drop database if exists "${name}" with (force)`)
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function listDatabases(server: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: withDatabase(server, 'postgres') })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
    return rows.map((row) => row.datname)
  } finally {
    await client.end()
  }
}
