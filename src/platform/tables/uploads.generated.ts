// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from './column-types.ts'

export type UploadsRows = {
  removed_files: {
    object_key: string
    removed_at: Generated<Date>
  }
  upload_card: {
    upload_id: string
    width: number | null
    height: number | null
    looks: number[] | null
    colours: Buffer | null
    is_plain: boolean | null
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
