import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { SecondFactorTableRows } from './second-factor.tables.generated.ts'

/** The tables only this module may write. */
export type SecondFactorTables = Own<
  SecondFactorTableRows,
  'second_factors' | 'recovery_codes' | 'second_factor_tries' | 'factor_shows'
>

export const secondFactorTables = ownTables<SecondFactorTables>()
