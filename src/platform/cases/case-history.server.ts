import { sql } from 'kysely'
import { type Actor, actorColumns } from '#platform/actor.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'

/** The table of a module that keeps what was said and done about its cases, and the column that names the case. */
export type CaseHistory = { table: string; of: string }

/** `about`: further columns of the table. */
type Step = { act: string; by: Actor; words: string; about?: Readonly<Record<string, string | null>> }

/** Writes the next step of a case that is locked, and answers its place among the others. Steps are never changed. */
export async function addCaseStep(tx: Tx, { table, of }: CaseHistory, caseId: string, step: Step): Promise<number> {
  const { act, by, words, about = {} } = step
  const row = { act, words, ...actorColumns(by), happened_at: clock.now(), ...about }
  const { rows } = await sql<{ position: number }>`
    insert into ${sql.table(table)} (${sql.ref(of)}, position, ${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${caseId}, (select count(*) from ${sql.table(table)} where ${sql.ref(of)} = ${caseId}), ${sql.join(Object.values(row))})
    returning position`.execute(tx)
  // One row was written just now.
  return rows[0]?.position ?? 0
}
