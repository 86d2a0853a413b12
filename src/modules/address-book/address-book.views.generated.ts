// Made by `npm run tables` from the migrations. Never changed by hand.

export type AddressBookViewRows = {
  kept_addresses: {
    account_id: string
    area_number: string
    mobile: string
    place_code: string
    city: string
    detail: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends AddressBookViewRows {}
}
