// Made by `npm run tables` from the migrations. Never changed by hand.

export type SecondFactorViewRows = {
  confirmed_factors: {
    account_id: string
    confirmed_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends SecondFactorViewRows {}
}
