import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { Answer } from './checklists.rules.ts'
import type { AuthenticationTableRows } from './authentication.tables.generated.ts'

/** The tables only this module may write. */
export type AuthenticationTables = Own<
  AuthenticationTableRows,
  'authentications' | 'authentication_pictures',
  { authentications: { answers: Json<Record<string, Answer>> } }
>

export const authenticationTables = ownTables<AuthenticationTables>()
