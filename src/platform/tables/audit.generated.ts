// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from './column-types.ts'

export type AuditRows = {
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
