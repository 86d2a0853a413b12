// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type AuditTableRows = {
  audit_seals: {
    place: number
    entry_id: string
    seal: Buffer
    key_name: string | null
    signature: Buffer | null
    sealed_at: Generated<Date>
    format: 1 | 2
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends AuditTableRows {}
}
