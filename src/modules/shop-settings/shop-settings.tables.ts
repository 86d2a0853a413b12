import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ShopSettingsTableRows } from './shop-settings.tables.generated.ts'

type Value = Json<Record<string, unknown>>

/** The tables only this module may write. */
export type ShopSettingsTables = Own<
  ShopSettingsTableRows,
  'settings' | 'settings_history',
  { settings: { value: Value }; settings_history: { before: Value; after: Value } }
>

export const shopSettingsTables = ownTables<ShopSettingsTables>()
