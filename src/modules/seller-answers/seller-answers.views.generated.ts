// Made by `npm run tables` from the migrations. Never changed by hand.

export type SellerAnswersViewRows = {
  seller_evidence: {
    upload_id: string
    account_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends SellerAnswersViewRows {}
}
