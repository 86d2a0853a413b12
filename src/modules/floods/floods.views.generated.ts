// Made by `npm run tables` from the migrations. Never changed by hand.

export type FloodsViewRows = {
  flood_alarm_card: {
    kind: 'passwords' | 'sessions' | 'lookups' | 'cards'
    counted: number
    raised_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends FloodsViewRows {}
}
