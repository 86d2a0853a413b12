import pg from 'pg'
import { z } from 'zod'
import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'
import type { BackupPlace } from './backup-place.ts'
import type { Mark } from './marked-points.ts'
import { digestFiles, filesAt } from './ship-files.ts'
import { compareDigests, digestTables } from './table-digests.ts'

/**
 * What is wrong with a copy, a line each. Every index is walked through by PostgreSQL's own `amcheck`; a marked point is compared
 * with what it says of tables and files.
 */
export async function verifyCopy(
  url: string,
  storage: ListedStorage,
  place: BackupPlace,
  mark: Mark | undefined,
): Promise<string[]> {
  const problems = await checkIndexes(url)
  if (!mark) return problems
  problems.push(...compareDigests(mark.tables, await digestTables(url)))
  const files = await digestFiles(storage, await filesAt(place, new Date(mark.at)))
  if (files.digest !== mark.files.digest)
    problems.push(
      `files: ${mark.files.files} of ${mark.files.bytes} bytes when it was marked, ${files.files} of ${files.bytes} here`,
    )
  return problems
}

const Index = z.object({ name: z.string(), oid: z.number() })

/** Its extension is made and taken back in one transaction: the copy stays as it was. */
async function checkIndexes(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const problems: string[] = []
  try {
    await client.query('begin')
    await client.query('create extension if not exists amcheck')
    const { rows } = await client.query(
      `select i.oid::int as oid, i.oid::regclass::text as name from pg_class i join pg_index x on x.indexrelid = i.oid
        join pg_am a on a.oid = i.relam where a.amname = 'btree' and x.indisvalid and i.relpersistence = 'p'`,
    )
    for (const { name, oid } of z.array(Index).parse(rows)) {
      await client.query('savepoint one')
      const problem = await client.query('select bt_index_check($1::oid::regclass)', [oid]).then(
        () => undefined,
        (found: unknown) => String(found),
      )
      if (problem === undefined) continue
      await client.query('rollback to savepoint one')
      problems.push(`${name}: ${problem}`)
    }
    return problems
  } finally {
    await client.query('rollback')
    await client.end()
  }
}
