// Made by `npm run tables` from the migrations. Never changed by hand.

export type ApplicationsViewRows = {
  accepted_bank_accounts: {
    merchant_id: string | null
    bank_code: string
    last_digits: string
    holder: string
  }
  application_links: {
    application_id: string
    application_number: string
    account_id: string
    merchant_id: string | null
    kind: 'individual' | 'company' | 'genuine-store' | 'brand' | 'global-buyer' | 'influencer'
    state: 'draft' | 'submitted' | 'rejected' | 'approved' | 'declined' | 'withdrawn'
    shop_name: string | null
    mark: 'phone' | 'email' | 'company-number' | 'bank-account' | 'address' | null
    value: string | null
  }
  merchant_brands: {
    merchant_id: string | null
    brand_code: string
  }
  merchant_documents: {
    merchant_id: string | null
    kind:
      | 'identity'
      | 'incorporation'
      | 'business-registration'
      | 'address-proof'
      | 'operations-contact'
      | 'bank-account'
      | 'pledge'
      | 'authorisation'
      | 'invoice-chain'
      | 'trademark'
      | 'purchases'
      | 'channels'
      | 'dealer-registration'
    last_day: string
  }
  merchant_suppliers: {
    merchant_id: string | null
    address: string
    dealer_number: string
    legal_name: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ApplicationsViewRows {}
}
