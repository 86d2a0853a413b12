import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { Answer } from './checklists.rules.ts'

/** The tables only this module may write. */
export type AuthenticationTables = Own<
  'authentications' | 'authentication_pictures',
  { authentications: { answers: Json<Record<string, Answer>> } }
>

export const authenticationTables = ownTables<AuthenticationTables>()
