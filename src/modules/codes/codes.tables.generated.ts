// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type CodesTableRows = {
  one_time_codes: {
    code_id: string
    purpose: string
    subject: string
    owner_id: string
    contact: string
    network: string
    code_hash: Buffer
    tries: Generated<number>
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
    proof_hash: Buffer | null
    proof_until: Date | null
    channel: Generated<'mail' | 'sms'>
    place: Generated<'device' | 'network' | 'stranger'>
  }
  sms_alarms: {
    alarm_id: string
    raised_at: Generated<Date>
    sent: number
    most: number
    is_full: boolean
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CodesTableRows {}
}
