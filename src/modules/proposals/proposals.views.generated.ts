// Made by `npm run tables` from the migrations. Never changed by hand.

export type ProposalsViewRows = {
  proposal_contents: {
    proposal_id: string
    content: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ProposalsViewRows {}
}
