import type { ApplicationWire, RequirementWire } from '#modules/applications/applications.contract.ts'
import { type ApplicationRow, listAsked, listApplicationSteps, listFiles } from '#modules/applications/index.server.ts'
import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'

const iso = (at: Date | null): string => at?.toISOString() ?? ''
const fieldsOf = (fields: unknown): Record<string, string> => (fields ?? {}) as Record<string, string>

/** An application as its applicant and its reviewer see it. */
export async function presentApplication(tx: Read, application: ApplicationRow, language: Language): Promise<ApplicationWire> {
  const { details, state } = application
  return {
    applicationNo: application.application_number,
    kind: application.kind,
    state,
    begunTime: iso(application.begun_at),
    submittedTime: iso(application.submitted_at),
    decidedTime: iso(application.decided_at),
    reason: state === 'declined' ? await reasonOf(tx, application, language) : '',
    details: details === null ? null : fieldsOf(details),
    requirements: await presentRequirements(tx, application, language),
  }
}

async function presentRequirements(tx: Read, { application_id }: ApplicationRow, language: Language): Promise<RequirementWire[]> {
  const rows = await listAsked(tx, application_id)
  const files = await listFiles(
    tx,
    rows.map(({ requirement_id }) => requirement_id),
  )
  return rows.map((row) => ({
    requirementId: row.requirement_id,
    requirement: row.kind,
    state: row.state,
    reason: language === 'zh' ? row.reason_zh : row.reason_en,
    arrivedTime: iso(row.arrived_at),
    dueTime: iso(row.due_at),
    isLate: row.state === 'in-review' && row.due_at !== null && row.due_at < clock.now(),
    decidedTime: iso(row.decided_at),
    lastDay: row.last_day,
    fields: fieldsOf(row.fields),
    files: files.filter(({ requirementId }) => requirementId === row.requirement_id).map(({ uploadId }) => uploadId),
  }))
}

async function reasonOf(tx: Read, { application_id }: ApplicationRow, language: Language): Promise<string> {
  const last = (await listApplicationSteps(tx, application_id)).findLast(({ act }) => act === 'decline')
  return (language === 'zh' ? last?.wordsZh : last?.words) ?? ''
}
