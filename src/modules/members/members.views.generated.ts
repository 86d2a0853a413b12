// Made by `npm run tables` from the migrations. Never changed by hand.

export type MembersViewRows = {
  account_contacts: {
    account_id: string
    kind: 'email' | 'mobile'
    value: string
    proven_at: Date | null
  }
  account_devices: {
    account_id: string
    device_hash: Buffer
  }
  account_names: {
    account_id: string
    first_name: string
    last_name: string
    nickname: string
    birthday: string
    name: string | null
    side: 'women' | 'men'
  }
  known_networks: {
    account_id: string
    device: string
    network: string
  }
  member_card: {
    account_id: string
    invite_code: string
    joined_at: Date
    is_open: boolean
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends MembersViewRows {}
}
