import type { Selectable } from 'kysely'
import type { Generated, Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { Flag, Promised } from './invitations.contract.ts'
import type { InvitationsTableRows } from './invitations.tables.generated.ts'

/** The tables only this module may write. */
type InvitationTables = Own<
  InvitationsTableRows,
  'invitations' | 'barred_inviters' | 'invitation_visits',
  { invitations: { promise: Json<Promised>; flags: Generated<Json<Flag[]>> } }
>
export type InvitationRow = Selectable<InvitationTables['invitations']>

export const invitationTables = ownTables<InvitationTables>()
