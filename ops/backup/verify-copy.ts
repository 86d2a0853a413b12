import pg from 'pg'
import { z } from 'zod'
import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'
import { Refusal } from '../claims.ts'
import type { BackupPlace } from './backup-place.ts'
import { findDamaged, nameSome } from './bring-files.ts'
import type { Mark } from './marked-points.ts'
import { accountOf, isWithheld, requireFunctions, sayRights } from './needed-rights.ts'
import { digestFiles, filesAt } from './ship-files.ts'
import { compareDigests, digestTables } from './table-digests.ts'

/** A marked point, and where the files of the copy are. */
export type MarkedCopy = { mark: Mark; place: BackupPlace; storage: ListedStorage }

/**
 * What is wrong with a copy, a line each. Every index is walked through by PostgreSQL's own `amcheck`; a marked point is compared
 * with what it says of tables and files.
 */
export async function verifyCopy(url: string, marked: MarkedCopy | undefined): Promise<string[]> {
  const problems = await checkIndexes(url)
  if (!marked) return problems
  const { mark, place, storage } = marked
  problems.push(...compareDigests(mark.tables, await digestTables(url)))
  const known = await filesAt(place, new Date(mark.at))
  const files = await digestFiles(storage, known)
  if (files.digest !== mark.files.digest)
    problems.push(
      `files: ${mark.files.files} of ${mark.files.bytes} bytes when it was marked, ${files.files} of ${files.bytes} here`,
    )
  const damaged = await findDamaged(storage, place, known)
  if (damaged.length > 0) problems.push(`files with another content than when they came: ${nameSome(damaged)}`)
  return problems
}

const CHECK = 'bt_index_check(regclass)'
const NOT_INSTALLED = new Set(['0A000', '58P01'])
const Index = z.object({ name: z.string(), oid: z.number() })

/** Its extension is made and taken back in one transaction: the copy stays as it was. */
async function checkIndexes(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const account = await accountOf(client)
  const problems: string[] = []
  try {
    await client.query('begin')
    await client.query('create extension if not exists amcheck')
    await requireFunctions(client, [CHECK])
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
  } catch (problem) {
    return [`no index was walked through. ${whyNot(problem, account)}`]
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

/** Tables and files are compared all the same. */
function whyNot(problem: unknown, account: string): string {
  if (problem instanceof Refusal) return problem.message
  if (isWithheld(problem))
    return sayRights(account, `create extension amcheck; grant execute on function ${CHECK} to ${account};`)
  if (problem instanceof pg.DatabaseError && NOT_INSTALLED.has(problem.code ?? ''))
    return 'This PostgreSQL has no amcheck: install the package of its extensions, such as postgresql-contrib.'
  throw problem
}
