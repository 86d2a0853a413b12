// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type SecondFactorTableRows = {
  factor_shows: {
    session_id: string
    account_id: string
    shown_at: Date
  }
  recovery_codes: {
    account_id: string
    code_hash: Buffer
    used_at: Date | null
  }
  second_factor_tries: {
    try_id: string
    account_id: string
    succeeded: Generated<boolean>
    created_at: Generated<Date>
  }
  second_factors: {
    account_id: string
    secret: string | null
    pending_secret: string | null
    confirmed_at: Date | null
    last_step: Generated<number>
    created_at: Generated<Date>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends SecondFactorTableRows {}
}
