import type { MembersViewRows } from './members.views.generated.ts'

/** What other modules may read of members. Made in migrations. */
export const memberViews = [
  'member_card',
  'account_names',
  'account_contacts',
  'account_devices',
  'known_networks',
] as const satisfies readonly (keyof MembersViewRows)[]
