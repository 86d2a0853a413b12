// Made by `npm run tables` from the migrations. Never changed by hand.

export type CodesViewRows = {
  sms_alarm_card: {
    raised_at: Date
    sent: number
    most: number
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CodesViewRows {}
}
