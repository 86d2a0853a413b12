// Made by `npm run tables` from the migrations. Never changed by hand.

export type CertificatesViewRows = {
  withdrawn_certificates: {
    unit_id: string | null
    code: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CertificatesViewRows {}
}
