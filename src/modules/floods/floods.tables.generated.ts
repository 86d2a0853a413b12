// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type FloodsTableRows = {
  flood_alarms: {
    alarm_id: string
    kind: 'passwords' | 'sessions' | 'lookups' | 'cards'
    counted: number
    raised_at: Generated<Date>
  }
  flood_counts: {
    about: string
    minute: Date
    slot: number
    counted: number
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends FloodsTableRows {}
}
