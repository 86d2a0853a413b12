import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { UploadsTableRows } from './uploads.tables.generated.ts'

/** The tables only this module may write. */
export type UploadTables = Own<UploadsTableRows, 'uploads' | 'removed_files'>

export const uploadTables = ownTables<UploadTables>()
