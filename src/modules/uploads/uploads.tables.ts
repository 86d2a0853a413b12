import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type UploadTables = Own<'uploads' | 'removed_files'>

export const uploadTables = ownTables<UploadTables>()
