// Made by `npm run tables` from the migrations. Never changed by hand.

export type UploadsViewRows = {
  member_pictures: {
    upload_id: string
    owner_id: string
    purpose: string
  }
  upload_card: {
    upload_id: string
    width: number | null
    height: number | null
    looks: number[] | null
    colours: Buffer | null
    is_plain: boolean | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends UploadsViewRows {}
}
