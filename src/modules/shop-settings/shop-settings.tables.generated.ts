// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Json } from '#platform/tables/column-types.ts'

export type ShopSettingsTableRows = {
  settings: {
    name: string
    value: Json
    version: number
    changed_at: Date
    changed_by: string
  }
  settings_history: {
    name: string
    version: number
    before: Json
    after: Json
    changed_at: Date
    changed_by: string
    operator_id: string | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ShopSettingsTableRows {}
}
