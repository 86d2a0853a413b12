import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ApplicationsTableRows } from './applications.tables.generated.ts'

/** The tables only this module may write. */
export type ApplicationTables = Own<
  ApplicationsTableRows,
  'applications' | 'application_requirements' | 'application_files' | 'application_steps' | 'application_marks'
>
export type ApplicationRow = Selectable<ApplicationTables['applications']>
export type RequirementRow = Selectable<ApplicationTables['application_requirements']>

export const applicationTables = ownTables<ApplicationTables>()
