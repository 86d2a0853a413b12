// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type UploadsTableRows = {
  removed_files: {
    object_key: string
    removed_at: Generated<Date>
  }
  uploads: {
    upload_id: string
    owner_id: string
    purpose: string
    content_type: string
    width: number | null
    height: number | null
    bytes: number
    created_at: Generated<Date>
    object_key: string
    network: string | null
    stored_at: Date | null
    removed_at: Date | null
    looks: number[] | null
    colours: Buffer | null
    is_plain: boolean | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends UploadsTableRows {}
}
