import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { UploadPolicy } from './upload-policies.ts'

const Use = z.object({ table: z.string(), column: z.string() })

/**
 * Whether anything refers to an upload `u`: any foreign key of any table, as the database itself knows them, so that a new table
 * need not be named here; and what the policy says beside.
 */
export async function isUsed(tx: Read, { alsoUsedBy = [] }: UploadPolicy): Promise<RawBuilder<boolean>> {
  const uses = await readRows(
    tx,
    Use,
    sql`select t.relname as table, a.attname as column from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'uploads'::regclass order by 1, 2`,
  )
  const byKey = uses.map(
    ({ table, column }) => sql<boolean>`exists (select from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = u.upload_id)`,
  )
  return sql<boolean>`(${sql.join([...byKey, ...alsoUsedBy], sql` or `)})`
}
