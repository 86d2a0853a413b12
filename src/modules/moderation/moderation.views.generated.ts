// Made by `npm run tables` from the migrations. Never changed by hand.

export type ModerationViewRows = {
  community_rests: {
    account_id: string
    until: Date | null
  }
  pictures_of_cases: {
    upload_id: string
  }
  waiting_pictures: {
    upload_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ModerationViewRows {}
}
