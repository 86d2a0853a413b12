import type { Role } from '#platform/access/sessions.server.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type OperatorTables = Own<'operators', { operators: { roles: Role[] } }>

export const operatorTables = ownTables<OperatorTables>()
