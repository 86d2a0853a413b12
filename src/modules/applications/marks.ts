import { sql } from 'kysely'
import { z } from 'zod'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { type ApplicationRow, applicationTables } from './applications.tables.ts'

export type Mark = { mark: 'phone' | 'email' | 'company-number' | 'bank-account' | 'address'; value: string }
const isContact = ({ mark }: Mark): boolean => mark === 'phone' || mark === 'email'

/** What is known of an application by one of its parts, in place of what was known by it before. */
export async function keepMarks(
  tx: Tx,
  application: Locked<ApplicationRow>,
  source: string,
  marks: readonly Mark[],
): Promise<void> {
  const { application_id } = application
  await applicationTables(tx)
    .deleteFrom('application_marks')
    .where('application_id', '=', application_id)
    .where('source', '=', source)
    .execute()
  if (marks.length === 0) return
  await applicationTables(tx)
    .insertInto('application_marks')
    .values(marks.map((one) => ({ application_id, source, ...one })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Until the transaction ends nobody else submits an application with one of its contacts. Answers the contacts. */
export async function lockMarks(tx: Tx, { application_id }: Pick<ApplicationRow, 'application_id'>): Promise<Mark[]> {
  const marks = await applicationTables(tx)
    .selectFrom('application_marks')
    .select(['mark', 'value'])
    .where('application_id', '=', application_id)
    .execute()
  const contacts = marks.filter(isContact)
  await lockNames(
    tx,
    contacts.map(({ mark, value }) => `applicant ${mark} ${value}`),
  )
  return contacts
}

/** One of these contacts by which somebody has submitted an application of another kind that is neither declined nor withdrawn. */
export async function findClash(
  tx: Read,
  { application_id, kind }: { application_id?: string; kind: string },
  marks: readonly Mark[],
): Promise<Mark | undefined> {
  const contacts = marks.filter(isContact)
  if (contacts.length === 0) return undefined
  const taken = await applicationTables(tx)
    .selectFrom('application_marks as m')
    .innerJoin('applications as a', 'a.application_id', 'm.application_id')
    .select(['m.mark', 'm.value'])
    .where(
      'm.value',
      'in',
      contacts.map(({ value }) => value),
    )
    .where('a.kind', '<>', sql<never>`${kind}`)
    .where('a.submitted_at', 'is not', null)
    .where('a.state', 'in', ['submitted', 'rejected', 'approved'])
    .$if(application_id !== undefined, (query) => query.where('a.application_id', '<>', application_id ?? ''))
    .execute()
  return contacts.find((own) => taken.some(({ mark, value }) => mark === own.mark && value === own.value))
}

const Linked = z.object({
  applicationId: z.string(),
  by: z.array(z.enum(['account', 'phone', 'email', 'company-number', 'bank-account', 'address'])),
})

/** Other applications by the same account, contacts, company, address or bank account, and which of these they share. */
export async function listLinked(
  tx: Read,
  { application_id, account_id }: Pick<ApplicationRow, 'application_id' | 'account_id'>,
): Promise<(ApplicationRow & { by: z.output<typeof Linked>['by'] })[]> {
  const found = await readRows(
    tx,
    Linked,
    sql`select l.application_id as "applicationId", array_agg(distinct l.by order by l.by) as by from (
        select a.application_id, 'account' as by from applications a where a.account_id = ${account_id}
        union all
        select o.application_id, o.mark from application_marks m join application_marks o using (mark, value)
          where m.application_id = ${application_id}
      ) l where l.application_id <> ${application_id} group by 1`,
  )
  if (found.length === 0) return []
  const rows = await applicationTables(tx)
    .selectFrom('applications')
    .selectAll()
    .where(
      'application_id',
      'in',
      found.map(({ applicationId }) => applicationId),
    )
    .orderBy('begun_at', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({ ...row, by: found.find((one) => one.applicationId === row.application_id)?.by ?? [] }))
}
