// Made by `npm run tables` from the migrations. Never changed by hand.

export type AuthenticationViewRows = {
  authentication_photos: {
    unit_id: string
    point: string
    position: number
    upload_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends AuthenticationViewRows {}
}
