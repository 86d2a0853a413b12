// Made by `npm run tables` from the migrations. Never changed by hand.

export type AddressBookTableRows = {
  addresses: {
    address_id: string
    account_id: string
    first_name: string
    last_name: string
    area_number: string
    mobile: string
    territory: 'HK' | 'MO' | 'CN' | 'TW' | 'ABROAD'
    place_code: string
    city: string
    post_code: string
    detail: string
    is_default: boolean
    is_billing: boolean
    is_shipping: boolean
    created_at: Date
    changed_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends AddressBookTableRows {}
}
