// Made by `npm run tables` from the migrations. Never changed by hand.

export type MembersRows = {
  account_details: {
    account_id: string
    first_name: string
    last_name: string
    area_number: string
    mobile: string
    email: string
    language: 'en' | 'zh'
    side: 'women' | 'men'
    changed_at: Date
  }
}
