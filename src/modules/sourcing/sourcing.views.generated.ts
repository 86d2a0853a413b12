// Made by `npm run tables` from the migrations. Never changed by hand.

export type SourcingViewRows = {
  sourcing_bidders: {
    request_id: string
    merchant_id: string
  }
  sourcing_card: {
    request_id: string
    request_number: string
    account_id: string
    house: string
    words: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends SourcingViewRows {}
}
