import type { RequirementKind } from './applicant-kinds.contract.ts'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Fields } from './application-parts.rules.ts'
import { canDecide, canSend } from './applications.rules.ts'
import { type ApplicationRow, applicationTables, type RequirementRow } from './applications.tables.ts'

type LockedApplication = Locked<ApplicationRow>

/** A list in SQL is never empty. */
const NONE = '00000000-0000-0000-0000-000000000000'

const newest = (tx: Read, applicationId: string) =>
  applicationTables(tx)
    .selectFrom('application_requirements')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('is_newest', '=', true)
    .orderBy('requirement_id')

/** What is asked of an application now, each document by its newest row. */
export const listAsked = (tx: Read, applicationId: string): Promise<RequirementRow[]> =>
  newest(tx, applicationId).where('is_asked', '=', true).execute()

export const listFiles = (tx: Read, requirementIds: readonly string[]) =>
  applicationTables(tx)
    .selectFrom('application_files')
    .select(['requirement_id as requirementId', 'upload_id as uploadId'])
    .where('requirement_id', 'in', [...requirementIds, NONE])
    .orderBy('requirement_id')
    .orderBy('position')
    .execute()

/** From now on these are asked for: what was shown before is kept, also for a kind that asks for it again. */
export async function askFor(tx: Tx, application: LockedApplication, kinds: readonly RequirementKind[]): Promise<void> {
  const { application_id } = application
  const there = await newest(tx, application_id).execute()
  for (const row of there) {
    const is_asked = kinds.some((kind) => kind === row.kind)
    if (row.is_asked !== is_asked)
      await applicationTables(tx)
        .updateTable('application_requirements')
        .set({ is_asked })
        .where('requirement_id', '=', row.requirement_id)
        .execute()
  }
  const missing = kinds.filter((kind) => !there.some((row) => row.kind === kind))
  if (missing.length === 0) return
  await applicationTables(tx)
    .insertInto('application_requirements')
    .values(missing.map((kind) => ({ requirement_id: newId(), application_id, kind })))
    .execute()
}

export type Sent = {
  fields: Fields
  files: readonly string[]
  dueAt: Date
  lastDay: string
  seal: (requirementId: string) => string | null
  /** In place of this very one, of a merchant whose application is approved. */
  replaces?: string
}

/**
 * A document arrives. In place of one that was decided it is a row of its own. Refuses APPLICATION_MOVED_ON for one that is accepted, and
 * where another has come in place of the one that it replaces.
 */
export async function sendRow(tx: Tx, application: LockedApplication, kind: RequirementKind, sent: Sent): Promise<string> {
  const row = (await listAsked(tx, application.application_id)).find((one) => one.kind === kind) ?? refuse('NOT_FOUND')
  const fits = sent.replaces === undefined ? canSend(row.state) : sent.replaces === row.requirement_id
  if (!fits) refuse('APPLICATION_MOVED_ON')
  const isFirst = row.state === 'needed'
  const requirementId = isFirst ? row.requirement_id : newId()
  const values = {
    ...{ fields: JSON.stringify(sent.fields), sealed: sent.seal(requirementId), state: 'in-review' as const },
    ...{ arrived_at: clock.now(), due_at: sent.dueAt, last_day: sent.lastDay },
  }
  if (isFirst)
    await applicationTables(tx)
      .updateTable('application_requirements')
      .set(values)
      .where('requirement_id', '=', requirementId)
      .execute()
  else {
    const { application_id, requirement_id: replaces } = row
    await applicationTables(tx)
      .updateTable('application_requirements')
      .set({ is_newest: false })
      .where('requirement_id', '=', replaces)
      .execute()
    await applicationTables(tx)
      .insertInto('application_requirements')
      .values({ requirement_id: requirementId, application_id, kind, replaces, ...values })
      .execute()
  }
  const files = sent.files.map((upload_id, position) => ({ requirement_id: requirementId, position, upload_id }))
  if (files.length > 0) await applicationTables(tx).insertInto('application_files').values(files).execute()
  return requirementId
}

type Decision = { act: 'accept' | 'refuse'; reason: { en: string; zh: string } }

/** Refuses APPLICATION_MOVED_ON where another file has come in its place, or a colleague was quicker. */
export async function decideRow(
  tx: Tx,
  application: LockedApplication,
  requirementId: string,
  { act, reason }: Decision,
): Promise<RequirementRow> {
  const [row] = await lockRows(tx, newest(tx, application.application_id).where('requirement_id', '=', requirementId))
  if (!row) return refuse('NOT_FOUND')
  if (!canDecide(row.state) || !row.is_asked) refuse('APPLICATION_MOVED_ON')
  await applicationTables(tx)
    .updateTable('application_requirements')
    .set({
      state: act === 'accept' ? 'accepted' : 'refused',
      reason_en: act === 'refuse' ? reason.en : '',
      reason_zh: act === 'refuse' ? reason.zh : '',
      decided_at: clock.now(),
    })
    .where('requirement_id', '=', requirementId)
    .execute()
  return row
}
