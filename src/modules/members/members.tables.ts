import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { MembersTableRows } from './members.tables.generated.ts'

/** The tables only this module may write. */
export type MemberTables = Own<
  MembersTableRows,
  | 'account_details'
  | 'members'
  | 'contacts'
  | 'passwords'
  | 'known_devices'
  | 'device_ids'
  | 'sign_in_tries'
  | 'passkeys'
  | 'passkey_challenges'
  | 'member_notes'
  | 'identities'
  | 'provider_visits'
  | 'provider_arrivals'
  | 'challenges'
  | 'used_challenges'
>

export const memberTables = ownTables<MemberTables>()
