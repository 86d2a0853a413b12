import { sql } from 'kysely'
import { z } from 'zod'
import { requirementKinds } from './applicant-kinds.contract.ts'
import { dayAfter } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { type ApplicationRow, applicationTables, type RequirementRow } from './applications.tables.ts'
import { ASKED_AGAIN } from './documents.rules.ts'

/** The application a merchant came from; those from before applications have none. */
/** From which a merchant came, or is to come with its approval. */
export const findApplicationOf = (tx: Read, merchantId: string): Promise<ApplicationRow | undefined> =>
  applicationTables(tx)
    .selectFrom('applications')
    .selectAll()
    .where(({ or, eb }) => or([eb('merchant_id', '=', merchantId), eb('early_merchant_id', '=', merchantId)]))
    .executeTakeFirst()

/** Of each document the one accepted last, by its kind. */
export async function listAccepted(tx: Read, applicationId: string): Promise<Map<string, RequirementRow>> {
  const rows = await applicationTables(tx)
    .selectFrom('application_requirements')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'accepted')
    .orderBy('decided_at')
    .orderBy('requirement_id')
    .execute()
  return new Map(rows.map((row) => [row.kind, row]))
}

/** Which part of an accepted document names who is paid, the account's own first. */
const NAMED_BY = [
  ['bank-account', 'payee'],
  ['incorporation', 'companyName'],
  ['identity', 'representative'],
] as const

/**
 * In which names a merchant may have an account, as its documents were accepted; of a company, not that of who signs for it. One from
 * before applications has shown none.
 */
export async function listAcceptedNames(tx: Read, merchantId: string): Promise<string[]> {
  const application = await findApplicationOf(tx, merchantId)
  if (!application) return []
  const accepted = await listAccepted(tx, application.application_id)
  return NAMED_BY.flatMap(([kind, field]) => {
    if (kind === 'identity' && accepted.has('incorporation')) return []
    const { [field]: name = '' } = (accepted.get(kind)?.fields ?? {}) as Record<string, string>
    return name === '' ? [] : [name]
  })
}

const Ending = z.object({
  requirementId: z.string(),
  applicationId: z.string(),
  merchantId: z.string(),
  kind: z.enum(requirementKinds),
  lastDay: z.string(),
})
export type EndingDocument = z.output<typeof Ending>

/** Documents of merchants that end soon and were not asked for since: each is answered once for each of the times. */
export function takeEnding(tx: Tx, today: string, most: number): Promise<EndingDocument[]> {
  const [early, late] = ASKED_AGAIN
  const within = sql`case when r.last_day <= ${dayAfter(today, late)} then ${late}::int else ${early}::int end`
  return changeRows(
    tx,
    Ending,
    sql`update application_requirements d set asked_again = e.days from (
        select r.requirement_id, a.application_id, a.merchant_id, ${within} as days
        from application_requirements r join applications a on a.application_id = r.application_id
        where r.state = 'accepted' and r.is_asked and r.last_day between ${today} and ${dayAfter(today, early)}
          and a.merchant_id is not null and r.asked_again > ${within} and not exists (
            select from application_requirements o
            where o.application_id = r.application_id and o.kind = r.kind and o.requirement_id <> r.requirement_id
              and (o.state = 'in-review' or (o.state = 'accepted' and (o.last_day = '' or o.last_day > r.last_day))))
        order by r.last_day, r.requirement_id limit ${most} for no key update of r skip locked) e
      where d.requirement_id = e.requirement_id
      returning d.requirement_id as "requirementId", e.application_id as "applicationId", e.merchant_id as "merchantId", d.kind,
        d.last_day as "lastDay"`,
  )
}

const Ended = z.object({ merchantId: z.string(), applicationId: z.string(), kind: z.enum(requirementKinds), lastDay: z.string() })
export type EndedDocument = z.output<typeof Ended>

/** Documents of merchants, or of one, that have ended and have not been replaced. */
export const listEnded = (tx: Read, today: string, merchantId?: string): Promise<EndedDocument[]> =>
  readRows(
    tx,
    Ended,
    sql`select d.merchant_id as "merchantId", a.application_id as "applicationId", d.kind, d.last_day as "lastDay"
      from merchant_documents d join applications a on a.merchant_id = d.merchant_id
      where d.last_day < ${today} ${merchantId === undefined ? sql`` : sql`and d.merchant_id = ${merchantId}`}
      order by d.merchant_id, d.kind`,
  )

/** Whether the shop has accepted a document of this kind that is valid today. */
export async function hasDocument(tx: Read, merchantId: string, kind: string, today: string): Promise<boolean> {
  const found = await readRows(
    tx,
    z.object({ kind: z.string() }),
    sql`select kind from merchant_documents where merchant_id = ${merchantId} and kind = ${kind} and last_day >= ${today}`,
  )
  return found.length > 0
}
