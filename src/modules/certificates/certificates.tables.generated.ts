// Made by `npm run tables` from the migrations. Never changed by hand.

export type CertificatesTableRows = {
  certificate_entries: {
    entry_number: number
    type: 'issue' | 'withdrawal'
    code: string
    unit_id: string | null
    body: string
    previous_hash: Buffer
    entry_hash: Buffer
    key_name: string
    signature: Buffer
    made_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CertificatesTableRows {}
}
